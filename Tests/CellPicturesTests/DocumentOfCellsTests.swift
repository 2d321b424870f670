import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellText
import Foundation
import Testing

@Suite("Documents can be created from cells and lists")
struct DocumentOfCellsTests {
  private static func cell(_ text: String) -> ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: .valueCell, text: text, secondaryText: "On", image: CellImage(systemName: "wifi")),
      background: .listCell())
    cell.accessories = [.disclosureIndicator(), .reorder()]
    return cell
  }

  private static func written(_ document: ListDocument) throws -> ListDocument {
    try ListDocument(data: JSONEncoder().encode(document), name: "written")
  }

  @Test("A document of cells shows each of them as it is laid out alone")
  func cells() throws {
    var edited = Self.cell("Bluetooth")
    edited.state.isEditing = true
    edited.state.isSelected = true
    edited.indentationLevel = 2
    edited.indentationWidth = 20
    edited.height = 70
    edited.traitOverrides = TraitCollection { $0.userInterfaceStyle = .dark }
    let cells = [Self.cell("Wi-Fi"), edited, ListCellConfiguration()]
    let document = ListDocument(cells: cells, list: nil, width: 300, traits: .phone)
    let context = LayoutContext(traits: .phone)
    for (cell, shown) in zip(cells, DocumentLayout(document, shaper: .embedded).cells) {
      let state = CellConfigurationState(traitCollection: .phone)
      var expected = cell
      if cell.state.isSelected || cell.state.isEditing {
        var own = state
        own.isSelected = cell.state.isSelected
        own.isEditing = cell.state.isEditing
        expected = cell.updated(for: own)
      }
      let layout = ListCellLayout(expected, width: 300, context: context)
      #expect(shown.layout.accessories == layout.accessories)
      #expect(shown.layout.textFrame == layout.textFrame)
      #expect(shown.frame.size == layout.size)
      #expect(shown.cell.traitOverrides == cell.traitOverrides)
    }
    #expect(try Self.written(document) == document)
  }

  @Test(
    "A document created from a list has the frames of that list",
    arguments: ListConfiguration.Appearance.allCases,
    [nil, 0.5] as [CGFloat?])
  func list(_ appearance: ListConfiguration.Appearance, ems: CGFloat?) throws {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.itemSeparatorHandler = { position, separators in
      var separators = separators
      if position.row == 1 { separators.bottomSeparatorVisibility = .hidden }
      return separators
    }
    let traits = TraitCollection.phone.modifyingTraits { $0.layoutDirection = .rightToLeft }
    let shaper: any TextShaper = ems.map { FixedAdvanceShaper(advance: $0) } ?? .embedded
    var list = ListLayout(
      configuration,
      sections: [
        ListSection(rowCount: 3, hasHeader: true), ListSection(rowCount: 1, hasFooter: true),
      ], width: 360, context: LayoutContext(traits: traits, shaper: shaper))
    func cell(_ item: ListItem) -> ListCellConfiguration {
      let cell =
        switch item {
        case .header:
          ListCellConfiguration(
            content: ListContentConfiguration(style: .header, text: "Network"),
            background: .listHeader())
        case .footer:
          ListCellConfiguration(
            content: ListContentConfiguration(style: .footer, text: "Known networks are joined"),
            background: .listFooter())
        case .row: Self.cell("Wi-Fi")
        }
      return cell.updated(for: CellConfigurationState(traitCollection: list.context.traits))
    }
    let items: [ListItem] = [
      .header(section: 0), .row(section: 0, row: 0), .row(section: 0, row: 1),
      .row(section: 0, row: 2), .row(section: 1, row: 0), .footer(section: 1),
    ]
    for item in items {
      list.setHeight(list.height(of: cell(item), at: item), of: item)
      list.setWidth(list.width(of: cell(item), at: item), of: item)
    }
    let document = ListDocument(list, cell: cell)
    #expect(document.shaper == (ems.map { .fixedAdvance($0) } ?? .embedded))
    #expect(document.width == 360 && document.list?.appearance == appearance)
    #expect(try Self.written(document) == document)
    let layout = try DocumentLayout(document)
    #expect(layout.contentSize == list.contentSize)
    #expect(layout.cells.map(\.item) == items)
    for shown in layout.cells {
      #expect(shown.frame == list.frame(of: shown.item))
      #expect(shown.layout == list.cellLayout(of: cell(shown.item), at: shown.item) { _ in false })
    }
  }

  @Test("Only rows whose separators differ from the list's have separators of their own")
  func ownSeparators() throws {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { position, separators in
      var separators = separators
      if position.row == 1 { separators.color = .systemRed }
      return separators
    }
    let list = ListLayout(
      configuration, sections: [ListSection(rowCount: 3)], width: 360,
      context: LayoutContext(traits: .phone))
    let document = ListDocument(list) { _ in Self.cell("Wi-Fi") }
    let colors = document.sections[0].rows.map { $0.separatorConfiguration?.color }
    #expect(colors == [nil, .systemRed, nil])
  }

  @Test("A negative indentation of a cell is none in a document, as in its layout")
  func negativeIndentation() throws {
    var cell = Self.cell("Wi-Fi")
    cell.indentationLevel = -2
    cell.indentationWidth = 20
    let document = ListDocument(cells: [cell], list: nil, width: 300, traits: .phone)
    #expect(document.sections[0].rows[0].indentationLevel == 0)
    #expect(try Self.written(document) == document)
    let layout = ListCellLayout(cell, width: 300, context: LayoutContext(traits: .phone))
    #expect(
      DocumentLayout(document, shaper: .embedded).cells[0].layout.textFrame == layout.textFrame)
  }
}
