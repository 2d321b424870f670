import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("The page of symbols is complete")
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

  @Test("The picture of symbols has each in a box of 24 points beside its name")
  func boxes() throws {
    func number(_ text: Substring) throws -> Double { try #require(Double(text)) }
    let lines = SymbolPicture.text.split(separator: "\n")
    var count = 0
    for (symbol, name) in zip(lines, lines.dropFirst()) {
      let use = /<use .* transform="translate\(([\d.]+) ([\d.]+)\)/
      guard let box = symbol.firstMatch(of: use) else { continue }
      count += 1
      let text = try #require(name.firstMatch(of: /<text x="([\d.]+)" y="([\d.]+)"/))
      #expect(try number(text.1) - number(box.1) == 32, "\(name)")
      #expect(try number(text.2) - number(box.2) == 15.5, "\(name)")
    }
    let names = SymbolPicture.chapters.flatMap(\.names) + SymbolPicture.modifiedNames
    #expect(count == names.count)
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
      let layout = try DocumentLayout(ListDocument(data: Data(example.utf8), name: "list.json"))
      #expect(layout.unknownSymbols == [])
    }
  }

  @Test("The picture on the page of symbols contains every name")
  func picture() {
    let text = SymbolPicture.text
    #expect(XMLProblem(in: text) == nil)
    for name in SymbolPicture.chapters.flatMap(\.names) + SymbolPicture.modifiedNames {
      #expect(text.contains(">\(name)<"), "\(name)")
    }
  }

  @Test("The picture ends below its last row, at the distance at which its rows begin")
  func height() throws {
    let text = SymbolPicture.text
    let height = try #require(text.firstMatch(of: #/ height="([0-9.]+)"/#).flatMap { Double($0.1) })
    let names = text.matches(of: /<text x="([0-9.]+)" y="([0-9.]+)"/)
    let left = try #require(names.compactMap { Double($0.1) }.min())
    let last = try #require(names.compactMap { Double($0.2) }.max())
    // A row is 32 points high, and its name 19.5 points below its top.
    #expect(abs(height - (last - 19.5 + 32 + left)) < 1e-6)
  }
}
