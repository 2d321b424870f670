public import Foundation

/// A rectangle in an upper corner of a text's area that makes the lines beside it shorter.
///
/// ```diagram
///   ┌─────────┐ a line beside the exclusion
///   │ exclusion│ is shorter by its width
///   └─────────┘ as long as its top
///   is above the exclusion's bottom edge
/// ```
///
/// A line is beside the exclusion if it starts above the exclusion's bottom. The first line that
/// does not, and all lines after it, have the full width. For a second text below the first one,
/// pass the remaining height; if none remains, the exclusion has no effect.
///
/// An exclusion at the trailing edge is at that edge of the result. If the text need not fill the
/// space, the result is as wide as its widest line, where a line beside the exclusion includes the
/// exclusion's width. ``TextMeasurement/exclusionFrame`` is the resulting frame.
///
/// A word too long for a line beside the exclusion is not broken there. It begins below the
/// exclusion, where it stays whole if it fits, and the lines beside the exclusion stay empty. Only
/// a text with a limited number of lines, or one that may break anywhere, stays beside the
/// exclusion.
public struct TextExclusion: Hashable, Sendable {
  /// The corner of an exclusion.
  public enum Corner: Hashable, Sendable {
    /// At the leading edge: left in left-to-right layouts.
    case topLeading

    /// At the trailing edge: right in left-to-right layouts.
    case topTrailing
  }

  /// The corner of the exclusion.
  public var corner: Corner

  /// The width by which lines beside it are shorter, in points, including any distance to keep.
  ///
  /// An exclusion that is infinite or wider than the space takes all of the space; in an unbounded
  /// space, at most 10,000,000 points.
  public var width: CGFloat

  /// The distance from the top of the text to the exclusion's bottom, in points.
  ///
  /// A value above 10,000,000 affects all lines.
  public var height: CGFloat

  /// Creates an exclusion, which has no effect unless its width and height are positive.
  public init(corner: Corner = .topLeading, width: CGFloat, height: CGFloat) {
    self.corner = corner
    self.width = width
    self.height = height
  }

  /// Returns the exclusion limited to the width of the space, or `nil` if it has no effect.
  func effective(in available: CGFloat) -> TextExclusion? {
    guard width > 0, height > 0 else { return nil }
    let width = min(width, available, .largestLength)
    let height = height > .largestLength ? .infinity : height
    return width > 0 ? TextExclusion(corner: corner, width: width, height: height) : nil
  }
}
