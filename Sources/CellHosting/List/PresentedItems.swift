import CellConfiguration
import CellLayout

/// What assistive technology presents of a list, by the identities of the items.
struct PresentedItems<Identity: Hashable> {
  private var items: [Identity: (item: ListItem, elements: [AccessibilityElement])] = [:]

  /// Replaces the items, and returns what is different.
  @MainActor
  mutating func changes(to shown: [Identity: ShownItem]) -> [ListAccessibilityChange] {
    let old = items
    items = shown.mapValues { ($0.item, $0.view.accessibilityElements() ?? []) }
    var changes = old.filter { items[$0.key] == nil }
      .map { ListAccessibilityChange.disappeared($0.value.item) }
    for (identity, now) in items {
      guard let before = old[identity] else {
        changes.append(.appeared(now.item))
        continue
      }
      if before.elements != now.elements { changes.append(.changed(now.item)) }
    }
    return changes.sorted { $0.order < $1.order }
  }
}

extension ListAccessibilityChange {
  /// A number for the order of reports: from top to bottom, first what left.
  fileprivate var order: (Int, Int, Int, Int) {
    switch self {
    case .disappeared(let item): (0, item.order.0, item.order.1, item.order.2)
    case .appeared(let item), .changed(let item): (1, item.order.0, item.order.1, item.order.2)
    case .focused: (2, 0, 0, 0)
    }
  }
}

extension ListItem {
  /// Numbers for the order from top to bottom.
  var order: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let position): (position.section, 1, position.row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
