package import Foundation

/// Every property of a text with a value: what a style says, or what is left when all layers are
/// merged.
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

extension TextValues: PropertyRecord {
  static let kind = "text properties"

  static let properties = collectedProperties()

  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<TextValues>) {
    visitor.visit(Property("font", \.font, .layout))
    visitor.visit(Property("color", \.color, .appearance))
    visitor.visit(Property("colorTransformer", \.colorTransformer, .appearance))
    visitor.visit(Property("alignment", \.alignment, .layout))
    visitor.visit(Property("lineBreakMode", \.lineBreakMode, .layout))
    visitor.visit(Property("numberOfLines", count: \.numberOfLines, .layout))
    visitor.visit(Property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .layout))
    visitor.visit(Property("minimumScaleFactor", \.minimumScaleFactor, .layout, .fraction))
    visitor.visit(
      Property(
        "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .layout))
    visitor.visit(
      Property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .layout))
    visitor.visit(
      Property("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, .appearance))
    visitor.visit(Property("transform", \.transform, .layout))
  }
}
