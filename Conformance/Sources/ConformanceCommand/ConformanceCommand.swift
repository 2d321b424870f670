import CellConformance
import Foundation
import PackageSubject

/// Asks a subject about the vectors, and prints a report.
@main
struct ConformanceCommand {
  private static let usage = """
    usage: checkvectors [--subject COMMAND] [--area AREA]... [--format text|json|junit] FOLDER

      FOLDER      The folder with the vectors.
      --subject   A command that answers questions on standard input; this package by default.
      --area      An area to ask about; all of them by default.
      --format    The format of the report; text by default.

    The exit status is 0 if nothing failed, 1 if something did, and 64 for other arguments.
    """

  @MainActor
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    var command: String?
    var areas: Set<String> = []
    var format = Report.Format.text
    var folders: [String] = []
    while let argument = arguments.popFirst() {
      switch argument {
      case "--subject": command = value(of: argument, &arguments)
      case "--area": areas.insert(value(of: argument, &arguments))
      case "--format":
        let name = value(of: argument, &arguments)
        guard let known = Report.Format(rawValue: name) else { stop("no format \(name)") }
        format = known
      case _ where argument.hasPrefix("-"): stop("no option \(argument)")
      default: folders.append(argument)
      }
    }
    guard folders.count == 1 else { stop("expected a folder") }
    let files = try VectorFile.all(in: URL(fileURLWithPath: folders[0]))
    let unknown = areas.subtracting(files.map(\.area))
    guard unknown.isEmpty, !files.isEmpty else {
      stop("\(folders[0]) has no \(unknown.sorted().first ?? "vectors")")
    }
    let subject: any Subject = try command.map { try ProcessSubject($0) } ?? PackageSubject()
    let report = Report(subject, files: files, areas: areas)
    print(try report.formatted(as: format), terminator: "")
    if !report.failures.isEmpty { exit(1) }
  }

  private static func value(of option: String, _ arguments: inout ArraySlice<String>) -> String {
    guard let value = arguments.popFirst() else { stop("\(option) needs a value") }
    return value
  }

  private static func stop(_ problem: String) -> Never {
    FileHandle.standardError.write(Data("checkvectors: \(problem)\n\n\(usage)\n".utf8))
    exit(64)
  }
}
