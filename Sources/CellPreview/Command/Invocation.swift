/// What the arguments of the command ask for.
enum Invocation: Equatable {
  case help(Verb?)
  case version
  case gallery
  case render(file: String, output: String?, inspects: Bool, Look)
  case layout(file: String, Look)
  case describe(file: String, Look)
  case schema(output: String?)

  /// What is done with a document.
  enum Verb: String, CaseIterable {
    case render
    case layout
    case describe
    case schema

    /// Whether what comes out can go to a file.
    var hasOutput: Bool { self == .render || self == .schema }

    var usage: String {
      switch self {
      case .render:
        """
        usage: cellpreview render FILE.json [-o OUT.svg] [--inspect] [look]   draw a list
        FILE.json can be - for standard input. Without -o, and with -o -, the picture goes to
        standard output; folders that are missing are made.
        --inspect                margins blue, paddings orange, slots red, frames as lines

        """ + Invocation.looks
      case .layout:
        "usage: cellpreview layout FILE.json [look]   print frames and values as JSON\n"
          + Invocation.looks
      case .describe:
        "usage: cellpreview describe FILE.json [look]   print frames and values as text\n"
          + Invocation.looks
      case .schema:
        """
        usage: cellpreview schema [-o FILE]   print the JSON Schema of documents
        Name the file in a document, and editors complete and check it:
        { "$schema": "./cellpreview.schema.json", "sections": [] }

        """
      }
    }
  }

  /// Arguments that mean nothing.
  struct UsageError: Error {
    var message: String
  }

  /// The version of the package.
  static let versionText = "cellpreview 0.1\n"

  static let usage = """
    usage: cellpreview                                              draw the gallery into preview/
           cellpreview render FILE.json [-o OUT.svg] [--inspect] [look]   draw a list
           cellpreview layout FILE.json [look]                      print frames and values as JSON
           cellpreview describe FILE.json [look]                    print them as text
           cellpreview schema [-o FILE]                             print the JSON Schema of documents
           cellpreview VERB --help, --version
    FILE.json can be - for standard input. Without -o the picture goes to standard output;
    with it, folders that are missing are made.

    """ + looks

  private static let looks = """
    A look takes the place of what the document says:
    \(Look.usage)

    """

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
    var files: [String] = []
    var output: String?
    var inspects = false
    var look = Look()
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help(verb)
        return
      case "-o" where verb.hasOutput, "--output" where verb.hasOutput:
        guard let path = rest.popFirst() else {
          throw UsageError(message: "\(argument) needs the path of a file")
        }
        output = path
      case "--inspect" where verb == .render: inspects = true
      case "-": files.append(argument)
      case _ where try verb != .schema && look.take(argument, &rest): break
      case _ where argument.hasPrefix("-"):
        throw UsageError(message: "\(command) has no option \(argument)")
      default: files.append(argument)
      }
    }
    if verb == .schema {
      guard files.isEmpty else { throw UsageError(message: "schema takes no file") }
      self = .schema(output: output == "-" ? nil : output)
      return
    }
    guard let file = files.first, files.count == 1 else {
      throw UsageError(message: "\(command) takes one file, not \(files.count)")
    }
    if let output, output.lowercased().hasSuffix(".png") {
      throw UsageError(
        message: "a picture is written as SVG, not as PNG: write it to a file whose name ends in "
          + ".svg, and turn that into PNG with rsvg-convert")
    }
    switch verb {
    case .render:
      self = .render(file: file, output: output == "-" ? nil : output, inspects: inspects, look)
    case .layout: self = .layout(file: file, look)
    case .describe: self = .describe(file: file, look)
    case .schema: self = .schema(output: output)
    }
  }
}
