import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("Getting started with documents")
struct GettingStartedTests {
  private static func article() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = "Documentation/SwiftCellConfiguration.docc/GettingStartedWithDocuments.md"
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The block of the article in a language.
  private static func block(_ language: String) throws -> String {
    let blocks = try article().components(separatedBy: "\n```")
    let block = try #require(blocks.first { $0.hasPrefix("\(language)\n") })
    return String(block.dropFirst(language.count + 1))
  }

  @Test("The document of the article on getting started can be drawn")
  func document() throws {
    let text = try Self.block("json")
    let document = try ListDocument(data: Data(text.utf8), name: "list.json")
    let description = try DocumentLayout(document).describe()
    for shown in ["Network", "Wi-Fi", "Home", "Joined today", "Known networks"] {
      #expect(description.contains("\"\(shown)"), "\(shown)")
    }
  }

  @Test("The article on getting started shows the message that a misspelt color has")
  func mistake() throws {
    let text = try Self.block("json").replacingOccurrences(of: "systemOrange", with: "systemOrang")
    let error = try #require(throws: DocumentError.self) {
      try ListDocument(data: Data(text.utf8), name: "list.json")
    }
    let message = try #require("\(error)".split(separator: "\n").first)
    let article = try Self.article().split(separator: "\n").joined(separator: " ")
    #expect(article.contains(message), "\(message)")
  }

  @Test("What a server sends as the content of a row is read as a configuration")
  func content() throws {
    let json = """
      { "style": "valueCell", "text": "Wi-Fi", "secondaryText": "Home", "image": "wifi",
        "when": [{ "state": "selected", "textProperties": { "color": "systemBlue" } }] }
      """
    let content = try JSONDecoder().decode(ListContentConfiguration.self, from: Data(json.utf8))

    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    let color = content.updated(for: state).textProperties.color  // systemBlue
    #expect(documented(color) == "systemBlue")
  }
}
