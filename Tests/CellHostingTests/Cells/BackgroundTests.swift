import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

@MainActor
struct BackgroundTests {
  private let stage = Stage()

  @Test("A list cell has the background of its list from the start")
  func listCellBackground() {
    let cell = ListCell()
    #expect(cell.backgroundConfiguration == .listCell())
    #expect(cell.backgroundConfiguration?.style == .listCell)
    cell.traitOverrides.listEnvironment = .sidebar
    cell.layoutIfNeeded()
    #expect(
      cell.displayedBackgroundConfiguration
        == BackgroundConfiguration.listCell().updated(for: cell.configurationState))
  }

  @Test("A plain collection cell has none")
  func plainCollectionCell() {
    let cell = CollectionCell()
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.displayedBackgroundConfiguration == nil)
    #expect(cell.backgroundLayout == nil)
  }

  @Test("Table cells, headers and footers show one that they do not configure")
  func tableCellsHeaders() {
    let cell = TableCell()
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.displayedBackgroundConfiguration?.style == .listCell)
    let header = HeaderFooterView(reuseIdentifier: nil)
    header.layoutIfNeeded()
    #expect(header.displayedBackgroundConfiguration?.style == .listHeader)
    header.kind = .footer
    header.layoutIfNeeded()
    #expect(header.displayedBackgroundConfiguration?.style == .listFooter)
  }

  @Test("Nil returns to the default look, clear is transparent")
  func nilReturnsDefault() {
    let cell = stage.shownCell { $0.backgroundConfiguration = .clear() }
    #expect(cell.displayedBackgroundConfiguration == .clear())
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.displayedBackgroundConfiguration?.style == .listCell)
    #expect(stage.log.operations == [.appliedBackground(.display)])
  }

  @Test(
    "The default look follows a state that changed back before the flush",
    arguments: [
      { cell in cell.backgroundConfiguration = nil },
      { cell in
        cell.backgroundView = CellView()
        cell.backgroundView = nil
      },
      { cell in
        cell.backgroundColor = .systemRed
        cell.backgroundColor = nil
      },
    ] as [@MainActor @Sendable (ListCell) -> Void])
  func defaultLookFollows(
    _ returnToDefault: @MainActor @Sendable (ListCell) -> Void
  ) {
    let cell = stage.shownCell {
      $0.backgroundConfiguration = .clear()
      $0.automaticallyUpdatesBackgroundConfiguration = false
    }
    cell.isSelected = true
    returnToDefault(cell)
    cell.isSelected = false
    stage.scheduler.flush()
    #expect(
      cell.displayedBackgroundConfiguration
        == BackgroundConfiguration.listCell().updated(for: cell.configurationState))
  }

  @Test("The default look follows the state")
  func defaultLookFollowsState() {
    let cell = stage.shownCell { $0.backgroundConfiguration = nil }
    let normal = cell.displayedBackgroundConfiguration
    cell.isSelected = true
    stage.scheduler.flush()
    #expect(cell.displayedBackgroundConfiguration != normal)
    #expect(
      cell.displayedBackgroundConfiguration
        == BackgroundConfiguration.listCell().updated(for: cell.configurationState))
  }

  @Test("A background stays as it was set where nothing updates it")
  func backgroundStaysSet() {
    let cell = stage.shownCell { $0.isSelected = true }
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listCell()
    #expect(cell.backgroundConfiguration == .listCell())
    cell.automaticallyUpdatesBackgroundConfiguration = true
    stage.scheduler.flush()
    #expect(cell.backgroundConfiguration != .listCell())
  }

  @Test("A configuration removes the older properties")
  func configurationRemovesOlder() {
    let cell = TableCell()
    cell.backgroundColor = .systemRed
    cell.backgroundView = CellView()
    cell.selectedBackgroundView = CellView()
    cell.multipleSelectionBackgroundView = CellView()
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundColor == .systemRed)
    #expect(cell.backgroundView != nil)
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
  }

  @Test("A background view removes the configuration")
  func backgroundViewRemoves() {
    let cell = ListCell()
    cell.backgroundView = nil
    #expect(cell.backgroundConfiguration != nil)
    let view = CellView()
    cell.backgroundView = view
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.displayedBackgroundConfiguration == nil)
    #expect(cell.subviews.first === view)
    cell.backgroundConfiguration = .listCell()
    cell.selectedBackgroundView = CellView()
    #expect(cell.backgroundConfiguration == nil)
    let table = TableCell()
    table.backgroundConfiguration = .clear()
    table.multipleSelectionBackgroundView = CellView()
    #expect(table.backgroundConfiguration == nil)
  }

  @Test("A background color removes the configuration")
  func backgroundColorRemoves() {
    for cell in [ListCell(), TableCell(), HeaderFooterView()] {
      cell.backgroundConfiguration = .clear()
      cell.backgroundColor = nil
      #expect(cell.backgroundConfiguration == .clear())
      cell.backgroundColor = .systemRed
      #expect(cell.backgroundConfiguration == nil)
      // Nothing of its own is before the color.
      #expect(cell.displayedBackgroundConfiguration == nil)
      cell.layoutIfNeeded()
      #expect(cell.displayedBackgroundConfiguration == nil && cell.backgroundColor == .systemRed)
    }
    let cell = stage.shownCell { $0.backgroundColor = .systemRed }
    cell.backgroundColor = nil
    #expect(cell.displayedBackgroundConfiguration?.style == .listCell)
  }

  @Test("The older property that is set in a pass removes the configuration of the pass")
  func olderPropertySet() {
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, state in
        cell.backgroundConfiguration = .clear()
        if state.isSelected { cell.backgroundColor = .systemRed }
      }
    }
    #expect(cell.backgroundConfiguration == .clear())
    cell.isSelected = true
    stage.scheduler.flush()
    #expect(cell.backgroundConfiguration == nil && cell.backgroundColor == .systemRed)
    #expect(cell.displayedBackgroundConfiguration == nil)
    cell.isSelected = false
    stage.scheduler.flush()
    #expect(cell.backgroundConfiguration == .clear() && cell.backgroundColor == nil)
    #expect(cell.displayedBackgroundConfiguration == .clear())
  }

  @Test("Background views fill the cell behind its content and follow the selection")
  func backgroundViewsFill() {
    let cell = TableCell()
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
    let normal = CellView()
    let selected = CellView()
    let multiple = CellView()
    cell.selectedBackgroundView = selected
    cell.multipleSelectionBackgroundView = multiple
    cell.backgroundView = normal
    cell.contentConfiguration = content("A")
    cell.layoutIfNeeded()
    #expect(
      cell.subviews.map(ObjectIdentifier.init)
        == [normal, selected, multiple, cell.contentView].map(ObjectIdentifier.init))
    #expect(normal.frame == cell.bounds && selected.frame == cell.bounds)
    #expect(selected.isHidden && multiple.isHidden && !normal.isHidden)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(!selected.isHidden && multiple.isHidden)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(selected.isHidden && !multiple.isHidden)
    cell.backgroundView = nil
    #expect(normal.superview == nil)
  }

  @Test("A custom view lies inside the insets, behind the content")
  func customViewLies() {
    let cell = stage.shownCell()
    let view = CellView()
    var background = BackgroundConfiguration.clear()
    background.customView = view
    background.backgroundInsets = DirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
    cell.backgroundConfiguration = background
    cell.frame.size = CGSize(width: 200, height: 50)
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 6, y: 2, width: 188, height: 46))
    #expect(cell.subviews.first === view)
    #expect(cell.backgroundLayout?.fillFrame == view.frame)
    cell.backgroundConfiguration = .clear()
    #expect(view.superview == nil)
  }

  @Test("An outline that a rule gives a color appears with the state")
  func outlineRuleGives() {
    let cell = stage.cell { ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
    var background = BackgroundConfiguration.listCell()
    background.strokeWidth = 2
    background.when(.selected) { $0.strokeColor = .systemBlue }
    background.when(.highlighted) { $0.shadowProperties.opacity = 0.3 }
    cell.backgroundConfiguration = background
    stage.scheduler.flush()
    cell.layoutIfNeeded()
    #expect(cell.cellPresentation?.background?.stroke == nil)
    cell.isSelected = true
    stage.scheduler.flush()
    #expect(cell.cellPresentation?.background?.stroke != nil)
    cell.isSelected = false
    cell.isHighlighted = true
    stage.scheduler.flush()
    #expect(cell.cellPresentation?.background?.stroke == nil)
    #expect(cell.cellPresentation?.background?.shadow != nil)
  }
}
