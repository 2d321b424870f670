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

  /// Radii of 0 at all corners.
  public static let zero = CornerRadii(0, at: [])

  /// Creates equal radii at some corners, and 0 at the others.
  public init(_ radius: CGFloat, at corners: RectCorners = .all) {
    topLeft = corners.contains(.topLeft) ? radius : 0
    topRight = corners.contains(.topRight) ? radius : 0
    bottomLeft = corners.contains(.bottomLeft) ? radius : 0
    bottomRight = corners.contains(.bottomRight) ? radius : 0
  }

  /// The largest radius.
  package var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }

  /// The corners that are round.
  public var roundedCorners: RectCorners {
    var corners: RectCorners = []
    if topLeft > 0 { corners.insert(.topLeft) }
    if topRight > 0 { corners.insert(.topRight) }
    if bottomLeft > 0 { corners.insert(.bottomLeft) }
    if bottomRight > 0 { corners.insert(.bottomRight) }
    return corners
  }

  /// Returns the radii with each one transformed.
  func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
    var radii = self
    radii.topLeft = transform(topLeft)
    radii.topRight = transform(topRight)
    radii.bottomLeft = transform(bottomLeft)
    radii.bottomRight = transform(bottomRight)
    return radii
  }

  /// Returns the larger of two radii at each corner.
  func larger(_ other: CornerRadii) -> CornerRadii {
    var radii = self
    radii.topLeft = max(topLeft, other.topLeft)
    radii.topRight = max(topRight, other.topRight)
    radii.bottomLeft = max(bottomLeft, other.bottomLeft)
    radii.bottomRight = max(bottomRight, other.bottomRight)
    return radii
  }
}
