import CellConfiguration
import CellDocuments
import CellPictures
extension Invocation {
  /// An operation on documents.
  enum Verb: String, CaseIterable {
    case render
    case watch
    case layout
    case describe
    case explain
    case lint
    case diff
    case schema
    case symbols

    /// Whether the verb draws pictures.
    var draws: Bool { self == .render || self == .watch }

    /// Whether the verb can read documents as an app does.
    var readsLeniently: Bool { takesRenderingOptions }

    /// Whether the output can go to a file.
    var hasOutput: Bool { draws || self == .diff || !takesRenderingOptions }

    /// Whether the verb lays out documents, whose settings a look overrides.
    var takesRenderingOptions: Bool { self != .schema && self != .symbols }

    /// The arguments after the verb, and its effect.
    private var line: (arguments: String, effect: String) {
      switch self {
      case .render: ("FILE.json... [-o FILE] [look]", "draw lists as SVG, PNG or a page")
      case .watch: ("FILE.json... [-o PAGE.html] [look]", "draw them whenever they are saved")
      case .layout: ("FILE.json [look]", "print frames and values as JSON")
      case .describe: ("FILE.json [look]", "print frames and values as text")
      case .explain: ("FILE.json [--row 0.2] [--of NAME]", "print why frames and values are so")
      case .lint: ("FILE.json... [--strict] [look]", "check lists for design mistakes")
      case .diff: ("OLD.json NEW.json [-o PAGE.html] [look]", "print what changed")
      case .schema: ("[-o FILE]", "print the JSON Schema of documents")
      case .symbols: ("[-o FILE]", "draw all symbols as SVG")
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
          FILE.json can be - for standard input. The name after -o determines the output:
            list.svg               a picture; without -o, and with -o -, on standard output
            /dev/stdout            the same, as for any name without an extension
            list.png               the same in pixels, made by rsvg-convert, chromium or chrome
            list.pdf               the same as a page of its size, made by these programs
            page.html              a page of all files in all looks
          Missing folders are created.
          --inspect                margins blue, paddings orange, slots red, frames as lines

          """ + Invocation.lenient + Invocation.namedLooks + Invocation.looks
      case .watch:
        first + """
          The page, by default preview/live.html, updates itself while the command runs. A mistake
          in a file is shown above the last good picture.
          --inspect                margins blue, paddings orange, slots red, frames as lines

          """ + Invocation.lenient + Invocation.namedLooks + Invocation.looks
      case .layout, .describe:
        first + "FILE.json can be - for standard input.\n" + Invocation.lenient + Invocation.looks
      case .explain:
        first + """
          FILE.json can be - for standard input. Without a row, all cells are explained.
          --row SECTION.ROW        the row, by numbers from 0; or --header SECTION, --footer SECTION
          --of LIST                parts, numbers and properties: text,image.minX,textProperties.color
          --assumed                list only what rests on an assumed number

          """ + Invocation.lenient + Invocation.looks
      case .lint:
        first + """
          FILE.json can be - for standard input.
          --strict                 exit with status 1 if there is a finding
          --json                   print the findings as JSON
          --sarif                  print them as SARIF, for the code scanning of a hosted CI
          --annotations            print them as annotations of a workflow
          --except LIST            findings to leave out: shrunkText,lowContrast
          \(Invocation.wrapped("Findings are " + Invocation.identifiers + "."))

          """ + Invocation.looks
      case .diff:
        first + """
          Prints the steps that turn one list into the other; rows are found again by their ids. The
          status is 1 if the lists differ.
          --json                   print the steps as JSON
          -o PAGE.html             also draw both lists on a page

          """ + Invocation.lenient + Invocation.looks
      case .schema:
        first + """
          Name the file in a document, and editors complete it and mark mistakes:
          { "$schema": "./cellpreview.schema.json", "sections": [] }

          """
      case .symbols: first
      }
    }
  }

  /// The usage of all verbs.
  static let usage =
    "usage: cellpreview" + String(repeating: " ", count: 45) + "draw the gallery into preview/\n"
    + Verb.allCases.map(\.summary).joined()
      + """
             cellpreview VERB --help, --version
      FILE.json can be - for standard input; missing folders are created.

      """ + looks

  private static let lenient = """
    --lenient                show what an app would that reads leniently, and print the issues
    --features LIST          the same for an app that has features, or kinds of custom content:
                             maps,ratings

    """

  private static let namedLooks = """
    --looks LIST             on a page, the looks of each file's pictures: light,dark+rtl
    \(wrapped("Looks are " + RenderingOptions.commandLineNames + "."))

    """

  private static let identifiers =
    LintRule.allCases.map(\.name).joined(separator: ", ")

  private static let looks = """
    A look overrides the settings of the document:
    \(RenderingOptions.commandLineUsage)

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
