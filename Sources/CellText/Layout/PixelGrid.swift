public import Foundation

/// Rounds lengths to whole pixels, as labels do.
public struct PixelGrid: Hashable, Sendable {
  /// Rounding errors of this many pixels do not make a length reach for the next pixel.
  @inlinable static var slack: CGFloat { 1e-6 }

  /// Pixels per point.
  public let scale: CGFloat

  /// Creates a grid.
  ///
  /// A scale that is not positive and finite counts as 1; others are limited to 0.1 to 1000, which
  /// is more than displays have, so that no length becomes infinite in pixels.
  @inlinable
  public init(scale: CGFloat) {
    self.scale = scale > 0 && scale < .infinity ? min(max(scale, 0.1), 1000) : 1
  }

  /// The next pixel at or beyond a length, for sizes of texts.
  ///
  /// Measured, iOS 26.1.
  @inlinable
  public func ceil(_ length: CGFloat) -> CGFloat {
    0 - (Self.slack - length * scale).rounded(.down) / scale
  }

  /// The nearest pixel, halves up, for baselines and origins.
  ///
  /// Measured, iOS 26.1.
  @inlinable
  public func round(_ length: CGFloat) -> CGFloat {
    (length * scale + 0.5 + Self.slack).rounded(.down) / scale
  }

  /// The last pixel at or before a length, for space that must not be exceeded.
  @inlinable
  public func floor(_ length: CGFloat) -> CGFloat {
    (length * scale + Self.slack).rounded(.down) / scale
  }
}
