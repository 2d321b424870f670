import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// The parsed arguments of the command.
enum Invocation: Equatable {
  case help(Verb?)
  case version
  case gallery
  case render(file: String, output: String?, RenderingOptions)
  case page(files: [String], output: String, [RenderingOptions])
  case watch(files: [String], output: String, [RenderingOptions])
  case layout(file: String, RenderingOptions)
  case describe(file: String, RenderingOptions)
  case explain(file: String, Explain, RenderingOptions)
  case lint(files: [String], Lint, RenderingOptions)
  case diff(old: String, new: String, isJSON: Bool, output: String?, RenderingOptions)
  case schema(output: String?)
  case symbols(output: String?)

  /// The options of the verb `lint`.
  struct Lint: Equatable {
    /// The form in which the findings are printed.
    var format = LintReport.Format.text

    /// Whether findings cause a failure.
    var isStrict = false

    /// The identifiers of findings that are not reported.
    var exceptions: Set<LintRule> = []
  }

  /// The options of the verb `explain`.
  struct Explain: Equatable {
    /// The row, header or footer; `nil` for all.
    var item: ListItem?

    /// The names of parts, numbers and properties; `nil` for the frames of all parts.
    var names: [String]?

    /// Whether only what rests on assumed numbers is printed.
    var listsAssumptions = false
  }

  /// An error for invalid arguments.
  struct UsageError: Error {
    var message: String
  }

  /// The version of the package.
  static let versionText = "cellpreview 0.1\n"

  init(_ arguments: [String]) throws {
    guard let command = arguments.first else {
      self = .gallery
      return
    }
    if ["--help", "-h", "help"].contains(command) {
      self = .help(nil)
      return
    }
    if command == "--version" {
      self = .version
      return
    }
    guard let verb = Verb(rawValue: command) else {
      throw UsageError(message: "there is no command \(command)")
    }
    self = try Options(verb, arguments.dropFirst()).map { try $0.invocation() } ?? .help(verb)
  }
}

/// The options and files after a verb.
private struct Options {
  let verb: Invocation.Verb
  var files: [String] = []
  /// The argument that names the output.
  var output: String?
  var options = RenderingOptions()
  /// The names of the looks for each file; `nil` for one picture each.
  var looks: String?
  var lint = Invocation.Lint()
  var explain = Invocation.Explain()

