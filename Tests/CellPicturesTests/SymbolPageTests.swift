import CellDocuments
import CellPictures
import Foundation
import Testing

@Suite("The page of symbols is complete and current")
struct SymbolPageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CellPictures/CellPictures.docc")

  @Test("The page of symbols lists exactly the names of each chapter")
  func names() throws {
    let page = try String(
      contentsOf: Self.folder.appendingPathComponent("Symbols.md"), encoding: .utf8)
    let list = try #require(page.split(separator: "## The names\n").last)
    let chapters = list.split(separator: "### ").dropFirst()
    #expect(
      chapters.map { String($0.prefix { $0 != "\n" }) }
        == SymbolPicture.chapters.map(\.title) + ["Other names"])
    for (text, chapter) in zip(chapters, SymbolPicture.chapters) {
      #expect(text.matches(of: /`([^`]+)`/).map { String($0.1) } == chapter.names)
    }
    let aliases = try #require(chapters.last).matches(of: /\| `([^`]+)` \| `([^`]+)` \|/)
    #expect(
      Dictionary(aliases.map { (String($0.1), String($0.2)) }) { first, _ in first }
        == SymbolPicture.aliases)
    #expect(list.hasPrefix("\n\(SymbolPicture.chapters.flatMap(\.names).count) drawings"))
  }

  @Test("The examples on the page of symbols are documents with known symbols")
  func examples() throws {
    let page = try String(
      contentsOf: Self.folder.appendingPathComponent("Symbols.md"), encoding: .utf8)
    let examples = page.split(separator: "```json\n").dropFirst().compactMap {
      $0.split(separator: "\n```").first
    }
    #expect(!examples.isEmpty)
    for example in examples {
      let layout = try PreviewLayout(PreviewDocument(data: Data(example.utf8), name: "list.json"))
      #expect(layout.unknownSymbols == [])
    }
  }

  /// With `RECORD_PICTURES` set the picture is drawn anew, and the test fails to say so.
  @Test("The picture on the page of symbols is the one that the package draws")
  func picture() throws {
    let file = Self.folder.appendingPathComponent("Resources/\(SymbolPicture.fileName)")
    let text = SymbolPicture.text
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); run again without RECORD_PICTURES")
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let isFresh = kept == text
    #expect(isFresh, "stale: draw it anew with RECORD_PICTURES=1 swift test --filter SymbolPage")
  }
}
