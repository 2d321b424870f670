public import CellConfiguration
public import CellText
public import Foundation

/// What is seen of a cell: frames, resolved colours, outlines and lines of text, ready to be drawn.
///
/// It is the appearance of a cell in a state, or of a moment between two states, so that a toolkit
/// can animate a change:
///
/// ```swift
/// let normal = CellAppearance(layout, of: cell, context: context)
/// let selected = CellAppearance(otherLayout, of: selectedCell, context: context)
/// draw(normal.interpolated(to: selected, fraction: 0.4))
/// ```
///
/// All frames are in points from the top left corner of the cell. Draw from the back to the front:
/// background, separators, image, texts, accessories. What is hidden is not there.
public struct CellAppearance: Equatable, Sendable {
  /// The size of the cell.
  public var size: CGSize

  /// The background; `nil` without one.
  public var background: Background?

  /// The image; `nil` without one.
  public var image: Image?

  /// The text; `nil` without one.
  public var text: Label?

  /// The secondary text; `nil` without one.
  public var secondaryText: Label?

  /// The accessories that are seen.
  public var accessories: [Accessory]

  /// The line at the top; `nil` without one.
  public var topSeparator: Separator?

  /// The line at the bottom; `nil` without one.
  public var bottomSeparator: Separator?

  /// The line before a reorder control; `nil` without one.
  public var reorderSeparator: Separator?

  /// Whether a multiselect control shows that the cell is chosen.
  public var isSelected: Bool
}

extension CellAppearance {
  /// Lines of text.
  public struct Label: Equatable, Sendable {
    /// The lines; runs whose attributes have no colour have ``color``.
    public var layout: TextLayout

    /// Where the layout's top left corner is.
    public var origin: CGPoint

    /// The frame of the label.
    public var frame: CGRect

    /// The colour of the text.
    public var color: CellColor.Components

    /// The opacity of the label, from 0 to 1.
    public var alpha: CGFloat

    /// Whether both show the same lines in the same place and colour.
    public static func == (left: Label, right: Label) -> Bool {
      left.layout.text == right.layout.text && left.layout.lines == right.layout.lines
        && left.origin == right.origin && left.frame == right.frame && left.color == right.color
        && left.alpha == right.alpha
    }
  }

  /// An image within its outline.
  public struct Image: Equatable, Sendable {
    /// The image.
    public var image: CellImage

    /// The frame of the image.
    public var frame: CGRect

    /// The radius of its corners.
    public var cornerRadius: CGFloat

    /// The color of a symbol or stencil; see `CellImage.isStencil`.
    public var tintColor: CellColor.Components

    /// The width of the line along the outline, inside of it; 0 where none is drawn.
    public var strokeWidth: CGFloat

    /// The colour of that line.
    public var strokeColor: CellColor.Components

    /// The opacity of the image, from 0 to 1.
    public var alpha: CGFloat

    /// The outline of the image, with continuous corners; what lies outside is cut off.
    public var path: CellPath { CellPath(roundedRect: frame, radii: CornerRadii(cornerRadius)) }

    /// The outline along the middle of the line, to be drawn with ``strokeWidth``; `nil` without
    /// one.
    public var strokePath: CellPath? {
      guard strokeWidth > 0 else { return nil }
      return CellPath(
        strokeInside: frame, cornerRadii: CornerRadii(cornerRadius), width: strokeWidth)
    }
  }

  /// What is behind the content.
  public struct Background: Equatable, Sendable {
    /// The rectangle of fill and effect.
    public var frame: CGRect

    /// The radii of the fill's corners.
    public var cornerRadii: CornerRadii

    /// The colour of the fill.
    public var color: CellColor.Components

    /// The effect behind the fill; `nil` for none.
    public var visualEffect: CellVisualEffect?

    /// The image over the fill, clipped to it; `nil` for none.
    public var image: Image?

    /// The line over the fill; `nil` for none.
    public var stroke: Stroke?

    /// The shadow; `nil` for none.
    public var shadow: Shadow?

    /// The corners of the cell that cut off everything in the background.
    public var clipRadii: CornerRadii

    /// The opacity of the background as a whole, from 0 to 1.
    public var alpha: CGFloat = 1

    /// The outline of the fill.
    public var path: CellPath { CellPath(roundedRect: frame, radii: cornerRadii) }
  }

  /// A line along the outline of a background, inside its frame.
  public struct Stroke: Equatable, Sendable {
    /// The outer edge.
    public var frame: CGRect

    /// The radii of the outer edge.
    public var cornerRadii: CornerRadii

    /// The width of the line.
    public var width: CGFloat

    /// The colour of the line.
    public var color: CellColor.Components

    /// The opacity of the line, from 0 to 1.
    public var alpha: CGFloat = 1

    /// The outline along the middle of the line, to be drawn with ``width``.
    public var path: CellPath {
      CellPath(strokeInside: frame, cornerRadii: cornerRadii, width: width)
    }
  }

  /// The shadow of a background.
  public struct Shadow: Equatable, Sendable {
    /// The outline whose shadow it is.
    public var path: CellPath

    /// The colour, with the shadow's opacity in it.
    public var color: CellColor.Components

    /// The radius of the blur.
    public var radius: CGFloat

    /// How far the shadow lies from the outline.
    public var offset: CGSize

    /// The opacity of the shadow as a whole, from 0 to 1.
    public var alpha: CGFloat = 1
  }

  /// Something beside the content.
  public struct Accessory: Equatable, Sendable {
    /// The accessory.
    public var accessory: CellAccessory

    /// The frame of its view.
    public var frame: CGRect

    /// Its colour.
    public var color: CellColor.Components

    /// The colour behind the sign of a control; `nil` where ``color`` is behind a white sign.
    public var backgroundColor: CellColor.Components?

    /// The lines of a label; `nil` for any other accessory.
    public var label: Label?

    /// Its opacity, from 0 to 1.
    public var alpha: CGFloat = 1
  }

  /// A line between cells.
  public struct Separator: Equatable, Sendable {
    /// The frame of the line.
    public var frame: CGRect

    /// The colour of the line.
    public var color: CellColor.Components

    /// The effect that is applied to the line; `nil` for none.
    public var visualEffect: CellVisualEffect?

    /// The opacity of the line, from 0 to 1.
    public var alpha: CGFloat = 1
  }
}
