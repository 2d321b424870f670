import CellConfiguration
import CellHosting
import Foundation

/// The cells of all items of a snapshot, because nothing scrolls.
///
/// Owned by its data source.
@MainActor
final class DiffableCells<Section: Hashable, Item: Hashable, Cell: ConfigurableView> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The current snapshot.
  private(set) var snapshot = Snapshot()

  private weak var pool: CellReusePool?
  private let makeCell: @MainActor (IndexPath, Item) -> Cell?
  private var cells: [Item: Cell] = [:]

  init(_ pool: CellReusePool, makeCell: @escaping @MainActor (IndexPath, Item) -> Cell?) {
    self.pool = pool
    self.makeCell = makeCell
  }

  /// Shows a snapshot: enqueues the cells of removed items, moves the remaining cells, and makes
  /// cells for items that are new or reloaded.
  func apply(_ new: Snapshot) {
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
    snapshot = new
    snapshot.reloadedItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    for (section, content) in new.sections.enumerated() {
      for (index, item) in content.items.enumerated() {
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
  private func reconfigure(_ cell: Cell, at indexPath: IndexPath, for item: Item) {
    guard let pool else { return }
    let configured = pool.reusing(cell) { makeCell(indexPath, item) }
    if configured !== cell {
      trap("reconfigured \(item) with another cell, expected the one that shows it")
    }
  }

  /// Returns the item at an index path; `nil` for none.
  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, snapshot.sections.indices.contains(indexPath[0]) else { return nil }
    let items = snapshot.sections[indexPath[0]].items
    return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
  }

  /// Returns the index path of an item; `nil` for a missing item.
  func indexPath(for item: Item) -> IndexPath? {
    for (section, content) in snapshot.sections.enumerated() {
      if let index = content.items.firstIndex(of: item) {
        return IndexPath(indexes: [section, index])
      }
    }
    return nil
  }

  /// Returns the cell that shows the item at an index path.
  func cell(at indexPath: IndexPath) -> Cell {
    guard let item = item(at: indexPath), let cell = cells[item] else {
      trap("found no item at \(indexPath), expected one of the snapshot's")
    }
    return cell
  }
}
