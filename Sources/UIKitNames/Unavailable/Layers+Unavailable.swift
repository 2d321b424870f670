// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

@available(*, unavailable, message: "layers are drawn by the toolkit: leave it out")
extension CALayer {
  public var shouldRasterize: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public var rasterizationScale: CGFloat {
    get { unavailable() }
    set { unavailable() }
  }
  public var allowsEdgeAntialiasing: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    the order of `subviews` is the order of drawing: call `bringSubviewToFront(_:)`
    """
)
extension CALayer {
  public var zPosition: CGFloat {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable, message: "layers have no sublayers: add a subview, or override `displayContents`"
)
extension CALayer {
  public func addSublayer(_ layer: Any) { unavailable() }
  public func insertSublayer(_ layer: Any, at index: UInt32) { unavailable() }
  public var sublayers: [Any]? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "set `cornerRadius`, `maskedCorners` and `masksToBounds`")
extension CALayer {
  public var mask: Any? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "nothing is animated here: leave it out")
extension CALayer {
  public func add(_ animation: Any, forKey key: String?) { unavailable() }
  public func removeAllAnimations() { unavailable() }
}
