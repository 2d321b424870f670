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

/// The part of a collection view that manages cells.
@preconcurrency @MainActor
open class UICollectionView: CellReusePool {
  /// A registration for the cells of one kind of item.
  public typealias CellRegistration<Cell: UICollectionViewCell, Item> =
    CellHosting.CellRegistration<Cell, Item>

  /// A registration for the headers and footers of sections.
  public typealias SupplementaryRegistration<Supplementary: UICollectionReusableView> =
    CellHosting.SupplementaryRegistration<Supplementary>

  /// Returns the cell that shows an item; `nil` for none.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath) as? UICollectionViewCell
  }

  /// Returns the index path of the item at a point; `nil` for none, and for headers and footers.
  ///
  /// - Parameter point: The point in the coordinates of the view that contains the cells.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { indexPath(at: point) }
}
