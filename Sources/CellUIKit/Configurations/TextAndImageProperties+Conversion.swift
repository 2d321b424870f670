import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit
#else
  internal import UIKitStubs
#endif

@MainActor
extension UIListContentConfiguration.TextProperties {
  /// Assigns all assigned values.
  ///
  /// - Parameter name: The name of the properties in the configuration.
  mutating func assign(
    _ values: AssignedValues<TextValues>, _ name: String, _ context: UIKitContext
  ) {
    if let font = values[\.font] {
      if let font = font.uiFont {
        self.font = font
      } else {
        context.refuse("\(name).font \(font)", "there is no typeface of this name")
      }
    }
    if let color = values[\.color] { self.color = color.uiColor }
    if let transformer = values[\.colorTransformer] {
      colorTransformer = transformer.map { UIConfigurationColorTransformer($0) }
    }
    if let alignment = values[\.alignment] { self.alignment = Self.alignment(alignment) }
    if let mode = values[\.lineBreakMode] { lineBreakMode = mode.uiLineBreakMode }
    if let number = values[\.numberOfLines] { numberOfLines = number }
    if let adjusts = values[\.adjustsFontSizeToFitWidth] { adjustsFontSizeToFitWidth = adjusts }
    if let factor = values[\.minimumScaleFactor] { minimumScaleFactor = factor }
    if let allows = values[\.allowsDefaultTighteningForTruncation] {
      allowsDefaultTighteningForTruncation = allows
    }
    if let adjusts = values[\.adjustsFontForContentSizeCategory] {
      adjustsFontForContentSizeCategory = adjusts
    }
    if let shows = values[\.showsExpansionTextWhenTruncated] {
      showsExpansionTextWhenTruncated = shows
    }
    if let transform = values[\.transform] { self.transform = Self.transform(transform) }
  }

  private static func alignment(
    _ alignment: ListContentConfiguration.TextProperties.TextAlignment
  ) -> TextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }

  private static func transform(_ transform: CellConfiguration.TextTransform) -> TextTransform {
    switch transform {
    case .none: .none
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    case .capitalized: .capitalized
    }
  }
}

@MainActor
extension UIListContentConfiguration.ImageProperties {
  /// Assigns all assigned values.
  mutating func assign(_ values: AssignedValues<ImageValues>, _ context: UIKitContext) {
    if let configuration = values[\.preferredSymbolConfiguration] {
      preferredSymbolConfiguration = configuration?.uiConfiguration
    }
    if let color = values[\.tintColor] { tintColor = color?.uiColor }
    if let transformer = values[\.tintColorTransformer] {
      tintColorTransformer = transformer.map { UIConfigurationColorTransformer($0) }
    }
    if let radius = values[\.cornerRadius] { cornerRadius = radius }
    if let size = values[\.maximumSize] { maximumSize = size }
    if let size = values[\.reservedLayoutSize] {
      reservedLayoutSize = CGSize(
        width: Self.reserved(size.width), height: Self.reserved(size.height))
    }
    if let ignores = values[\.accessibilityIgnoresInvertColors] {
      accessibilityIgnoresInvertColors = ignores
    }
    assignStroke(values, context)
  }

  /// Returns a reserved width or height; UIKit has a special value for the standard dimension.
  private static func reserved(_ length: CGFloat) -> CGFloat {
    length == ListContentConfiguration.ImageProperties.standardDimension
      ? standardDimension : length
  }

  private mutating func assignStroke(
    _ values: AssignedValues<ImageValues>, _ context: UIKitContext
  ) {
    let (width, color) = (values[\.strokeWidth], values[\.strokeColor])
    let transformer = values[\.strokeColorTransformer]
    if #available(iOS 18, visionOS 2, *) {
      if let width { strokeWidth = width }
      if let color { strokeColor = color?.uiColor }
      if let transformer {
        strokeColorTransformer = transformer.map { UIConfigurationColorTransformer($0) }
      }
    } else if width != nil || color != nil || transformer != nil {
      context.refuse("stroke of the image", UnsupportedValue.needsIOS18)
    }
  }
}
