// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

@available(
  *, unavailable,
  message: """
    there is no Auto Layout: place subviews in `layoutSubviews()` and override `sizeThatFits(_:)`
    """
)
public struct NSLayoutConstraint {
  public enum Axis: Int { case horizontal, vertical }
  public static func activate(_ constraints: [NSLayoutConstraint]) { unavailable() }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { unavailable() }
  public var isActive: Bool {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var constant: CGFloat {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var priority: UILayoutPriority {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    there is no Auto Layout: place subviews in `layoutSubviews()` and override `sizeThatFits(_:)`
    """
)
public struct NSLayoutAnchor {
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { unavailable() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { unavailable() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { unavailable() }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    unavailable()
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    unavailable()
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    unavailable()
  }
}

@available(
  *, unavailable,
  message: """
    there is no Auto Layout: place subviews in `layoutSubviews()` and override `sizeThatFits(_:)`
    """
)
public struct UILayoutPriority: Sendable {
  public static var required: UILayoutPriority { unavailable() }
  public static var defaultHigh: UILayoutPriority { unavailable() }
  public static var defaultLow: UILayoutPriority { unavailable() }
  public init(_ rawValue: Float) { unavailable() }
  public init(rawValue: Float) { unavailable() }
}
