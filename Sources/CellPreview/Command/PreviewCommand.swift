public import CellText
public import Foundation

/// The command `cellpreview`, without the process around it.
///
/// | arguments | result |
/// |---|---|
/// | none | draws the gallery and the language list into `preview/` and says where; with Pango, that list with both shapers |
/// | `render FILE.json [-o OUT.svg] [--inspect]` | the list as a picture |
/// | `layout FILE.json` | resolved values and frames as JSON |
/// | `describe FILE.json` | the same as readable text |
///
/// `FILE.json` can be `-` for standard input; without `-o` the picture goes to standard output.
public struct PreviewCommand {
  /// Where the command reads and writes.
  public struct Surroundings {
    /// The folder that relative paths start from.
    public var directory: URL

    /// Reads all of standard input.
    public var readInput: () -> Data

    /// Writes to standard output.
    public var print: (String) throws -> Void

    /// Writes to standard error.
    public var printError: (String) -> Void

    /// The shaper of Pango, in builds that have it.
    public var pango: (any TextShaper)?

    /// Makes surroundings of their parts.
    public init(
      directory: URL, readInput: @escaping () -> Data, print: @escaping (String) throws -> Void,
      printError: @escaping (String) -> Void, pango: (any TextShaper)? = nil
    ) {
      self.directory = directory
      self.readInput = readInput
      self.print = print
      self.printError = printError
      self.pango = pango
    }
  }

  /// How the command ended, as the exit status of a process.
  public enum Status: Int32, Sendable {
    /// Everything was done.
    case success = 0

    /// The input could not be used, or the output not be written; nothing was written in part.
    case failure = 1

    /// The arguments were wrong.
    case usage = 64
  }

  private let surroundings: Surroundings

  /// Makes a command in some surroundings.
  public init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Runs the command with the arguments that follow its name.
  public func run(_ arguments: [String]) -> Status {
    do {
      switch try Invocation(arguments) {
      case .help: try print(Invocation.usage)
      case .gallery: try drawGallery()
      case .render(let file, let output, let inspects):
        let picture = try self.layout(file).picture(inspecting: inspects)
        if let output {
          try write(picture, to: output)
        } else {
          try print(picture)
        }
      case .layout(let file): try print(layout(file).report())
      case .describe(let file): try print(layout(file).descriptionText())
      }
      return .success
    } catch let error as Invocation.UsageError {
      surroundings.printError("cellpreview: \(error.message)\n\n\(Invocation.usage)")
      return .usage
    } catch {
      surroundings.printError("cellpreview: \(error)\n")
      return .failure
    }
  }

  private func layout(_ file: String) throws -> PreviewLayout {
    let document = try PreviewDocument(data: read(file), name: file)
    return try PreviewLayout(document, name: file, pango: surroundings.pango)
  }

  private func print(_ text: String) throws {
    do {
      try surroundings.print(text)
    } catch {
      throw PreviewError(
        file: "standard output",
        problem: "found \(FileObstacle(error)), expected an output that can be written to")
    }
  }

  private func read(_ file: String) throws -> Data {
    if file == "-" { return surroundings.readInput() }
    let url = url(file)
    do {
      return try Data(contentsOf: url)
    } catch {
      throw PreviewError(
        file: file,
        problem: "found \(FileObstacle(reading: url, error)), expected a file that can be read")
    }
  }

  private func write(_ text: String, to file: String) throws {
    let url = url(file)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // What is written as a whole takes the place of what was there, so a link is followed first,
      // and a device or pipe, which has to stay, is written to as it is.
      let target = url.resolvingSymlinksInPath()
      let type = try? FileManager.default.attributesOfItem(atPath: target.path)[.type]
      let isReplaceable = type == nil || type as? FileAttributeType == .typeRegular
      try Data(text.utf8).write(to: target, options: isReplaceable ? .atomic : [])
    } catch {
      throw PreviewError(
        file: file,
        problem: "found \(FileObstacle(writing: url, error)), expected a file that can be written")
    }
  }

  private func drawGallery() throws {
    for file in Gallery(pango: surroundings.pango).files {
      try write(file.text, to: "preview/\(file.name)")
    }
    try print("Open preview/index.html\n")
  }

  private func url(_ file: String) -> URL {
    file.hasPrefix("/")
      ? URL(fileURLWithPath: file) : surroundings.directory.appendingPathComponent(file)
  }
}
