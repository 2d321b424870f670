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
  static func statements(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      var line = line.drop { $0 == " " }
      if line.hasPrefix("//") || line.hasPrefix("import ") { return nil }
      if let comment = line.range(of: " //") { line = line[..<comment.lowerBound] }
      while line.last == " " { line.removeLast() }
      return line.isEmpty ? nil : String(line)
    }
  }
}
