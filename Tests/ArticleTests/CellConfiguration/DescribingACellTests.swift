import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Describing a cell")
struct DescribingACellTests {
  private func documents() -> ListContentConfiguration {
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "folder")
    content.text = "Documents"
    content.secondaryText = "23 items"
    return content
  }

  private func cell() -> ListCellConfiguration {
    let content = documents()
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [.label(text: "3"), .disclosureIndicator()]
    return cell
  }

  @Test("A cell has its content, its background and its accessories")
  func wholeCell() {
    let cell = cell()
    #expect(cell.content?.secondaryText == "23 items")
    #expect(cell.background?.style == .listCell)
    #expect(cell.accessories.map(\.kind) == [.label, .disclosureIndicator])
  }

  @Test("Only assigned properties differ from the style")
  func changes() {
    var content = documents()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.numberOfLines = 1
    content.secondaryTextProperties.color = .systemRed
    content.imageProperties.tintColor = .systemOrange
    content.imageToTextPadding = 12
    #expect(
      content.assignedProperties.map(\.name).sorted() == [
        "imageProperties.tintColor", "imageToTextPadding", "secondaryTextProperties.color",
        "textProperties.font", "textProperties.numberOfLines",
      ])
    #expect(content.textProperties.color == .label)
  }

  @Test("An attributed text takes the place of the plain one")
  func attributedText() {
    var content = documents()
    var text = AttributedString("Inbox ")
    var count = AttributedString("2 unread")
    count.cell.foregroundColor = .systemBlue
    count.cell.font = .preferredFont(forTextStyle: .headline)
    text.append(count)
    content.attributedText = text
    #expect(content.text == nil)
    content.text = "Inbox"
    #expect(content.attributedText == nil)
  }

  @Test("A run with a URL or an action is a link")
  func links() {
    var content = documents()
    var terms = AttributedString("terms")
    terms.link = URL(string: "https://example.com/terms")
    var reset = AttributedString("reset")
    reset.cell.action = CellAccessory.Action(named: "reset")
    content.attributedText = "Read the " + terms + " or " + reset
    let titles = content.links.map(\.title)  // ["terms", "reset"]
    #expect(documented(titles) == "[\"terms\", \"reset\"]")
  }

  @Test("A paragraph in a comment has a direction and a language")
  func direction() {
    var text = AttributedString("(123) שלום")
    text.cell.paragraphStyle = CellParagraphStyle(baseWritingDirection: .rightToLeft)
    text.languageIdentifier = "he"
    #expect(text.cell.paragraphStyle?.baseWritingDirection.rawValue == 1)
  }

  @Test("A paragraph in a comment has two columns")
  func columns() {
    var text = AttributedString("Height\t1.2 m\nWidth\t80 cm")
    var style = CellParagraphStyle()
    style.tabStops = [CellParagraphStyle.TabStop(location: 160, alignment: .right)]
    text.cell.paragraphStyle = style
    var content = ListContentConfiguration.cell()
    content.attributedText = text
    let context = LayoutContext(traits: .phone)
    #expect(ListContentLayout(content, width: 390, context: context).textFrame?.width == 160)
  }

  @Test("A style that follows its list is one of a sidebar there, once it is updated")
  func styleOfTheList() {
    var state = CellConfigurationState(traitCollection: .phone)
    state.traitCollection.listEnvironment = .sidebar
    let content = ListContentConfiguration.cell()
    let inSidebar = content.updated(for: state)
    #expect(content.imageToTextPadding == 16)
    #expect(inSidebar.imageToTextPadding == 10)
    let own = ListContentConfiguration.sidebarCell()
    #expect(own.imageToTextPadding == 10)
  }

  @Test("An empty text leaves no space for itself")
  func emptyText() {
    var content = documents()
    content.secondaryText = ""
    let layout = ListContentLayout(content, width: 358, context: LayoutContext(traits: .phone))
    #expect(layout.secondaryTextFrame == nil)
  }

  @Test("The picture shows the three styles of cells, with a header and a footer")
  func picture() throws {
    func row(_ style: ListContentConfiguration.Style, _ symbol: String) -> ListDocument.Row {
      var cell = cell()
      cell.content = ListContentConfiguration(
        style: style, text: "\(style)()", secondaryText: style == .cell ? nil : "23 items",
        image: CellImage(systemName: symbol))
      return ListDocument.Row(cell)
    }
    var document = ListDocument()
    document.list = ListDocument.defaultList(.insetGrouped)
    document.sections = [
      ListDocument.Section(
        header: ListDocument.HeaderFooter(
          content: ListContentConfiguration(style: .header, text: "header()")),
        rows: [row(.cell, "tray"), row(.subtitleCell, "folder"), row(.valueCell, "wifi")],
        footer: ListDocument.HeaderFooter(
          content: ListContentConfiguration(
            style: .footer, text: "footer() explains what the rows above it do.")))
    ]
    try ArticlePicture(name: "describing-a-cell", module: "CellConfiguration", document: document)
      .check()
  }
}
