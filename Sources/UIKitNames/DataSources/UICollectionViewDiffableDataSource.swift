import CellConfiguration
public import CellHosting
import CellLayout
public import Foundation

/// Shows snapshots in a collection view, as documented for UIKit: the shared members are in
/// ``DiffableDataSource``.
///
/// Tests move items and expand them as the user does:
///
/// ```swift
/// dataSource.reorderingHandlers.canReorderItem = { _ in true }
/// dataSource.reorderingHandlers.didReorder = { transaction in
///   tasks = tasks.applying(transaction.difference) ?? tasks
/// }
/// dataSource.moveItemByUser(
///   at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
/// ```
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// A closure that returns the cell for an item, dequeued from the collection view.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  /// A closure that returns a header or footer for an element kind, dequeued from the collection
  /// view.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Returns headers and footers; `nil` for a list without any.
  ///
  /// The layout of the list determines which sections have them.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures for items that the user moves; without them, no item can be moved.
  public var reorderingHandlers = ReorderingHandlers()

  /// The closures for items that the user expands and collapses; without them, all items can be.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let makeCell: CellProvider

  /// Creates a data source that shows no items yet, and makes it the data source of the view.
  ///
  /// - Parameters:
  ///   - collectionView: The view from which cells are dequeued.
  ///   - cellProvider: Returns the cell for an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    makeCell = cellProvider
    super.init(collectionView)
    collectionView.dataSource = self
    collectionView.hostedList.expansionHandler = { [weak self] id, _ in
      (id.base as? ItemIdentifierType).map { _ = self?.toggleExpansionByUser(of: $0) }
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

  /// Returns a cell for the item at an index path, which must exist.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let item = current.itemIdentifier(at: requiredPosition(at: indexPath))
    guard let cell = makeCell(collectionView, indexPath, item) else {
      trap("Return a cell from the cell provider: there is none for \(item).")
    }
    return cell
  }

  /// Returns a header or footer for a section, which must exist.
  ///
  /// ``supplementaryViewProvider`` must return a view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      trap("Return a view from supplementaryViewProvider: there is no \(kind) at \(indexPath).")
    }
    return view
  }

  /// Returns whether ``reorderingHandlers`` allow the user to move an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard reorderingHandlers.didReorder != nil, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Calls ``reorderingHandlers`` for an item that the user has moved.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(
      requiredPosition(at: sourceIndexPath),
      to: ListPosition(section: destinationIndexPath[0], row: destinationIndexPath[1]))
  }
}
