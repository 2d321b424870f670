public import CellConfiguration
public import Foundation

/// An item of a list, with its frame in the list and the layout of its cell.
public struct ListItemLayout: Equatable, Sendable {
  /// The item.
  public let item: ListItem

  /// The frame of the item in the list; for a pinned header or footer, its pinned frame.
  public let frame: CGRect

  /// The layout of the item's cell.
  public let layout: ListCellLayout

  /// Creates the layout of an item.
  package init(item: ListItem, frame: CGRect, layout: ListCellLayout) {
    self.item = item
    self.frame = frame
    self.layout = layout
  }

  /// Returns the element of the item at a point of the list; see ``ListCellLayout/element(at:)``.
  public func element(at point: CGPoint) -> ListCellLayout.Element? {
    layout.element(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }
}
