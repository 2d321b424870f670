public import Foundation

/// The radii of the four corners of a rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: CGFloat

  /// The radius at the top right.
  public var topRight: CGFloat

  /// The radius at the bottom left.
  public var bottomLeft: CGFloat

  /// The radius at the bottom right.
  public var bottomRight: CGFloat

  /// No round corner.
  public static let zero = CornerRadii(0, at: [])

  /// The same radius at some corners, 0 at the others.
  public init(_ radius: CGFloat, at corners: RectCorners = .all) {
    topLeft = corners.contains(.topLeft) ? radius : 0
    topRight = corners.contains(.topRight) ? radius : 0
    bottomLeft = corners.contains(.bottomLeft) ? radius : 0
    bottomRight = corners.contains(.bottomRight) ? radius : 0
  }

  /// The largest of the radii.
  public var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }

  /// The corners that are round.
  public var roundedCorners: RectCorners {
    var corners: RectCorners = []
    if topLeft > 0 { corners.insert(.topLeft) }
    if topRight > 0 { corners.insert(.topRight) }
    if bottomLeft > 0 { corners.insert(.bottomLeft) }
    if bottomRight > 0 { corners.insert(.bottomRight) }
    return corners
  }

  /// The radii changed one by one.
  func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
    var radii = self
    radii.topLeft = transform(topLeft)
    radii.topRight = transform(topRight)
    radii.bottomLeft = transform(bottomLeft)
    radii.bottomRight = transform(bottomRight)
    return radii
  }

  /// Of each corner the larger of two radii.
  func larger(_ other: CornerRadii) -> CornerRadii {
    var radii = self
    radii.topLeft = max(topLeft, other.topLeft)
    radii.topRight = max(topRight, other.topRight)
    radii.bottomLeft = max(bottomLeft, other.bottomLeft)
    radii.bottomRight = max(bottomRight, other.bottomRight)
    return radii
  }
}
