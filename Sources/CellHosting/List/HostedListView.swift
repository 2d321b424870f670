public import CellConfiguration
import CellLayout
public import Foundation

/// A view that shows a ``HostedList``: it has the list's size and traits, and updates the list when
/// it is laid out.
///
/// It is the base class of table and collection views. Their rows have index paths; the list has
/// identities, which stay when rows move. Index paths refer to the list after all changes so far.
/// The view owns the list.
open class HostedListView: CellView {
  /// The type of the list.
  public typealias List = HostedList<AnyListID, AnyListID>

  /// The list.
  ///
  /// The view sets its size, traits, insets, snapshot and handlers.
  public private(set) lazy var hostedList: List = makeList()

  /// Makes or dequeues the cell of a row.
  package var cellProvider: (@MainActor (IndexPath, AnyListID) -> ConfigurableView)?

  /// The source of the rows; `nil` for none.
  package var rows: Rows?

  /// A source of rows.
  package enum Rows {
    /// Returns the number of rows of each section.
    case counts(@MainActor () -> [Int])

    /// Returns the current snapshot.
    case snapshot(@MainActor () -> ListSnapshot<AnyListID, AnyListID>)
  }

  /// Called before each update of the list, with its traits.
  package var willUpdateHandler: (@MainActor () -> Void)?

  /// Called after each update of the list, with the changes.
  package var didUpdateHandler: (@MainActor (ListUpdate) -> Void)?

  /// Called with each row that leaves the display, before its cell is prepared for reuse.
  package var endDisplayHandler: (@MainActor (IndexPath, ConfigurableView) -> Void)?
  private var shownPaths: [ObjectIdentifier: IndexPath] = [:]

  /// Called with the rows that the user has deselected and selected, and with a selected row that
  /// the user taps again where a tap opens rows.
  package var selectionHandler: (@MainActor (_ old: [IndexPath], _ new: [IndexPath]) -> Void)?

  /// Called with the actions of the user, except selecting rows.
  package var eventHandler: (@MainActor (HostedListEvent<AnyListID>) -> Void)?

  /// Returns the items of the menu of a row; called by tests that open it.
  package var menuProvider: (@MainActor (IndexPath) -> [ScreenItem])?

  /// The control that the user operates by pulling down the list; `nil` for none.
  package var refreshTarget: (any RefreshTarget)?

  /// The color behind the rows; `nil` for the color of the list's look.
  open override var backgroundColor: CellColor? { didSet { setNeedsLayout() } }

