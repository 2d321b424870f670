public import Foundation

/// How much space there is for a text in one dimension.
///
/// A space that is negative or not a number counts as 0, an infinite one as unbounded.
public enum TextExtent: Hashable, Sendable {
  /// As much as the text wants.
  case unbounded

  /// Up to so many points; the result is as large as the text if that is less.
  case atMost(CGFloat)

  /// So many points; the result is exactly that large, and lines are aligned within it.
  case exactly(CGFloat)

  /// The space in points, possibly infinite, never negative.
  var limit: CGFloat {
    switch self {
    case .unbounded: .infinity
    case .atMost(let points), .exactly(let points): points.nonNegative
    }
  }

  /// The extent of the result, where it does not depend on the text.
  var fixed: CGFloat? {
    if case .exactly(let points) = self, points < .infinity { points.nonNegative } else { nil }
  }
}
