import UIKitNames

/// The items of a list, and those of them that have to be configured anew.
struct NSDiffableDataSourceSnapshot<Item: Hashable> {
  var items: [Item]
  fileprivate var reconfigured: [Item] = []

  init(items: [Item]) { self.items = items }

  mutating func reconfigureItems(_ items: [Item]) { reconfigured += items }
}

/// Shows a snapshot in a collection view of one section: cells in use are configured anew.
@MainActor
final class UICollectionViewDiffableDataSource<Item: Hashable> {
  private var current: NSDiffableDataSourceSnapshot<Item>
  private let reconfigure: @MainActor (IndexPath, Item) -> Void

  init(
    items: [Item], reconfigure: @escaping @MainActor (IndexPath, Item) -> Void
  ) {
    current = NSDiffableDataSourceSnapshot(items: items)
    self.reconfigure = reconfigure
  }

  func snapshot() -> NSDiffableDataSourceSnapshot<Item> { current }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Item>, animatingDifferences: Bool) {
    for (index, item) in snapshot.items.enumerated() where snapshot.reconfigured.contains(item) {
      reconfigure(IndexPath(item: index, section: 0), item)
    }
    current = NSDiffableDataSourceSnapshot(items: snapshot.items)
  }
}
