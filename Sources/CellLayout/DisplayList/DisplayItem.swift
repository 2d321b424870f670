public import CellConfiguration
public import CellText
public import Foundation

/// A drawing step of a cell, with resolved colors and in points from the cell's top left corner.
///
/// ``CellPresentation/displayList`` contains the steps of a cell from back to front. A function
/// that carries out each step draws the whole cell:
///
/// ```swift
/// func draw(_ items: [DisplayItem], on canvas: inout some Canvas) {
///   for item in items {
///     canvas.withAlpha(item.alpha) { canvas in
///       switch item.content {
///       case .fill(let shape, let color): canvas.fill(shape.path, color)
///       case .gradient(let gradient): canvas.draw(gradient)
///       case .stroke(let shape, let style, let color): canvas.stroke(shape.path, style, color)
///       case .shadow(let shadow): canvas.draw(shadow)
///       case .effect(let effect, let path): canvas.draw(effect, in: path)
///       case .image(let image): canvas.draw(image)
///       case .symbol(let symbol): canvas.draw(symbol)
///       case .text(let text): canvas.draw(text)
///       case .view(let view): canvas.draw(view)
///       case .group(let items, let path?): canvas.clip(to: path) { draw(items, on: &$0) }
///       case .group(let items, nil): draw(items, on: &canvas)
///       }
///     }
///   }
/// }
/// ```
public struct DisplayItem: Equatable, Sendable {
  /// The content of an item: a kind of drawing with its values.
  public indirect enum Content: Equatable, Sendable {
    /// Fills a shape.
    case fill(Shape, CellColor.Components)

    /// Fills a rectangle with a color that changes from its top to its bottom.
    case gradient(Gradient)

    /// Draws a line along the outline of a shape.
    case stroke(Shape, StrokeStyle, CellColor.Components)

    /// Draws a blurred shadow.
    case shadow(CellPresentation.Shadow)

    /// Shows an effect, such as a material, inside a path.
    ///
    /// The fill of the same background or separator follows. Draw it inside vibrancy.
    case effect(CellVisualEffect, CellPath)

    /// Draws an image other than a symbol.
    case image(Picture)

    /// Draws a symbol.
    case symbol(Symbol)

    /// Draws a piece of a line of text.
    case text(Text)

    /// Shows a view of your app, such as a switch, in a frame.
    case view(View)

    /// Draws several items, clipped to a path if there is one.
    case group([DisplayItem], clip: CellPath?)
  }

  /// The identity of the item among the items of the same cell.
  public var identity: Identity

  /// The content to draw.
  public var content: Content

  /// The opacity of the item as a whole, from 0 to 1.
  public var alpha: CGFloat = 1
}

extension DisplayItem {
  /// The identity of an item among the items of one cell.
  ///
  /// The item that draws the same part of the cell has the same identity in every state. A toolkit
  /// that keeps one object for each identity updates only the objects whose items differ.
  public struct Identity: Hashable, Sendable {
    /// A part of a cell.
    public enum Element: Hashable, Sendable {
      /// The action with this index at an edge.
      case swipeAction(SwipeEdge, Int)

      case background
      case topSeparator
      case bottomSeparator

      /// The line before a reorder control.
      case reorderSeparator

      case image
      case text
      case secondaryText

      /// The view of your app with this index, from back to front.
      case view(Int)

      /// The accessory with this index among the visible ones of its kind.
      case accessory(CellAccessory.Kind, Int)

      /// The scrim that a list draws behind its pinned header.
      case scrim
    }

    /// The part of the cell.
    public var element: Element

    /// The number of the item within its part.
    public var layer: Int
  }

  /// The shape of a fill or stroke.
  public enum Shape: Hashable, Sendable {
    case rect(CGRect)
    case ellipse(CGRect)
    case path(CellPath)

    /// The shape as a path.
    public var path: CellPath {
      switch self {
      case .rect(let rect): CellPath(rect: rect)
      case .ellipse(let rect): CellPath(ellipseIn: rect)
      case .path(let path): path
      }
    }
  }

  /// A rectangle whose color changes from its top to its bottom.
  ///
  /// Red, green, blue and alpha each change linearly with the distance from the top.
  public struct Gradient: Hashable, Sendable {
    /// The rectangle, in points.
    public var frame: CGRect

    /// The color at the upper edge.
    public var topColor: CellColor.Components

