public import Foundation
public import UIKitNames

/// Shows snapshots in a table view: every item has a cell, since nothing scrolls.
///
/// Cells are made by the closure that the data source was created with, and lie in the container of
/// the table view. The code that creates a data source owns it; it refers to the table view weakly.
/// As documented for UIKit.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A closure that gives the cell for an item, dequeued from the table view.
  public typealias CellProvider =
    @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private let cells: DiffableCells<SectionIdentifierType, ItemIdentifierType, UITableViewCell>

  /// Creates a data source that shows no items yet.
  ///
  /// - Parameters:
  ///   - tableView: What cells are dequeued from.
  ///   - cellProvider: Gives the cell for an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    cells = DiffableCells(tableView) { [weak tableView] indexPath, item in
      tableView.flatMap { cellProvider($0, indexPath, item) }
    }
  }

  /// What is shown.
  public func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    cells.snapshot
  }

  /// Shows another snapshot, at once.
  ///
  /// Cells of items that stay are moved, and configured anew if the snapshot asks for it. A
  /// provider that gives another cell then, than the one that it dequeues, traps.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - animatingDifferences: Without effect: nothing is animated.
  ///   - completion: Called at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    cells.apply(snapshot)
    completion?()
  }

  /// The item at a place; `nil` for none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    cells.item(at: indexPath)
  }

  /// The place of an item; `nil` for one that is not shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    cells.indexPath(for: itemIdentifier)
  }

  /// The section at an index; `nil` for none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = cells.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The index of a section; `nil` for one that is not shown.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    cells.snapshot.indexOfSection(sectionIdentifier)
  }

  /// How many sections are shown.
  open func numberOfSections(in tableView: UITableView) -> Int { cells.snapshot.numberOfSections }

  /// How many items are shown in a section; 0 for one that is not there.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { cells.snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell that shows the item at a place, which has to be there.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    cells.cell(at: indexPath)
  }
}
