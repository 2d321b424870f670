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

extension ImageValues: PropertyRecord {
  static let kind = "image properties"

  static let properties: [Property<ImageValues>] = [
    Property("preferredSymbolConfiguration", \.preferredSymbolConfiguration, .layout),
    Property("tintColor", \.tintColor, .appearance),
    Property("tintColorTransformer", \.tintColorTransformer, .appearance),
    Property("cornerRadius", \.cornerRadius, .appearance, .nonNegative),
    Property("maximumSize", size: \.maximumSize, .layout, .nonNegative),
    Property(
      "reservedLayoutSize", reservedSize: \.reservedLayoutSize, .layout,
      standard: ListContentConfiguration.ImageProperties.standardDimension),
    Property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, .appearance),
    Property("strokeWidth", \.strokeWidth, .appearance, .nonNegative),
    Property("strokeColor", \.strokeColor, .appearance),
    Property("strokeColorTransformer", \.strokeColorTransformer, .appearance),
  ]

  func copy(_ properties: PropertySet, into other: inout ImageValues) {
    if properties[0] { other.preferredSymbolConfiguration = preferredSymbolConfiguration }
    if properties[1] { other.tintColor = tintColor }
    if properties[2] { other.tintColorTransformer = tintColorTransformer }
    if properties[3] { other.cornerRadius = cornerRadius }
    if properties[4] { other.maximumSize = maximumSize }
    if properties[5] { other.reservedLayoutSize = reservedLayoutSize }
    if properties[6] { other.accessibilityIgnoresInvertColors = accessibilityIgnoresInvertColors }
    if properties[7] { other.strokeWidth = strokeWidth }
    if properties[8] { other.strokeColor = strokeColor }
    if properties[9] { other.strokeColorTransformer = strokeColorTransformer }
  }
}
