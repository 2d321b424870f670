import CellText
import Foundation

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
