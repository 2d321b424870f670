package import Foundation

/// The values of all text properties, from a style or after merging what was assigned.
package struct TextValues: Hashable, Sendable {
  package var font = CellFont.body
  package var color = CellColor.label
  package var colorTransformer: ConfigurationColorTransformer?
  package var alignment = ListContentConfiguration.TextProperties.TextAlignment.natural
  package var lineBreakMode = LineBreakMode.byTruncatingTail
  package var numberOfLines = 0
  package var adjustsFontSizeToFitWidth = false
  package var minimumScaleFactor: CGFloat = 0
  package var allowsDefaultTighteningForTruncation = false
  package var adjustsFontForContentSizeCategory = true
  package var showsExpansionTextWhenTruncated = true
  package var transform = TextTransform.none
}

extension TextValues: KeyedPropertyGroup {
  enum Key: Int, CaseIterable {
    case font, color, colorTransformer, alignment, lineBreakMode, numberOfLines,
      adjustsFontSizeToFitWidth, minimumScaleFactor, allowsDefaultTighteningForTruncation,
      adjustsFontForContentSizeCategory, showsExpansionTextWhenTruncated, transform
  }

  static let kind = "text properties"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  // Inlined into each visit, so that the key paths are constants.
  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<TextValues>) {
    visitor.visit(Property("font", \.font, .layout, "font of the text"))
    visitor.visit(Property("color", \.color, .display, "color of the text"))
    visitor.visit(
      Property(
        "colorTransformer", \.colorTransformer, .display,
        "what the color passes through before it is drawn"))
    visitor.visit(
      Property(
        "alignment", \.alignment, .layout, "how lines are placed between the edges of the label"))
    visitor.visit(
      Property(
        "lineBreakMode", \.lineBreakMode, .layout,
        "how a text that does not fit is broken or shortened"))
    visitor.visit(
      Property(
        "numberOfLines", count: \.numberOfLines, .layout,
        "how many lines there are at most; 0 for no limit"))
    visitor.visit(
      Property(
        "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .layout,
        "whether a text that is too wide shrinks"))
    visitor.visit(
      Property(
        "minimumScaleFactor", \.minimumScaleFactor, .layout, .fraction,
        "how far a text that is too wide shrinks")
    )
    visitor.visit(
      Property(
        "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .layout,
        "whether letters move together before a text is truncated"))
    visitor.visit(
      Property(
        "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .layout,
        "whether the font grows with the text size"))
    visitor.visit(
      Property(
        "showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, .display,
        "whether a truncated text is shown in full when pointed at"))
    visitor.visit(
      Property(
        "transform", \.transform, .layout, "how the letters are changed before they are shown"))
  }
}
