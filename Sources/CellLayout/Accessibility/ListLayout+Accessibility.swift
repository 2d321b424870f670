public import CellConfiguration
public import Foundation

extension ListItemLayout {
  /// Returns the accessibility elements of the item, in reading order, with frames in the list.
  ///
  /// See ``ListCellLayout/accessibilityElements(of:words:)``.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the item, updated for its state.
  ///   - words: The words for accessories.
  public func accessibilityElements(
    of cell: ListCellConfiguration, words: AccessibilityVocabulary = .english
  ) -> [AccessibilityElement] {
    layout.accessibilityElements(of: cell, words: words).map { element in
      var element = element
      element.frame = element.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      return element
    }
  }
}

extension ListLayout {
  /// Returns the accessibility elements of the items that overlap a rectangle, in reading order.
  ///
  /// Items are read from the first to the last: the header of a section, its rows and its footer,
  /// even if a header or footer is pinned. The elements of one item follow the direction of
  /// reading.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle, in coordinates of the list's content.
  ///   - words: The words for accessories.
  ///   - cell: Returns the configuration of an item, updated for its state.
  /// - Returns: The elements, with frames in the list.
  /// - Complexity: O(log *n* + *k*) for *k* items, in addition to laying them out.
  public func accessibilityElements(
    in visible: CGRect, words: AccessibilityVocabulary = .english,
    cell: (ListItem) -> ListCellConfiguration
  ) -> [ListAccessibilityElement] {
    let visible = visible.standardized
    return items(in: visible).sorted { $0.place < $1.place }.flatMap { item in
      let configuration = addingSwipeActions(to: cell(item), at: item)
      let layout = ListItemLayout(
        item: item, frame: frame(of: item, visible: visible),
        layout: cellLayout(of: configuration, at: item))
      return layout.accessibilityElements(of: configuration, words: words).map {
        ListAccessibilityElement(item: item, element: $0)
      }
    }
  }
}

/// An accessibility element of a list, with the item that it belongs to.
public struct ListAccessibilityElement: Hashable, Sendable, ValueDumpConvertible {
  /// The item.
  public let item: ListItem

  /// The element, with its frame in the list.
  public let element: AccessibilityElement
}

extension ListItem {
  /// The position of the item among all items, for comparisons.
  fileprivate var place: (section: Int, kind: Int, row: Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let position): (position.section, 1, position.row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
