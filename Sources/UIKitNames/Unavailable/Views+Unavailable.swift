// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellHosting
public import Foundation

@available(*, unavailable, message: "views are not transformed here: set `frame` or `alpha`")
extension UIView {
  public var transform: CGAffineTransform {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    a content view has at least the margins of its cell: leave it out, and constrain views to \
    `contentView.layoutMarginsGuide`
    """
)
extension UIView {
  public var preservesSuperviewLayoutMargins: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "the safe area is the whole view: leave it out")
extension UIView {
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable, message: "the layout direction is a trait: set `traitOverrides.layoutDirection`"
)
extension UIView {
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    layers have one class: set the members of `layer`, and draw in `displayContents`
    """
)
extension UIView {
  public static var layerClass: AnyClass { unavailable() }
}

@available(
  *, unavailable, message: "set `layer.cornerRadius`, `layer.maskedCorners` and `clipsToBounds`"
)
extension UIView {
  public var mask: UIView? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    images keep their size: symbols follow the text size with a symbol configuration of a text \
    style
    """
)
extension UIImageView {
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "nothing is animated here: set `image`")
extension UIImageView {
  public var animationImages: [UIImage]? {
    get { unavailable() }
    set { unavailable() }
  }
  public func startAnimating() { unavailable() }
  public func stopAnimating() { unavailable() }
}

@available(*, unavailable, message: "set `image` in `updateConfiguration(using:)`")
extension UIImageView {
  public var highlightedImage: UIImage? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "text that shrinks stays in the middle of the height")
extension UILabel {
  public var baselineAdjustment: UIBaselineAdjustment {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "lines break by one strategy: leave it out")
extension UILabel {
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "texts have no shadows: leave it out")
extension UILabel {
  public var shadowColor: UIColor? {
    get { unavailable() }
    set { unavailable() }
  }
  public var shadowOffset: CGSize {
    get { unavailable() }
    set { unavailable() }
  }
}
