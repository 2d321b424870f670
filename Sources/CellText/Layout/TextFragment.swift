public import Foundation

/// A piece of a line that is drawn in one go: text with the same attributes.
public struct TextFragment: Hashable, Sendable {
  /// What is drawn, an ellipsis included.
  public var string: String

  /// How it looks; a font that was shrunk to fit has its smaller size.
  public var attributes: TextAttributes

  /// The left edge, in points from the left edge of the layout.
  public var x: CGFloat

  /// The width in points.
  public var width: CGFloat
}
