package import CellText
package import Foundation

/// The command `cellpreview`, without the process around it.
///
/// | arguments | result |
/// |---|---|
/// | none | draws the gallery into the page `preview/index.html` and says where; with Pango, the languages with both shapers |
/// | `render FILE.json [-o OUT.svg] [--inspect]` | the list as a picture |
/// | `layout FILE.json` | resolved values and frames as JSON |
/// | `describe FILE.json` | the same as readable text |
///
/// `FILE.json` can be `-` for standard input; without `-o` the picture goes to standard output.
/// Options such as `--dark`, `--rtl` or `--width 320` take the place of what the document says;
/// `--help` lists them.
package struct PreviewCommand {
  /// Where the command reads and writes.
  package struct Surroundings {
    /// The folder that relative paths start from.
    package var directory: URL

    /// Reads standard input to its end.
    package var readInput: () throws -> Data

    /// Writes to standard output.
    package var print: (String) throws -> Void

    /// Writes to standard error.
    package var printError: (String) -> Void

    /// Writes to standard error where that is a terminal, on which a line can be written anew; nil
    /// where it is not.
    package var printProgress: (@Sendable (String) -> Void)?

    /// The shaper of Pango, in builds that have it.
    package var pango: (any TextShaper)?

    /// Makes surroundings of their parts.
    package init(
      directory: URL, readInput: @escaping () throws -> Data,
      print: @escaping (String) throws -> Void,
      printError: @escaping (String) -> Void,
      printProgress: (@Sendable (String) -> Void)? = nil, pango: (any TextShaper)? = nil
    ) {
      self.directory = directory
      self.readInput = readInput
      self.print = print
      self.printError = printError
      self.printProgress = printProgress
      self.pango = pango
    }
  }

  /// How the command ended, as the exit status of a process.
  package enum Status: Int32, Sendable {
    /// Everything was done.
    case success = 0

    /// The input could not be used, or the output not be written; nothing was written in part.
    case failure = 1

    /// The arguments were wrong.
    case usage = 64
  }

  private let surroundings: Surroundings

  /// Makes a command in some surroundings.
  package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Runs the command with the arguments that follow its name.
  package func run(_ arguments: [String]) -> Status {
    do {
      switch try Invocation(arguments) {
      case .help(let verb): try print(verb?.usage ?? Invocation.usage)
      case .version: try print(Invocation.versionText)
      case .gallery: try drawGallery()
      case .render(let file, let output, let inspects, let look):
        let picture = try layout(file, look).picture(inspecting: inspects)
        if let output {
          try check(output, besides: file)
          try write(picture, to: output)
        } else {
          try print(picture)
        }
      case .layout(let file, let look): try print(layout(file, look).report())
      case .describe(let file, let look): try print(layout(file, look).descriptionText())
      }
      return .success
    } catch let error as Invocation.UsageError {
      let message = error.message.escapedForTerminals
      surroundings.printError("cellpreview: \(message)\n\n\(Invocation.usage)")
      return .usage
    } catch {
      surroundings.printError("cellpreview: \(error)\n")
      return .failure
    }
  }

  private func layout(_ file: String, _ look: Look) throws -> PreviewLayout {
    let document = try PreviewDocument(data: read(file), name: file)
    let layout = try PreviewLayout(
      look.applied(to: document), name: file, pango: surroundings.pango)
    for notice in layout.symbolNotices(file: file) {
      surroundings.printError("cellpreview: \(notice)\n")
    }
    return layout
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
    if file == "-" { return try readInput() }
    do {
      return try FileHandle(forReadingFrom: url(file)).readDocument()
    } catch {
      throw PreviewError(
        file: file,
        problem: "found \(FileObstacle(reading: error)), expected a file that can be read")
    }
  }

  private func readInput() throws -> Data {
    do {
      return try surroundings.readInput()
    } catch {
      throw PreviewError(
        file: "standard input",
        problem: "found \(FileObstacle(reading: error)), expected an input that can be read")
    }
  }

  private func write(_ text: String, to file: String) throws {
    let url = url(file)
    do {
      try OutputFile(path: url.path).write(text)
    } catch {
      throw PreviewError(
        file: file,
        problem: "found \(FileObstacle(writing: url.path, error)), expected a file that can be "
          + "written")
    }
  }

  /// Throws for an output that would take the place of the document.
  private func check(_ output: String, besides file: String) throws {
    let input = file == "-" ? "/dev/stdin" : url(file).path
    guard let input = FileStatus(input), let old = FileStatus(url(output).path), old.isRegular,
      old.isSameFile(as: input)
    else { return }
    throw PreviewError(
      file: output, problem: "found the document that is drawn, expected another file")
  }

  private func drawGallery() throws {
    let progress = surroundings.printProgress.map { Progress(print: $0) }
    let page = Gallery(pango: surroundings.pango).page { progress?.show($0, of: $1) }
    progress?.end()
    try write(page, to: "preview/index.html")
    try print("Open preview/index.html\n")
  }

  private func url(_ file: String) -> URL {
    file.hasPrefix("/")
      ? URL(fileURLWithPath: file) : surroundings.directory.appendingPathComponent(file)
  }
}
