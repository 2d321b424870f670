import CellDocuments
import CellPictures
extension Invocation {
  /// An operation on documents.
  enum Verb: String, CaseIterable {
    case render
    case watch
    case layout
    case describe
    case lint
    case schema

    /// Whether the verb draws pictures.
    var draws: Bool { self == .render || self == .watch }

    /// Whether the output can go to a file.
    var hasOutput: Bool { draws || self == .schema }

    /// The arguments after the verb, and its effect.
    private var line: (arguments: String, effect: String) {
      switch self {
      case .render: ("FILE.json... [-o FILE] [look]", "draw lists as SVG, PNG or a page")
      case .watch: ("FILE.json... [-o PAGE.html] [look]", "draw them whenever they are saved")
      case .layout: ("FILE.json [look]", "print frames and values as JSON")
      case .describe: ("FILE.json [look]", "print frames and values as text")
      case .lint: ("FILE.json... [--strict] [look]", "check lists for mistakes of design")
      case .schema: ("[-o FILE]", "print the JSON Schema of documents")
      }
    }

    /// The summary of the verb in the usage of all verbs.
    fileprivate var summary: String {
      let command = "cellpreview \(rawValue) \(line.arguments)"
      let space = String(repeating: " ", count: max(2, 56 - command.count))
      return "       \(command)\(space)\(line.effect)\n"
    }

    /// The answer to `--help`.
    var usage: String {
      let first = "usage: cellpreview \(rawValue) \(line.arguments)\n\(line.effect)\n\n"
      return switch self {
      case .render:
        first + """
          FILE.json can be - for standard input. The name behind -o decides what comes out:
            list.svg               a picture; without -o, and with -o -, on standard output
            /dev/stdout            the same, as under any name without an ending
            list.png               the same in pixels, made by rsvg-convert, chromium or chrome
            page.html              a page of all files in all looks
          Folders that are missing are made.
          --inspect                margins blue, paddings orange, slots red, frames as lines

          """ + Invocation.namedLooks + Invocation.looks
      case .watch:
        first + """
          The page, preview/live.html if nothing else is said, follows by itself as long as the
          command runs. A mistake in a file shows above the last good picture.
          --inspect                margins blue, paddings orange, slots red, frames as lines

          """ + Invocation.namedLooks + Invocation.looks
      case .layout, .describe: first + "FILE.json can be - for standard input.\n" + Invocation.looks
      case .lint:
        first + """
          FILE.json can be - for standard input.
          --strict                 exit with status 1 if there is a finding
          --json                   print the findings as JSON
          --except LIST            findings that are not reported: shrunkText,lowContrast
          \(Invocation.wrapped("Findings are " + Invocation.identifiers + "."))

          """ + Invocation.looks
      case .schema:
        first + """
          Name the file in a document, and editors complete it and mark mistakes:
          { "$schema": "./cellpreview.schema.json", "sections": [] }

          """
      }
    }
  }

  /// The usage of all verbs.
  static let usage =
    "usage: cellpreview" + String(repeating: " ", count: 45) + "draw the gallery into preview/\n"
    + Verb.allCases.map(\.summary).joined()
      + """
             cellpreview VERB --help, --version
      FILE.json can be - for standard input; folders that are missing are made.

      """ + looks

  private static let namedLooks = """
    --looks LIST             on a page, the looks that each file has a picture in: light,dark+rtl
    \(wrapped("Looks are " + Look.names + "."))

    """

  private static let identifiers =
    ConfigurationLint.Identifier.allCases.map(\.rawValue).joined(separator: ", ")

  private static let looks = """
    A look takes the place of what the document says:
    \(Look.usage)

    """

  /// Returns a text wrapped to lines of at most 96 characters.
  fileprivate static func wrapped(_ text: String) -> String {
    text.split(separator: " ").reduce(into: "") { result, word in
      let line = result.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
      result += result.isEmpty ? "" : line + 1 + word.count > 96 ? "\n" : " "
      result += word
    }
  }
}
