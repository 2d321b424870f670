import Foundation
import Testing

/// A block of Swift in an article or in documentation comments.
struct SwiftExample: CustomTestStringConvertible {
  /// The file, from the root of the package.
  let file: String

  /// The number of the line that opens the block, from 1.
  let line: Int

  /// The block as it stands there, without indentation and comment marks.
  let text: String

  /// The statements, to be compared with those of compiled files.
  var statements: [String] { Self.statements(of: text) }

  var testDescription: String { "\(file):\(line)" }

  /// Whether the block belongs into the manifest of a program that uses the package.
  ///
  /// No test can compile it, because it needs a package from an address.
  var isManifest: Bool { text.contains(".package(") || text.contains(".product(name:") }

  /// The examples in a file: an article, or a source with documentation comments.
  static func examples(in file: String, text: String) -> [SwiftExample] {
    let isArticle = file.hasSuffix(".md")
    var examples: [SwiftExample] = []
    var start: Int?
    var block: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var line = line.drop { $0 == " " }
      if !isArticle {
        guard line.hasPrefix("///") else { continue }
        line = line.dropFirst(3).drop { $0 == " " }
      }
      if line == "```swift" {
        (start, block) = (index + 1, [])
      } else if line == "```", let line = start {
        let text = block.joined(separator: "\n")
        examples.append(SwiftExample(file: file, line: line, text: text))
        start = nil
      } else if start != nil {
        block.append(line)
      }
    }
    return examples
  }

  /// The lines that say something: without indentation, comments and imports.
  ///
  /// Lines of a text have a mark in front, so that code in a text differs from code.
  static func statements(of text: String) -> [String] {
    var isText = false
    return text.split(separator: "\n").compactMap { line in
      let (code, _) = split(line)
      let mark = isText ? "\"\"\" " : ""
      if line.components(separatedBy: "\"\"\"").count % 2 == 0 { isText.toggle() }
      return code.isEmpty || code.hasPrefix("import ") ? nil : mark + code
    }
  }

  /// Divides a line into its code and its comment, both without spaces around them.
  private static func split(_ line: Substring) -> (code: String, comment: String?) {
    func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }
    let line = line.drop { $0 == " " }
    let mark = line.hasPrefix("//") ? line.startIndex : line.range(of: " //")?.lowerBound
    guard let mark else { return (trimmed(line), nil) }
    return (trimmed(line[..<mark]), trimmed(line[mark...].drop { $0 == " " || $0 == "/" }))
  }

  /// The value of a constant or variable, or the output of `print`, as a comment gives it.
  struct Result {
    let expression: String
    let value: String

    /// The assertion that a test has behind the code.
    var assertion: String {
      let literal = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "#expect(documented(\(expression)) == \"\(literal)\")"
    }
  }

  /// The results in comments: behind a declaration or `print`, or below it at the end of a
  /// paragraph of code.
  ///
  /// Other comments explain the code behind or below them.
  var results: [Result] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.split)
    return lines.indices.compactMap { index -> Result? in
      guard let comment = lines[index].comment else { return nil }
      var code = lines[index].code
      if code.isEmpty {
        let isLast = index + 1 == lines.count || lines[index + 1] == ("", nil)
        guard isLast else { return nil }
        code = index > 0 ? lines[index - 1].code : ""
      }
      let declaration = code.firstMatch(of: #/^(?:let|var) (\w+)\b.* = /#).map { String($0.1) }
      let printed = code.firstMatch(of: #/^print\((.*)\)$/#).map { String($0.1) }
      if let expression = declaration ?? printed {
        return Result(expression: expression, value: comment)
      }
      return lines[index].code.isEmpty ? Result(expression: code, value: comment) : nil
    }
  }
}
