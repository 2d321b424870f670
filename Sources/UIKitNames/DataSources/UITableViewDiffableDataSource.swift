public import CellHosting
public import Foundation

/// Shows snapshots in a table view, as documented for UIKit: the shared members are in
/// ``DiffableDataSource``.
///
/// As in UIKit, a subclass lets the user move rows:
///
/// ```swift
/// override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
///   itemIdentifier(for: indexPath) != "fixed"
/// }
///
/// override func tableView(
///   _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
/// ) {
///   tasks.insert(tasks.remove(at: source.row), at: destination.row)
///   apply(snapshot(of: tasks), animatingDifferences: false)
/// }
/// ```
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

  /// Returns the title of a section's header; `nil` for none.
  ///
  /// A table view of this module has no headers, so only tests call this.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the title of a section's footer; `nil` for none.
  ///
  /// A table view of this module has no footers, so only tests call this.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns whether the user can move a row; `false` unless a subclass allows it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Called when the user has moved a row; a subclass applies a snapshot with its new place.
  open func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}

  /// Has the effect of a user's drag: calls the function for moved rows, if the row can be moved.
  ///
  /// This function is for tests; UIKit does not have it. The row moves when the called function
  /// applies a snapshot, while UIKit moves it before.
  ///
  /// - Parameters:
  ///   - source: The index path of the row, which must exist.
  ///   - destination: The index path of the row after the move, up to the end of a section.
  /// - Returns: Whether the function for moved rows was called; `false` if the row stays where it
  ///   is.
  @discardableResult
  public func moveRowByUser(at source: IndexPath, to destination: IndexPath) -> Bool {
    let origin = requiredPosition(at: source)
    guard requiredTarget(at: destination, of: origin) != origin,
      let table = pool as? UITableView, tableView(table, canMoveRowAt: source)
    else { return false }
    tableView(table, moveRowAt: source, to: destination)
    return true
  }
}
