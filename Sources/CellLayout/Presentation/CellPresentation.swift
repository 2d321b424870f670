public import CellConfiguration
public import CellText
public import Foundation

/// The visible parts of a cell, ready to draw: frames, resolved colors, outlines and lines of text.
///
/// A presentation shows a cell in one state, or at a moment between two states. A toolkit can use
/// it to animate a change:
///
/// ```swift
/// let normal = CellPresentation(layout, of: cell, context: context)
/// let selected = CellPresentation(otherLayout, of: selectedCell, context: context)
/// draw(normal.interpolated(to: selected, fraction: 0.4))
/// ```
///
/// All frames are in points from the top left corner of the cell. ``displayList`` contains the
/// drawing steps from back to front. Hidden parts are left out.
public struct CellPresentation: Equatable, Sendable {
  /// The size of the cell.
  public var size: CGSize

  /// The background, or `nil` if there is none.
  public var background: Background?

  /// The image, or `nil` if there is none.
  public var image: Image?

  /// The text, or `nil` if there is none.
  public var text: Label?

  /// The secondary text, or `nil` if there is none.
  public var secondaryText: Label?

  /// The visible accessories.
  public var accessories: [Accessory]

  /// The line at the top, or `nil` if there is none.
  public var topSeparator: Separator?

  /// The line at the bottom, or `nil` if there is none.
  public var bottomSeparator: Separator?

  /// The line before a reorder control, or `nil` if there is none.
  public var reorderSeparator: Separator?

  /// Whether a multiselect control shows the cell as selected.
  public var isSelected: Bool

  /// Whether the chevron of an outline item points down.
  public var isExpanded: Bool

  /// Whether the cell has right-to-left layout.
  public var isRightToLeft: Bool

  /// The visible actions that a swipe reveals.
  public var swipeActions: [SwipeAction] = []

  /// The drawing of your app's views behind the content and in front of ``background``.
  ///
  /// Only hosted cells have such views.
  public var backgroundViews: [DisplayItem] = []

  /// The drawing of your app's content view, and of views that your app added to the cell.
  public var contentViews: [DisplayItem] = []

  /// The drawing of the accessories' views that draw themselves, by the accessories' identifiers.
  package var accessoryViews: [String: [DisplayItem]] = [:]
}

extension CellPresentation {
  /// The lines of a text, with their position and color.
  public struct Label: Equatable, Sendable {
    /// The lines of the text.
    ///
    /// Runs whose attributes have no color are drawn in ``color``.
    public var layout: TextLayout

    /// The position of the layout's top left corner.
    public var origin: CGPoint

    /// The frame of the label.
    public var frame: CGRect

    /// The color of the text.
    public var color: CellColor.Components

    /// The resolved colors of the runs that set a color.
    public var runColors: [CellColor: CellColor.Components] = [:]

    /// The opacity of the label, from 0 to 1.
    public var alpha: CGFloat

    /// Returns whether two labels show the same lines at the same position and in the same colors.
    public static func == (left: Label, right: Label) -> Bool {
      left.layout.text == right.layout.text && left.layout.lines == right.layout.lines
        && left.origin == right.origin && left.frame == right.frame && left.color == right.color
        && left.runColors == right.runColors && left.alpha == right.alpha
    }
  }

  /// An image within its outline.
  public struct Image: Equatable, Sendable {
    /// The image.
    public var image: CellImage

    /// The frame of the image.
    public var frame: CGRect

    /// The radius of the image's corners.
    public var cornerRadius: CGFloat = 0

    /// The color of a symbol or stencil; see ``isStencil``.
    public var tintColor: CellColor.Components

    /// Whether the image is drawn in ``tintColor``, and not in its own colors.
    public var isStencil: Bool

    /// The weight of a symbol's lines.
    public var symbolWeight: CellFont.Weight

    /// Whether to mirror a symbol that faces the direction of text.
    public var isRightToLeft: Bool

    /// The width of the stroke, which lies inside the outline; 0 without a stroke.
    public var strokeWidth: CGFloat = 0

    /// The color of the stroke.
    public var strokeColor = CellColor.Components(red: 0, green: 0, blue: 0, alpha: 0)

    /// The opacity of the image, from 0 to 1.
    public var alpha: CGFloat = 1

    /// The outline of the image, with continuous corners; clip the image to it.
    public var path: CellPath { CellPath(roundedRect: frame, radii: CornerRadii(cornerRadius)) }

    /// The outline along the middle of the stroke, or `nil` without a stroke.
    ///
    /// Draw it with a line width of ``strokeWidth``.
    public var strokePath: CellPath? {
      guard strokeWidth > 0 else { return nil }
      return CellPath(
        strokeInside: frame, cornerRadii: CornerRadii(cornerRadius), width: strokeWidth)
    }
  }

