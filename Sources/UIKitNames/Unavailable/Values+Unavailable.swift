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
    there are no font descriptors: use `systemFont(ofSize:weight:design:)`, `withWeight(_:)` and \
    `withSize(_:)`
    """
)
extension UIFont {
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { unavailable() }
  public var fontDescriptor: UIFontDescriptor { unavailable() }
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