    /// The color at the lower edge.
    public var bottomColor: CellColor.Components

    /// Creates a gradient.
    public init(
      frame: CGRect, topColor: CellColor.Components, bottomColor: CellColor.Components
    ) {
      self.frame = frame
      self.topColor = topColor
      self.bottomColor = bottomColor
    }
  }

  /// The properties of a stroke other than its color.
  public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points.
    public var width: CGFloat

    /// Whether ends and joins of the line are round; otherwise ends are square and joins pointed.
    public var isRounded: Bool

    /// Creates the style of a line.
    public init(width: CGFloat, isRounded: Bool = false) {
      self.width = width
      self.isRounded = isRounded
    }
  }

  /// An image other than a symbol, in its frame.
  public struct Picture: Hashable, Sendable {
    /// The image.
    public var image: CellImage

    /// The frame of the whole image.
    public var frame: CGRect

    /// The color of the opaque parts; `nil` for an image in its own colors.
    public var tintColor: CellColor.Components?

    /// The symbol to draw until the picture at the image's URL is loaded; `nil` for none.
    public var placeholder: Symbol?
  }

  /// A symbol in its frame.
  public struct Symbol: Hashable, Sendable {
    /// The name of the symbol.
    public var name: String

    /// The frame; a symbol is centered in it, as large as fits.
    public var frame: CGRect

    /// The weight of the symbol's lines.
    public var weight: CellFont.Weight

    /// The color; `nil` for a symbol in its own colors.
    public var color: CellColor.Components?

    /// Whether to mirror a symbol that faces the direction of text.
    public var isRightToLeft: Bool
  }

  /// A view of your app in its frame.
  public struct View: Hashable, Sendable {
    /// The view, as the accessory describes it: its identifier, and its reference if there is one.
    public var customView: CellAccessory.CustomView

    /// The frame.
    public var frame: CGRect

    /// The tint color of the view.
    public var tintColor: CellColor.Components
  }

  /// A piece of a line of text in one font, color and direction.
  public struct Text: Sendable {
    /// The piece: its string, font and direction.
    public var fragment: TextFragment

    /// The left end of the piece on its baseline, in both directions of text.
    public var position: CGPoint

    /// The color.
    public var color: CellColor.Components

    let layout: TextLayout
    let line: TextLine

    /// The glyphs of the piece, if the shaper has glyphs, to draw on the baseline of ``position``.
    ///
    /// Positions are in points from the left edge of the cell.
    public var glyphRuns: [GlyphRun] {
      layout.glyphRuns(of: fragment, in: line).map { run in
        var run = run
        run.x += position.x - fragment.x
        return run
      }
    }

    /// The parts of the piece, each with its own position: letters, or words of joined letters.
    ///
    /// Draw parts instead of the whole piece with glyphs that differ in width from the measured
    /// ones. Positions are in points from the left edge of the cell.
    public var parts: [TextFragment.Part] {
      layout.parts(of: fragment, in: line).map { part in
        var part = part
        part.x += position.x - fragment.x
        return part
      }
    }
  }
}

extension DisplayItem.Text: Equatable {
  /// Returns whether two pieces look the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.fragment == right.fragment && left.position == right.position && left.color == right.color
  }
}

extension CellPath {
  /// Creates an ellipse that fills a rectangle, of four curves.
  init(ellipseIn rect: CGRect) {
    // The distance of control points for a quarter of a circle: 4/3 · (√2 − 1).
    let (x, y) = (rect.width / 2 * 0.552_284_75, rect.height / 2 * 0.552_284_75)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    self.init([
      .move(to: point(rect.midX, rect.minY)),
      .curve(
        to: point(rect.maxX, rect.midY), control1: point(rect.midX + x, rect.minY),
        control2: point(rect.maxX, rect.midY - y)),
      .curve(
        to: point(rect.midX, rect.maxY), control1: point(rect.maxX, rect.midY + y),
        control2: point(rect.midX + x, rect.maxY)),
      .curve(
        to: point(rect.minX, rect.midY), control1: point(rect.midX - x, rect.maxY),
        control2: point(rect.minX, rect.midY + y)),
      .curve(
        to: point(rect.midX, rect.minY), control1: point(rect.minX, rect.midY - y),
        control2: point(rect.midX - x, rect.minY)),
      .close,
    ])
  }
}
