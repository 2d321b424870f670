import CellConfiguration
import CellDocuments
import CellPictures
import Foundation
import Testing

/// The examples in comments and articles of the modules of pictures and snapshots, run.
@Suite("Comments of previews")
struct DocumentCommentTests {
  private let content = ListContentConfiguration(style: .cell, text: "Wi-Fi")

  @Test("A document is drawn, reported and described")
  func landingPage() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(#"{ "sections": [{ "rows": [{ "content": { "text": "Wi-Fi" } }] }] }"#.utf8)
      .write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let document = try ListDocument(data: Data(contentsOf: url), name: "list.json")
    let layout = try DocumentLayout(document)
    let picture = layout.picture(showsLayoutGuides: false)
    let report = layout.report()
    let text = layout.describe()
    #expect(picture.hasPrefix("<svg"))
    #expect(report.contains("Wi-Fi") && text.contains("Wi-Fi"))
  }

  @Test("Cells become a picture")
  func cells() throws {
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [.disclosureIndicator()]
    let layout = try DocumentLayout(ListDocument(cells: [cell]))
    let picture = layout.picture(showsLayoutGuides: false)
    #expect(picture.hasPrefix("<svg"))
  }

  @Test("Cells are checked for mistakes that draw without an error")
  func lint() throws {
    let cells = [ListCellConfiguration(content: content, background: .listCell())]
    let document = ListDocument(cells: cells, list: ListDocument.defaultList(.plain))
    let lint = try ConfigurationLint(document)
    #expect(lint.findings.isEmpty)
    var low = document
    low.sections[0].rows[0].height = 20
    let found = try ConfigurationLint(low)
    #expect(found.findings.map(\.identifier) == [.smallTapTarget, .truncatedText])
    do {
      let lint = found
      let others = lint.findings.filter { $0.identifier != .shrunkText }
      #expect(others == found.findings)
    }
  }

  @Test("A document can have custom symbol drawings")
  func symbols() throws {
    var document = ListDocument()
    document.symbols["my.logo"] = CustomSymbol(
      lines: [try CellPath(pathData: "M4 20V4l16 16V4")],
      areas: [try CellPath(pathData: "M14 2h8v8z")])
    #expect(document.symbols["my.logo"]?.areas.count == 1)
  }
}
