package import Foundation

/// Every property of an image with a value: what a style says, or what is left when all layers are
/// merged.
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

  static let properties = collectedProperties()

  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<ImageValues>) {
    visitor.visit(Property("preferredSymbolConfiguration", \.preferredSymbolConfiguration, .layout))
    visitor.visit(Property("tintColor", \.tintColor, .appearance))
    visitor.visit(Property("tintColorTransformer", \.tintColorTransformer, .appearance))
    visitor.visit(Property("cornerRadius", \.cornerRadius, .appearance, .nonNegative))
    visitor.visit(Property("maximumSize", size: \.maximumSize, .layout, .nonNegative))
    visitor.visit(
      Property(
        "reservedLayoutSize", reservedSize: \.reservedLayoutSize, .layout,
        standard: ListContentConfiguration.ImageProperties.standardDimension))
    visitor.visit(
      Property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, .appearance))
    visitor.visit(Property("strokeWidth", \.strokeWidth, .appearance, .nonNegative))
    visitor.visit(Property("strokeColor", \.strokeColor, .appearance))
    visitor.visit(Property("strokeColorTransformer", \.strokeColorTransformer, .appearance))
  }
}
