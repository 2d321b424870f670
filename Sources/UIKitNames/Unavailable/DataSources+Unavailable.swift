// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellHosting
public import Foundation

@available(*, unavailable, message: "set `canReorderItem` of `reorderingHandlers`")
extension UICollectionViewDiffableDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { unavailable() }
}

@available(
  *, unavailable,
  message: """
    set `didReorder` of `reorderingHandlers`; in a test, `moveItemByUser(at:to:)` has the effect \
    of a drag
    """
)
extension UICollectionViewDiffableDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { unavailable() }
}

@available(*, unavailable, message: "nothing scrolls here: the list has no index")
extension UICollectionViewDiffableDataSource {
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { unavailable() }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { unavailable() }
}

@available(*, unavailable, message: "nothing is animated here: leave it out")
extension UITableViewDiffableDataSource {
  public var defaultRowAnimation: UITableView.RowAnimation {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "nothing scrolls here: the table has no index")
extension UITableViewDiffableDataSource {
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { unavailable() }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { unavailable() }
}

@available(
  *, unavailable,
  message: """
    table cells have no editing controls here: make a collection view with cells whose \
    `accessories` are such as `[.delete()]`
    """
)
extension UITableViewDiffableDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    unavailable()
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { unavailable() }
}

@available(*, unavailable, message: "nothing is animated here: leave it out")
extension UITableView {
  public enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic }
}