  /// The view behind the rows, as large as the list; `nil` for none.
  open var backgroundView: CellView? {
    didSet {
      if oldValue === backgroundView { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The views above and below the rows, which scroll with them.
  package var edgeViews: (top: CellView?, bottom: CellView?) {
    didSet {
      for (old, new) in [(oldValue.top, edgeViews.top), (oldValue.bottom, edgeViews.bottom)]
      where old !== new {
        old?.removeFromSuperview()
        if let new { hostedList.container.addSubview(new) }
      }
      setNeedsLayout()
    }
  }

  /// The heights at the top and the bottom that bars cover, in points.
  package var coveredHeights: (top: CGFloat, bottom: CGFloat) = (0, 0) {
    didSet { if coveredHeights != oldValue { setNeedsLayout() } }
  }

  /// Whether the numbers of rows have to be requested.
  private var needsReload = true

  /// The changes of the running batch; `nil` outside of one.
  private var batch: ListViewBatch?
  private var batchDepth = 0

  /// The number of the next row or section.
  private var nextNumber = 0

  /// The rows whose selection the app has been told, those among them that the running input of the
  /// user selected, and whether the app changes the selection itself.
  private var reportedSelection: Set<AnyListID> = []
  private var lastReported: Set<AnyListID> = []
  private var selectsForApp = false
  private var isUpdating = false

  override var placesWithClientCode: Bool { false }

  private func makeList() -> List {
    let list = List(ListConfiguration(appearance: .plain), traits: traitCollection) {
      [weak self] _, indexPath, id in
      guard let cell = self?.cellProvider?(indexPath, id) else {
        trap("Set the data source: there is none that returns the cell at \(indexPath).")
      }
      return cell
    }
    list.limitsOnlyUser = true
    list.willReuseHandler = { [weak self] view in
      guard let self, let path = shownPaths.removeValue(forKey: ObjectIdentifier(view)) else {
        return
      }
      endDisplayHandler?(path, view)
    }
    list.userInputHandler = { [weak self] in self?.lastReported = [] }
    list.needsUpdateHandler = { [weak self] in self?.setNeedsLayout() }
    list.eventHandler = { [weak self] in self?.perform($0) }
    addSubview(list.container)
    return list
  }

  override func environmentChanged(_ change: EnvironmentChange) {
    super.environmentChanged(change)
    setNeedsLayout()
  }

  // MARK: Updating

  /// Updates the list, and places the views around the rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateList()
  }

  /// The list after all changes so far.
  package var updatedList: List {
    if !isUpdating, hostedList.needsUpdate || needsReload || needsLayout { layoutIfNeeded() }
    return hostedList
  }

  private func updateList() {
    if isUpdating { return }
    isUpdating = true
    defer { isUpdating = false }
    reloadIfNeeded()
    willUpdateHandler?()
    let list = hostedList
    list.size = bounds.size
    list.traits = traitCollection
    let (top, bottom) = (height(of: edgeViews.top), height(of: edgeViews.bottom))
    list.topInset = coveredHeights.top + top
    list.bottomInset = coveredHeights.bottom + bottom
    let update = list.needsUpdate ? list.update() : nil
    // Points in the view are points of the content, as in UIKit.
    bounds.origin = CGPoint(x: 0, y: list.contentOffset + top)
    list.container.frame.origin = bounds.origin
    backgroundView?.frame = bounds
    guard let update else { return }
    let content = list.layout.contentSize
    edgeViews.top?.frame = CGRect(x: 0, y: -top, width: content.width, height: top)
    edgeViews.bottom?.frame = CGRect(
      x: 0, y: content.height, width: content.width, height: bottom)
    shownPaths = [:]
    for item in list.displayedItems {
      if case .row = item.item { shownPaths[ObjectIdentifier(item.view)] = IndexPath(item.item) }
    }
    didUpdateHandler?(update)
    // A scroll view reports an offset, also one that an update has changed.
    if list.needsUpdate { setNeedsLayout() }
  }

  private func height(of view: CellView?) -> CGFloat { view?.frame.height ?? 0 }

  /// The distance that the content is scrolled up; 0 shows the view above the rows, if any.
  open var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: updatedList.contentOffset + height(of: edgeViews.top)) }
    set { updatedList.contentOffset = newValue.y - height(of: edgeViews.top) }
  }

  /// The size of all rows, and of the views above and below them.
  open var contentSize: CGSize {
    let size = updatedList.layout.contentSize
    return CGSize(
      width: size.width,
      height: size.height + height(of: edgeViews.top) + height(of: edgeViews.bottom))
  }

  // MARK: Rows of a data source

  /// Requests all rows again: all cells are configured anew, and no row is selected.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload, let rows else { return }
    needsReload = false
    var snapshot = ListSnapshot<AnyListID, AnyListID>()
    switch rows {
    case .counts(let counts):
      for count in counts() {
        let section = makeID()
        snapshot.appendSections([section])
        snapshot.appendItems(makeIDs(count), toSection: section)
      }
    case .snapshot(let current):
      snapshot = current()
      snapshot.reloadSections(snapshot.sectionIdentifiers)
    }
    apply(snapshot, keepsSelection: false)
  }

  private func apply(_ snapshot: ListSnapshot<AnyListID, AnyListID>, keepsSelection: Bool) {
    whileSelectingForApp {
      if !keepsSelection { hostedList.handle(.deselectAll) }
      hostedList.apply(snapshot)
    }
  }

  /// Requests that all items are measured again.
  package func invalidateHeights() {
    for item in hostedList.shown.keys {
      hostedList.invalidateClientHeight(of: item)
      hostedList.layout.invalidateHeight(of: item)
    }
    hostedList.setNeedsPlacement()
  }

  private func makeIDs(_ count: Int) -> [AnyListID] { (0..<count).map { _ in makeID() } }

  /// Shows a snapshot of a diffable data source.
  package func show(_ snapshot: ListSnapshot<AnyListID, AnyListID>, keepsSelection: Bool) {
    needsReload = false
    apply(snapshot, keepsSelection: keepsSelection)
    if superview != nil || !bounds.isEmpty { layoutIfNeeded() }
  }

  private func makeID() -> AnyListID {
    nextNumber += 1
    return AnyListID(nextNumber)
  }

  /// Performs changes of rows and sections as one.
  ///
  /// Index paths of deleted, reloaded and moved rows refer to the list before all changes, those of
  /// inserted rows and of destinations to the list after them, as documented for UIKit.
  package func performBatch(_ work: () -> Void) {
    beginBatch()
    work()
    endBatch()
  }

  /// Begins changes that ``endBatch()`` makes as one; batches can contain others.
  package func beginBatch() {
    batchDepth += 1
    if batchDepth > 1 { return }
    layoutIfNeeded()
    reloadIfNeeded()
    batch = ListViewBatch()
  }

  /// Makes the changes of the outermost batch.
  package func endBatch() {
    batchDepth = max(0, batchDepth - 1)
    guard batchDepth == 0, let changes = batch else { return }
    batch = nil
    invalidateHeights()
    if changes.isEmpty || needsReload { return }
    let old = hostedList.snapshot
    let counts =
      if case .counts(let counts)? = rows {
        counts()
      } else {
        old.sectionIdentifiers.map { old.numberOfItems(inSection: $0) }
      }
    let new = changes.applied(to: old, counts: counts, makeIDs: makeIDs)
    apply(new, keepsSelection: true)
    layoutIfNeeded()
  }

  /// Adds a change to the running batch, or makes it at once.
  package func change(_ change: (inout ListViewBatch) -> Void) {
    beginBatch()
    if var new = batch {
      change(&new)
      batch = new
    }
    endBatch()
  }

  // MARK: Places

  /// Returns the identity of the row at an index path; `nil` for none.
  package func id(at indexPath: IndexPath) -> AnyListID? {
    let list = updatedList
    guard indexPath.count == 2, indexPath[0] >= 0, indexPath[1] >= 0,
      indexPath[0] < list.snapshot.numberOfSections,
      indexPath[1] < rowCount(inSection: indexPath[0])
    else { return nil }
    return list.snapshot.itemIdentifier(
      at: ListPosition(section: indexPath[0], row: indexPath[1]))
  }

  /// Returns the index path of a row; `nil` for a missing one.
  package func indexPath(of id: AnyListID) -> IndexPath? {
    hostedList.snapshot.position(of: id).map { IndexPath(.row($0)) }
  }

  /// The number of sections.
  public final var numberOfSections: Int { updatedList.snapshot.numberOfSections }

  /// Returns the number of rows in a section, which must exist.
  package func rowCount(inSection section: Int) -> Int {
    let snapshot = updatedList.snapshot
    return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[section])
  }

  /// The items on display in the uncovered part of the list, from top to bottom.
  package var visibleItems: [VisibleItem] {
    updatedList.displayedItems.filter { $0.frame.maxY > 0 && $0.frame.minY < bounds.height }
      .sorted { $0.item.order < $1.item.order }
  }

  /// The rows on display, from top to bottom.
  package var visibleRows: [(indexPath: IndexPath, cell: ConfigurableView)] {
    visibleItems.compactMap { item in
      if case .row = item.item { (IndexPath(item.item), item.view) } else { nil }
    }
  }

  /// Returns the view of an item on display; `nil` for an item out of view.
  package func view(of item: ListItem) -> ConfigurableView? { updatedList.cell(at: item) }

  /// Returns the index path of the row at a point in the view's coordinates, which are those of the
  /// content; `nil` for none.
  package func indexPathOfRow(at point: CGPoint) -> IndexPath? {
    let point = CGPoint(x: point.x, y: point.y - height(of: edgeViews.top))
    let list = updatedList
    // A pinned header covers rows, which have their places nevertheless.
    guard let item = list.layout.item(at: point), case .row = item else { return nil }
    return IndexPath(item)
  }

  /// Returns the frame of an item in the content.
  package func frame(of item: ListItem) -> CGRect {
    updatedList.layout.frame(of: item).offsetBy(dx: 0, dy: height(of: edgeViews.top))
  }

  /// Scrolls to a row.
  package func scroll(to indexPath: IndexPath, at position: ListScrollPosition) {
    guard let id = id(at: indexPath) else { return }
    hostedList.scroll(to: id, at: position)
    layoutIfNeeded()
    // The views around the rows scroll away, unlike bars, but pinned headers stay below the upper.
    let isPlain = hostedList.configuration.appearance == .plain
    let isBelowHeader = isPlain && view(of: .header(section: indexPath[0])) != nil
    guard height(of: edgeViews.top) + height(of: edgeViews.bottom) > 0,
      !(isBelowHeader && position == .top)
    else { return }
    let frame = frame(of: .row(section: indexPath[0], row: indexPath[1]))
    let (top, bottom) = (coveredHeights.top, bounds.height - coveredHeights.bottom)
    switch position {
    case .top: contentOffset.y = frame.minY - top
    case .middle: contentOffset.y = frame.midY - (top + bottom) / 2
    case .bottom: contentOffset.y = frame.maxY - bottom
    case .nearest: return
    }
    layoutIfNeeded()
  }

  // MARK: Selection

  /// The selected rows, from top to bottom.
  package var selectedIndexPaths: [IndexPath] {
    updatedList.selection.selectedIDs.compactMap(indexPath)
  }

  /// Selects or deselects a row for the app, which is not told.
  package func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    guard let id = id(at: indexPath) else { return }
    whileSelectingForApp {
      if isSelected { hostedList.select(id) } else { hostedList.deselect(id) }
    }
  }

  /// Selects a row alone, or no row, for the app; a position scrolls to the row.
  package func select(_ indexPath: IndexPath?, at position: ListScrollPosition?) {
    guard let indexPath else {
      whileSelectingForApp {
        for id in updatedList.selection.selectedIDs { hostedList.deselect(id) }
      }
      return
    }
    setSelected(true, at: indexPath)
    if let position { scroll(to: indexPath, at: position) }
  }

  /// Runs changes of the selection that the app makes itself.
  package func whileSelectingForApp(_ work: () -> Void) {
    let wasSelecting = selectsForApp
    selectsForApp = true
    work()
    selectsForApp = wasSelecting
    reportedSelection = Set(hostedList.selection.selectedIDs)
  }

  private func perform(_ event: HostedListEvent<AnyListID>) {
    if case .performPrimaryAction(let id) = event, !lastReported.contains(id),
      let path = indexPath(of: id)
    {
      selectionHandler?([], [path])
    }
    guard event == .selectionChanged else {
      eventHandler?(event)
      return
    }
    let new = Set(hostedList.selection.selectedIDs)
    let (removed, added) = (reportedSelection.subtracting(new), new.subtracting(reportedSelection))
    reportedSelection = new
    if selectsForApp { return }
    lastReported = added
    func paths(_ ids: Set<AnyListID>) -> [IndexPath] { ids.compactMap(indexPath).sorted() }
    selectionHandler?(paths(removed), paths(added))
  }
}
