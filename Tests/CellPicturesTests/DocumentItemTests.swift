import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellText
import Foundation
import Testing

@Suite("Items of documents")
struct DocumentItemTests {
  private static let sections = """
    "sections": [
      { "header": "Network",
        "rows": [
          { "content": { "style": "valueCell", "text": "Wi-Fi" }, "state": { "isSelected": true },
            "accessories": ["disclosureIndicator"] },
          { "content": { "text": "VPN" }, "background": "#FFEECC", "indentationLevel": 1,
            "state": { "traitCollection": { "userInterfaceStyle": "light" } } }
        ],
        "footer": "Known networks are joined." },
      { "rows": [{ "content": { "text": "About" }, "height": 60 }] }
    ]
    """

  private static func document(_ members: String) throws -> ListDocument {
    let text = "{ \(members), \"traits\": { \"userInterfaceStyle\": \"dark\" }, \(sections) }"
    return try ListDocument(data: Data(text.utf8), name: "list.json")
  }

  @Test("A picture shows a header that hugs its content as wide as its content")
  func huggingHeader() throws {
    let members =
      #""appearance": "insetGrouped", "contentHuggingElements": ["supplementaryHeader"]"#
    let cells = DocumentLayout(try Self.document(members), shaper: .embedded).cells
    let row = try #require(cells.first { $0.item == .row(section: 0, row: 0) }).frame
    let header = try #require(cells.first { $0.item == .header(section: 0) })
    #expect(abs(header.frame.width - header.layout.size.width) < 1e-6)
    #expect(header.frame.minX == row.minX && header.frame.width < row.width / 2)
  }

  @Test(
    "The cells of a document are those that are drawn",
    arguments: [
      #""appearance": "insetGrouped""#, #""appearance": "sidebar""#, #""appearance": "none""#,
      #""headerMode": "none", "footerMode": "none""#, #""headerMode": "firstItemInSection""#,
    ])
  func cells(members: String) throws {
    let document = try Self.document(members)
    let drawn = DocumentLayout(document, shaper: .embedded).cells
    #expect(document.items == drawn.map(\.item))
    for cell in drawn { #expect(document.cell(at: cell.item) == cell.cell, "\(cell.item)") }
  }

  @Test("A document has the headers and footers that its list shows")
  func items() throws {
    let all = try Self.document(#""appearance": "plain""#)
    let (wifi, vpn) = (ListItem.row(section: 0, row: 0), ListItem.row(section: 0, row: 1))
    let about = ListItem.row(section: 1, row: 0)
    #expect(all.items == [.header(section: 0), wifi, vpn, .footer(section: 0), about])
    let none = try Self.document(#""headerMode": "none", "footerMode": "none""#)
    #expect(none.items == [wifi, vpn, about])
  }

  @Test("The cell of an item is in its state, its traits, and the list's environment")
  func state() throws {
    let document = try Self.document(#""appearance": "insetGrouped""#)
    let wifi = document.cell(at: .row(section: 0, row: 0))
    #expect(wifi.state.isSelected)
    #expect(wifi.background?.backgroundColor == .systemGray4)
    #expect(wifi.accessories == [.disclosureIndicator()])
    let vpn = document.cell(at: .row(section: 0, row: 1))
    #expect(vpn.traitOverrides?.userInterfaceStyle == .light)
    #expect(vpn.indentationLevel == 1)
    let about = document.cell(at: .row(section: 1, row: 0))
    #expect(about.background?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(about.height == 60)
  }

  @Test("An item that a document does not have is empty")
  func absent() throws {
    let document = try Self.document(#""appearance": "plain""#)
    for item in [
      ListItem.row(section: 0, row: 2), .row(section: 2, row: 0), .header(section: 1),
      .footer(section: -1),
    ] {
      #expect(document.cell(at: item) == ListCellConfiguration())
    }
  }

  @Test("The example of the documentation has the cells of a list")
  func example() throws {
    let data = Data(#"{ "sections": [{ "rows": [{ "content": { "text": "Wi-Fi" } }] }] }"#.utf8)
    let document = try ListDocument(data: data, name: "list.json")
    let cells = document.items.map { document.cell(at: $0) }
    #expect(cells.map { $0.content?.text } == ["Wi-Fi"])
  }
}
