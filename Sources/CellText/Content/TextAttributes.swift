public import CellConfiguration
public import Foundation

/// The attributes of a run of text that affect its size, and its color and lines, which do not.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: ResolvedFont

  /// The space added after every cluster, in points, in addition to the font's own tracking.
  ///
  /// A negative value never makes a cluster narrower than 0.
  public var kern: CGFloat

  /// The color for drawing the text, or `nil` to leave the choice to the drawing code.
  public var color: CellColor?

  /// The line under the text, drawn in the text's color.
  public var underlineStyle: CellUnderlineStyle?

  /// The line through the text, drawn in the text's color.
  public var strikethroughStyle: CellUnderlineStyle?

  /// The distance by which the text is raised above the baseline, in points; negative lowers it.
  ///
  /// Lines make space for it: a line is taller by the distance that the text is raised or lowered
  /// (assumed).
  public var baselineOffset: CGFloat

  /// The language as a BCP 47 tag, such as `"sr-Latn"`, or `nil` if it is unknown.
  ///
  /// Some shapers use the language.
  public var language: String?

  /// Creates attributes.
  public init(
    font: ResolvedFont, kern: CGFloat = 0, color: CellColor? = nil,
    underlineStyle: CellUnderlineStyle? = nil, strikethroughStyle: CellUnderlineStyle? = nil,
    baselineOffset: CGFloat = 0, language: String? = nil
  ) {
    self.font = font
    self.kern = kern
    self.color = color
    self.underlineStyle = underlineStyle
    self.strikethroughStyle = strikethroughStyle
    self.baselineOffset = baselineOffset
    self.language = language
  }
}

extension TextAttributes {
  /// Returns whether letters join and are kerned with letters that have other attributes.
  func isShaped(with other: TextAttributes) -> Bool {
    font == other.font && baselineOffset == other.baselineOffset && language == other.language
  }

  /// Returns the attributes in a font scaled by a factor.
  func scaled(by scale: CGFloat) -> TextAttributes {
    if scale == 1 { return self }
    var scaled = self
    scaled.font.pointSize *= scale
    scaled.kern *= scale
    scaled.baselineOffset *= scale
    return scaled
  }
}
