public import CellConfiguration
public import Foundation

/// The vertical metrics of a line in one font, in points.
///
/// ```diagram
///   ─────────────── ascender   ┐
///    T e x t   capHeight       │ lineHeight = ascender - descender
///   ─────────────── baseline   │
///   ─────────────── descender  ┘ (negative)
///                              ↕ leading, to the top of the next line
/// ```
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line.
  public var ascender: CGFloat

  /// The distance from the baseline to the bottom of the line; negative if the bottom is below.
  public var descender: CGFloat

  /// The space between two lines, in addition to their heights; negative if lines overlap.
  public var leading: CGFloat

  /// The height of capital letters above the baseline.
  public var capHeight: CGFloat

  /// The distance from the top to the bottom of one line.
  public var lineHeight: CGFloat { ascender - descender }

  /// Creates metrics from their parts; values that are not finite count as 0.
  public init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat
  ) {
    self.ascender = ascender.finite
    self.descender = descender.finite
    self.leading = leading.finite
    self.capHeight = capHeight.finite
  }

  /// Creates the metrics of a font itself, which match the system font.
  public init(_ font: borrowing ResolvedFont) {
    self.init(
      ascender: font.ascender, descender: font.descender, leading: font.leading,
      capHeight: font.capHeight)
  }
}

extension LineMetrics {
  /// Returns the metrics with space for text raised above or lowered below the baseline.
  func raised(by offset: CGFloat) -> LineMetrics {
    if offset == 0 { return self }
    var raised = self
    raised.ascender = max(ascender, ascender + offset)
    raised.descender = min(descender, descender + offset)
    return raised
  }
}

extension CGFloat {
  /// The number, or 0 if it is not finite; limited to ±10,000,000 to keep sums finite.
  var finite: CGFloat {
    if magnitude <= Self.largestLength { return self }
    return isFinite ? (self < 0 ? -Self.largestLength : Self.largestLength) : 0
  }

  /// The largest length, which keeps sums finite.
  static var largestLength: CGFloat { 1e7 }

  /// The number, or 0 if it is negative or NaN; infinity stays.
  var nonNegative: CGFloat { self > 0 ? self : 0 }
}
