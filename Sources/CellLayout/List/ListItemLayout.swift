public import CellConfiguration
import CellText
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

/// The result of measuring an item.
struct MeasuredItem: Sendable {
  var height: ItemHeight

  /// The width of a header that is only as wide as its content; `nil` for any other item.
  var width: CGFloat?
}

/// The height of an item in eight bytes, with a bit that marks exact heights.
struct ItemHeight: ExtentElement, Hashable {
  static let noun = "row"

  private var bits: Int64

  init(_ extent: Extent, isExact: Bool) { bits = extent.parts << 1 | (isExact ? 1 : 0) }

  /// Creates an exact height from a measured or given height in points, in whole pixels.
  init(exactly points: CGFloat, _ grid: PixelGrid) {
    self.init(Extent(grid.round(points.length), grid), isExact: true)
  }

  var extent: Extent { Extent(parts: bits >> 1) }

  /// Whether the item is empty: never, regardless of its height.
  var isEmpty: Bool { false }

  /// Whether the height was measured or given, rather than estimated.
  var isExact: Bool { bits & 1 == 1 }

  /// The same height as an estimate.
  var estimated: ItemHeight { ItemHeight(extent, isExact: false) }
}
