public import CellConfiguration
public import Foundation

/// How a run of text looks: what matters to its measure, and color and lines, which do not.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: ResolvedFont

  /// The space added after every cluster, in points, beside the font's own tracking.
  ///
  /// A negative one never makes a cluster narrower than nothing.
  public var kern: CGFloat

  /// The color, handed on to whoever draws; `nil` leaves the choice to them.
  public var color: CellColor?

  /// The line under the text, in its color.
  public var underlineStyle: CellUnderlineStyle?

  /// The line through the text, in its color.
  public var strikethroughStyle: CellUnderlineStyle?

  /// How far the text stands above the baseline, in points; below it if negative.
  ///
  /// Lines have space for it: a line is higher by what the text is raised or lowered (assumed).
  public var baselineOffset: CGFloat

  /// The language as a BCP 47 tag, such as `"sr-Latn"`, for shapers that look at it; `nil` if it is
  /// not known.
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
  /// Whether letters join and are kerned with those of other attributes.
  func isShaped(with other: TextAttributes) -> Bool {
    font == other.font && baselineOffset == other.baselineOffset && language == other.language
  }

  /// The attributes in a smaller font.
  func scaled(by scale: CGFloat) -> TextAttributes {
    if scale == 1 { return self }
    var scaled = self
    scaled.font.pointSize *= scale
    scaled.kern *= scale
    scaled.baselineOffset *= scale
    return scaled
  }
}
