public import CellConfiguration
public import Foundation

/// A reading position in a list: an item, and its distance from the visible top.
///
/// Use an anchor to keep an item in place when heights above it change: ``ListLayout/offset(of:)``
/// returns the offset to scroll to.
public struct ListAnchor: Hashable, Sendable {
  /// The item.
  public var item: ListItem

  /// The distance from the top of the visible rectangle to the item's top edge, in points.
  ///
  /// It is negative for an item that begins above the visible rectangle.
  public var distance: CGFloat

  /// Creates an anchor.
  public init(item: ListItem, distance: CGFloat) {
    self.item = item
    self.distance = distance
  }
}
