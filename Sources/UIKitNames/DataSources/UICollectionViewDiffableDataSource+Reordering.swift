import CellConfiguration
import CellHosting
public import Foundation

extension UICollectionViewDiffableDataSource {
  /// The closures that allow the user to move items, and that are called when the user does.
  ///
  /// As documented for UIKit. Items can be moved if ``canReorderItem`` returns `true` and
  /// ``didReorder`` is set (assumed from its documentation).
  public struct ReorderingHandlers {
    /// Returns whether the user can move an item; `nil` for no item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the data source has the new snapshot.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called when the data source has the new snapshot; `nil` allows no moves.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow no moves.
    public init() {}
  }

  /// Has the effect of a user's drag: moves an item with the items in it, if
  /// ``reorderingHandlers`` allow it.
  ///
  /// This function is for tests; UIKit does not have it. In an outline, the item becomes a sibling
  /// of the item above it, or its first child if that item is expanded (assumed).
  ///
  /// - Parameters:
  ///   - source: The index path of the item, which must exist.
  ///   - destination: The index path of the item after the move, up to the end of a section.
  /// - Returns: Whether the item has moved; `false` if it stays where it is.
  @discardableResult
  public func moveItemByUser(at source: IndexPath, to destination: IndexPath) -> Bool {
    let origin = requiredPosition(at: source)
    let target = requiredTarget(at: destination, of: origin)
    guard target != origin, let view = list as? UICollectionView,
      collectionView(view, canMoveItemAt: source)
    else { return false }
    move(origin, to: target)
    return true
  }

  /// Moves an item with the items in it, and calls the handlers.
  func move(_ origin: ListPosition, to target: ListPosition) {
    let initial = current
    var final = initial
    final.moveRow(from: origin, to: target)
    let sections = Set([origin.section, target.section]).sorted().map {
      let section = final.sectionIdentifiers[$0]
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: initial.sectionSnapshot(for: section),
        finalSnapshot: final.sectionSnapshot(for: section))
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final, sectionTransactions: sections)
    reorderingHandlers.willReorder?(transaction)
    show(final)
    reorderingHandlers.didReorder?(transaction)
  }
}
