import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A list of cells, and the same list as a layout.
struct CellInListCase: Sendable, CustomTestStringConvertible {
  var appearance: ListConfiguration.Appearance
  var sheet: StyleSheet
  var width: CGFloat
  var idiom: UserInterfaceIdiom

  var testDescription: String { "\(appearance), \(sheet), \(idiom) \(width) wide" }

  static let all = ListConfiguration.Appearance.allCases.flatMap { appearance in
    [StyleSheet.iOS18, .iOS26].flatMap { sheet in
      [(375, .phone), (402, .phone), (820, .pad)].map { width, idiom in
        CellInListCase(appearance: appearance, sheet: sheet, width: width, idiom: idiom)
      }
    }
  }

  @MainActor
  func root() -> CellView {
    let root = CellView(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    root.traitOverrides.styleSheet = sheet
    root.traitOverrides.userInterfaceIdiom = idiom
    root.traitOverrides.displayScale = 2
    root.traitOverrides.listEnvironment = appearance.listEnvironment
    return root
  }

  @MainActor
  func layout(_ traits: TraitCollection) -> ListLayout {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    return ListLayout(
      configuration, sections: [ListSection(rowCount: 1, hasHeader: true)], width: width,
      context: LayoutContext(traits: traits))
  }
}

/// Cells in a list have what the list gives its rows: margins and indentation.
@MainActor
struct CellInListTests {
  private let stage = Stage()
  private let row = ListItem.row(section: 0, row: 0)

  @Test("A hosted cell has the frames of the same row of a list", arguments: CellInListCase.all)
  func hostedCellFrames(_ list: CellInListCase) throws {
    let root = list.root()
    let layout = list.layout(root.traitCollection)
    let cell = stage.cell { ListCell() }
    root.addSubview(cell)
    cell.contentConfiguration = content("Wi-Fi")
    cell.accessories = [.disclosureIndicator(), .delete(displayed: .always)]
    cell.indentationLevel = 2

    var configuration = ListCellConfiguration(
      content: content("Wi-Fi").updated(
        for: CellConfigurationState(traitCollection: cell.traitCollection)))
    configuration.accessories = cell.accessories
    configuration.indentationLevel = 2
    let expected = layout.cellLayout(of: configuration, at: row)

    cell.frame = CGRect(origin: layout.frame(of: row).origin, size: expected.size)
    cell.layoutIfNeeded()
    let found = try #require(cell.cellLayout)
    #expect(found.margins == expected.margins)
    #expect(found.contentFrame == expected.contentFrame)
    #expect(found.content == expected.content)
    #expect(found.accessories == expected.accessories)
    #expect(cell.directionalLayoutMargins == expected.margins)
    #expect(cell.preferredHeight(fitting: expected.size.width) == expected.size.height)
  }

