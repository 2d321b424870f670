public import Foundation

/// A grid of pixels that rounds lengths as labels do.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// The tolerance in pixels: smaller rounding errors do not round a length up to the next pixel.
  ///
  /// The number is not round, so that no quotient of round numbers is halfway between two pixels.
  @inlinable static var slack: CGFloat { 1.001e-6 }

  /// The number of pixels per point.
  public let scale: CGFloat

  /// Creates a grid.
  ///
  /// A scale that is not positive and finite counts as 1. Other scales are limited to 0.1 through
  /// 1000, more than displays have, which keeps every length finite in pixels.
  @inlinable
  public init(scale: CGFloat) {
    self.scale =
      scale == Self.finestScale
      ? scale : scale > 0 && scale < .infinity ? min(max(scale, 0.1), 1000) : 1
  }

  /// A grid that is finer than any display; rounding to it changes nothing that matters.
  ///
  /// Texts and frames of explanations are laid out on it.
  package static var finest: PixelGrid { PixelGrid(scale: finestScale) }

  /// The scale of ``finest``, which is not limited.
  @inlinable static var finestScale: CGFloat { 0x1p27 }

  /// Returns the next pixel at or beyond a length, for sizes of texts.
  ///
  /// Measured, iOS 26.1.
  @inlinable
  public func ceil(_ length: CGFloat) -> CGFloat {
    Self.nearest(length * scale + (0.5 - Self.slack)) / scale
  }

  /// Returns the nearest pixel, halves up, for baselines and origins.
  ///
  /// Measured, iOS 26.1.
  @inlinable
  public func round(_ length: CGFloat) -> CGFloat {
    Self.nearest(length * scale + Self.slack) / scale
  }

  /// Returns the last pixel at or before a length, for space that must not be exceeded.
  @inlinable
  public func floor(_ length: CGFloat) -> CGFloat {
    Self.nearest(length * scale - (0.5 - Self.slack)) / scale
  }

  /// Returns the whole number nearest to a number of pixels.
  ///
  /// On x86-64, rounding is a call, because the oldest of these processors have no instruction for
  /// it. Adding and subtracting a number whose last bit represents 1 has the same effect. From 2^51
  /// pixels on, where numbers are hardly exact to the pixel, the result may be some pixels off.
  @inlinable
  static func nearest(_ pixels: CGFloat) -> CGFloat {
    #if arch(x86_64)
      pixels + 0x1.8p52 - 0x1.8p52
    #else
      pixels.rounded(.toNearestOrEven)
    #endif
  }
}
