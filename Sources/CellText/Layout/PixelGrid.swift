public import Foundation

/// A grid of pixels that rounds lengths as labels do.
public struct PixelGrid: Hashable, Sendable {
  /// The tolerance in pixels: smaller rounding errors do not round a length up to the next pixel.
  @inlinable static var slack: CGFloat { 1e-6 }

  /// The number of pixels per point.
  public let scale: CGFloat

  /// Creates a grid.
  ///
  /// A scale that is not positive and finite counts as 1. Other scales are limited to 0.1 through
  /// 1000, more than displays have, which keeps every length finite in pixels.
  @inlinable
  public init(scale: CGFloat) {
    self.scale = scale > 0 && scale < .infinity ? min(max(scale, 0.1), 1000) : 1
  }

  /// Returns the next pixel at or beyond a length, for sizes of texts.
  ///
  /// Measured, iOS 26.1.
  @inlinable
  public func ceil(_ length: CGFloat) -> CGFloat {
    0 - (Self.slack - length * scale).rounded(.down) / scale
  }

  /// Returns the nearest pixel, halves up, for baselines and origins.
  ///
  /// Measured, iOS 26.1.
  @inlinable
  public func round(_ length: CGFloat) -> CGFloat {
    (length * scale + 0.5 + Self.slack).rounded(.down) / scale
  }

  /// Returns the last pixel at or before a length, for space that must not be exceeded.
  @inlinable
  public func floor(_ length: CGFloat) -> CGFloat {
    (length * scale + Self.slack).rounded(.down) / scale
  }
}
