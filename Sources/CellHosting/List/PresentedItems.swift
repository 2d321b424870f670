import CellConfiguration
import CellLayout

/// What assistive technology presents of a list, by the positions of the items.
struct PresentedItems {
  private var items: [ListItem: [AccessibilityElement]] = [:]

  /// Replaces the items, and returns what is different.
  ///
  /// - Parameters:
  ///   - shown: The items on display.
  ///   - map: The new positions of the items; `nil` if they are the same.
  @MainActor
  mutating func changes(
    to shown: [ListItem: ShownItem], _ map: ListItemMap?
  ) -> [ListAccessibilityChange] {
    let old = items
    items = shown.mapValues { $0.view.accessibilityElements() ?? [] }
    var changes: [ListAccessibilityChange] = []
    var appeared = Set(items.keys)
    for (item, elements) in old {
      let position = map.map { $0.image(of: item) } ?? item
      guard let position, appeared.remove(position) != nil else {
        changes.append(.disappeared(item))
        continue
      }
      if items[position] != elements { changes.append(.changed(position)) }
    }
    return (changes + appeared.map { .appeared($0) }).sorted { $0.order < $1.order }
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
