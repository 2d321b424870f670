package import Foundation

/// The values of all image properties, from a style or after merging what was assigned.
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

extension ImageValues: KeyedPropertyGroup {
  enum Key: Int, CaseIterable {
    case preferredSymbolConfiguration, tintColor, tintColorTransformer, cornerRadius, maximumSize,
      reservedLayoutSize, accessibilityIgnoresInvertColors, strokeWidth, strokeColor,
      strokeColorTransformer
  }

  static let kind = "image properties"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  // Inlined into each visit, so that the key paths are constants.
  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<ImageValues>) {
    visitor.visit(
      Property(
        "preferredSymbolConfiguration", \.preferredSymbolConfiguration, .layout,
        "size, weight, scale and colors of symbols"))
    visitor.visit(Property("tintColor", \.tintColor, .display, "tint of symbols and stencils"))
    visitor.visit(
      Property(
        "tintColorTransformer", \.tintColorTransformer, .display,
        "what the tint passes through before it is drawn"))
    visitor.visit(
      Property(
        "cornerRadius", \.cornerRadius, .display, .nonNegative,
        "radius of the image's corners, in points"))
    visitor.visit(
      Property(
        "maximumSize", size: \.maximumSize, .layout, .nonNegative,
        "`[width, height]` that larger images are scaled down to, in points; 0 for no limit"))
    visitor.visit(
      Property(
        "reservedLayoutSize", reservedSize: \.reservedLayoutSize, .layout,
        standard: ListContentConfiguration.ImageProperties.standardDimension,
        "slot `[width, height]`, in points or `\"standard\"`; 0 for the image's own"))
    visitor.visit(
      Property(
        "accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, .display,
        "whether the image keeps its colors where all others are inverted"))
    visitor.visit(
      Property(
        "strokeWidth", \.strokeWidth, .display, .nonNegative,
        "width of the line along the image's edge, in points"))
    visitor.visit(
      Property(
        "strokeColor", \.strokeColor, .display, "color of the line along the image's edge"))
    visitor.visit(
      Property(
        "strokeColorTransformer", \.strokeColorTransformer, .display,
        "what the color of the line passes through before it is drawn"))
  }
}
