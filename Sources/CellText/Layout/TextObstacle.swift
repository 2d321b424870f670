public import Foundation

/// A rectangle in an upper corner of a text's area, beside which lines are shorter.
///
/// ```
///   ┌─────────┐ a line beside the obstacle
///   │ obstacle│ is shorter by its width
///   └─────────┘ as long as its top
///   is above the obstacle's bottom edge
/// ```
///
/// A line that starts above the obstacle's bottom is beside it; from the first line on that does not,
/// all lines have the full width. For a second text below the first one, pass what is left of the
/// height; if nothing is left, the obstacle is without effect.
public struct TextObstacle: Hashable, Sendable {
  /// The corner in which an obstacle lies.
  public enum Corner: Hashable, Sendable {
    /// At the leading edge: left in left-to-right layouts.
    case topLeading

    /// At the trailing edge: right in left-to-right layouts.
    case topTrailing
  }

  /// Where the obstacle is.
  public var corner: Corner

  /// How much narrower lines beside it are, in points; include any distance to be kept.
  public var width: CGFloat

  /// How far it reaches below the top of the text, in points.
  public var height: CGFloat

  /// Creates an obstacle; without a positive width and height it is without effect.
  public init(corner: Corner = .topLeading, width: CGFloat, height: CGFloat) {
    self.corner = corner
    self.width = width
    self.height = height
  }

  /// The obstacle, or `nil` if it is without effect.
  var effective: TextObstacle? { width > 0 && height > 0 ? self : nil }
}
