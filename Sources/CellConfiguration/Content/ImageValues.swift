package import Foundation

/// Every property of an image with a value: what a style says, or what is left when all is settled.
package struct ImageValues: Hashable, Sendable {
  package var preferredSymbolConfiguration: CellImage.SymbolConfiguration?
  package var tintColor: CellColor?
  package var tintColorTransformer: ConfigurationColorTransformer?
  package var cornerRadius: CGFloat = 0
  package var maximumSize = CGSize.zero
  package var reservedLayoutSize = CGSize.zero
  package var accessibilityIgnoresInvertColors = false
  package var strokeWidth: CGFloat = 0
  package var strokeColor: CellColor?
  package var strokeColorTransformer: ConfigurationColorTransformer?
}

/// The properties of an image that somebody assigned.
struct ImageOverrides: Hashable, Sendable {
  var preferredSymbolConfiguration: CellImage.SymbolConfiguration??
  var tintColor: CellColor??
  var tintColorTransformer: ConfigurationColorTransformer??
  var cornerRadius: CGFloat?
  var maximumSize: CGSize?
  var reservedLayoutSize: CGSize?
  var accessibilityIgnoresInvertColors: Bool?
  var strokeWidth: CGFloat?
  var strokeColor: CellColor??
  var strokeColorTransformer: ConfigurationColorTransformer??
}

extension ImageOverrides: OverrideRecord {
  static let kind = "image properties"

  static let members: [Member<ImageOverrides, ImageValues>] = [
    Member(
      "preferredSymbolConfiguration",
      \.preferredSymbolConfiguration, \.preferredSymbolConfiguration),
    Member("tintColor", \.tintColor, \.tintColor),
    Member("tintColorTransformer", \.tintColorTransformer, \.tintColorTransformer),
    Member("cornerRadius", \.cornerRadius, \.cornerRadius, .range(.nonNegative)),
    Member("maximumSize", size: \.maximumSize, \.maximumSize, .nonNegative),
    Member(
      "reservedLayoutSize", reservedSize: \.reservedLayoutSize, \.reservedLayoutSize,
      standard: ListContentConfiguration.ImageProperties.standardDimension),
    Member(
      "accessibilityIgnoresInvertColors",
      \.accessibilityIgnoresInvertColors, \.accessibilityIgnoresInvertColors),
    Member("strokeWidth", \.strokeWidth, \.strokeWidth, .range(.nonNegative)),
    Member("strokeColor", \.strokeColor, \.strokeColor),
    Member("strokeColorTransformer", \.strokeColorTransformer, \.strokeColorTransformer),
  ]

  func apply(to values: inout ImageValues) {
    preferredSymbolConfiguration.replace(&values.preferredSymbolConfiguration)
    tintColor.replace(&values.tintColor)
    tintColorTransformer.replace(&values.tintColorTransformer)
    cornerRadius.replace(&values.cornerRadius)
    maximumSize.replace(&values.maximumSize)
    reservedLayoutSize.replace(&values.reservedLayoutSize)
    accessibilityIgnoresInvertColors.replace(&values.accessibilityIgnoresInvertColors)
    strokeWidth.replace(&values.strokeWidth)
    strokeColor.replace(&values.strokeColor)
    strokeColorTransformer.replace(&values.strokeColorTransformer)
  }
}
