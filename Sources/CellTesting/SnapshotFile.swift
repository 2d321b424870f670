package import Foundation

/// The file with which a snapshot is compared.
package struct SnapshotFile {
  package let url: URL

  /// Creates the file of a snapshot next to a test: `Snapshots/CellTests/wifi.phone-dark.txt`.
  ///
  /// - Parameters:
  ///   - test: The path of the test's file.
  ///   - parts: The words of the snapshot's name. Characters other than letters and digits become
  ///     hyphens.
  package init(beside test: String, _ parts: [String], _ format: SnapshotFormat) {
    let test = URL(fileURLWithPath: test)
    let name = parts.map(Self.fileName).joined(separator: ".")
    url = test.deletingLastPathComponent().appendingPathComponent("Snapshots")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).\(format.pathExtension)")
  }

  /// Returns a name of a test or of options, `wifi(state:)` or `phone-dark`, as part of a file
  /// name.
  private static func fileName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The recorded snapshot; `nil` if there is none.
  var recordedText: String? {
    FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Compares a text with the file, or writes the file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - recording: When the file is written.
  ///   - explain: Returns lines about frames that changed.
  /// - Throws: ``SnapshotError`` if they differ or the file is missing, even if the file is then
  ///   written.
  package func check(
    _ text: String, _ recording: SnapshotRecording,
    explaining explain: ([DisplayChange.MovedPart]) -> String = { _ in "" }
  ) throws {
    if recording == .all { return try write(text) }
    guard let recorded = recordedText else {
      if recording == .never {
        throw SnapshotError(
          message: "There is no snapshot \(url.path). To record it, run the test with "
            + "CELL_SNAPSHOTS=missing.")
      }
      try write(text)
      throw SnapshotError(
        message: "There was no snapshot, so one was recorded: \(url.path). Look at it, and run the "
          + "test again.")
    }
    if recorded == text { return }
    let difference = LineDifference(from: recorded, to: text).description
    var (change, terms) = ("", "")
    if url.pathExtension == SnapshotFormat.text.pathExtension {
      let display = DisplayChange(from: recorded, to: text)
      (change, terms) = (display.description, explain(display.movedParts))
    }
    if recording == .failed { try write(text) }
    throw SnapshotError(
      message: (change.isEmpty ? "" : "\(change)\n") + terms + "The snapshot \(url.path) differs"
        + (recording == .failed ? " and was recorded again" : "")
        + ". Lines with - are recorded, those with + are new:\n\(difference)"
        + (recording == .failed ? "" : "\nTo record it, run the test with CELL_SNAPSHOTS=failed."))
  }

  private func write(_ text: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw SnapshotError(message: "The snapshot \(url.path) cannot be written: \(error)")
    }
  }
}
