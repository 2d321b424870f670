import CellText
import Foundation

/// A length along a list, in exact fractions of a pixel.
///
/// The unit is 1/64 of a pixel. Sums of extents do not depend on the order of addition, so the
/// frames of a list do not depend on the order of its changes. The number has 64 bits on every
/// platform: 32 bits hold only 11 million points at 3 pixels per point, and a long list has more.
struct Extent: Hashable, Comparable, Sendable {
  /// The number of parts in a pixel.
  private static var partsPerPixel: CGFloat { CGFloat(1 << pixelBits) }
  private static var pixelBits: Int { 6 }
  private static var halfPixel: Int64 { 1 << (pixelBits - 1) }

  /// The number of parts.
  var parts: Int64

  static var zero: Extent { Extent(parts: 0) }

  init(parts: Int64) { self.parts = parts }

  /// Creates an extent from a length in points; negative and NaN values count as 0.
  init(_ points: CGFloat, _ grid: PixelGrid) {
    parts = Int64((points.length * grid.scale.length * Self.partsPerPixel).rounded())
  }

  /// Creates the largest extent that, rounded to pixels, is not beyond an offset in points.
  init(notBeyond points: CGFloat, _ grid: PixelGrid) {
    let whole = (points * grid.scale).rounded(.down)
    var pixel = Int64(min(max(whole, -Self.farthestPixel), Self.farthestPixel))
    // Rounding of the product may have moved it to the next pixel.
    if CGFloat(pixel) / grid.scale > points { pixel -= 1 }
    if CGFloat(pixel + 1) / grid.scale <= points { pixel += 1 }
    parts = (pixel << Self.pixelBits) + Self.halfPixel - 1
  }

  /// A pixel beyond the end of every list.
  private static let farthestPixel: CGFloat = 1e16

  /// Returns the length in points.
  func points(_ grid: PixelGrid) -> CGFloat {
    CGFloat(parts) / (grid.scale * Self.partsPerPixel)
  }

  /// Returns the length in points, rounded to the nearest pixel, halves up (G0).
  func rounded(_ grid: PixelGrid) -> CGFloat {
    CGFloat((parts + Self.halfPixel) >> Self.pixelBits) / grid.scale
  }

  static func + (a: Extent, b: Extent) -> Extent { Extent(parts: a.parts &+ b.parts) }

  static func - (a: Extent, b: Extent) -> Extent { Extent(parts: a.parts &- b.parts) }

  static func += (a: inout Extent, b: Extent) { a.parts &+= b.parts }

  static func < (a: Extent, b: Extent) -> Bool { a.parts < b.parts }
}
