public import CellConfiguration
public import CellLayout
import Foundation

extension HostedList {
  /// The elements that assistive technology presents, each with its item, in the items' order.
  ///
  /// A list without items has ``contentUnavailableAccessibilityElements`` instead. Frames are in
  /// the coordinates of the list's bounds. Selected rows have the trait for it, and rows of
  /// outlines have their level.
  public var accessibilityElements: [(item: ListItem, element: AccessibilityElement)] {
    displayedItems.sorted { $0.item.order < $1.item.order }.flatMap { item in
      elements(of: item.item, item.view).map { element in
        var element = element
        element.frame = element.frame.offsetBy(dx: item.frame.minX, dy: item.frame.minY)
        return (item.item, element)
      }
    }
  }

  /// The elements of each item on display, in its own coordinates.
  var elementsOnDisplay: [ListItem: [AccessibilityElement]] {
    Dictionary(uniqueKeysWithValues: shown.map { ($0, elements(of: $0, $1.view)) })
  }

  /// Returns the elements of an item on display, in its own coordinates.
  func elements(of item: ListItem, _ view: ConfigurableView) -> [AccessibilityElement] {
    var elements = view.accessibilityElements() ?? []
    if case .row(let position) = item, !displayed.outlines[position.section].isFlat {
      let level = displayed.outlineState(at: position).level + 1
      for index in elements.indices { elements[index].outlineLevel = level }
    }
    return elements
  }
}

/// The elements that assistive technology presents, by the positions of their items.
struct PresentedItems {
  private var items: [ListItem: [AccessibilityElement]] = [:]
  private var emptyState: [AccessibilityElement] = []

  /// Replaces the items, and returns the differences.
  ///
  /// - Parameters:
  ///   - new: The elements of the items on display.
  ///   - newEmptyState: The elements of the empty state.
  ///   - map: The new positions of the items; `nil` if they are the same.
  mutating func changes(
    to new: [ListItem: [AccessibilityElement]], _ newEmptyState: [AccessibilityElement],
    _ map: ListItemMap?
  ) -> [ListAccessibilityChange] {
    let old = items
    items = new
    var changes: [ListAccessibilityChange] = []
    if emptyState != newEmptyState { changes.append(.contentUnavailableChanged) }
    emptyState = newEmptyState
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
  /// Numbers for the order of reports: from top to bottom, beginning with items that left.
  fileprivate var order: (Int, Int, Int, Int) {
    switch self {
    case .disappeared(let item): (0, item.order.0, item.order.1, item.order.2)
    case .appeared(let item), .changed(let item): (1, item.order.0, item.order.1, item.order.2)
    case .contentUnavailableChanged: (2, 0, 0, 0)
    case .focused: (3, 0, 0, 0)
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
