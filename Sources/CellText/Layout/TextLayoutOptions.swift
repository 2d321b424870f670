public import CellConfiguration
public import Foundation

/// The options for dividing a text into lines and placing them.
///
/// Names match `UIListContentConfiguration.TextProperties`.
public struct TextLayoutOptions: Hashable, Sendable {
  /// The maximum number of lines; 0 or less means no limit.
  public var numberOfLines: Int

  /// The way of breaking or shortening text that does not fit.
  ///
  /// Truncating in the middle results in one line, regardless of the limit (as documented for the
  /// system's text fields and labels; decided for no limit). While the text fits on one line, it
  /// keeps empty lines at its end, as in all modes (decided).
  public var lineBreakMode: LineBreakMode

  /// The strategy for choosing among possible line breaks; attributed texts set their own.
  public var lineBreakStrategy: CellParagraphStyle.LineBreakStrategy

  /// The alignment of lines between the edges.
  public var alignment: CellTextAlignment

  /// The layout direction, which determines the leading edge.
  public var layoutDirection: LayoutDirection

  /// Whether the letters of a single line move closer together before the line is shortened.
  ///
  /// They move by up to 0.02 em (assumed), only as much as needed, and only if the whole line then
  /// fits. This has no effect unless ``numberOfLines`` is 1.
  public var allowsDefaultTighteningForTruncation: Bool

  /// Whether the font of a single line shrinks to fit the width.
  ///
  /// The font shrinks to the largest size at which the line fits as measured in that size, in
  /// hundredths of a point, with an ellipsis if other paragraphs follow. The height does not
  /// change. This has no effect unless ``numberOfLines`` is 1.
  public var adjustsFontSizeToFitWidth: Bool

  /// The smallest factor for the font size; 0 or less, or 1 or more, turns shrinking off.
  public var minimumScaleFactor: CGFloat

  /// The number of pixels per point, for rounding.
  public var displayScale: CGFloat

  /// Creates options; the defaults match a label, except for the number of lines.
  public init(
    numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: CellParagraphStyle.LineBreakStrategy = .standard,
    alignment: CellTextAlignment = .natural,
    layoutDirection: LayoutDirection = .leftToRight,
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
