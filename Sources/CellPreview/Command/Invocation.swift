/// What the arguments of the command ask for.
enum Invocation: Equatable {
  case help
  case gallery
  case render(file: String, output: String?, inspects: Bool)
  case layout(file: String)
  case describe(file: String)

  /// Arguments that mean nothing.
  struct UsageError: Error {
    var message: String
  }

  static let usage = """
    usage: cellpreview                                        draw the gallery into preview/
           cellpreview render FILE.json [-o OUT.svg] [--inspect]   draw a list
           cellpreview layout FILE.json                       print frames and values as JSON
           cellpreview describe FILE.json                     print them as text
    FILE.json can be - for standard input. Without -o the picture goes to standard output;
    with it, folders that are missing are made.

    """

  init(_ arguments: [String]) throws {
    guard let command = arguments.first else {
      self = .gallery
      return
    }
    if ["--help", "-h", "help"].contains(command) {
      self = .help
      return
    }
    var files: [String] = []
    var output: String?
    var inspects = false
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "-o" where command == "render", "--output" where command == "render":
        guard let path = rest.popFirst() else {
          throw UsageError(message: "\(argument) needs the path of a file")
        }
        output = path
      case "--inspect" where command == "render": inspects = true
      case "-": files.append(argument)
      case _ where argument.hasPrefix("-"):
        throw UsageError(message: "\(command) has no option \(argument)")
      default: files.append(argument)
      }
    }
    guard ["render", "layout", "describe"].contains(command) else {
      throw UsageError(message: "there is no command \(command)")
    }
    guard let file = files.first, files.count == 1 else {
      throw UsageError(message: "\(command) takes one file, not \(files.count)")
    }
    switch command {
    case "render": self = .render(file: file, output: output, inspects: inspects)
    case "layout": self = .layout(file: file)
    default: self = .describe(file: file)
    }
  }
}
