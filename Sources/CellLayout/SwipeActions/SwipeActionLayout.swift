public import CellConfiguration
public import Foundation

/// The position and colors of an action that a swiped cell reveals.
///
/// The actions of a cell fill the space that the moved content leaves at an edge, from the top to
/// the bottom of the cell. Each of them draws a shape with its image, its title, or both:
///
/// ```swift
/// for action in layout.swipeActions {
///   fill(action.path, action.backgroundColor)
/// }
/// ```
///
/// All frames are assumed; see <doc:FactsAboutFrames>.
public struct SwipeActionLayout: Equatable, Sendable {
  /// The action.
  public let action: SwipeAction

  /// The edge of the cell that the action is at.
  public let edge: SwipeEdge

  /// The index of the action among the actions of its edge; the first one is closest to the edge.
  public let index: Int

  /// The part of the cell in which a touch chooses the action; empty during a full swipe.
  public internal(set) var frame: CGRect

  /// The frame of the visible shape.
  ///
  /// The image is in its middle, with the title unless that ``isTitleBelowShape``. Clip them to it:
  /// they do not shrink with an action that is not yet fully revealed.
  public internal(set) var shapeFrame: CGRect

  /// The radii of the shape's corners, at least as large as the radii of the surrounding card.
  public internal(set) var cornerRadii: CornerRadii

  /// The frame of the image, or `nil` if none is shown.
  public internal(set) var imageFrame: CGRect?

  /// The frame of the title, or `nil` if none is shown.
  ///
  /// A cell that is too short for image and title shows only the image. A title that is wider than
  /// its action is truncated.
  public internal(set) var titleFrame: CGRect?

  /// Whether the title is below the shape; clip it to the ``frame`` then.
  ///
  /// In iOS 26, an action with an image has its title there in rows that are tall enough.
  public internal(set) var isTitleBelowShape = false

  /// Whether the swipe has gone so far that its end performs the action.
  ///
  /// This is a full swipe: the first action fills the whole space.
  public let isPerformedOnRelease: Bool

  /// The color of the shape.
  public var backgroundColor: CellColor { action.effectiveBackgroundColor }

  /// The color of an image that is drawn as a stencil, and of a title in the shape.
  public var color: CellColor { .white }

  /// The color of the title.
  public var titleColor: CellColor { isTitleBelowShape ? .secondaryLabel : color }

  /// The outline of the shape, with continuous corners.
  public var path: CellPath { CellPath(roundedRect: shapeFrame, radii: cornerRadii) }
}
