import CellConfiguration
public import CellHosting
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
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell> {
  /// A closure that returns the cell for an item, dequeued from the collection view.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  /// A closure that returns a header, footer or other supplementary view for an element kind,
  /// dequeued from the collection view.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Returns supplementary views; `nil` for a list without any.
  ///
  /// No layout determines which sections have headers, so a view is made when it is first
  /// requested, by `supplementaryView(forElementKind:at:)` of the collection view for instance.
  /// Headers and footers move with their sections. A snapshot removes views of other kinds, which
  /// are made again when they are requested.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures for items that the user moves; without them, no item can be moved.
  public var reorderingHandlers = ReorderingHandlers()

  /// The closures for items that the user expands and collapses; without them, all items can be.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The views that are neither cells nor headers nor footers.
  private var otherViews: [OtherPlace: UICollectionReusableView] = [:]

  /// Creates a data source that shows no items yet.
  ///
  /// - Parameters:
  ///   - collectionView: The view from which cells are dequeued.
  ///   - cellProvider: Returns the cell for an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    super.init(collectionView) { [weak collectionView] indexPath, item in
      collectionView.flatMap { cellProvider($0, indexPath, item) }
    }
    collectionView.makeSupplementaryView = { [weak self] kind, indexPath in
      self?.supplementaryView(kind, at: indexPath)
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

  /// Returns the supplementary view of a kind at an index path, made when it is first requested.
  ///
  /// Its section must exist, and ``supplementaryViewProvider`` must return a view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryView(kind, at: indexPath) else {
      trap("Return a view from supplementaryViewProvider: there is no \(kind) at \(indexPath).")
    }
    return view
  }

  // MARK: Supplementary views

  private struct OtherPlace: Hashable {
    var kind: String
    var indexPath: IndexPath
  }

  /// Returns the view of a kind at an index path, made when it is first requested; `nil` for none.
  private func supplementaryView(_ kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    guard let section = indexPath.first, sectionIdentifier(for: section) != nil else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return view(of: .header(section: section))
    case UICollectionView.elementKindSectionFooter: return view(of: .footer(section: section))
    default:
      // Other views belong to items or sections, which the data source cannot distinguish.
      let isAtSection = indexPath == IndexPath(item: 0, section: section)
      guard isAtSection || position(at: indexPath) != nil else { return nil }
      let place = OtherPlace(kind: kind, indexPath: indexPath)
      let view = otherViews[place] ?? making { makeSupplementaryView(kind, at: indexPath) }
      otherViews[place] = view
      return view
    }
  }

  override func makeView(for item: ListItem) -> UICollectionViewCell? {
    switch item {
    case .row: super.makeView(for: item)
    case .header:
      makeSupplementaryView(UICollectionView.elementKindSectionHeader, at: IndexPath(item))
    case .footer:
      makeSupplementaryView(UICollectionView.elementKindSectionFooter, at: IndexPath(item))
    }
  }

  private func makeSupplementaryView(_ kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    (pool as? UICollectionView).flatMap { supplementaryViewProvider?($0, kind, indexPath) }
  }

  override func show(
    _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    reloadsAll: Bool = false
  ) {
    for view in otherViews.values { pool?.enqueue(view) }
    otherViews = [:]
    super.show(new, reloadsAll: reloadsAll)
  }
}
