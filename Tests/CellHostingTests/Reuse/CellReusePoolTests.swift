import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@MainActor
struct CellReusePoolTests {
  private let stage = Stage()
  private let container = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let pool: CellReusePool
  private let registration = CellRegistration<ListCell, String> { cell, _, text in
    cell.contentConfiguration = content(text)
  }

  init() { pool = CellReusePool(container: container, updateScheduler: stage.scheduler) }

  private func dequeue(_ text: String, row: Int = 0) -> ListCell {
    pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, row]), item: text)
  }

  @Test("A cell comes configured, updated and in its list")
  func cellComesConfigured() {
    container.traitOverrides.listEnvironment = .sidebar
    let cell = dequeue("A")
    #expect(cell.superview === container)
    #expect(!cell.needsUpdateConfiguration)
    #expect(
      cell.contentConfiguration as? ListContentConfiguration
        == content("A").updated(for: cell.configurationState))
    #expect(pool.createdCellCount == 1)
    #expect(cell.reuseIdentifier == "ListCell")
  }

  @Test("The whole life of a cell can be read from its operations")
  func wholeLifeCell() {
    let cell = dequeue("A")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: cell.preferredHeight(fitting: 320))
    cell.layoutIfNeeded()
    pool.enqueue(cell)
    #expect(dequeue("B") === cell)
    cell.layoutIfNeeded()
    #expect(
      stage.log.operations(of: cell) == [
        .madeContentView("ListContentView"),
        .updated([.firstDisplay]), .skipped, .appliedBackground(.content),
        .measured, .laidOut,
        .reused,
        .applied(.content),
        .updated([.reuse]), .skipped,
        .laidOut,
      ])
  }

  @Test("A background that faded before its cell was given back does not fade in the next use")
  func backgroundOfNextUse() {
    var animated: [Bool] = []
    stage.scheduler.changeHandler = { animated += $0.map(\.animatesBackground) }
    let cell = dequeue("A")
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
    cell.layoutIfNeeded()
    stage.scheduler.flush()
    animated = []
    // The background is the same again before the next flush.
    for isSelected in [true, false] {
      cell.isSelected = isSelected
      cell.layoutIfNeeded()
    }
    pool.enqueue(cell)
    #expect(dequeue("B") === cell)
    cell.layoutIfNeeded()
    stage.scheduler.flush()
    #expect(animated == [false])
  }

  @Test("A cell given back is used again for the same registration only")
  func cellGivenBack() {
    let first = dequeue("A")
    pool.enqueue(first)
    let other = CellRegistration<ListCell, String> { _, _, _ in }
    let second = pool.dequeueConfiguredReusableCell(
      using: other, for: IndexPath(indexes: [0, 1]), item: "B")
    #expect(second !== first)
    let copy = registration
    let third = pool.dequeueConfiguredReusableCell(
      using: copy, for: IndexPath(indexes: [0, 2]), item: "C")
    #expect(third === first)
    #expect(pool.createdCellCount == 2)
  }

  @Test("A cell in waiting is out of its list and never updated")
  func cellWaitingOut() {
    let cell = dequeue("A")
    pool.enqueue(cell)
    stage.log.removeAll()
    #expect(cell.superview == nil)
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(stage.scheduler.flush() == 0)
    #expect(!stage.log.operations.contains { if case .updated = $0 { true } else { false } })
  }

  @Test("Nothing of its former use is left")
  func nothingFormerUse() {
    stage.tolerate(.missingUpdate, .heightBelowContent)
    let cell = dequeue("A")
    cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = content("old") }
    cell.backgroundConfiguration = .clear()
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.accessories = [.checkmark()]
    cell.indentationLevel = 3
    cell.isSelected = true
    cell.isEditing = true
    cell.isUserInteractionEnabled = false
    cell.tintColor = .systemRed
    cell.traitOverrides.userInterfaceStyle = .dark
    cell.alpha = 0.5
    cell.isHidden = true
    cell.tag = 7
    cell.accessibilityLabel = "A"
    cell.bounds.origin = CGPoint(x: 3, y: 40)
    cell.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 20, leading: 30, bottom: 20, trailing: 30)
    cell.textMeasurementCache = TextMeasurementCache(shaper: EmbeddedShaper())
    cell.backgroundColor = .systemRed
    cell.decorations.dimensions.topPadding = 12
    let background = CellView()
    cell.backgroundView = background
    let accessory = CellView()
    cell.accessoryViews = ["a": accessory]
    cell.layoutIfNeeded()
    cell.updateScheduler = UpdateScheduler()
    pool.enqueue(cell)
    #expect(background.superview == nil && accessory.superview == nil)
    let again = dequeue("B")
    let fresh = CellReusePool(container: container, updateScheduler: stage.scheduler)
      .dequeueConfiguredReusableCell(
        using: registration, for: IndexPath(indexes: [0, 0]), item: "B")
    #expect(again === cell)
    #expect(again.configurationUpdateHandler == nil)
    #expect(again.shownText == "B")
    #expect(again.backgroundConfiguration == fresh.backgroundConfiguration)
    #expect(again.displayedBackgroundConfiguration == fresh.displayedBackgroundConfiguration)
    #expect(again.configurationState == fresh.configurationState)
    #expect(again.accessories.isEmpty)
    #expect(again.indentationLevel == 0)
    #expect(again.tintColor == fresh.tintColor)
    #expect(again.alpha == 1 && !again.isHidden)
    #expect(again.tag == 0)
    #expect(again.accessibility.isEmpty)
    #expect(again.bounds.origin == .zero)
    #expect(again.directionalLayoutMargins == fresh.directionalLayoutMargins)
    #expect(again.textMeasurementCache === fresh.textMeasurementCache)
    #expect(again.updateScheduler === stage.scheduler)
    #expect(again.backgroundColor == nil)
    #expect(again.decorations == fresh.decorations)
    #expect(again.backgroundView == nil)
    #expect(again.accessoryViews.isEmpty)
    #expect(again.subviews.count == fresh.subviews.count)
    #expect(again.preferredHeight(fitting: 320) == fresh.preferredHeight(fitting: 320))
  }

  @Test("A registration that configures no content leaves an empty cell")
  func registrationConfiguresContent() {
    let sometimes = CellRegistration<ListCell, String?> { cell, _, text in
      if let text { cell.contentConfiguration = content(text) }
    }
    let path = IndexPath(indexes: [0, 0])
    let cell = pool.dequeueConfiguredReusableCell(using: sometimes, for: path, item: "A")
    pool.enqueue(cell)
    let again = pool.dequeueConfiguredReusableCell(using: sometimes, for: path, item: nil)
    #expect(again === cell)
    #expect(again.contentConfiguration == nil)
    #expect(!(again.contentView is ListContentView))
  }

  @Test("prepareForReuse is called when a cell is given back")
  func prepareForReuseCalledCell() {
    final class Cell: ListCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let registration = CellRegistration<Cell, Int> { _, _, _ in }
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, 0]), item: 0)
    #expect(cell.reuses == 0)
    pool.enqueue(cell)
    #expect(cell.reuses == 1)
    pool.enqueue(cell)
    #expect(cell.reuses == 1)
  }

  @Test("Reconfigure keeps the cell and says whether its size changed")
  func reconfigureKeepsCell() {
    let cell = dequeue("A")
    let path = IndexPath(indexes: [0, 4])
    #expect(pool.reconfigure(cell, using: registration, for: path, item: "A"))
    #expect(cell.preferredHeight(fitting: 320) == 52)
    #expect(!pool.reconfigure(cell, using: registration, for: path, item: "A"))
    #expect(!pool.reconfigure(cell, using: registration, for: path, item: "B"))
    #expect(cell.shownText == "B")
    let long = String(repeating: "Long text. ", count: 20)
    #expect(pool.reconfigure(cell, using: registration, for: path, item: long))
    #expect(pool.indexPath(for: cell) == path)
    #expect(pool.createdCellCount == 1)
  }

  @Test("Cells and their places are found while they are in use")
  func cellsPlacesFound() {
    let first = dequeue("A", row: 3)
    let second = dequeue("B", row: 5)
    #expect(pool.indexPath(for: second) == IndexPath(indexes: [0, 5]))
    #expect(pool.cell(at: IndexPath(indexes: [0, 3])) === first)
    #expect(pool.cell(at: IndexPath(indexes: [0, 4])) == nil)
    pool.enqueue(first)
    #expect(pool.indexPath(for: first) == nil)
    #expect(pool.cell(at: IndexPath(indexes: [0, 3])) == nil)
  }

  @Test("Editing mode reaches the cells in use and those to come")
  func editingModeReaches() {
    let cell = dequeue("A")
    pool.isEditing = true
    #expect(stage.scheduler.flush() == 1)
    #expect(cell.configurationState.isEditing)
    #expect(dequeue("B").configurationState.isEditing)
    pool.isEditing = false
    #expect(!cell.isEditing)
    pool.enqueue(cell)
    #expect(!dequeue("C").isEditing)
  }

  @Test("A cell of another pool is left alone")
  func cellAnotherPool() {
    let other = CellReusePool(updateScheduler: stage.scheduler)
    let cell = dequeue("A")
    other.enqueue(cell)
    #expect(cell.superview === container)
    #expect(other.indexPath(for: cell) == nil)
  }

  @Test("Table cells, headers and footers are found by identifier")
  func tableCellsHeaders() {
    final class Cell: TableCell {}
    final class Header: HeaderFooterView {}
    pool.register(Cell.self, forCellReuseIdentifier: "cell")
    pool.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let path = IndexPath(indexes: [0, 0])
    let cell = pool.dequeueReusableCell(withIdentifier: "cell", for: path)
    #expect(cell is Cell)
    #expect(cell.reuseIdentifier == "cell")
    #expect(pool.dequeueReusableHeaderFooterView(withIdentifier: "header") is Header)
    #expect(pool.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    #expect(!(pool.dequeueReusableCell(withIdentifier: "other", for: path) is Cell))
    pool.enqueue(cell)
    #expect(pool.dequeueReusableCell(withIdentifier: "cell", for: path) === cell)
  }

  @Test("A header that was a footer is a header again")
  func headerFooterHeader() {
    pool.register(HeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let view = pool.dequeueReusableHeaderFooterView(withIdentifier: "header")
    view?.kind = .footer
    view.map(pool.enqueue)
    let again = pool.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(again != nil && again === view)
    #expect(again?.kind == .header)
  }

  @Test("An identifier that stands for another class gives that")
  func identifierStandsAnother() {
    final class Old: TableCell {}
    final class New: TableCell {}
    final class OldHeader: HeaderFooterView {}
    final class NewHeader: HeaderFooterView {}
    let path = IndexPath(indexes: [0, 0])
    func cell() -> TableCell { pool.dequeueReusableCell(withIdentifier: "a", for: path) }
    func header() -> HeaderFooterView? { pool.dequeueReusableHeaderFooterView(withIdentifier: "a") }

    // Without a class an identifier stands for table cells.
    pool.enqueue(cell())
    pool.register(Old.self, forCellReuseIdentifier: "a")
    pool.register(OldHeader.self, forHeaderFooterViewReuseIdentifier: "a")
    let waiting = cell()
    #expect(waiting is Old)
    pool.enqueue(waiting)
    // The same class again forgets nothing.
    pool.register(Old.self, forCellReuseIdentifier: "a")
    let (used, usedHeader) = (cell(), header())
    #expect(used === waiting)
    pool.enqueue(cell())
    header().map(pool.enqueue)
    pool.register(New.self, forCellReuseIdentifier: "a")
    pool.register(NewHeader.self, forHeaderFooterViewReuseIdentifier: "a")
    // These come back when their class is no longer wanted.
    pool.enqueue(used)
    usedHeader.map(pool.enqueue)
    #expect(used.superview == nil)
    #expect(cell() is New)
    #expect(header() is NewHeader)
  }
}
