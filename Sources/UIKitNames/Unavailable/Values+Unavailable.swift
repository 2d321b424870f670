// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellConfiguration
public import Foundation

@available(
  *, unavailable, message: "colors are plain: set `image` of a `UIBackgroundConfiguration`"
)
extension UIColor {
  public init(patternImage image: UIImage) { unavailable() }
}

@available(
  *, unavailable,
  message: "a font without traits has no metrics: `resolved(with:)` returns one with metrics"
)
extension UIFont {
  public var lineHeight: CGFloat { unavailable() }
  public var leading: CGFloat { unavailable() }
  public var ascender: CGFloat { unavailable() }
  public var descender: CGFloat { unavailable() }
  public var capHeight: CGFloat { unavailable() }
  public var xHeight: CGFloat { unavailable() }
}

@available(
  *, unavailable,
  message: """
    nothing is loaded or drawn here: `UIImage(named:)` names the image for a toolkit to show, and \
    `size` is its size
    """
)
extension UIImage {
  public init?(data: Data) { unavailable() }
  public init?(contentsOfFile path: String) { unavailable() }
  public func pngData() -> Data? { unavailable() }
  public func draw(in rect: CGRect) { unavailable() }
}

@available(
  *, unavailable, message: "there are no globals: read `traitCollection` of a view or a state"
)
extension UITraitCollection {
  public static var current: UITraitCollection {
    get { unavailable() }
    set { unavailable() }
  }
  public func performAsCurrent(_ actions: () -> Void) { unavailable() }
}

@available(
  *, unavailable, message: "nothing is drawn here: `resolved(with:)` returns the components"
)
extension UIColor {
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { unavailable() }
}

@available(*, unavailable, message: "texts have no such attribute: leave it out")
extension NSAttributedString.Key {
  public static var backgroundColor: NSAttributedString.Key { unavailable() }
  public static var shadow: NSAttributedString.Key { unavailable() }
  public static var underlineColor: NSAttributedString.Key { unavailable() }
  public static var strikethroughColor: NSAttributedString.Key { unavailable() }
  public static var strokeColor: NSAttributedString.Key { unavailable() }
  public static var strokeWidth: NSAttributedString.Key { unavailable() }
  public static var ligature: NSAttributedString.Key { unavailable() }
  public static var attachment: NSAttributedString.Key { unavailable() }
}

@available(
  *, unavailable,
  message: """
    texts have no attachments: put an image view beside the label into a stack
    """
)
extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) { unavailable() }
}

@available(
  *, unavailable,
  message: "texts are not hyphenated without a dictionary: put soft hyphens (U+00AD) into the text"
)
extension NSParagraphStyle {
  public var hyphenationFactor: Float {
    get { unavailable() }
    set { unavailable() }
  }
  public var usesDefaultHyphenation: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable, message: "a column ends at the next tab or newline: leave it out"
)
extension NSTextTab.OptionKey {
  public static var columnTerminators: NSTextTab.OptionKey { unavailable() }
}

@available(
  *, unavailable, message: "lines break by one strategy: leave it out"
)
extension NSParagraphStyle {
  public enum LineBreakStrategy: Int { case standard, pushOut, hangulWordPriority }
}
