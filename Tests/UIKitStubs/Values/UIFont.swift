// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A font that says how it was made.
open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let regular = Weight(rawValue: 0)
  }

  private let descriptor: UIFontDescriptor

  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.descriptor = descriptor
    if pointSize != 0 { descriptor.parts["size"] = "\(pointSize)" }
  }

  public init?(name fontName: String, size fontSize: CGFloat) {
    if fontName == "Missing" { return nil }
    descriptor = UIFontDescriptor(["name": fontName, "size": "\(fontSize)"])
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var parts = ["style": style.rawValue]
    if let traitCollection {
      parts["category"] = traitCollection.preferredContentSizeCategory.rawValue
    }
    return UIFont(descriptor: UIFontDescriptor(parts), size: 0)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(["size": "\(fontSize)", "weight": "\(weight.rawValue)"]), size: 0
    )
  }

  open var pointSize: CGFloat { 17 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor.parts) }

  /// What the font was made of, in the order of the names of its parts.
  open override var description: String {
    descriptor.parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: ", ")
  }
}

/// What a font is made of.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: Hashable, Sendable {
    let name: String

    public static let traits = AttributeName(name: "traits")
    public static let textStyle = AttributeName(name: "textStyle")
    public static let featureSettings = AttributeName(name: "featureSettings")
  }

  public struct TraitKey: Hashable, Sendable {
    let name: String

    public static let weight = TraitKey(name: "weight")
  }

  public struct FeatureKey: Hashable, Sendable {
    let name: String

    public static let type = FeatureKey(name: "type")
    public static let selector = FeatureKey(name: "selector")
  }

  public struct SystemDesign: Hashable, Sendable {
    let name: String

    public static let `default` = SystemDesign(name: "default")
    public static let serif = SystemDesign(name: "serif")
    public static let rounded = SystemDesign(name: "rounded")
    public static let monospaced = SystemDesign(name: "monospaced")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
  }

  fileprivate(set) var parts: [String: String]
  public private(set) var symbolicTraits: SymbolicTraits = []

  init(_ parts: [String: String]) { self.parts = parts }

  private func with(_ name: String, _ value: String) -> UIFontDescriptor {
    UIFontDescriptor(parts.merging([name: value]) { $1 })
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] {
      result = result.with("weight", "\(weight)")
    }
    if let features = attributes[.featureSettings] as? [[FeatureKey: Int]] {
      let numbers = features.map { "\($0[.type] ?? -1).\($0[.selector] ?? -1)" }
      result = result.with("features", numbers.joined(separator: " "))
    }
    return result
  }

  open func object(forKey attribute: AttributeName) -> Any? {
    attribute == .textStyle ? parts["style"] : nil
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { with("design", design.name) }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let tight = with("tight", "\(symbolicTraits.contains(.traitTightLeading))")
    return symbolicTraits.contains(.traitItalic) ? tight.with("italic", "true") : tight
  }
}

/// Scales fonts, which say so.
@MainActor open class UIFontMetrics {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  open func scaledFont(for font: UIFont) -> UIFont {
    let parts = font.fontDescriptor.parts.merging(["scaled": style.rawValue]) { $1 }
    return UIFont(descriptor: UIFontDescriptor(parts), size: 0)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let parts = scaledFont(for: font).fontDescriptor.parts
    return UIFont(
      descriptor: UIFontDescriptor(parts.merging(["maximum": "\(maximumPointSize)"]) { $1 }),
      size: 0)
  }
}
