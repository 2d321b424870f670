import CellPreview
import CellText
import Foundation
import Testing

/// A folder of its own to run the command in, with what it printed.
final class CommandFixture {
  let directory: URL
  private(set) var output = ""
  private(set) var errors = ""
  var input = Data()
  /// What stands for Pango, if the command is built with it.
  var pango: (any TextShaper)?

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("cellpreview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Runs the command.
  func run(_ arguments: String...) -> PreviewCommand.Status {
    let command = PreviewCommand(
      PreviewCommand.Surroundings(
        directory: directory, readInput: { self.input }, print: { self.output += $0 },
        printError: { self.errors += $0 }, pango: pango))
    return command.run(arguments)
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String = "list.json") throws {
    try Data(text.utf8).write(to: directory.appendingPathComponent(name))
  }

  /// The files in the folder and below it.
  var files: [String] {
    FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String }.sorted()
      ?? []
  }

  /// The text of a file in the folder.
  func read(_ name: String) throws -> String {
    try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
  }
}