  /// The background of a cell, drawn behind the content.
  public struct Background: Equatable, Sendable {
    /// The rectangle of the fill and the effect.
    public var frame: CGRect

    /// The radii of the fill's corners.
    public var cornerRadii: CornerRadii

    /// The color of the fill.
    public var color: CellColor.Components

    /// The effect behind the fill, or `nil` if there is none.
    public var visualEffect: CellVisualEffect?

    /// The image over the fill, clipped to it; `nil` if there is none.
    public var image: Image?

    /// The line over the fill, or `nil` if there is none.
    public var stroke: Stroke?

    /// The shadow, or `nil` if there is none.
    public var shadow: Shadow?

    /// The radii of the cell's corners, which clip the whole background.
    public var clipRadii: CornerRadii

    /// The opacity of the background as a whole, from 0 to 1.
    public var alpha: CGFloat = 1

    /// The outline of the fill.
    public var path: CellPath { CellPath(roundedRect: frame, radii: cornerRadii) }
  }

  /// A line along the outline of a background, inside its frame.
  public struct Stroke: Equatable, Sendable {
    /// The rectangle of the line's outer edge.
    public var frame: CGRect

    /// The radii of the outer edge.
    public var cornerRadii: CornerRadii

    /// The width of the line.
    public var width: CGFloat

    /// The color of the line.
    public var color: CellColor.Components

    /// The opacity of the line, from 0 to 1.
    public var alpha: CGFloat = 1

    /// The outline along the middle of the line.
    ///
    /// Draw it with a line width of ``width``.
    public var path: CellPath {
      CellPath(strokeInside: frame, cornerRadii: cornerRadii, width: width)
    }
  }

  /// The shadow of a background.
  public struct Shadow: Equatable, Sendable {
    /// The outline that casts the shadow.
    public var path: CellPath

    /// The color, which includes the shadow's opacity.
    public var color: CellColor.Components

    /// The radius of the blur.
    public var radius: CGFloat

    /// The distance of the shadow from the outline.
    public var offset: CGSize

    /// The opacity of the shadow as a whole, from 0 to 1.
    public var alpha: CGFloat = 1

    /// Creates the shadow of an outline.
    package init(
      path: CellPath, color: CellColor.Components, radius: CGFloat, offset: CGSize,
      alpha: CGFloat = 1
    ) {
      self.path = path
      self.color = color
      self.radius = radius
      self.offset = offset
      self.alpha = alpha
    }
  }

  /// An accessory next to the content.
  public struct Accessory: Equatable, Sendable {
    /// The accessory.
    public var accessory: CellAccessory

    /// The frame of the accessory's view.
    public var frame: CGRect

    /// The color of the accessory.
    public var color: CellColor.Components

    /// The color behind the sign of a control.
    ///
    /// If `nil`, the sign is white and ``color`` is behind it.
    public var backgroundColor: CellColor.Components?

    /// The lines of a label accessory; `nil` for all other kinds.
    public var label: Label?

    /// The opacity of the accessory, from 0 to 1.
    public var alpha: CGFloat = 1
  }

  /// An action that a swipe reveals behind the cell.
  public struct SwipeAction: Equatable, Sendable {
    /// The action.
    public var action: CellConfiguration.SwipeAction

    /// The edge that the action is at.
    public var edge: SwipeEdge

    /// The index of the action among the actions of its edge.
    public var index: Int

    /// The part of the cell that the action has; clip a title below the shape to it.
    public var area: CGRect

    /// The frame of the shape; clip the image and a title in the shape to its ``path``.
    public var frame: CGRect

    /// The radii of the shape's corners.
    public var cornerRadii: CornerRadii

    /// The color of the shape.
    public var color: CellColor.Components

    /// The image, or `nil` if none is shown.
    public var image: Image?

    /// The title, or `nil` if none is shown.
    public var title: Label?

    /// Whether the title is below the shape.
    public var isTitleBelowShape = false

    /// The opacity of the action, from 0 to 1.
    public var alpha: CGFloat = 1

    /// The outline of the shape.
    public var path: CellPath { CellPath(roundedRect: frame, radii: cornerRadii) }
  }

  /// A line between cells.
  public struct Separator: Equatable, Sendable {
    /// The frame of the line.
    public var frame: CGRect

    /// The color of the line.
    public var color: CellColor.Components

    /// The effect applied to the line, or `nil` if there is none.
    public var visualEffect: CellVisualEffect?

    /// The opacity of the line, from 0 to 1.
    public var alpha: CGFloat = 1
  }
}
