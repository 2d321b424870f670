package import Foundation

/// Every property of a text with a value: what a style says, or what is left when all is settled.
package struct TextValues: Hashable, Sendable {
  package var font: CellFont
  package var color: CellColor
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

  init(font: CellFont, color: CellColor) {
    self.font = font
    self.color = color
  }
}

/// The properties of a text that somebody assigned.
struct TextOverrides: Hashable, Sendable {
  var font: CellFont?
  var color: CellColor?
  var colorTransformer: ConfigurationColorTransformer??
  var alignment: TextAlignment?
  var lineBreakMode: LineBreakMode?
  var numberOfLines: Int?
  var adjustsFontSizeToFitWidth: Bool?
  var minimumScaleFactor: CGFloat?
  var allowsDefaultTighteningForTruncation: Bool?
  var adjustsFontForContentSizeCategory: Bool?
  var showsExpansionTextWhenTruncated: Bool?
  var transform: TextTransform?
}

extension TextOverrides: OverrideRecord {
  static let kind = "text properties"

  static let members: [Member<TextOverrides, TextValues>] = [
    Member("font", \.font, \.font),
    Member("color", \.color, \.color),
    Member("colorTransformer", \.colorTransformer, \.colorTransformer),
    Member("alignment", \.alignment, \.alignment),
    Member("lineBreakMode", \.lineBreakMode, \.lineBreakMode),
    Member("numberOfLines", \.numberOfLines, \.numberOfLines, .notNegative),
    Member("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, \.adjustsFontSizeToFitWidth),
    Member("minimumScaleFactor", \.minimumScaleFactor, \.minimumScaleFactor, .range(.fraction)),
    Member(
      "allowsDefaultTighteningForTruncation",
      \.allowsDefaultTighteningForTruncation, \.allowsDefaultTighteningForTruncation),
    Member(
      "adjustsFontForContentSizeCategory",
      \.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory),
    Member(
      "showsExpansionTextWhenTruncated",
      \.showsExpansionTextWhenTruncated, \.showsExpansionTextWhenTruncated),
    Member("transform", \.transform, \.transform),
  ]

  func apply(to values: inout TextValues) {
    font.replace(&values.font)
    color.replace(&values.color)
    colorTransformer.replace(&values.colorTransformer)
    alignment.replace(&values.alignment)
    lineBreakMode.replace(&values.lineBreakMode)
    numberOfLines.replace(&values.numberOfLines)
    adjustsFontSizeToFitWidth.replace(&values.adjustsFontSizeToFitWidth)
    minimumScaleFactor.replace(&values.minimumScaleFactor)
    allowsDefaultTighteningForTruncation.replace(&values.allowsDefaultTighteningForTruncation)
    adjustsFontForContentSizeCategory.replace(&values.adjustsFontForContentSizeCategory)
    showsExpansionTextWhenTruncated.replace(&values.showsExpansionTextWhenTruncated)
    transform.replace(&values.transform)
  }
}
