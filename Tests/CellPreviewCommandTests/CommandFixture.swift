import CellPreviewCommand
import CellText
import Foundation
import Testing

/// A temporary folder in which the command runs, and the output of the command.
final class CommandFixture {
  let directory: URL
  private(set) var output = ""
  private(set) var errors = ""
  var input = Data()
  /// Whether the command reads the standard input of the process instead of ``input``.
  var readsInput = false
  /// The function that shows progress, if there is a terminal.
  var printProgress: (@Sendable (String) -> Void)?
  /// The stand-in for Pango; `nil` for a command that is built without Pango.
  var pango: (any TextShaper)?
  /// The folders to search for programs.
  var searchPath: [String] = []
  /// The events while the command waits, one for each wait; the command ends after the last.
  var events: [() throws -> Void] = []
  private var saveCount = 0

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("cellpreview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// Runs the command.
  func run(_ arguments: String...) -> PreviewCommand.Status { run(arguments) }

  /// Runs the command.
  func run(_ arguments: [String]) -> PreviewCommand.Status {
    let command = PreviewCommand(
      PreviewCommand.Surroundings(
        directory: directory,
        readInput: {
          self.readsInput
            ? try PreviewCommand.Surroundings.ofProcess().readInput() : self.input
        },
        print: { self.output += $0 }, printError: { self.errors += $0 },
        printProgress: printProgress, pango: pango, searchPath: searchPath,
        wait: { _ in self.nextEvent() }))
    return command.run(arguments)
  }

  private func nextEvent() -> Bool {
    if events.isEmpty { return false }
    do {
      try events.removeFirst()()
    } catch {
      Issue.record(error)
    }
    return true
  }

  /// Writes a file into the folder, with certain permissions if they are given.
  func write(_ text: String, to name: String = "list.json", mode: Int? = nil) throws {
    try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    // Two saves within a tick of the system's clock would have the same date.
    saveCount += 1
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceReferenceDate: Double(saveCount))],
      ofItemAtPath: path(name))
    if let mode { try setMode(mode, of: name) }
  }

  /// Writes a program into a folder of the folder.
  ///
  /// Another process writes it: while a test in this one starts a program, that program has the
  /// same open files for a moment, and no file that is open for writing can be run.
  func writeProgram(_ text: String, to name: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = #"mkdir -p "${0%/*}"; printf %s "$1" > "$0"; chmod 755 "$0""#
    shell.arguments = ["-c", script, path(name), text]
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
  }

  /// The permissions of a file in the folder.
  func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  /// Gives a file in the folder, or the folder itself, permissions.
  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  /// Puts something other than a file into the place of a file in the folder.
  func replace(_ name: String, by kind: String) throws {
    let path = path(name)
    try FileManager.default.removeItem(atPath: path)
    switch kind {
    case "a pipe": try #require(mkfifo(path, 0o600) == 0)
    case "a folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "a socket": try #require(mknod(path, S_IFSOCK | 0o600, 0) == 0)
    default:
      // Endless, and not to be read.
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "/dev/zero")
    }
  }

  /// Where a file of the folder is.
  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  /// Puts a symbolic link into the folder.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: destination)
  }

  /// Where a symbolic link of the folder leads.
  func destination(of name: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: path(name))
  }

  /// Gives up the rights of the superuser for the rest of the process, for exit tests: nothing is
  /// closed to the superuser.
  static func becomeNobody() {
    if getuid() == 0 { precondition(setgid(65534) == 0 && setuid(65534) == 0) }
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
