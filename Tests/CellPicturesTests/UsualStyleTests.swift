import CellConfiguration
import CellDocuments
import CellPictures
import CellText
import Foundation
import Testing

@Suite("Content without a style gets the style of its place")
struct UsualStyleTests {
  private static func text(_ appearance: String, styles: (String, String, String)?) -> String {
    func content(_ text: String, _ style: String?) -> String {
      let style = style.map { "\"style\": \"\($0)\", " } ?? ""
      return
        "\"content\": { \(style)\"text\": \"\(text)\", \"textProperties\": { \"numberOfLines\": 2 } }"
    }
    return """
      { "appearance": "\(appearance)", "traits": { "listEnvironment": "grouped" }, "sections": [
        { "header": { \(content("Header", styles?.0)) }, "rows": [ { \(content("Row", styles?.1)) } ],
          "footer": { \(content("Footer", styles?.2)) } } ] }
      """
  }

  private static func document(_ text: String) throws -> ListDocument {
    try ListDocument(data: Data(text.utf8), name: "list.json")
  }

  @Test(
    "Content without a style is that of a header, a cell or a footer",
    arguments: ["plain", "insetGrouped", "none"])
  func styles(appearance: String) throws {
    let section = try #require(
      try Self.document(Self.text(appearance, styles: nil)).sections.first)
    #expect(section.header?.content.style == .header)
    #expect(section.rows.first?.content.style == .cell)
    #expect(section.footer?.content.style == .footer)
    // Everything that was said of it is kept.
    #expect(section.header?.content.text == "Header")
    #expect(section.header?.content.textProperties.numberOfLines == 2)
  }

  @Test(
    "Content without a style looks as the surrounding list requires (E2, E3)",
    arguments: [
      ("plain", ("plainHeader", "cell", "plainFooter")),
      ("grouped", ("groupedHeader", "cell", "groupedFooter")),
      ("insetGrouped", ("groupedHeader", "cell", "groupedFooter")),
      ("sidebar", ("sidebarHeader", "sidebarCell", "groupedFooter")),
      ("sidebarPlain", ("plainHeader", "sidebarCell", "plainFooter")),
      // Outside lists the environment of the traits counts.
      ("none", ("groupedHeader", "cell", "groupedFooter")),
    ])
  func looks(appearance: String, styles: (String, String, String)) throws {
    let usual = try Self.document(Self.text(appearance, styles: nil))
    let named = try Self.document(Self.text(appearance, styles: styles))
    let (a, b) = (
      DocumentLayout(usual, shaper: .embedded), DocumentLayout(named, shaper: .embedded)
    )
    #expect(a.picture(showsLayoutGuides: true) == b.picture(showsLayoutGuides: true))
  }

  @Test("Absent content gets the style of its place")
  func empty() throws {
    let section = try #require(
      try Self.document(#"{"sections": [{"header": {}, "footer": {}}]}"#).sections.first)
    #expect(section.header?.content == .header())
    #expect(section.footer?.content == .footer())
  }

  @Test("Content without a style encodes with the style of its place and decodes equal")
  func coding() throws {
    let document = try Self.document(Self.text("plain", styles: nil))
    let data = try JSONEncoder().encode(document)
    #expect(try ListDocument(data: data, name: "list.json") == document)
  }
}
