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
/// A line that starts above the obstacle's bottom is beside it; from the first line on that does
/// not, all lines have the full width. For a second text below the first one, pass what is left of
/// the height; if nothing is left, the obstacle is without effect.
///
/// An obstacle at the trailing edge is at that edge of the result: where the space need not be
/// filled, the result ends where the longest line beside the obstacle and the obstacle itself end.
/// ``TextMeasurement/obstacleFrame`` says where that is.
///
/// A word that is too long for a line beside the obstacle is not broken there: it begins below,
/// where it is whole if it fits, and lines beside stay empty. Only a text with a limited number of
/// lines, or one that may be broken anywhere, stays beside.
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
  ///
  /// One that is infinite or wider than the space takes all of the space; where that is unbounded,
  /// at most 10,000,000 points.
  public var width: CGFloat

  /// How far it reaches below the top of the text, in points; more than 10,000,000 for all lines.
  public var height: CGFloat

  /// Creates an obstacle; without a positive width and height it is without effect.
  public init(corner: Corner = .topLeading, width: CGFloat, height: CGFloat) {
    self.corner = corner
    self.width = width
    self.height = height
  }

  /// The obstacle, no wider than the space, or `nil` if it is without effect.
  func effective(in available: CGFloat) -> TextObstacle? {
    guard width > 0, height > 0 else { return nil }
    let width = min(width, available, .largestLength)
    let height = height > .largestLength ? .infinity : height
    return width > 0 ? TextObstacle(corner: corner, width: width, height: height) : nil
  }
}
