public import CellHosting
public import Foundation

/// The part of a table view that has to do with cells.
@preconcurrency @MainActor
open class UITableView: CellReusePool {
  /// The cell that shows a row; `nil` if none does.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cell(at: indexPath) as? UITableViewCell
  }

  /// The index path of the row at a point; `nil` if there is no row.
  ///
  /// - Parameter point: The point in the coordinates of the view that contains the cells.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPath(at: point) }
}
