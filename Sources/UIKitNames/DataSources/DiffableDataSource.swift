import CellConfiguration
public import CellHosting
import CellLayout
public import Foundation

/// Shows snapshots in a list.
///
/// A closure makes the cells of visible items. The code that creates a data source owns it; it
/// refers to the list weakly. As documented for the data sources of UIKit, which have no common
/// class.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot with the changes by the user, without items to configure or reload.
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private(set) weak var list: UIScrollView?

  init(_ list: UIScrollView) {
    self.list = list
    list.rows = .snapshot { [weak self] in self?.current.erased ?? .init() }
  }

  // MARK: Applying

  /// Returns the current snapshot.
  public func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// Shows another snapshot, at once.
  ///
  /// Cells of remaining items are moved, and configured again if the snapshot requests it. In that
  /// case, a provider that returns a cell other than the dequeued one traps. A section keeps its
  /// outline if its items are the visible items of the outline. A closure that makes a cell may
  /// apply a snapshot, which is shown next.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Has no effect, because nothing is animated.
  ///   - completion: Called at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot.keepingOutlines(of: current))
    completion?()
  }

  /// Shows another snapshot, at once, as the function with a completion does.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows another snapshot with new views for all of its items, of which none is selected.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called at the end.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    var snapshot = snapshot
    snapshot.reloadSections(snapshot.sectionIdentifiers)
    show(snapshot.keepingOutlines(of: current), keepsSelection: false)
    completion?()
  }

  /// Shows another snapshot with new views, as the function with a completion does.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Items and sections

  /// Returns the item at an index path; `nil` for none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    position(at: indexPath).map { current.itemIdentifier(at: $0) }
  }

  /// Returns the index path of an item; `nil` for an item that is not shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.position(of: itemIdentifier).map { IndexPath(.row($0)) }
  }

  /// Returns the section at an index; `nil` for none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section; `nil` for a section that is not shown.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The number of items in a section; 0 for a missing section.
  func numberOfItems(in section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The number of sections.
  var numberOfSections: Int { current.numberOfSections }

  /// Returns the position of the item at an index path; `nil` for none.
  func position(at indexPath: IndexPath) -> ListPosition? {
    guard indexPath.count == 2, 0..<numberOfItems(in: indexPath[0]) ~= indexPath[1] else {
      return nil
    }
    return ListPosition(section: indexPath[0], row: indexPath[1])
  }

  /// Returns the position of the item at an index path, which must exist.
  func requiredPosition(at indexPath: IndexPath) -> ListPosition {
    guard let position = position(at: indexPath) else {
      trap("Use the index path of an item: the snapshot has none at \(indexPath).")
    }
    return position
  }

  /// Returns the position to which an item moves, which must exist when the item is out.
  func requiredTarget(at indexPath: IndexPath, of origin: ListPosition) -> ListPosition {
    if indexPath.count == 2, sectionIdentifier(for: indexPath[0]) != nil {
      let isInSection = indexPath[0] == origin.section
      let moving = isInSection ? current.visibleSubtreeCount(at: origin) : 0
      if 0...numberOfItems(in: indexPath[0]) - moving ~= indexPath[1] {
        return ListPosition(section: indexPath[0], row: indexPath[1])
      }
    }
    trap("Move the item to a place in a section of the snapshot: there is none at \(indexPath).")
  }

  /// Shows another snapshot.
  func show(
    _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    keepsSelection: Bool = true
  ) {
    current = new.withoutMarks
    list?.show(new.erased, keepsSelection: keepsSelection)
  }
}
