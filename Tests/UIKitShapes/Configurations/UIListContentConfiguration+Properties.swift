// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension UIListContentConfiguration {
  /// The look of a text.
  @MainActor public struct TextProperties {
    public enum TextAlignment: Sendable { case natural, center, justified }
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }

    /// What was assigned, by the names of the members.
    public private(set) var assigned: [String: Any?] = [:]

    public var font = UIFont.preferredFont(forTextStyle: .body) {
      didSet { assigned["font"] = .some(font) }
    }
    public var color = UIColor.label { didSet { assigned["color"] = .some(color) } }
    public var colorTransformer: UIConfigurationColorTransformer? {
      didSet { assigned["colorTransformer"] = .some(colorTransformer) }
    }
    public var alignment = TextAlignment.natural {
      didSet { assigned["alignment"] = .some(alignment) }
    }
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail {
      didSet { assigned["lineBreakMode"] = .some(lineBreakMode) }
    }
    public var numberOfLines = 0 { didSet { assigned["numberOfLines"] = .some(numberOfLines) } }
    public var adjustsFontSizeToFitWidth = false {
      didSet { assigned["adjustsFontSizeToFitWidth"] = .some(adjustsFontSizeToFitWidth) }
    }
    public var minimumScaleFactor: CGFloat = 0 {
      didSet { assigned["minimumScaleFactor"] = .some(minimumScaleFactor) }
    }
    public var allowsDefaultTighteningForTruncation = false {
      didSet {
        assigned["allowsDefaultTighteningForTruncation"] = .some(
          allowsDefaultTighteningForTruncation)
      }
    }
    public var adjustsFontForContentSizeCategory = true {
      didSet {
        assigned["adjustsFontForContentSizeCategory"] = .some(adjustsFontForContentSizeCategory)
      }
    }
    public var showsExpansionTextWhenTruncated = true {
      didSet {
        assigned["showsExpansionTextWhenTruncated"] = .some(showsExpansionTextWhenTruncated)
      }
    }
    public var transform = TextTransform.none {
      didSet { assigned["transform"] = .some(transform) }
    }
  }

  /// The look of an image.
  @MainActor public struct ImageProperties {
    public static let standardDimension: CGFloat = -12345

    /// What was assigned, by the names of the members.
    public private(set) var assigned: [String: Any?] = [:]

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      didSet { assigned["preferredSymbolConfiguration"] = .some(preferredSymbolConfiguration) }
    }
    public var tintColor: UIColor? { didSet { assigned["tintColor"] = .some(tintColor) } }
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      didSet { assigned["tintColorTransformer"] = .some(tintColorTransformer) }
    }
    public var cornerRadius: CGFloat = 0 {
      didSet { assigned["cornerRadius"] = .some(cornerRadius) }
    }
    public var maximumSize = CGSize.zero { didSet { assigned["maximumSize"] = .some(maximumSize) } }
    public var reservedLayoutSize = CGSize.zero {
      didSet { assigned["reservedLayoutSize"] = .some(reservedLayoutSize) }
    }
    public var accessibilityIgnoresInvertColors = false {
      didSet {
        assigned["accessibilityIgnoresInvertColors"] = .some(accessibilityIgnoresInvertColors)
      }
    }
    public var strokeWidth: CGFloat = 0 { didSet { assigned["strokeWidth"] = .some(strokeWidth) } }
    public var strokeColor: UIColor? { didSet { assigned["strokeColor"] = .some(strokeColor) } }
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      didSet { assigned["strokeColorTransformer"] = .some(strokeColorTransformer) }
    }
  }
}
