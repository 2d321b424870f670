public import CellConfiguration
public import Foundation

/// The properties of a font as a value that changes, from which a font is made.
///
/// ```swift
/// if let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) {
///   label.font = UIFont(descriptor: descriptor, size: 0)
/// }
/// ```
public struct UIFontDescriptor: Hashable, Sendable {
  /// The designs of the system font.
  public typealias SystemDesign = CellFont.Design

  /// Traits of a typeface; raw values match UIKit.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines two points closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
  }

  fileprivate let font: UIFont

  /// Returns the description of the system font in a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style, compatibleWith: traits))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The traits of the typeface: semibold and heavier fonts are bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.hasTightLeading { traits.insert(.traitTightLeading) }
    return traits
  }

  /// Returns the font with other traits, or `nil` if no such font exists.
  ///
  /// A bold text style has its emphasized weight. Only the system font can have letters of equal
  /// width.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    let isBold = traits.contains(.traitBold)
    if isBold != symbolicTraits.contains(.traitBold) {
      font = isBold ? font.emphasized : font.withWeight(.regular)
    }
    font = font.withItalics(traits.contains(.traitItalic))
    if traits.contains(.traitTightLeading) { font = font.withTightLeading() }
    let isMonospaced = traits.contains(.traitMonoSpace)
    guard isMonospaced != (font.design == .monospaced) else { return UIFontDescriptor(font: font) }
    return font.withDesign(isMonospaced ? .monospaced : .default).map(UIFontDescriptor.init)
  }

  /// Returns the system font in another design, or `nil` for a font of a typeface.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    font.withDesign(design).map(UIFontDescriptor.init)
  }

  /// Returns the font in a size in points, which no longer follows a text style.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize))
  }
}

extension UIFontDescriptor: CustomStringConvertible {
  /// The font as a `UIFont` is described.
  public var description: String { "\(font)" }
}

extension UIFont {
  /// Creates the font of a description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: The size in points; 0 for the size of the description.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
}
