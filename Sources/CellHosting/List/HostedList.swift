public import CellConfiguration
public import CellLayout
public import CellText
public import Foundation

/// A list of cells that shows snapshots, scrolls, and responds to the user; it draws nothing.
///
/// ```swift
/// let list = HostedList<String, Setting.ID>(ListConfiguration(appearance: .insetGrouped)) {
///   list, indexPath, id in
///   list.pool.dequeueConfiguredReusableCell(
///     using: registration, for: indexPath, item: settings[id])
/// }
/// list.needsUpdateHandler = { window.requestFrame() }
/// list.size = window.size
/// list.apply(snapshot)
///
/// // In each frame:
/// let update = list.update()
/// for rect in update.redrawRects { window.draw(list.displayList(in: rect), in: rect) }
/// ```
///
/// A list has a layout of all rows, a pool of cells, a scheduler for their updates, and the state
/// of selection. Pass it the input of the user: ``scroll(by:)``, ``tap(at:_:)``,
/// ``moveFocus(_:extending:)``. Cells exist for the visible rows only. Inputs and changes of models
/// only mark the list; ``update()`` does the work, once in each frame.
///
/// Points are in the coordinates of the list's bounds: the origin is its top left corner, whatever
/// the ``contentOffset``.
///
/// The code that made a list owns it. The list owns its cells, and its closures: capture the list
/// weakly in them.
@MainActor
public final class HostedList<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// A closure that returns the cell for an item, dequeued from the list's ``pool``.
  public typealias CellProvider =
    @MainActor (_ list: HostedList, _ indexPath: IndexPath, _ id: ItemID) -> ConfigurableView

  /// A closure that returns a header or footer, dequeued from the list's ``pool``.
  public typealias SupplementaryProvider =
    @MainActor (_ list: HostedList, _ item: ListItem, _ section: SectionID) -> ConfigurableView

  // MARK: Parts

  /// The pool that makes the cells.
  public let pool: CellReusePool

  /// The view that contains the cells; it has the traits, the tint and the margins of the list.
  ///
  /// Frames of cells are in the coordinates of the list's content, by which its bounds scroll.
  public let container: CellView

  /// The positions of all rows.
  public internal(set) var layout: ListLayout

  /// The sections and items that the list shows.
  public internal(set) var snapshot = ListSnapshot<SectionID, ItemID>()

  /// The selected rows and the row with keyboard focus; see ``handle(_:)``.
  public internal(set) var selection: ListSelection<ItemID>

  /// The part of the list that has keyboard focus; `nil` for none.
  public internal(set) var focusedTarget: ListTarget?

  // MARK: Requests to the program

  /// Called when the list needs an ``update()``, once until the next one.
  ///
  /// Request a frame, or schedule work for when the program is idle. Do not update at once: the
  /// code that changed the list is often not done yet.
  public var needsUpdateHandler: (@MainActor () -> Void)? {
    didSet { if pending.isRequested { needsUpdateHandler?() } }
  }

  /// Called with what the user did, after the list has responded.
  public var eventHandler: (@MainActor (HostedListEvent<ItemID>) -> Void)?

  /// Called with items that are about to come into view, once each time.
  ///
  /// These are the rows within ``prefetchDistance`` above and below the visible ones.
  public var prefetchHandler: (@MainActor ([ItemID]) -> Void)?

  /// The height of the areas above and below the visible rows whose items are prefetched, in
  /// points.
  public var prefetchDistance: CGFloat = 400

  /// Returns the effect of a tap on a row; called when a snapshot is applied.
  ///
  /// Without it, a tap selects a row.
  public var primaryActionProvider: (@MainActor (ItemID) -> RowPrimaryAction)?

  /// Returns the headers and footers; required if the configuration has separate ones.
  public var supplementaryProvider: SupplementaryProvider?

  /// Returns whether the user can move a row with its handle; without it, all rows can be moved.
  public var canMoveItem: (@MainActor (ItemID) -> Bool)?

  let cellProvider: CellProvider
  let scheduler = HostedListScheduler()

  // MARK: What is shown

  /// The identity of an item of any kind.
  enum Identity: Hashable {
    case row(ItemID)
    case header(SectionID)
    case footer(SectionID)
  }

  /// An item on display, with its frame in the content.
  struct Shown {
    var view: ConfigurableView
    var item: ListItem
    var frame: CGRect
  }

  /// The items on display.
  var shown: [Identity: Shown] = [:]

  /// The visible rectangle, in coordinates of the content.
  var visible = CGRect.zero

  /// The number of items before each section.
  var sectionStarts: [Int] = []

  /// The outlines of sections.
  var outlines: [SectionID: ListSectionSnapshot<ItemID>] = [:]

  /// The items that were within the prefetching area in the last update.
  var prefetched: Set<ItemID> = []

  /// What has changed since the last update.
  var pending = PendingUpdate()

  /// The row under a finger that may become a tap.
  var pressedID: ItemID?

  /// The row whose swipe actions are revealed.
  var swipe: Swipe?

  /// The row that the user moves.
  var reordering: Reordering?

  /// The target below the pointer; `nil` for none.
  public internal(set) var hoveredTarget: ListTarget?

  /// Whether updates report changes of what assistive technology presents.
  ///
  /// The default is `false`: comparing the elements takes time in each update.
  public var tracksAccessibility = false {
    didSet { if !tracksAccessibility { presented = [:] } }
  }

  /// What assistive technology presented after the last update.
  var presented: [Identity: (item: ListItem, elements: [AccessibilityElement])] = [:]

  /// Creates an empty list of size zero.
  ///
  /// - Parameters:
  ///   - configuration: The look of the list.
  ///   - traits: The traits of the device; the list environment is that of the configuration.
  ///   - shaper: The text system.
  ///   - rules: The rules for selecting rows.
  ///   - cellProvider: Returns the cell for an item.
  public init(
    _ configuration: ListConfiguration, traits: TraitCollection = .phone,
    shaper: any TextShaper = .embedded, rules: ListSelectionRules = ListSelectionRules(),
    cellProvider: @escaping CellProvider
  ) {
    self.cellProvider = cellProvider
    let cache = TextMeasurementCache(shaper: shaper)
    container = CellView()
    container.textMeasurementCache = cache
    pool = CellReusePool(container: container, updateScheduler: scheduler)
    pool.marksFirstItemHeaders = configuration.headerMode == .firstItemInSection
    layout = ListLayout(
      configuration, sections: [], width: 0, context: LayoutContext(traits: traits, cache: cache))
    selection = ListSelection(rules: rules)
    container.traitOverrides = TraitOverrides(layout.context.traits)
    scheduler.list = self
    scheduler.changeHandler = { [weak self] in self?.pending.changes += $0 }
    scheduler.sizeInvalidationHandler = { [weak self] in self?.invalidateHeights(of: $0) }
  }

  // MARK: Looking up items

  /// The scheduler that updates the cells.
  ///
  /// The list flushes it: use it for its ``UpdateScheduler/operationLog`` and
  /// ``UpdateScheduler/checkedProblems``.
  public var updateScheduler: UpdateScheduler { scheduler }

  /// Returns the item at a position.
  ///
  /// - Precondition: The position exists.
  public func itemIdentifier(at position: ListPosition) -> ItemID {
    snapshot.sections[position.section].items[position.row]
  }

  /// Returns the position of an item; `nil` for a missing item.
  public func position(of id: ItemID) -> ListPosition? {
    guard let index = selection.index(of: id) else { return nil }
    var (low, high) = (0, sectionStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sectionStarts[middle] <= index { low = middle } else { high = middle }
    }
    return ListPosition(section: low, row: index - sectionStarts[low])
  }

  /// Returns the cell that shows an item; `nil` for an item out of view.
  public func cell(for id: ItemID) -> ConfigurableView? { shown[.row(id)]?.view }

  /// Returns the identity of an item.
  func identity(of item: ListItem) -> Identity {
    let section = snapshot.sections[item.section]
    return switch item {
    case .header: .header(section.identifier)
    case .row(let position): .row(section.items[position.row])
    case .footer: .footer(section.identifier)
    }
  }

  /// Returns whether the row at a position is selected.
  func isSelected(_ position: ListPosition) -> Bool {
    selection.isSelected(itemIdentifier(at: position))
  }
}

/// The scheduler of a list, which has it updated when a cell is marked.
final class HostedListScheduler: UpdateScheduler {
  weak var list: (any UpdatableList)?

  override func wake() { list?.setNeedsUpdate() }
}

/// A list of any kind of items.
@MainActor
protocol UpdatableList: AnyObject {
  func setNeedsUpdate()
}

/// An action of the user in a list that the program carries out or records.
public enum HostedListEvent<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// Other rows are selected.
  case selectionChanged

  /// The user opens a row.
  case performPrimaryAction(ItemID)

  /// The user taps an accessory that has neither a closure nor a default effect.
  ///
  /// A delete control without an action reveals the trailing swipe actions of its row, and an
  /// outline disclosure without one expands or collapses it.
  indirect case performAction(CellAccessory, of: ItemID)

  /// The user chooses a swipe action that has no closure.
  indirect case performSwipeAction(SwipeAction, of: ItemID)

  /// The user expands or collapses an item of an outline.
  case expansionChanged(ItemID, isExpanded: Bool)

  /// The user has moved a row; the ``HostedList/snapshot`` has its new position.
  case moved(ItemID, from: ListPosition, to: ListPosition)
}
