import CellConfiguration
import CellDocuments
import CellPictures
package import CellText
package import Foundation

/// The command `cellpreview`, without the process around it.
///
/// | arguments | result |
/// |---|---|
/// | none | draws the gallery into `preview`; with Pango, languages twice |
/// | `render FILE.json [-o FILE] [--inspect]` | the list as a picture, SVG or PNG |
/// | `render FILE.json… -o PAGE.html [--looks LIST]` | a page of all lists in all variants |
/// | `watch FILE.json… [-o PAGE.html] [--looks LIST]` | the same again whenever a file is saved |
/// | `layout FILE.json` | resolved values and frames as JSON |
/// | `describe FILE.json` | the same as readable text |
/// | `explain FILE.json [--row 0.2] [--of NAME]` | why frames and values are what they are |
/// | `lint FILE.json… [--strict] [--json]` | findings about lists that draw without an error |
/// | `diff OLD.json NEW.json [--json] [-o PAGE.html]` | the steps from one list to another |
/// | `schema [-o FILE]` | the JSON Schema of documents |
/// | `symbols [-o FILE]` | all symbols with their names as a picture |
///
/// `FILE.json` can be `-` for standard input; without `-o` the picture goes to standard output.
/// Options such as `--dark`, `--rtl` or `--width 320` override the settings of the document;
/// `--help` lists them.
package struct PreviewCommand {
  /// The input and output of the command.
  package struct Surroundings {
    /// The folder for relative paths.
    package var directory: URL

    /// Reads standard input to its end.
    package var readInput: () throws -> Data

    /// Writes to standard output.
    package var print: (String) throws -> Void

    /// Writes to standard error.
    package var printError: (String) -> Void

    /// Writes to standard error if that is a terminal, where a line can be overwritten; otherwise
    /// `nil`.
    package var printProgress: (@Sendable (String) -> Void)?

    /// The shaper of Pango, in builds that have it.
    package var pango: (any TextShaper)?

    /// The folders to search for programs.
    package var searchPath: [String]

    /// Waits for some seconds, and returns whether a continuing command should go on.
    package var wait: (Double) -> Bool

    /// Creates surroundings from their parts.
    package init(
      directory: URL, readInput: @escaping () throws -> Data,
      print: @escaping (String) throws -> Void,
      printError: @escaping (String) -> Void,
      printProgress: (@Sendable (String) -> Void)? = nil, pango: (any TextShaper)? = nil,
      searchPath: [String] = [], wait: @escaping (Double) -> Bool = { _ in false }
    ) {
      self.directory = directory
      self.readInput = readInput
      self.print = print
      self.printError = printError
      self.printProgress = printProgress
      self.pango = pango
      self.searchPath = searchPath
      self.wait = wait
    }
  }

  /// The result of the command, as the exit status of a process.
  package enum Status: Int32, Sendable {
    /// The command succeeded.
    case success = 0

    /// The input could not be used or the output could not be written; nothing was written in part.
    /// With `lint --strict`, there are findings; with `diff`, differences.
    case failure = 1

    /// The arguments were wrong.
    case usage = 64
  }

  private let surroundings: Surroundings

  /// Creates a command with its surroundings.
  package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Runs the command with the arguments that follow its name.
  package func run(_ arguments: [String]) -> Status {
    do {
      switch try Invocation(arguments) {
      case .help(let verb): try print(verb?.usage ?? Invocation.usage)
      case .version: try print(Invocation.versionText)
      case .gallery: try drawGallery()
      case .render(let file, let output, let rendering): try render(file, to: output, rendering)
      case .page(let files, let output, let variants):
        try check(output, besides: files)
        try write(maker(files, variants, read: read).page().text, to: output)
      case .watch(let files, let output, let variants): try watch(files, output, variants)
      case .schema(let output): try write(ListDocument.schema, to: output)
      case .symbols(let output): try write(SymbolPicture.text, to: output)
      case .lint(let files, let options, let rendering): return try lint(files, options, rendering)
      case .diff(let old, let new, let isJSON, let output, let rendering):
        return try compare(old, new, isJSON: isJSON, output, rendering)
      case .layout(let file, let rendering): try print(layout(file, rendering).report())
      case .describe(let file, let rendering): try print(layout(file, rendering).describe())
      case .explain(let file, let options, let rendering):
        try print(explain(options, layout(file, rendering), file))
      }
      return .success
    } catch let error as Invocation.UsageError {
      let message = error.message.escapedForTerminals
      let verb = arguments.first.flatMap(Invocation.Verb.init).map { "\($0) " } ?? ""
      surroundings.printError("cellpreview: \(message)\nSee cellpreview \(verb)--help\n")
      return .usage
    } catch {
      surroundings.printError("cellpreview: \(error)\n")
      return .failure
    }
  }

  private func render(_ file: String, to output: String?, _ rendering: RenderingOptions) throws {
    let layout = try layout(file, rendering)
    let picture = layout.picture(
      showsLayoutGuides: rendering.showsLayoutGuides, explainsFrames: rendering.showsLayoutGuides)
    if let output { try check(output, besides: [file]) }
    guard let output, let format = PictureConverter.Format(fileName: output) else {
      return try write(picture, to: output)
    }
    let scale = layout.traits.displayScale
    let data: Data
    do {
      data = try PictureConverter(searching: surroundings.searchPath)
        .convert(picture, to: format, size: layout.contentSize, scale: scale > 0 ? scale : 1)
    } catch {
      throw DocumentError(
        file: output,
        problem:
          "found \(FileObstacle(error)), expected a program that turns SVG into \(format.name): install "
          + "Debian's librsvg2-bin, Homebrew's librsvg, or chromium; a file whose name ends in .svg "
          + "needs none")
    }
    try write(data, to: output)
  }

  private func maker(
    _ files: [String], _ variants: [RenderingOptions], read: @escaping (String) throws -> Data
  ) -> PageMaker {
    PageMaker(
      files: files, variants: variants, read: read, pictures: pictures(besides:),
      pango: surroundings.pango,
      notice: notice)
  }

  private func watch(_ files: [String], _ output: String, _ variants: [RenderingOptions]) throws {
    let page = LivePage(path: output)
    for path in [output, page.scriptPath] { try check(path, besides: files) }
    var isOpen = false
    // A pipe or device must not keep the watch waiting.
    try Watcher(
      maker: maker(files, variants, read: { try read($0, with: FileStatus.openRegular) }),
      page: page, stamp: { FileStamp(url($0).path) },
      write: { try write(Data($0.utf8), to: $1, allowsPipes: false) },
      report: { surroundings.printError("cellpreview: \($0)\n") },
      wait: { seconds in
        if !isOpen { try? print("Open \(output); Control-C ends the watch\n") }
        isOpen = true
        return surroundings.wait(seconds)
      }
    ).run()
  }

  private func layout(_ file: String, _ rendering: RenderingOptions) throws -> DocumentLayout {
    let layout = try layout(read(file), file, rendering)
    layout.symbolNotices(file: file).forEach(notice)
    return layout
  }

  /// Lays out the contents of a file, and reports the pictures that the layout lacks.
  private func layout(
    _ data: Data, _ file: String, _ rendering: RenderingOptions
  ) throws -> DocumentLayout {
    try rendering.layout(
      data, name: file, pango: surroundings.pango, pictures: pictures(besides: file),
      notice: notice)
  }

  private func pictures(besides file: String) -> PictureFolder {
    PictureFolder(besides: file == "-" ? nil : url(file).path)
  }

  /// Prints the difference between two documents, and draws it on a page if there is an output.
  private func compare(
    _ old: String, _ new: String, isJSON: Bool, _ output: String?, _ rendering: RenderingOptions
  ) throws -> Status {
    let contents = try [old, new].map { (name: $0, data: try read($0)) }
    let documents = try contents.map {
      try rendering.document($0.data, name: $0.name, notice: notice)
    }
    let difference = DocumentDifference(from: documents[0], to: documents[1])
    if let output {
      try check(output, besides: [old, new])
      // Standard input can be read once.
      let data = Dictionary(contents.map { ($0.name, $0.data) }) { first, _ in first }
      let maker = maker([old, new], [rendering]) { try data[$0] ?? read($0) }
      try write(maker.comparison(difference).text, to: output)
    }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try print(String(decoding: encoder.encode(difference), as: UTF8.self) + "\n")
    } else {
      try print("\(difference)\n")
    }
    return difference.isEmpty ? .success : .failure
  }

  /// Returns the explanations of frames and values.
  private func explain(
    _ options: Invocation.Explain, _ layout: DocumentLayout, _ file: String
  ) throws -> String {
    if let item = options.item, !layout.document.items.contains(item) {
      throw DocumentError(
        file: file, problem: "found no \(item), expected one: rows and sections count from 0")
    }
    if options.listsAssumptions { return layout.explainAssumptions(at: options.item) }
    do {
      return try layout.explain(options.names, at: options.item)
    } catch {
      throw DocumentError(
        file: file,
        problem: "found no \(error.name) in these cells, expected a part such as text, a number "
          + "such as text.minX, or a property such as textProperties.color")
    }
  }

  /// Prints the findings about documents, or throws the mistakes of all that cannot be read.
  private func lint(
    _ files: [String], _ options: Invocation.Lint, _ rendering: RenderingOptions
  ) throws -> Status {
    let results = try files.map { file -> Result<LintReport, DocumentError> in
      do {
        return .success(try report(file, options, rendering))
      } catch let error as DocumentError {
        return .failure(error)
      }
    }.skippingSchemas(notice).compactMap(\.self)
    let errors = results.compactMap(\.error)
    if !errors.isEmpty { throw PageError(errors: errors) }
    let reports = results.compactMap { try? $0.get() }
    try print(LintReport.output(reports, options.format))
    return options.isStrict && reports.contains { !$0.isEmpty } ? .failure : .success
  }

  /// Returns the findings about a document.
  private func report(
    _ file: String, _ options: Invocation.Lint, _ rendering: RenderingOptions
  ) throws -> LintReport {
    let data = try read(file)
    let document = try layout(data, file, rendering).document
    let lint = try ConfigurationLint(document, name: file, pango: surroundings.pango)
    let findings = lint.findings.filter { !options.exceptions.contains($0.identifier) }
    return LintReport(findings, file: file, data: data)
  }

  /// Prints a notice that is not an error.
  private func notice(_ sentence: String) { surroundings.printError("cellpreview: \(sentence)\n") }

  private func print(_ text: String) throws {
    do {
      try surroundings.print(text)
    } catch {
      throw DocumentError(
        file: "standard output",
        problem: "found \(FileObstacle(error)), expected an output that can be written to")
    }
  }

  private func read(_ file: String) throws -> Data {
    if file == "-" { return try readInput() }
    return try read(file) { try FileHandle(forReadingFrom: URL(fileURLWithPath: $0)) }
  }

  private func read(_ file: String, with open: (String) throws -> FileHandle) throws -> Data {
    do {
      return try open(url(file).path).readDocument()
    } catch {
      throw DocumentError(
        file: file,
        problem: "found \(FileObstacle(reading: error)), expected a file that can be read")
    }
  }

  private func readInput() throws -> Data {
    do {
      return try surroundings.readInput()
    } catch {
      throw DocumentError(
        file: "standard input",
        problem: "found \(FileObstacle(reading: error)), expected an input that can be read")
    }
  }

  /// Writes a text to a file, or to standard output without one.
  private func write(_ text: String, to file: String?) throws {
    guard let file else { return try print(text) }
    try write(Data(text.utf8), to: file)
  }

  private func write(_ data: Data, to file: String, allowsPipes: Bool = true) throws {
    let url = url(file)
    do {
      try OutputFile(path: url.path, allowsPipes: allowsPipes).write(data)
    } catch {
      throw DocumentError(
        file: file,
        problem: "found \(FileObstacle(writing: url.path, error)), expected a file that can be "
          + "written")
    }
  }

  /// Throws if the output would overwrite a document.
  private func check(_ output: String, besides files: [String]) throws {
    guard let old = FileStatus(url(output).path), old.isRegular else { return }
    for file in files {
      let input = file == "-" ? "/dev/stdin" : url(file).path
      guard let input = FileStatus(input), old.isSameFile(as: input) else { continue }
      throw DocumentError(
        file: output, problem: "found the document that is drawn, expected another file")
    }
  }

  private func drawGallery() throws {
    let progress = surroundings.printProgress.map { Progress(print: $0) }
    let files = Gallery(pango: surroundings.pango).files { progress?.show($0, of: $1) }
    progress?.end()
    for file in files { try write(file.text, to: "preview/\(file.name)") }
    try print("Open preview/index.html\n")
  }

  private func url(_ file: String) -> URL {
    file.hasPrefix("/")
      ? URL(fileURLWithPath: file) : surroundings.directory.appendingPathComponent(file)
  }
}
