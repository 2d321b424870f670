public import CellConfiguration
public import Foundation

/// The vertical measures of a line of one font, in points.
///
/// ```
///   ─────────────── ascender   ┐
///    T e x t   capHeight       │ lineHeight = ascender - descender
///   ─────────────── baseline   │
///   ─────────────── descender  ┘ (negative)
///                              ↕ leading, to the top of the next line
/// ```
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line.
  public var ascender: CGFloat

  /// The distance from the baseline to the bottom of the line, negative below the baseline.
  public var descender: CGFloat

  /// The space between two lines, beyond their heights; negative where lines overlap.
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

  /// Creates the metrics that the font states itself, which are those of the system font.
  public init(_ font: borrowing ResolvedFont) {
    self.init(
      ascender: font.ascender, descender: font.descender, leading: font.leading,
      capHeight: font.capHeight)
  }
}

extension LineMetrics {
  /// The metrics with space for text that stands above or below the baseline.
  func raised(by offset: CGFloat) -> LineMetrics {
    if offset == 0 { return self }
    var raised = self
    raised.ascender = max(ascender, ascender + offset)
    raised.descender = min(descender, descender + offset)
    return raised
  }
}
