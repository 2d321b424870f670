public import CellHosting
public import Foundation

/// The part of a collection view that has to do with cells.
@preconcurrency @MainActor
open class UICollectionView: CellReusePool {
  /// How cells for one kind of item are made and configured.
  public typealias CellRegistration<Cell: UICollectionViewCell, Item> =
    CellHosting.CellRegistration<Cell, Item>

  /// How the headers and footers of sections are made and configured.
  public typealias SupplementaryRegistration<Supplementary: UICollectionReusableView> =
    CellHosting.SupplementaryRegistration<Supplementary>

  /// The cell that shows an item; `nil` if none does.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath) as? UICollectionViewCell
  }

  /// The index path of the item at a point; `nil` if there is no item, or a header or footer.
  ///
  /// - Parameter point: The point in the coordinates of the view that contains the cells.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { indexPath(at: point) }
}
