import Foundation
import Testing

/// That the examples of the documentation are the ones that tests compile and run.
struct DocumentationSourceTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func files(in directory: String, _ suffixes: [String]) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: root.path + "/" + directory)
    return try #require(all).compactMap { $0 as? String }
      .filter { file in suffixes.contains(where: file.hasSuffix) }.sorted()
      .map { directory + "/" + $0 }
  }

  /// The examples in Swift of an article or of documentation comments, each as its statements.
  private static func examples(in file: String) throws -> [[String]] {
    let isArticle = file.hasSuffix(".md")
    let lines = try read(file).split(separator: "\n").map { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if isArticle || !trimmed.hasPrefix("///") { return trimmed }
      return trimmed.dropFirst(3).trimmingCharacters(in: .whitespaces)
    }
    var examples: [[String]] = []
    var current: [String]?
    for line in lines {
      if line == "```swift" {
        current = []
      } else if line == "```", let example = current {
        examples.append(statements(example.joined(separator: "\n")))
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

  @Test func `every example is in a test, line by line in the same order`() throws {
    let tests = try Self.files(in: "Tests/CellHostingTests/Documentation", [".swift"])
      .flatMap { Self.statements(try Self.read($0)) }
    var count = 0
    for file in try Self.files(in: "Sources/CellHosting", [".swift", ".md"]) {
      for example in try Self.examples(in: file) {
        count += 1
        let isCompiled = tests.indices.contains { tests[$0...].starts(with: example) }
        #expect(isCompiled, "\(file): no test has\n\(example.joined(separator: "\n"))")
      }
    }
    #expect(count >= 18)
  }
}
