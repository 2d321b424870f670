import CellConfiguration
import CellDocuments
import Foundation
import Testing

@Suite("Sending lists as JSON")
struct JSONTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(
      path: "Sources/CellConfiguration/CellConfiguration.docc/WritingConfigurationsDown.md")

  /// The blocks of JSON in the article.
  private func blocks() throws -> [String] {
    try String(contentsOf: Self.article, encoding: .utf8).components(separatedBy: "```")
      .filter { $0.hasPrefix("json\n") }.map { String($0.dropFirst(5)) }
  }

  @Test("A server encodes what a client decodes")
  func roundTrip() throws {
    var content = ListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.image = CellImage(systemName: "wifi")
    content.when(.selected) { $0.textProperties.color = .white }

    let data = try JSONEncoder().encode(content)
    let received = try JSONDecoder().decode(ListContentConfiguration.self, from: data)
    #expect(received == content)
    let json = try #require(String(bytes: data, encoding: .utf8))
    #expect(!json.contains("imageToTextPadding"))
  }

  @Test("The article's content is read")
  func content() throws {
    let json = try #require(blocks().first)
    let content = try JSONDecoder().decode(ListContentConfiguration.self, from: Data(json.utf8))
    #expect(content.text == "Wi-Fi")
    #expect(content.textProperties.color == .systemBlue)
  }

  @Test("The article's list is read, and its accessory has a named action")
  func list() throws {
    let json = try #require(blocks().last)
    let document = try ListDocument(data: Data(json.utf8), name: "list.json")
    let row = try #require(document.sections.first?.rows.first)
    #expect(row.accessories.first?.action?.name == "showNetwork")
    let section = try #require(document.sections.first)
    #expect(section.header?.content.text == "Network")
  }

  @Test("The name of an action is looked up")
  func action() throws {
    var shown: [String] = []
    let actions: [String: () -> Void] = ["showNetwork": { shown.append("network") }]
    let json = try #require(blocks().last)
    let data = Data(json.utf8)
    let document = try ListDocument(data: data, name: "list.json")
    for accessory in document.sections.flatMap(\.rows).flatMap(\.accessories) {
      if let name = accessory.action?.name, let action = actions[name] { action() }
    }
    #expect(shown == ["network"])
  }

  @Test("A misspelled color gets the message in the article")
  func mistake() throws {
    let json = try #require(blocks().first)
    let misspelt = json.replacingOccurrences(of: "systemBlue", with: "systemBlu")
    let data = Data(misspelt.utf8)
    var message = ""
    func print(_ text: String) { message = text }
    do {
      _ = try JSONDecoder().decode(ListContentConfiguration.self, from: data)
    } catch {
      print(ConfigurationDecodingError(error)?.description ?? "\(error)")
    }
    #expect(message.contains("did you mean \"systemBlue\"?"))
    #expect(try String(contentsOf: Self.article, encoding: .utf8).contains(message))
  }

  @Test("Names are looked up without a document")
  func names() {
    let color = CellColor(name: "systemBlue")
    let style = ListContentConfiguration.Style(name: "valueCell")
    let weight = CellFont.Weight(name: "semibold")
    #expect(color == .systemBlue && style == .valueCell && weight == .semibold)
    #expect(CellColor(name: "systemBlu") == nil)
  }

  @Test("A closure cannot be encoded")
  func closures() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = CellColor { _ in .red }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(content) }
  }
}
