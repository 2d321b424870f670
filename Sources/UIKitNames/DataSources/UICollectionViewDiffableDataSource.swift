public import Foundation
public import CellHosting

/// Shows snapshots in a collection view: every item has a cell, because nothing scrolls.
///
/// The closure of the data source makes the cells, which are subviews of the collection view's
/// container. The code that creates a data source owns it; it refers to the collection view weakly.
/// As documented for UIKit.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A closure that returns the cell for an item, dequeued from the collection view.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  private let cells: DiffableCells<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>

  /// Creates a data source that shows no items yet.
  ///
  /// - Parameters:
  ///   - collectionView: The view from which cells are dequeued.
  ///   - cellProvider: Returns the cell for an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    cells = DiffableCells(collectionView) { [weak collectionView] indexPath, item in
      collectionView.flatMap { cellProvider($0, indexPath, item) }
    }
  }

  /// Returns the current snapshot.
  public func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    cells.snapshot
  }

  /// Shows another snapshot, at once.
  ///
  /// Cells of remaining items are moved, and configured again if the snapshot requests it. In that
  /// case, a provider that returns a cell other than the dequeued one traps.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Has no effect, because nothing is animated.
  ///   - completion: Called at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    cells.apply(snapshot)
    completion?()
  }

  /// Returns the item at an index path; `nil` for none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    cells.item(at: indexPath)
  }

  /// Returns the index path of an item; `nil` for an item that is not shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    cells.indexPath(for: itemIdentifier)
  }

  /// Returns the section at an index; `nil` for none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = cells.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; `nil` for a section that is not shown.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    cells.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    cells.snapshot.numberOfSections
  }

  /// Returns the number of items in a section; 0 for a missing section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sectionIdentifier(for: section).map { cells.snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell that shows the item at an index path, which must exist.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cells.cell(at: indexPath)
  }
}
