public import Foundation

extension CellFont {
  /// A named role of text, whose size follows the user's content size category.
  ///
  /// As documented for `UIFont.TextStyle`.
  public enum TextStyle: Int, NamedCase, SchemaRepresentable {
    /// The title of a screen, 34 pt at text size large.
    case largeTitle

    /// A first-level title, 28 pt.
    case title1

    /// A second-level title, 22 pt.
    case title2

    /// A third-level title, 20 pt.
    case title3

    /// A heading, 17 pt semibold.
    case headline

    /// Running text, 17 pt.
    case body

    /// A callout, 16 pt.
    case callout

    /// A subheading, 15 pt.
    case subheadline

    /// A footnote, 13 pt.
    case footnote

    /// A caption, 12 pt.
    case caption1

    /// An alternative caption, 11 pt.
    case caption2
  }
}

extension CellFont.TextStyle {
  /// Returns the size in points at a content size category.
  public func pointSize(at category: CellContentSizeCategory) -> CGFloat {
    CGFloat(TextStyleTable.rows[self].sizes[category.column])
  }

  /// Returns the distance between baselines in points at a content size category.
  package func baselineDistance(at category: CellContentSizeCategory) -> CGFloat {
    CGFloat(TextStyleTable.rows[self].leadings[category.column])
  }

  /// The weight of the style: semibold for ``headline``, regular for all others.
  public var weight: CellFont.Weight { TextStyleTable.rows[self].weight }

  /// The weight of the style when emphasized.
  package var emphasizedWeight: CellFont.Weight { TextStyleTable.rows[self].emphasizedWeight }
}
