public import CellHosting
public import Foundation

/// The part of a table view that manages cells.
@preconcurrency @MainActor
open class UITableView: CellReusePool {
  /// Returns the cell that shows a row; `nil` for none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cell(at: indexPath) as? UITableViewCell
  }

  /// Returns the index path of the row at a point; `nil` for none.
  ///
  /// - Parameter point: The point in the coordinates of the view that contains the cells.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPath(at: point) }
}
