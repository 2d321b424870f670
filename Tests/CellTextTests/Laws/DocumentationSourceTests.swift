import Foundation
import Testing

/// That the examples of the documentation are the ones that tests compile and run.
@Suite("Sources of the documentation's examples")
struct DocumentationSourceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The examples in Swift of an article or of documentation comments, as they stand there.
  private static func examples(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      guard trimmed.hasPrefix("///") else { return String(line) }
      let comment = trimmed.dropFirst(3)
      return String(comment.hasPrefix(" ") ? comment.dropFirst() : comment)
    }
    var examples: [String] = []
    var current: [String]?
    for line in lines {
      if line == "```swift" {
        current = []
      } else if line == "```", let example = current {
        examples.append(example.joined(separator: "\n") + "\n")
        current = nil
      } else {
        current?.append(line)
      }
    }
    return examples
  }

  /// The lines of a text that say something, without their indentation, imports left out.
  private static func statements(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("//")
    }
  }

  @Test("The complete shaper of the article is the file that the tests compile")
  func shaper() throws {
    let article = try Self.read("Sources/CellText/CellText.docc/PluggingInATextSystem.md")
    let compiled = try Self.read("Tests/CellTextTests/Shaping/TerminalShaper.swift")
    #expect(Self.examples(in: article).first == compiled)
    let comment = try Self.read("Sources/CellText/Shaping/TextShaper.swift")
    let example = try #require(Self.examples(in: comment).first)
    let imports = "import CellConfiguration\nimport CellText\nimport Foundation\n\n"
    #expect(imports + example == compiled)
  }

  @Test("Every example is in a test, line by line in the same order")
  func examples() throws {
    let tests = Self.statements(
      try Self.read("Tests/CellTextTests/Laws/DocumentationTests.swift")
        + Self.read("Tests/CellTextTests/Shaping/TerminalShaper.swift"))
    var count = 0
    for available in ["Sources/CellText", "Sources/CellTextPango"] {
      let files = FileManager.default.enumerator(atPath: Self.root.path + "/" + available)
      for case let file as String in try #require(files)
      where file.hasSuffix(".swift") || file.hasSuffix(".md") {
        for example in Self.examples(in: try Self.read(available + "/" + file)) {
          let lines = Self.statements(example)
          count += 1
          let isCompiled = tests.indices.contains { tests[$0...].starts(with: lines) }
          #expect(isCompiled, "\(file): no test has\n\(example)")
        }
      }
    }
    #expect(count >= 12)
  }
}
