import CellConfiguration
public import CellHosting
import CellLayout
public import Foundation

/// Shows snapshots in a list: every item has a cell, because nothing scrolls.
///
/// A closure makes the cells, which are subviews of the list's container. The code that creates a
/// data source owns it; it refers to the list weakly. As documented for the data sources of UIKit,
/// which have no common class.
///
/// Closures may call any method of the data source, with one exception: applying a snapshot in a
/// closure that makes views traps.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable, Cell: ConfigurableView
> {
  private(set) var current = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >()
  private(set) weak var pool: CellReusePool?
  private let makeCell: @MainActor (IndexPath, ItemIdentifierType) -> Cell?

  /// The views of items, and those of headers and footers that have been requested.
  private var shown: [ListItem: ShownItem] = [:]

  /// Whether a snapshot is being shown, or a view is being made.
  private var isMakingViews = false

  init(
    _ pool: CellReusePool, makeCell: @escaping @MainActor (IndexPath, ItemIdentifierType) -> Cell?
  ) {
    self.pool = pool
    self.makeCell = makeCell
  }

  // MARK: Applying

  /// Returns the current snapshot.
  public func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// Shows another snapshot, at once.
  ///
  /// Cells of remaining items are moved, and configured again if the snapshot requests it. In that
  /// case, a provider that returns a cell other than the dequeued one traps. A section keeps its
  /// outline if its items are the visible items of the outline.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Has no effect, because nothing is animated.
  ///   - completion: Called at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot.keepingOutlines(of: current))
    completion?()
  }

  /// Shows another snapshot, at once, as the function with a completion does.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows another snapshot with new views for all of its items.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called at the end.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot.keepingOutlines(of: current), reloadsAll: true)
    completion?()
  }

  /// Shows another snapshot with new views, as the function with a completion does.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Items and sections

  /// Returns the item at an index path; `nil` for none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    position(at: indexPath).map { current.itemIdentifier(at: $0) }
  }

  /// Returns the index path of an item; `nil` for an item that is not shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.position(of: itemIdentifier).map { IndexPath(.row($0)) }
  }

  /// Returns the section at an index; `nil` for none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; `nil` for a section that is not shown.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The number of items in a section; 0 for a missing section.
  func numberOfItems(in section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The number of sections.
  var numberOfSections: Int { current.numberOfSections }

  /// Returns the position of the item at an index path; `nil` for none.
  func position(at indexPath: IndexPath) -> ListPosition? {
    guard indexPath.count == 2, 0..<numberOfItems(in: indexPath[0]) ~= indexPath[1] else {
      return nil
    }
    return ListPosition(section: indexPath[0], row: indexPath[1])
  }

  /// Returns the position of the item at an index path, which must exist.
  func requiredPosition(at indexPath: IndexPath) -> ListPosition {
    guard let position = position(at: indexPath) else {
      trap("Use the index path of an item: the snapshot has none at \(indexPath).")
    }
    return position
  }

  /// Returns the position to which an item moves, which must exist when the item is out.
  func requiredTarget(at indexPath: IndexPath, of origin: ListPosition) -> ListPosition {
    if indexPath.count == 2, sectionIdentifier(for: indexPath[0]) != nil {
      let isInSection = indexPath[0] == origin.section
      let moving = isInSection ? current.visibleSubtreeCount(at: origin) : 0
      if 0...numberOfItems(in: indexPath[0]) - moving ~= indexPath[1] {
        return ListPosition(section: indexPath[0], row: indexPath[1])
      }
    }
    trap("Move the item to a place in a section of the snapshot: there is none at \(indexPath).")
  }

  // MARK: Views

  /// Returns the cell that shows the item at an index path, which must exist.
  func cell(at indexPath: IndexPath) -> Cell {
    guard let cell = view(of: .row(requiredPosition(at: indexPath))) else {
      trap("Return a cell from the cell provider: there is none at \(indexPath).")
    }
    return cell
  }

  /// Returns the view of an item that the snapshot has, made when it is first requested; `nil` if
  /// its provider returns none.
  func view(of item: ListItem) -> Cell? {
    if let shown = shown[item] { return shown.view as? Cell }
    guard let view = making({ makeView(for: item) }) else { return nil }
    shown[item] = ShownItem(view)
    showOutline(of: item, isConfigured: true)
    return view
  }

  /// Makes the view of an item, or configures the one that is reused.
  func makeView(for item: ListItem) -> Cell? {
    guard case .row(let position) = item else { return nil }
    return makeCell(IndexPath(item), current.itemIdentifier(at: position))
  }

  /// Shows another snapshot.
  ///
  /// - Parameters:
  ///   - new: The snapshot, with the items to configure or reload.
  ///   - reloadsAll: Whether to replace all views.
  func show(
    _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    reloadsAll: Bool = false
  ) {
    if isMakingViews {
      trap("Apply the snapshot later: a closure that makes a view cannot apply one.")
    }
    making { change(to: new, reloadsAll: reloadsAll) }
  }

  /// Runs code that makes views, during which no snapshot can be applied.
  func making<Result>(_ work: () -> Result) -> Result {
    let wasMakingViews = isMakingViews
    isMakingViews = true
    defer { isMakingViews = wasMakingViews }
    return work()
  }

  private func change(
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    reloadsAll: Bool
  ) {
    // 1. Views that stay get their new places, and the others go back to the pool.
    let map = new.difference(from: current).forward
    let changes = NSDiffableDataSourceSnapshot.ViewChanges(new)
    current = new.withoutMarks
    var kept: [ListItem: ShownItem] = [:]
    var reconfigured: Set<ListItem> = []
    var removed: [(indexPath: IndexPath, view: ConfigurableView)] = []
    for (item, shown) in shown {
      let image = reloadsAll ? nil : map.image(of: item)
      let change = image.flatMap { changes.change(of: $0) }
      guard let image, change != .reload else {
        removed.append((IndexPath(item), shown.view))
        continue
      }
      kept[image] = shown
      pool?.move(shown.view, to: IndexPath(image))
      if change == .reconfigure { reconfigured.insert(image) }
    }
    shown = kept
    for (_, view) in removed.sorted(by: { $0.indexPath < $1.indexPath }) { pool?.enqueue(view) }
    // 2. From top to bottom, views that stay show what has changed, and other items get cells.
    for section in 0..<numberOfSections {
      let rows = (0..<numberOfItems(in: section)).map { ListItem.row(section: section, row: $0) }
      for item in [.header(section: section)] + rows + [.footer(section: section)] {
        if reconfigured.contains(item) {
          reconfigure(item)
        } else if shown[item] != nil {
          showOutline(of: item)
        } else if case .row = item {
          _ = view(of: item)
        }
      }
    }
  }

  /// Gives a cell the level and the expansion of its item in the outline.
  private func showOutline(of item: ListItem, isConfigured: Bool = false) {
    guard case .row(let position) = item else { return }
    shown[item]?.show(current.outlineState(at: position), isConfigured: isConfigured)
  }

  /// Configures a view again, by the code that made it.
  private func reconfigure(_ item: ListItem) {
    guard let pool, let view = shown[item]?.view else { return }
    if pool.reusing(view, { makeView(for: item) }) !== view {
      trap("Return the cell that \(name(of: item)) has: it got another one.")
    }
    showOutline(of: item, isConfigured: true)
  }

  /// Returns the name of an item in messages: its identity if it is a row.
  private func name(of item: ListItem) -> String {
    guard case .row(let position) = item else { return "\(item)" }
    return "\(current.itemIdentifier(at: position))"
  }
}
