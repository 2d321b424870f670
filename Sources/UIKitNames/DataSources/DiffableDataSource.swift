import CellConfiguration
public import CellHosting
public import Foundation

/// Shows snapshots in a list: every item has a cell, because nothing scrolls.
///
/// A closure makes the cells, which are subviews of the list's container. The code that creates a
/// data source owns it; it refers to the list weakly. As documented for the data sources of
/// UIKit, which share no class.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable, Cell: ConfigurableView
> {
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private weak var pool: CellReusePool?
  private let makeCell: @MainActor (IndexPath, ItemIdentifierType) -> Cell?
  private var cells: [ItemIdentifierType: Cell] = [:]

  init(
    _ pool: CellReusePool, makeCell: @escaping @MainActor (IndexPath, ItemIdentifierType) -> Cell?
  ) {
    self.pool = pool
    self.makeCell = makeCell
  }

  /// Returns the current snapshot.
  public func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// Shows another snapshot, at once.
  ///
  /// Cells of remaining items are moved, and configured again if the snapshot requests it. In that
  /// case, a provider that returns a cell other than the dequeued one traps.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Has no effect, because nothing is animated.
  ///   - completion: Called at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    completion?()
  }

  /// Returns the item at an index path; `nil` for none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let sections = current.sectionIdentifiers
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]) else { return nil }
    let count = current.numberOfItems(inSection: sections[indexPath[0]])
    guard 0..<count ~= indexPath[1] else { return nil }
    return current.itemIdentifier(at: ListPosition(section: indexPath[0], row: indexPath[1]))
  }

  /// Returns the index path of an item; `nil` for an item that is not shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.position(of: itemIdentifier).map { IndexPath(indexes: [$0.section, $0.row]) }
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

  /// Returns the cell that shows the item at an index path, which must exist.
  func cell(at indexPath: IndexPath) -> Cell {
    guard let item = itemIdentifier(for: indexPath), let cell = cells[item] else {
      trap("found no item at \(indexPath), expected one of the snapshot's")
    }
    return cell
  }

  /// Enqueues the cells of removed items, moves the remaining cells, and makes cells for items that
  /// are new or reloaded.
  private func show(
    _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let items = Set(new.itemIdentifiers)
    var reloaded = Set(new.reloadedItemIdentifiers)
    for section in new.reloadedSectionIdentifiers {
      if new.indexOfSection(section) != nil {
        reloaded.formUnion(new.itemIdentifiers(inSection: section))
      }
    }
    for (item, cell) in cells where !items.contains(item) || reloaded.contains(item) {
      pool?.enqueue(cell)
      cells[item] = nil
    }
    let reconfigured = Set(new.reconfiguredItemIdentifiers)
    current = new.withoutMarks
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      for (index, item) in new.itemIdentifiers(inSection: identifier).enumerated() {
        let indexPath = IndexPath(indexes: [section, index])
        if let cell = cells[item] {
          pool?.move(cell, to: indexPath)
          if reconfigured.contains(item) { reconfigure(cell, at: indexPath, for: item) }
        } else {
          cells[item] = makeCell(indexPath, item)
        }
      }
    }
  }

  /// Configures a cell again, by the code that made it.
  private func reconfigure(_ cell: Cell, at indexPath: IndexPath, for item: ItemIdentifierType) {
    guard let pool else { return }
    let configured = pool.reusing(cell) { makeCell(indexPath, item) }
    if configured !== cell {
      trap("reconfigured \(item) with another cell, expected the one that shows it")
    }
  }
}