  /// Parses options, or returns `nil` if they request help.
  init?(_ verb: Invocation.Verb, _ arguments: ArraySlice<String>) throws {
    self.verb = verb
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return nil
      case "-o" where verb.hasOutput, "--output" where verb.hasOutput:
        try Self.set(&output, argument, "the path of a file", &rest)
      case "--inspect" where verb.draws: options.showsLayoutGuides = true
      case "--looks" where verb.draws:
        try Self.set(&looks, argument, "names, such as light,dark,dark+rtl", &rest)
      case "--lenient" where verb.readsLeniently: options.features = options.features ?? []
      case "--features" where verb.readsLeniently:
        let names = try Self.value(argument, "names, such as maps,ratings", &rest)
        let features = names.split(separator: ",").map(String.init)
        options.features = (options.features ?? []).union(features)
      case "--json" where verb == .lint || verb == .diff: try setFormat(.json)
      case "--sarif" where verb == .lint: try setFormat(.sarif)
      case "--annotations" where verb == .lint: try setFormat(.annotations)
      case "--strict" where verb == .lint: lint.isStrict = true
      case "--except" where verb == .lint:
        let names = try Self.value(argument, "identifiers, such as shrunkText,lowContrast", &rest)
        lint.exceptions.formUnion(try Self.identifiers(names))
      case "--of" where verb == .explain:
        let names = try Self.value(argument, "names, such as text.minX,textProperties.color", &rest)
        let parts = names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !parts.isEmpty else {
          throw Invocation.UsageError(message: "--of needs names, such as text.minX")
        }
        explain.names = (explain.names ?? []) + parts
      case "--assumed" where verb == .explain: explain.listsAssumptions = true
      case "--row" where verb == .explain, "--header" where verb == .explain,
        "--footer" where verb == .explain:
        guard explain.item == nil else {
          throw Invocation.UsageError(message: "explain takes one row, header or footer")
        }
        explain.item = try Self.item(argument, &rest)
      case "-": files.append(argument)
      case _ where try verb.takesRenderingOptions && options.take(argument, &rest): break
      case _ where argument.hasPrefix("-"):
        throw Invocation.UsageError(message: "\(verb) has no option \(argument)")
      default: files.append(argument)
      }
    }
  }

  /// Sets the form of the findings, which one option can change.
  private mutating func setFormat(_ format: LintReport.Format) throws {
    guard [.text, format].contains(lint.format) else {
      throw Invocation.UsageError(message: "lint takes one of --json, --sarif and --annotations")
    }
    lint.format = format
  }

  /// Sets the value of an option that can be given once.
  private static func set(
    _ value: inout String?, _ option: String, _ noun: String,
    _ arguments: inout ArraySlice<String>
  ) throws {
    guard value == nil else { throw Invocation.UsageError(message: "\(option) is given twice") }
    value = try Self.value(option, noun, &arguments)
  }

  /// Returns the row, header or footer that an option names by numbers from 0.
  private static func item(
    _ option: String, _ arguments: inout ArraySlice<String>
  ) throws -> ListItem {
    let example = option == "--row" ? "a section and a row, such as 0.2" : "a section, such as 0"
    let text = try value(option, example, &arguments)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { $0 >= 0 }
    guard numbers.count == parts.count, numbers.count == (option == "--row" ? 2 : 1) else {
      throw Invocation.UsageError(message: "\(option): found \"\(text)\", expected \(example)")
    }
    return switch option {
    case "--header": .header(section: numbers[0])
    case "--footer": .footer(section: numbers[0])
    default: .row(section: numbers[0], row: numbers[1])
    }
  }

  private static func value(
    _ option: String, _ noun: String, _ arguments: inout ArraySlice<String>
  ) throws -> String {
    guard let value = arguments.popFirst() else {
      throw Invocation.UsageError(message: "\(option) needs \(noun)")
    }
    return value
  }

  /// Returns the identifiers in a list.
  private static func identifiers(_ list: String) throws -> [LintRule] {
    try list.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let identifier = LintRule.allCases.first(where: { $0.name == name }) else {
        let names = LintRule.allCases.map(\.name)
        throw Invocation.UsageError(
          message: "there is no finding \(name.isEmpty ? "without a name" : String(name)); the "
            + "findings are \(names.joined(separator: ", "))")
      }
      return identifier
    }
  }

  func invocation() throws -> Invocation {
    switch verb {
    case .render:
      try checkEnding()
      if let output, output.lowercased().hasSuffix(".html") {
        return .page(files: try someFiles(), output: output, try allOptions())
      }
      if files.count > 1 || looks != nil {
        let subject = looks == nil ? "several files need" : "--looks needs"
        throw Invocation.UsageError(
          message: "\(subject) a page: add -o and the name of a file that ends in .html")
      }
      return .render(file: try onlyFile(), output: outputFile, options)
    case .watch:
      let output = output ?? "preview/live.html"
      guard output.lowercased().hasSuffix(".html") else {
        throw Invocation.UsageError(message: "watch needs a file whose name ends in .html")
      }
      guard !files.contains("-") else {
        throw Invocation.UsageError(message: "watch takes files, not standard input")
      }
      return .watch(files: try someFiles(), output: output, try allOptions())
    case .layout: return .layout(file: try onlyFile(), options)
    case .describe: return .describe(file: try onlyFile(), options)
    case .explain:
      if explain.listsAssumptions, explain.names != nil {
        throw Invocation.UsageError(message: "explain takes --of or --assumed, not both")
      }
      return .explain(file: try onlyFile(), explain, options)
    case .lint: return .lint(files: try someFiles(), lint, options)
    case .diff:
      guard files.count == 2 else {
        throw Invocation.UsageError(message: "diff takes two files, not \(files.count)")
      }
      if let output, !output.lowercased().hasSuffix(".html") {
        throw Invocation.UsageError(
          message: "-o: found \"\(output)\", expected a name that ends in .html")
      }
      return .diff(
        old: files[0], new: files[1], isJSON: lint.format == .json, output: output, options)
    case .schema, .symbols:
      guard files.isEmpty else {
        throw Invocation.UsageError(message: "\(verb) takes no file, not \(files.count)")
      }
      return verb == .schema ? .schema(output: outputFile) : .symbols(output: outputFile)
    }
  }

  /// Throws if the extension of the output's name does not match a kind of picture.
  ///
  /// A name without an extension belongs to a device, a pipe or a picture in SVG format.
  private func checkEnding() throws {
    let name = output?.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.index(after: dot) < name.endIndex
    else { return }
    guard [".svg", ".png", ".pdf", ".html"].contains(name[dot...].lowercased()) else {
      throw Invocation.UsageError(
        message:
          "-o: found \"\(name[dot...])\", expected a name that ends in .svg, .png, .pdf or .html")
    }
  }

  /// The output file; `nil` for standard output.
  private var outputFile: String? { output == "-" ? nil : output }

  private func onlyFile() throws -> String {
    guard let file = files.first, files.count == 1 else {
      throw Invocation.UsageError(message: "\(verb) takes one file, not \(files.count)")
    }
    return file
  }

  private func someFiles() throws -> [String] {
    guard !files.isEmpty else {
      throw Invocation.UsageError(message: "\(verb) takes one file or more, not 0")
    }
    return files
  }

  private func allOptions() throws -> [RenderingOptions] {
    try looks.map { try options.named($0) } ?? [options]
  }
}
