import CellText
import Foundation

/// Rounding as ``PixelGrid`` does it, within this module, so that the optimiser can see into it.
///
/// A layout rounds some twenty lengths; through the other module's functions this took half of its
/// time.
extension PixelGrid {
  /// Rounding errors of this many pixels do not count.
  private static let slack: CGFloat = 1e-6

  /// Larger numbers have no fractions.
  private static let largestFraction: CGFloat = 1e15

  /// The nearest pixel, halves up, as ``PixelGrid/round(_:)`` (G0).
  @inline(__always)
  func nearest(_ length: CGFloat) -> CGFloat { Self.wholeBelow(length * scale + 0.5) / scale }

  /// The next pixel at or beyond a length, as ``PixelGrid/ceil(_:)`` (G0).
  @inline(__always)
  func up(_ length: CGFloat) -> CGFloat {
    0 - Self.wholeBelow(Self.slack - length * scale) / scale
  }

  /// The last pixel at or before a length.
  @inline(__always)
  func down(_ length: CGFloat) -> CGFloat { Self.wholeBelow(length * scale + Self.slack) / scale }

  /// The largest whole number that is not larger.
  @inline(__always)
  private static func wholeBelow(_ number: CGFloat) -> CGFloat {
    guard number.magnitude < largestFraction else { return number }
    let whole = CGFloat(Int64(number))
    return whole > number ? whole - 1 : whole
  }

  /// A rectangle whose edges are the pixels nearest to four edges.
  func rect(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) -> CGRect {
    let x = nearest(left)
    let y = nearest(top)
    return CGRect(
      x: x, y: y, width: max(0, nearest(right) - x), height: max(0, nearest(bottom) - y))
  }
}
