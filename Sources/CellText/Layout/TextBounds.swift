public import Foundation

/// The space available to lay out a text in.
public struct TextBounds: Hashable, Sendable {
  /// The space from the leading edge to the trailing edge.
  public var width: Length

  /// The space from top to bottom.
  ///
  /// Lines that do not fit entirely are not shown, and the last line that fits is truncated. The
  /// first line is shown if the space is larger than 0 (decided: a label that is too short for its
  /// line still shows it).
  public var height: Length

  /// The exclusion that lines avoid, or `nil` if there is none.
  public var exclusion: TextExclusion?

  /// Creates bounds.
  public init(
    width: Length = .unbounded, height: Length = .unbounded, exclusion: TextExclusion? = nil
  ) {
    self.width = width
    self.height = height
    self.exclusion = exclusion
  }

  /// The exclusion limited to the width of the space, or `nil` if it has no effect.
  var effectiveExclusion: TextExclusion? { exclusion?.effective(in: width.limit) }

  /// Bounds without any limit.
  public static let unbounded = TextBounds()

  /// Returns bounds with a maximum width.
  public static func width(atMost points: CGFloat) -> TextBounds {
    TextBounds(width: .atMost(points))
  }

  /// Returns bounds with a fixed width.
  public static func width(exactly points: CGFloat) -> TextBounds {
    TextBounds(width: .exactly(points))
  }
}

extension TextBounds {
  /// The space for a text in one dimension.
  ///
  /// A negative or NaN space counts as 0, an infinite one as unbounded.
  public enum Length: Hashable, Sendable {
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
}
