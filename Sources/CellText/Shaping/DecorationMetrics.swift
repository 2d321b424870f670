public import CellConfiguration
public import Foundation

/// The places of the lines under and through text in one font, in points.
public struct DecorationMetrics: Hashable, Sendable {
  /// The distance from the baseline down to the top of an underline.
  public var underlineOffset: CGFloat

  /// The thickness of an underline.
  public var underlineThickness: CGFloat

  /// The distance from the baseline up to the center of a line through the text.
  public var strikethroughOffset: CGFloat

  /// The thickness of a line through the text.
  public var strikethroughThickness: CGFloat

  /// Creates metrics from their parts; values that are not finite count as 0.
  public init(
    underlineOffset: CGFloat, underlineThickness: CGFloat, strikethroughOffset: CGFloat,
    strikethroughThickness: CGFloat
  ) {
    self.underlineOffset = underlineOffset.finite
    self.underlineThickness = underlineThickness.finite
    self.strikethroughOffset = strikethroughOffset.finite
    self.strikethroughThickness = strikethroughThickness.finite
  }

  /// Creates metrics for the system font.
  ///
  /// A tenth of the size below the baseline, at half the x-height, and 0.06 of the size thick
  /// (assumed: the tables of the system font are not published).
  public init(_ font: ResolvedFont) {
    let thickness = 0.06 * font.pointSize
    self.init(
      underlineOffset: 0.1 * font.pointSize, underlineThickness: thickness,
      strikethroughOffset: font.xHeight / 2, strikethroughThickness: thickness)
  }
}