  @Test("Custom content inherits the margins of its list", arguments: CellInListCase.all)
  func customContentInherits(_ list: CellInListCase) {
    let root = list.root()
    let cell = stage.cell { ListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60)) }
    root.addSubview(cell)
    cell.contentConfiguration = RatingContentConfiguration(title: "Noma", rating: 3)
    cell.layoutIfNeeded()
    let margins = list.layout(root.traitCollection).context.cellLayoutMargins
    #expect(cell.contentView.directionalLayoutMargins == margins)
    cell.accessories = [.checkmark()]
    cell.layoutIfNeeded()
    #expect(cell.contentView.directionalLayoutMargins.leading == margins.leading)
    #expect(cell.contentView.directionalLayoutMargins.trailing == 8)
  }

  @Test("Outside lists margins are 8, and margins that were set count everywhere")
  func outsideListsMargins() {
    let cell = stage.shownCell { $0.contentConfiguration = RatingContentConfiguration() }
    let eight = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    #expect(cell.directionalLayoutMargins == eight)
    #expect(cell.contentView.directionalLayoutMargins == eight)
    cell.traitOverrides.listEnvironment = .insetGrouped
    cell.layoutIfNeeded()
    #expect(cell.contentView.directionalLayoutMargins.leading == 16)
    cell.directionalLayoutMargins.leading = 30
    cell.layoutIfNeeded()
    #expect(cell.contentView.directionalLayoutMargins.leading == 30)
    cell.traitOverrides.listEnvironment = .sidebar
    cell.layoutIfNeeded()
    #expect(cell.contentView.directionalLayoutMargins.leading == 30)
  }

  @Test("A content view has at least the margins of a list cell, and its own in a plain one")
  func contentViewMargins() {
    let own = DirectionalEdgeInsets(top: 12, leading: 2, bottom: 3, trailing: 20)
    for (cell, expected) in [
      (ListCell(), DirectionalEdgeInsets(top: 12, leading: 8, bottom: 8, trailing: 20)),
      (CollectionCell(), own),
    ] {
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      cell.contentConfiguration = RatingContentConfiguration()
      _ = cell.preferredHeight(fitting: 300)
      cell.layoutIfNeeded()
      cell.contentView.directionalLayoutMargins = own
      #expect(cell.contentView.directionalLayoutMargins == expected)
      #expect(!cell.isHeightCached)
      cell.layoutIfNeeded()
      #expect(cell.contentView.directionalLayoutMargins == expected)
    }
  }

  @Test("Another list environment leads to another layout")
  func anotherListEnvironment() {
    let root = CellView(frame: CGRect(x: 0, y: 0, width: 402, height: 800))
    let cell = stage.cell { ListCell(frame: CGRect(x: 0, y: 0, width: 402, height: 52)) }
    root.addSubview(cell)
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    cell.backgroundConfiguration = background
    cell.contentConfiguration = content("Wi-Fi")
    cell.layoutIfNeeded()
    #expect(cell.cellLayout?.textFrame?.minX == 16)
    #expect(cell.backgroundLayout?.fillFrame.minX == 8)
    root.traitOverrides.listEnvironment = .plain
    cell.layoutIfNeeded()
    #expect(cell.cellLayout?.textFrame?.minX == 20)
    #expect(cell.backgroundLayout?.fillFrame.minX == 20)
    // A narrower screen.
    root.frame.size.width = 375
    cell.frame.size.width = 375
    cell.layoutIfNeeded()
    #expect(cell.cellLayout?.textFrame?.minX == 16)
    #expect(cell.backgroundLayout?.fillFrame.minX == 16)
  }

  @Test("A level indents by what the style sheet says unless the cell does")
  func levelIndentsWhat() {
    let cell = stage.cell { ListCell() }
    let table = stage.cell { TableCell() }
    for (sheet, width) in [(StyleSheet.iOS18, CGFloat(20)), (.iOS26, 10)] {
      cell.traitOverrides.styleSheet = sheet
      cell.traitOverrides.listEnvironment = .sidebar
      #expect(cell.indentationWidth == width)
      cell.traitOverrides.listEnvironment = .plain
      #expect(cell.indentationWidth == 10)
      table.traitOverrides.styleSheet = sheet
      #expect(table.indentationWidth == 10)
    }
    cell.traitOverrides.listEnvironment = .sidebar
    cell.indentationWidth = 7
    #expect(cell.indentationWidth == 7)
  }

  @Test("A table has margins of its own in cards")
  func tableMarginsCards() {
    let root = CellView(frame: CGRect(x: 0, y: 0, width: 820, height: 800))
    root.traitOverrides.userInterfaceIdiom = .pad
    root.traitOverrides.listEnvironment = .insetGrouped
    root.traitOverrides.styleSheet = StyleSheet.iOS26.renamed(to: "Wide").changing {
      $0.metrics.tableView.cardLayoutMargin.pad = 24
    }
    let views: [ConfigurableView] = [TableCell(), HeaderFooterView(), ListCell()]
    for view in views { root.addSubview(view) }
    #expect(views.map(\.directionalLayoutMargins.leading) == [24, 24, 20])
  }
}
