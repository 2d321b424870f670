public import CellHosting
public import Foundation

/// Shows snapshots in a table view, as documented for UIKit: the shared members are in
/// ``DiffableDataSource``.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UITableViewCell> {
  /// A closure that returns the cell for an item, dequeued from the table view.
  public typealias CellProvider =
    @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// Creates a data source that shows no items yet.
  ///
  /// - Parameters:
  ///   - tableView: The view from which cells are dequeued.
  ///   - cellProvider: Returns the cell for an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    super.init(tableView) { [weak tableView] indexPath, item in
      tableView.flatMap { cellProvider($0, indexPath, item) }
    }
  }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }

  /// Returns the number of items in a section; 0 for a missing section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(in: section)
  }

  /// Returns the cell that shows the item at an index path, which must exist.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    cell(at: indexPath)
  }
}
