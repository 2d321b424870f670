package import Foundation

/// Every property of a text with a value: what a style says, or what is left when all is settled.
package struct TextValues: Hashable, Sendable {
  package var font = CellFont.body
  package var color = CellColor.label
  package var colorTransformer: ConfigurationColorTransformer?
  package var alignment = TextAlignment.natural
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

  static let properties: [Property<TextValues>] = [
    Property("font", \.font, .layout),
    Property("color", \.color, .appearance),
    Property("colorTransformer", \.colorTransformer, .appearance),
    Property("alignment", \.alignment, .layout),
    Property("lineBreakMode", \.lineBreakMode, .layout),
    Property("numberOfLines", count: \.numberOfLines, .layout),
    Property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .layout),
    Property("minimumScaleFactor", \.minimumScaleFactor, .layout, .fraction),
    Property(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, .layout),
    Property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .layout),
    Property("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, .appearance),
    Property("transform", \.transform, .layout),
  ]

  func copy(_ properties: PropertySet, into other: inout TextValues) {
    if properties[0] { other.font = font }
    if properties[1] { other.color = color }
    if properties[2] { other.colorTransformer = colorTransformer }
    if properties[3] { other.alignment = alignment }
    if properties[4] { other.lineBreakMode = lineBreakMode }
    if properties[5] { other.numberOfLines = numberOfLines }
    if properties[6] { other.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
    if properties[7] { other.minimumScaleFactor = minimumScaleFactor }
    if properties[8] {
      other.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    }
    if properties[9] { other.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory }
    if properties[10] { other.showsExpansionTextWhenTruncated = showsExpansionTextWhenTruncated }
    if properties[11] { other.transform = transform }
  }
}
