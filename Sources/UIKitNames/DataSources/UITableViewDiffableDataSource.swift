import CellConfiguration
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
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// A closure that returns the cell for an item, dequeued from the table view.
  public typealias CellProvider =
    @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The way in which rows enter and leave, which has no effect: changes are immediate.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let makeCell: CellProvider

  /// Creates a data source that shows no items yet, and makes it the data source of the table.
  ///
  /// - Parameters:
  ///   - tableView: The view from which cells are dequeued.
  ///   - cellProvider: Returns the cell for an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    makeCell = cellProvider
    super.init(tableView)
    tableView.dataSource = self
  }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }

  /// Returns the number of items in a section; 0 for a missing section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(in: section)
  }

  /// Returns a cell for the item at an index path, which must exist.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let item = current.itemIdentifier(at: requiredPosition(at: indexPath))
    guard let cell = makeCell(tableView, indexPath, item) else {
      trap("Return a cell from the cell provider: there is none for \(item).")
    }
    return cell
  }

  /// Returns the title of a section's header; `nil` for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the title of a section's footer; `nil` for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns whether the user can edit a row; `false` unless a subclass allows it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Called when the user deletes or inserts a row; a subclass applies a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

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
      let table = list as? UITableView, tableView(table, canMoveRowAt: source)
    else { return false }
    tableView(table, moveRowAt: source, to: destination)
    return true
  }
}
