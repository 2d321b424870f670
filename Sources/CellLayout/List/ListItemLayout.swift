public import Foundation

/// An item of a list with its place and the frames in it: all that is needed to show it.
public struct ListItemLayout: Equatable, Sendable {
  /// The item.
  public let item: ListItem

  /// Where the item is in the list; for a header or footer that is pinned, where it is held.
  public let frame: CGRect

  /// The frames in the item's cell.
  public let layout: ListCellLayout

  /// What of the item is at a point of the list, as ``ListCellLayout/element(at:)`` says it.
  public func element(at point: CGPoint) -> ListCellLayout.Element? {
    layout.element(at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
  }
}
