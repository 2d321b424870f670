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
/// of selection. Pass it the input of the user: ``pointer(_:at:time:_:)`` and ``key(_:_:)``. Cells
/// exist for the visible rows only. Inputs and changes of models only mark the list; ``update()``
/// does the work, once in each frame.
///
/// Points are in the coordinates of the list's bounds: the origin is its top left corner,
/// independent of the ``contentOffset``.
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

  typealias SelectionChange = (inout ListSelection<ItemID>) -> [ListSelection<ItemID>.Change]

  // MARK: Parts

  /// The pool that makes the cells.
  public let pool: CellReusePool

  /// The view that contains the cells; it has the traits, the tint and the margins of the list.
  ///
  /// Frames of cells are in the coordinates of the list's content, by which its bounds scroll.
  public let container: CellView

  /// The positions of all rows on display.
  public internal(set) var layout: ListLayout

  /// The sections and items that were applied last, including moves by the user.
  ///
  /// The next ``update()`` shows them. Until then, cells, positions and targets refer to the
  /// snapshot on display.
  public var snapshot: ListSnapshot<SectionID, ItemID> { applied }

  /// The selected rows and the row with keyboard focus; see ``handle(_:)``.
  public internal(set) var selection: ListSelection<ItemID>

  // MARK: Requests to the app

  /// Called when the list needs an ``update()``, once until the next one.
  ///
  /// Request a frame, or schedule work for when your app is idle. Do not update at once: the
  /// code that changed the list is often not done yet.
  public var needsUpdateHandler: (@MainActor () -> Void)? {
    didSet { if pending.isRequested { needsUpdateHandler?() } }
  }

  /// Called with each action of the user, after the list has responded.
  public var eventHandler: (@MainActor (HostedListEvent<ItemID>) -> Void)?

  /// Called with items that are about to come into view, once each time.
  ///
  /// These are the rows within ``prefetchDistance`` above and below the visible ones.
  public var prefetchHandler: (@MainActor ([ItemID]) -> Void)?

  /// The height of the areas above and below the visible rows whose items are prefetched, in
  /// points.
  public var prefetchDistance: CGFloat = 400

  /// Returns the effect of a tap on a row; called when the list needs it.
  ///
  /// Without it, a tap selects a row.
  public var primaryActionProvider: (@MainActor (ItemID) -> RowPrimaryAction)?

  /// Returns the headers and footers, if the configuration has separate ones; they have titles
  /// without it.
  public var supplementaryProvider: SupplementaryProvider?

  /// Returns the header mode of a section; without it, all have the configuration's.
  ///
  /// A change of a model that the closure reads adds or removes headers in the next ``update()``,
  /// and so does a snapshot that reconfigures or reloads sections.
  /// The first item of a section is a header, or is none, as long as the section is in the list.
  public var headerModeProvider: (@MainActor (SectionID) -> ListConfiguration.HeaderMode)? {
    didSet { setNeedsSectionModes() }
  }

  /// Returns the footer mode of a section; without it, all have the configuration's.
  ///
  /// A change of a model that the closure reads adds or removes footers in the next ``update()``,
  /// and so does a snapshot that reconfigures or reloads sections.
  public var footerModeProvider: (@MainActor (SectionID) -> ListConfiguration.FooterMode)? {
    didSet { setNeedsSectionModes() }
  }

  /// Returns the title of a section's header, for lists without a ``supplementaryProvider``.
  ///
  /// It is observed like an update handler: a change of a model that it reads updates the header.
  public var headerTitleProvider: (@MainActor (SectionID) -> String?)?

  /// Returns the title of a section's footer, for lists without a ``supplementaryProvider``.
  ///
  /// It is observed like an update handler: a change of a model that it reads updates the footer.
  public var footerTitleProvider: (@MainActor (SectionID) -> String?)?

  /// Returns the height of an item, in points; `nil` for the height that fits its view.
  public var heightProvider: (@MainActor (ListItem) -> CGFloat?)?

  /// Expands or collapses an item as the user requests; without it, the list does so if the item
  /// has children.
  ///
  /// It is also called for items without children, which your app may add: see
  /// ``setExpanded(_:for:)`` and ``apply(_:to:)``.
  public var expansionHandler: (@MainActor (ItemID, _ isExpanded: Bool) -> Void)?

  /// Whether the user can also drag a row by pressing it for half a second.
  public var reordersByLongPress = false

  /// Returns whether the user can move a row; without it, all rows can be moved.
  public var canMoveItem: (@MainActor (ItemID) -> Bool)?

  /// Returns whether the user can drop the row that is moved at a position; without it, everywhere.
  ///
  /// The gap stays where it was while the finger is above other rows.
  public var canDropItem: (@MainActor (ItemID, ListPosition) -> Bool)?

  /// Whether the end of the list stays visible after every change, as in a conversation.
  ///
  /// New rows at the end and rows that grow then move the others up, unless the user has scrolled
  /// away from the end.
  public var keepsEndInView = false

  /// The empty state, shown while the list on display has no items; `nil` for none.
  ///
  /// ```swift
  /// var empty = ContentUnavailableConfiguration.empty()
  /// empty.text = "No Networks"
  /// list.contentUnavailableConfiguration = empty
  /// ```
  ///
  /// The list updates it for its traits and its ``searchText``, and draws it behind headers and
  /// footers, in the part of the list that no bar covers. A tap on a button runs the closure of its
  /// action, or else is an event.
  public var contentUnavailableConfiguration: ContentUnavailableConfiguration? {
    didSet { if contentUnavailableConfiguration != oldValue { setNeedsUpdate() } }
  }

  /// The text that the user searches for, for a ``contentUnavailableConfiguration`` that names it;
  /// `nil` outside of a search.
  public var searchText: String? { didSet { if searchText != oldValue { setNeedsUpdate() } } }

  /// Whether the list measures cells on display again when they change.
  ///
  /// The default is ``SelfSizingInvalidation/enabled``. Cells that changed while it was
  /// ``SelfSizingInvalidation/disabled`` keep their height when you enable it again. As documented
  /// for `UICollectionView`.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled

  let cellProvider: CellProvider
  let scheduler = ListScheduler()

  // MARK: What was applied, for the next update

  var applied = ListSnapshot<SectionID, ItemID>()
  var appliedSize = CGSize.zero
  var appliedInsets: (top: CGFloat, bottom: CGFloat) = (0, 0)
  var appliedTraits: TraitCollection
  var appliedConfiguration: ListConfiguration

  /// The changes since the last update.
  let pending = PendingUpdate<SectionID, ItemID>()

  /// Whether an update runs, in which your app's closures only request changes.
  var isUpdating = false

  /// Whether a closure of your app is making or configuring a view.
  var isMakingView = false

  // MARK: What is on display

  /// The snapshot on display.
  var displayed = ListSnapshot<SectionID, ItemID>()

  /// The rectangles that are visible, in coordinates of the content.
  var viewport = ListViewport()

  /// Whether the end of the content is in view.
  var isAtEnd = true

  /// The headers and footers of a list with titles only.
  private(set) lazy var titles = ListTitles<SectionID, ItemID>(self)

  /// The items on display, by position.
  var shown: [ListItem: ShownItem] = [:]

  /// The picture drawn after the last update; `nil` before the first.
  var drawn: ListPicture?

  /// The transition to the picture; `nil` if it has changed at once.
  var lastTransition: ListPictureTransition?

  // MARK: What is remembered between updates, by identity

  /// The finger or mouse, and the keys with the part that has keyboard focus.
  private(set) lazy var pointerInput = ListPointer<SectionID, ItemID>(self)
  private(set) lazy var keyboard = ListKeyboard<SectionID, ItemID>(self)

  /// The observation of what the providers of section modes read.
  private(set) lazy var sectionModes = ModelWatch(of: nil, asksForPass: false) { [weak self] in
    self?.setNeedsSectionModes()
  }

  /// The row whose swipe actions are revealed.
  var swipe: RowSwipe<ItemID>?

  /// The row that the user moves.
  var reordering: RowDrag<SectionID, ItemID>?

  /// The common look of all rows, and the labels and images of each.
  var rowEstimates: (cell: ListCellConfiguration, content: @MainActor (ItemID) -> ListRowContent)?

  /// The items that were within the prefetching area in the last update.
  var prefetched: Set<ItemID> = []

  /// Whether the selection is changing, and the changes that wait for it.
  var selectionChanges: (isRunning: Bool, waiting: [SelectionChange]) = (false, [])

  /// Called with each view that leaves the display, before it is prepared for reuse.
  package var willReuseHandler: (@MainActor (ConfigurableView) -> Void)?

  /// Whether only inputs by the user depend on ``primaryActionProvider``, as in UIKit's lists: the
  /// app can select any row, and a selected row stays so.
  package var limitsOnlyUser = false
  var isHandlingUser = false

  /// Called before each input by the user that can change the selection.
  package var userInputHandler: (@MainActor () -> Void)?

  /// Whether updates report changes of accessibility elements.
  ///
  /// The default is `false`: comparing the elements takes time in each update.
  public var reportsAccessibilityChanges = false {
    didSet { if !reportsAccessibilityChanges { presented = PresentedItems() } }
  }

  /// The items that assistive technology presented after the last update.
  var presented = PresentedItems()

  /// Creates an empty list of size zero.
  ///
  /// - Parameters:
  ///   - configuration: The look of the list.
  ///   - traits: The traits of the device; the configuration determines the list environment.
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
    layout = ListLayout(
      configuration, sections: [], width: 0, context: LayoutContext(traits: traits, cache: cache))
    selection = ListSelection(rules: rules)
    appliedTraits = layout.context.traits
    appliedConfiguration = configuration
    container.traitOverrides = TraitOverrides(layout.context.traits)
    pool.isFirstItemHeader = { [weak self] path in
      // Tests also dequeue cells for rows that the list does not have.
      guard let self, path.count == 2, path[0] < displayed.numberOfSections else { return false }
      return isFirstItemHeader(ListPosition(section: path[0], row: path[1]))
    }
    scheduler.wakeHandler = { [weak self] in self?.setNeedsUpdate() }
    scheduler.changeHandler = { [weak self] in self?.pending.results.changes += $0 }
    scheduler.sizeInvalidationHandler = { [weak self] in self?.invalidateHeights(of: $0) }
  }

  // MARK: Looking up items

  /// The scheduler that updates the cells.
  ///
  /// The list flushes it: use it for its ``UpdateScheduler/operationLog`` and
  /// ``UpdateScheduler/checkedIssues``.
  public var updateScheduler: UpdateScheduler { scheduler }

  /// Returns the item at a position on display.
  ///
  /// - Precondition: The position exists.
  public func itemIdentifier(at position: ListPosition) -> ItemID {
    displayed.itemIdentifier(at: position)
  }

  /// Returns the position of an item on display; `nil` for a missing item, and for one in a
  /// collapsed item.
  public func position(of id: ItemID) -> ListPosition? { displayed.position(of: id) }

  /// Returns the cell that shows an item; `nil` for an item out of view.
  public func cell(for id: ItemID) -> ConfigurableView? { shownItem(.row(id))?.view }

  /// Returns the cell, header or footer that shows an item on display; `nil` for one out of view.
  public func cell(at item: ListItem) -> ConfigurableView? { shown[item]?.view }
}
