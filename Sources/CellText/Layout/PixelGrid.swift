public import Foundation

/// Rounds lengths to whole pixels, as labels do.
public struct PixelGrid: Hashable, Sendable {
  /// Rounding errors of this many pixels do not make a length reach for the next pixel.
  private static let slack: CGFloat = 1e-6

  /// Pixels per point.
  public let scale: CGFloat

  /// Creates a grid; a scale that is not positive and finite counts as 1.
  public init(scale: CGFloat) {
    self.scale = scale > 0 && scale < .infinity ? scale : 1
  }

  /// The next pixel at or beyond a length, for sizes of texts.
  ///
  /// Measured, iOS 26.1.
  public func ceil(_ length: CGFloat) -> CGFloat {
    let pixels = length * scale - Self.slack
    let floor = Self.floor(pixels)
    return (floor < pixels ? floor + 1 : floor) / scale
  }

  /// The nearest pixel, halves up, for baselines and origins.
  ///
  /// Measured, iOS 26.1.
  public func round(_ length: CGFloat) -> CGFloat {
    Self.floor(length * scale + 0.5) / scale
  }

  /// The next whole number down; numbers that are not finite stay as they are.
  private static func floor(_ number: CGFloat) -> CGFloat {
    // Doubles this large have no fraction; below, converting takes less time than rounding.
    guard number.magnitude < 0x1p52 else { return number }
    let truncated = CGFloat(Int(number))
    return truncated > number ? truncated - 1 : truncated
  }
}
