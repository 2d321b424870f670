// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CellHosting
public import Foundation

@available(*, unavailable, message: "lists have no index: leave it out")
extension UICollectionViewDiffableDataSource {
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { unavailable() }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { unavailable() }
}

@available(*, unavailable, message: "tables have no index: leave it out")
extension UITableViewDiffableDataSource {
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { unavailable() }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { unavailable() }
}
