public import CellConfiguration
public import Foundation

/// How a text is divided into lines and how these are placed.
///
/// The names are those of `UIListContentConfiguration.TextProperties`.
public struct TextLayoutOptions: Hashable, Sendable {
  /// The largest number of lines; 0 or less is no limit.
  public var numberOfLines: Int

  /// How text that does not fit is broken or shortened.
  ///
  /// Truncating in the middle makes one line, whatever the limit (as documented for the system's
  /// text fields and labels; decided for no limit).
  public var lineBreakMode: LineBreakMode

  /// Which of the lines that the mode permits are made; attributed texts say that themselves.
  public var lineBreakStrategy: CellParagraphStyle.LineBreakStrategy

  /// How lines are placed between the edges.
  public var alignment: ListContentConfiguration.TextProperties.TextAlignment

  /// The direction in which leading edges lie.
  public var layoutDirection: TraitEnvironmentLayoutDirection

  /// Whether the letters of a single line move closer together before it is shortened.
  ///
  /// By up to 0.02 em (assumed), only as much as needed, and only if the whole line then fits.
  /// Without effect unless ``numberOfLines`` is 1.
  public var allowsDefaultTighteningForTruncation: Bool

  /// Whether the font of a single line shrinks to fit the width.
  ///
  /// To the largest size at which the line fits as it is measured in that size, in hundredths of a
  /// point, with an ellipsis where other paragraphs follow. Without effect unless ``numberOfLines``
  /// is
  /// 1. The height stays that of the unshrunk font.
  public var adjustsFontSizeToFitWidth: Bool

  /// The smallest factor for the font's size; 0 or less, or 1 or more, means no shrinking.
  public var minimumScaleFactor: CGFloat

  /// Pixels per point, for rounding.
  public var displayScale: CGFloat

  /// Creates options; the defaults are those of a label, except for the number of lines.
  public init(
    numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: CellParagraphStyle.LineBreakStrategy = .standard,
    alignment: ListContentConfiguration.TextProperties.TextAlignment = .natural,
    layoutDirection: TraitEnvironmentLayoutDirection = .leftToRight,
    allowsDefaultTighteningForTruncation: Bool = false, adjustsFontSizeToFitWidth: Bool = false,
    minimumScaleFactor: CGFloat = 0, displayScale: CGFloat = 3
  ) {
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.alignment = alignment
    self.layoutDirection = layoutDirection
    self.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
    self.displayScale = displayScale
  }
}
