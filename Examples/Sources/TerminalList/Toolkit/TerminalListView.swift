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

  /// The rows that are selected, and the one that the keyboard has.
  var selection = ListSelection<ObjectIdentifier>(rules: rules)

  /// The part of that row that the keyboard has.
  var focusedTarget = CellTarget.cell

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

  /// Any number of rows can be selected, also while they are edited.
  private static var rules: ListSelectionRules {
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = true
    rules.allowsMultipleSelectionDuringEditing = true
    return rules
  }

  // MARK: What the user sees

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

  /// Whether rows begin at the left or at the right.
  var layoutDirection: TraitEnvironmentLayoutDirection {
    get { root.traitCollection.layoutDirection }
    set {
      root.traitOverrides.layoutDirection = newValue
      layout.update(traits: root.traitCollection)
      placeCells()
      setNeedsDraw()
    }
  }

  /// Whether the rows are edited.
  var isEditing: Bool {
    get { pool.isEditing }
    set {
      pool.isEditing = newValue
      focusedTarget = .cell
      handle(.setEditing(newValue))
    }
  }
}
