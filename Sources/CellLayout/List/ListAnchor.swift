public import Foundation

/// A place that the reader looks at: an item, and how far it is below the top of what is visible.
///
/// Heights above it may change; ``ListLayout/offset(of:)`` says where to scroll so that it stays
/// where it is.
public struct ListAnchor: Hashable, Sendable {
  /// The item.
  public var item: ListItem

  /// The distance of the item's top edge from the top of what is visible, in points; negative for
  /// an item that begins above.
  public var distance: CGFloat

  /// Creates an anchor.
  public init(item: ListItem, distance: CGFloat) {
    self.item = item
    self.distance = distance
  }
}
