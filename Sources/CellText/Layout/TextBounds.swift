public import Foundation

/// The space that a text is laid out in.
public struct TextBounds: Hashable, Sendable {
  /// The space from the leading to the trailing edge.
  public var width: TextExtent

  /// The space from top to bottom.
  ///
  /// Lines that do not fit wholly are not shown, and the last one that does is truncated. The first
  /// line is shown in any space above 0 (decided: a label too low for its line still shows it).
  public var height: TextExtent

  /// What lines have to avoid.
  public var obstacle: TextObstacle?

  /// Creates bounds.
  public init(
    width: TextExtent = .unbounded, height: TextExtent = .unbounded, obstacle: TextObstacle? = nil
  ) {
    self.width = width
    self.height = height
    self.obstacle = obstacle
  }

  /// The obstacle, no wider than the space, or `nil` if it is without effect.
  var effectiveObstacle: TextObstacle? { obstacle?.effective(in: width.limit) }

  /// No bounds at all.
  public static let unbounded = TextBounds()

  /// Bounds of a width that need not be filled.
  public static func width(atMost points: CGFloat) -> TextBounds {
    TextBounds(width: .atMost(points))
  }

  /// Bounds of a width that is filled.
  public static func width(exactly points: CGFloat) -> TextBounds {
    TextBounds(width: .exactly(points))
  }
}
