import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation

/// A list of rows in sections: the part of the toolkit that asks for cells and places them.
///
/// A point is a column or a line. The list knows which cells look different than when they were
/// last drawn, and draws those.
///
/// Owned by the program, for as long as it runs.
@MainActor
final class TerminalListView<Item: AnyObject> {
  /// A header and the rows below it.
  struct Section {
    var title: String
    var items: [Item]
  }

  /// What is in the list.
  var sections: [Section] = [] { didSet { reload() } }

  /// The row that the keyboard has; `nil` in an empty list.
  var focus: ListPosition?

  /// The items that are selected.
  var selection: Set<ObjectIdentifier> = []

  /// The view that cells are in; they inherit its traits.
  let root = CellView()
  let pool: CellReusePool
  let registration: CellRegistration<ListCell, Item>
  let headerIdentifier = "header"

  /// Where items are in the whole list, and how far that is scrolled.
  var layout: ListLayout
  var scrollOffset: CGFloat = 0

  /// The cells on the screen.
  var cells: [ListItem: ConfigurableView] = [:]

  /// What looks different than when it was last drawn.
  var changedCells: [ConfigurableView] = []
  var isEverythingChanged = true

  /// Creates an empty list whose rows are configured by a registration.
  init(scheduler: UpdateScheduler, registration: CellRegistration<ListCell, Item>) {
    self.registration = registration
    let configuration = Self.configuration
    root.traitOverrides.styleSheet = .terminal
    root.traitOverrides.displayScale = 1
    root.traitOverrides.listEnvironment = configuration.appearance.listEnvironment
    root.textMeasurementCache = TextMeasurementCache(shaper: TerminalShaper())
    pool = CellReusePool(container: root, updateScheduler: scheduler)
    pool.register(HeaderFooterView.self, forHeaderFooterViewReuseIdentifier: headerIdentifier)
    layout = ListLayout(
      configuration, sections: [], width: 0,
      context: LayoutContext(traits: root.traitCollection, shaper: TerminalShaper()))
    scheduler.changeHandler = { [weak self] changes in
      self?.changedCells += changes.map(\.cell)
    }
    scheduler.sizeInvalidationHandler = { [weak self] cells in self?.resize(cells) }
  }

  private static var configuration: ListConfiguration {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = false
    return configuration
  }

  // MARK: What the user does

  /// How large the list is, in columns and lines.
  var size: CGSize {
    get { root.frame.size }
    set {
      guard newValue != root.frame.size else { return }
      root.frame.size = newValue
      layout.update(width: newValue.width)
      placeCells()
      revealFocus()
      setNeedsDraw()
    }
  }

  /// Light or dark.
  var userInterfaceStyle: UserInterfaceStyle {
    get { root.traitCollection.userInterfaceStyle }
    set {
      root.traitOverrides.userInterfaceStyle = newValue
      setNeedsDraw()
    }
  }

  /// Whether the rows are edited.
  var isEditing: Bool {
    get { pool.isEditing }
    set { pool.isEditing = newValue }
  }

  /// Moves the keyboard to the next row, or to the one before.
  func moveFocus(by step: Int) {
    let rows = rowPositions
    guard let focus, let index = rows.firstIndex(of: focus), rows.indices.contains(index + step)
    else { return }
    focusedCell?.isFocused = false
    self.focus = rows[index + step]
    revealFocus()
    focusedCell?.isFocused = true
  }

  /// Selects the row that the keyboard has, or deselects it.
  func toggleSelection() {
    guard let item = focusedItem, let cell = focusedCell else { return }
    let id = ObjectIdentifier(item)
    if selection.remove(id) == nil { selection.insert(id) }
    cell.isSelected = selection.contains(id)
  }

  /// The item of the row that the keyboard has.
  var focusedItem: Item? { focus.map { sections[$0.section].items[$0.row] } }

  /// The cell of that row.
  var focusedCell: ListCell? { focus.flatMap { cells[.row($0)] as? ListCell } }
}
