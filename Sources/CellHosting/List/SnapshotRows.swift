package import CellConfiguration

/// The rows of a snapshot, as a selection reads them.
///
/// The code that made the list provides the effect of a tap on a row when it is needed. The
/// selection of a list is therefore changed only on the main actor.
package struct SnapshotRows<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: ListRows {
  private let snapshot: ListSnapshot<SectionID, ItemID>

  /// The sections and items of the next update, which can be selected before it; `nil` for none.
  private let waiting: ListSnapshot<SectionID, ItemID>?

  private let action: @MainActor (ItemID) -> RowPrimaryAction

  /// Creates the rows of a snapshot on display, and of one that waits for the next update.
  package init(
    _ snapshot: ListSnapshot<SectionID, ItemID>, waiting: ListSnapshot<SectionID, ItemID>? = nil,
    action: @escaping @MainActor (ItemID) -> RowPrimaryAction
  ) {
    self.snapshot = snapshot
    self.waiting = waiting
    self.action = action
  }

  package var count: Int { snapshot.numberOfItems }

  package func id(at index: Int) -> ItemID {
    snapshot.itemIdentifier(at: snapshot.position(ofRow: index))
  }

  package func index(of id: ItemID) -> Int? { snapshot.indexOfItem(id) }

  package func contains(_ id: ItemID) -> Bool {
    snapshot.contains(id) || waiting?.contains(id) == true
  }

  package func place(of id: ItemID) -> Int? {
    snapshot.placeAmongAll(of: id) ?? waiting?.placeAmongAll(of: id).map { Int.max / 2 + $0 }
  }

  package func visibleAncestor(of id: ItemID) -> ItemID? {
    snapshot.visibleAncestor(of: id) ?? waiting?.visibleAncestor(of: id)
  }

  package func primaryAction(of id: ItemID) -> RowPrimaryAction {
    let action = action
    return MainActor.assumeIsolated { action(id) }
  }
}
