public import CellHosting
public import Foundation

/// Shows snapshots in a collection view, as documented for UIKit: the shared members are in
/// ``DiffableDataSource``.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell> {
  /// A closure that returns the cell for an item, dequeued from the collection view.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  /// Creates a data source that shows no items yet.
  ///
  /// - Parameters:
  ///   - collectionView: The view from which cells are dequeued.
  ///   - cellProvider: Returns the cell for an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    super.init(collectionView) { [weak collectionView] indexPath, item in
      collectionView.flatMap { cellProvider($0, indexPath, item) }
    }
  }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }

  /// Returns the number of items in a section; 0 for a missing section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    numberOfItems(in: section)
  }

  /// Returns the cell that shows the item at an index path, which must exist.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cell(at: indexPath)
  }
}
