// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CellHosting
public import Foundation

@available(*, unavailable, message: "nothing scrolls here: the list has no index")
extension UICollectionViewDiffableDataSource {
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { unavailable() }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { unavailable() }
}

@available(*, unavailable, message: "nothing scrolls here: the table has no index")
extension UITableViewDiffableDataSource {
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { unavailable() }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { unavailable() }
}
