public import Foundation

/// The space for a text in one dimension.
///
/// A negative or NaN space counts as 0, an infinite one as unbounded.
public enum TextExtent: Hashable, Sendable {
  /// As much space as the text needs.
  case unbounded

  /// A maximum in points; the result is smaller if the text needs less.
  case atMost(CGFloat)

  /// A fixed size in points; the result has exactly this size, and lines are aligned within it.
  case exactly(CGFloat)

  /// The space in points, which may be infinite but is never negative.
  var limit: CGFloat {
    switch self {
    case .unbounded: .infinity
    case .atMost(let points), .exactly(let points): points.nonNegative
    }
  }

  /// The size of the result if it does not depend on the text, otherwise `nil`.
  var fixed: CGFloat? {
    if case .exactly(let points) = self, points < .infinity { points.nonNegative } else { nil }
  }
}
