// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension UIListContentConfiguration {
  /// The look of a text.
  @MainActor public struct TextProperties {
    public enum TextAlignment: Sendable { case natural, center, justified }
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }

    /// What was assigned, by the names of the members.
    public private(set) var assigned: [String: Any?] = [:]

    public var font: UIFont {
      get { assigned.value("font", UIFont.preferredFont(forTextStyle: .body)) }
      set { assigned["font"] = .some(newValue) }
    }
    public var color: UIColor {
      get { assigned.value("color", UIColor.label) }
      set { assigned["color"] = .some(newValue) }
    }
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { assigned.value("colorTransformer", nil) }
      set { assigned["colorTransformer"] = .some(newValue) }
    }
    public var alignment: TextAlignment {
      get { assigned.value("alignment", TextAlignment.natural) }
      set { assigned["alignment"] = .some(newValue) }
    }
    public var lineBreakMode: NSLineBreakMode {
      get { assigned.value("lineBreakMode", NSLineBreakMode.byTruncatingTail) }
      set { assigned["lineBreakMode"] = .some(newValue) }
    }
    public var numberOfLines: Int {
      get { assigned.value("numberOfLines", 0) }
      set { assigned["numberOfLines"] = .some(newValue) }
    }
    public var adjustsFontSizeToFitWidth: Bool {
      get { assigned.value("adjustsFontSizeToFitWidth", false) }
      set { assigned["adjustsFontSizeToFitWidth"] = .some(newValue) }
    }
    public var minimumScaleFactor: CGFloat {
      get { assigned.value("minimumScaleFactor", 0) }
      set { assigned["minimumScaleFactor"] = .some(newValue) }
    }
    public var allowsDefaultTighteningForTruncation: Bool {
      get { assigned.value("allowsDefaultTighteningForTruncation", false) }
      set { assigned["allowsDefaultTighteningForTruncation"] = .some(newValue) }
    }
    public var adjustsFontForContentSizeCategory: Bool {
      get { assigned.value("adjustsFontForContentSizeCategory", true) }
      set { assigned["adjustsFontForContentSizeCategory"] = .some(newValue) }
    }
    public var showsExpansionTextWhenTruncated: Bool {
      get { assigned.value("showsExpansionTextWhenTruncated", true) }
      set { assigned["showsExpansionTextWhenTruncated"] = .some(newValue) }
    }
    public var transform: TextTransform {
      get { assigned.value("transform", TextTransform.none) }
      set { assigned["transform"] = .some(newValue) }
    }

    public func resolvedColor() -> UIColor { colorTransformer?.transform(color) ?? color }
  }

  /// The look of an image.
  @MainActor public struct ImageProperties {
    public static let standardDimension: CGFloat = -12345

    /// What was assigned, by the names of the members.
    public private(set) var assigned: [String: Any?] = [:]

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { assigned.value("preferredSymbolConfiguration", nil) }
      set { assigned["preferredSymbolConfiguration"] = .some(newValue) }
    }
    public var tintColor: UIColor? {
      get { assigned.value("tintColor", nil) }
      set { assigned["tintColor"] = .some(newValue) }
    }
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { assigned.value("tintColorTransformer", nil) }
      set { assigned["tintColorTransformer"] = .some(newValue) }
    }
    public var cornerRadius: CGFloat {
      get { assigned.value("cornerRadius", 0) }
      set { assigned["cornerRadius"] = .some(newValue) }
    }
    public var maximumSize: CGSize {
      get { assigned.value("maximumSize", CGSize.zero) }
      set { assigned["maximumSize"] = .some(newValue) }
    }
    public var reservedLayoutSize: CGSize {
      get { assigned.value("reservedLayoutSize", CGSize.zero) }
      set { assigned["reservedLayoutSize"] = .some(newValue) }
    }
    public var accessibilityIgnoresInvertColors: Bool {
      get { assigned.value("accessibilityIgnoresInvertColors", false) }
      set { assigned["accessibilityIgnoresInvertColors"] = .some(newValue) }
    }
    public var strokeWidth: CGFloat {
      get { assigned.value("strokeWidth", 0) }
      set { assigned["strokeWidth"] = .some(newValue) }
    }
    public var strokeColor: UIColor? {
      get { assigned.value("strokeColor", nil) }
      set { assigned["strokeColor"] = .some(newValue) }
    }
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { assigned.value("strokeColorTransformer", nil) }
      set { assigned["strokeColorTransformer"] = .some(newValue) }
    }
  }
}
