public import CellConfiguration

/// A stretch of a text whose paragraphs have the same style.
///
/// A paragraph has the style of the stretch that contains its first character.
public struct TextParagraph: Hashable, Sendable {
  /// The stretch, in UTF-8 code units from the start of the text.
  public var utf8Range: Range<Int>

  /// The style.
  public var style: CellParagraphStyle

  /// Creates a stretch with a style.
  public init(utf8Range: Range<Int>, style: CellParagraphStyle) {
    self.utf8Range = utf8Range
    self.style = style
  }
}
