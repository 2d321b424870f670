import CellConfiguration
import CellDocuments
import CellPictures
import Foundation
import Testing

/// The documents of the articles on the format.
@Suite("Resolving values and metrics of documents")
struct DocumentResolutionTests {
  /// The first document of an article.
  private func document(of article: String) throws -> ListDocument {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(
        path: "Sources/CellDocuments/CellDocuments.docc/\(article).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
    return try ListDocument(
      data: Data(block.components(separatedBy: "```")[0].utf8), name: "list.json")
  }

  @Test("The rule that names more flags and traits wins, and a rule wins over an assignment")
  func rules() throws {
    var document = try document(of: "DocumentResolution")
    let contents = document.sections[0].rows.map(\.content)
    var first = contents[0]
    first.text = contents[1].text
    #expect(first == contents[1])
    func fonts() -> [CellFont] {
      document.items.compactMap { document.cell(at: $0).content?.textProperties.font }
    }
    let styles: [CellFont.TextStyle] = [.title3, .title2]
    #expect(fonts() == styles.map { .preferredFont(forTextStyle: $0) })
    document.sections[0].rows[0].state.isSelected = false
    #expect(fonts().first == .preferredFont(forTextStyle: .headline))
    document.sections[0].rows[0].content = .cell()
    #expect(fonts().first == .preferredFont(forTextStyle: .body))
  }

  @Test("The metrics of a style sheet replace those of its generation")
  func metrics() throws {
    var document = try document(of: "DocumentMetrics")
    let custom = try DocumentLayout(document)
    document.traits.styleSheet = .iOS26
    let original = try DocumentLayout(document)
    #expect(custom.contentSize.height - original.contentSize.height == 12)
    #expect(custom.describe().contains("row 16, 35, 358, 64"))
  }
}
