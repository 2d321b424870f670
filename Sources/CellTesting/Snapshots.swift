import CellPictures
import Foundation
import Testing
import XCTest

/// Checks that a configuration, a cell, a list or a document matches its recorded snapshot.
///
/// ```swift
/// @Test("A Wi-Fi row matches its snapshot")
/// func wifi() {
///   var content = ListContentConfiguration.valueCell()
///   content.text = "Wi-Fi"
///   content.secondaryText = "Home"
///   assertSnapshot(of: content, in: [.phone, .phone.dark, .phone.accessibilityLarge])
/// }
/// ```
///
/// The snapshot for each element of `options` is a file next to the test file, such as
/// `Snapshots/CellTests/wifi.phone-dark.txt`. If the two differ, the test fails. The first line of
/// the failure names the change, and the others show the difference. Failures are issues in Swift
/// Testing and test failures in XCTest. In Swift Testing, the recorded snapshot, a picture of the
/// new look, and a page with both are attached: `swift test --attachments-path FOLDER` writes them
/// to a folder that exists.
///
/// - Parameters:
///   - subject: The value to compare.
///   - options: The devices and settings for the comparison.
///   - format: The format of the snapshot: frames and values as text, or a picture.
///   - name: A name for the snapshot, if a test has several.
///   - recording: The snapshots to write; `nil` for the choice of the environment.
///   - fileID: The file of the test, for failures.
///   - filePath: The path of the test file. The snapshots are next to it.
///   - line: The line of the test.
///   - column: The column of the test.
///   - function: The name of the test.
public func assertSnapshot(
  of subject: some SnapshotSubject, in options: [RenderingOptions] = [.phone],
  as format: SnapshotFormat = .text, named name: String? = nil,
  recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function
) {
  for options in options {
    do {
      let file = SnapshotFile(
        beside: "\(filePath)", ["\(function)"] + (name.map { [$0] } ?? []) + [options.name], format)
      let layout = try subject.layout(in: options)
      let old = file.recordedText
      let new = format.text(of: layout, showsLayoutGuides: options.showsLayoutGuides)
      do {
        try file.check(new, recording ?? .requested(), explaining: layout.terms(of:))
      } catch {
        let picture = layout.picture(showsLayoutGuides: options.showsLayoutGuides)
        let page = SnapshotPage(
          recorded: old, new: new, in: format, picture: picture, failure: "\(error)")
        attach(
          [("recorded.\(format.pathExtension)", old), ("new.svg", picture), ("html", page.html)],
          to: file)
        throw error
      }
    } catch {
      guard Test.current != nil else {
        XCTFail("\(error)", file: filePath, line: line)
        continue
      }
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      Issue.record(Comment(rawValue: "\(error)"), sourceLocation: location)
    }
  }
}

/// Attaches files to the failure of a test, each with the name of its snapshot and its own ending.
private func attach(_ files: [(ending: String, text: String?)], to snapshot: SnapshotFile) {
  #if compiler(>=6.2)  // ST-0009
    guard Test.current != nil else { return }
    let name = snapshot.url.deletingPathExtension().lastPathComponent
    for file in files {
      if let text = file.text { Attachment.record(text, named: "\(name).\(file.ending)") }
    }
  #endif
}

extension DocumentLayout {
  /// The number of explained edges in a failure.
  private static let termLimit = 6

  /// Returns lines with the terms of frames that changed; empty without any.
  package func terms(of parts: [DisplayChange.MovedPart]) -> String {
    let explained = parts.prefix(Self.termLimit).flatMap {
      self.explanations(ofChangesIn: $0.cell, $0.part, since: $0.old)
    }
    return explained.prefix(Self.termLimit).map { "\($0)\n" }.joined()
  }
}
