public import CellConfiguration
import CellText
public import Foundation

/// The shapes of a background: fill, corners, stroke, image and shadow.
///
/// ```swift
/// let layout = BackgroundLayout(background, size: size, context: context)
/// let fill = layout.fillFrame
/// let outline = layout.fillPath
/// ```
///
/// Frames are in points, from the top left corner of the view. The shapes are as recorded and
/// documented for `UIBackgroundConfiguration`. The effect, fill, image and custom view share one
/// rectangle; the stroke lies inside ``strokeFrame``. The layout is a pure function of
/// configuration, size and context, and accepts any number.
public struct BackgroundLayout: Equatable, Sendable {
  /// The rectangle of the fill, the effect and the custom view.
  public private(set) var fillFrame = CGRect.zero

  /// The radii of the fill's corners, limited to half of its shorter side.
  public private(set) var cornerRadii = CornerRadii.zero

  /// The radii of the surrounding view's corners, which clip the whole background and its shadow.
  public private(set) var clipRadii = CornerRadii.zero

  /// The size of the view in points.
  public private(set) var size = CGSize.zero

  /// The rectangle of the stroke's outer edge; `nil` if no stroke is drawn.
  ///
  /// The stroke is drawn inside this edge. A stroke is drawn if its width is positive and its color
  /// is not clear.
  public private(set) var strokeFrame: CGRect?

  /// The radii of the stroke's outer edge, which make it concentric with the fill.
  package private(set) var strokeRadii = CornerRadii.zero

  /// The width of the stroke, in points.
  public private(set) var strokeWidth: CGFloat = 0

  /// The frame of the image, or `nil` if there is none; clip the image to the fill.
  public private(set) var imageFrame: CGRect?

  /// The outline that casts the shadow, or `nil` without a shadow.
  ///
  /// This is the outline of the fill unless the shadow has its own.
  public private(set) var shadowPath: CellPath?

  /// Lays out a background in a view.
  ///
  /// - Parameters:
  ///   - configuration: The background, in the state to show.
  ///   - size: The size of the view, in points.
  ///   - context: The traits, and the layout margins of the view as inherited margins, for
  ///     `edgesAddingLayoutMarginsToBackgroundInsets`.
  ///   - clipRadii: The radii of the surrounding view's corners, which clip the background. A card
  ///     of an inset grouped list clips its first and last row; see ``clipPath``.
  public init(
    _ configuration: borrowing BackgroundConfiguration, size: CGSize,
    context: borrowing LayoutContext, clipRadii: CornerRadii = .zero
  ) {
    place(configuration, size, context, clipRadii: clipRadii)
  }

  /// Creates the layout of no background, to be placed.
  init() {}

  /// Places the shapes of a background.
  ///
  /// This is a method because methods, unlike initializers, do not copy their parameters.
  @inline(never)
  mutating func place(
    _ configuration: BackgroundConfiguration, _ size: CGSize, _ context: LayoutContext,
    clipRadii: CornerRadii
  ) {
    let size = size.lengths
    self.size = size
    self.clipRadii = clipRadii.map { $0.length }.limited(to: CGRect(origin: .zero, size: size))
    if let fill = configuration.plainFill {
      place(fill, context)
    } else {
      placeAll(configuration, context)
    }
  }

  /// Places the shapes of a background that has more than a fill.
  @inline(never)
  private mutating func placeAll(_ configuration: BackgroundConfiguration, _ context: LayoutContext)
  {
    configuration.withValues { place($0, context) }
  }

  /// Places the fill.
  private mutating func place(_ values: BackgroundFillValues, _ context: LayoutContext) {
    // 1. The view minus the insets and the margins added to them (G16).
    let insets = Self.insets(values, context.cellLayoutMargins)
    let left = insets.leading
    let right = max(left, size.width - insets.trailing)
    let top = insets.top
    let bottom = max(top, size.height - insets.bottom)
    fillFrame = context.grid.rect(left: left, top: top, right: right, bottom: bottom)
    if context.isRightToLeft { fillFrame.mirror(in: size.width) }
    // 2. The corners: the background's own (G18), and those clipped by the surrounding view (G45).
    cornerRadii = CornerRadii(values.cornerRadius.length).limited(to: fillFrame)
  }

  /// Places the fill and everything around it and in front of it.
  private mutating func place(_ values: borrowing BackgroundValues, _ context: LayoutContext) {
    place(BackgroundFillValues(values), context)
    let (fill, grid) = (fillFrame, context.grid)
    // 3. The stroke around the fill (G17).
    strokeWidth = values.strokeWidth.length
    if strokeWidth > 0, values.strokeColor != .some(.clear) {
      let outset = values.strokeOutset.distance
      let edge = grid.rect(
        left: fill.minX - outset, top: fill.minY - outset,
        right: max(fill.maxX + outset, fill.minX - outset),
        bottom: max(fill.maxY + outset, fill.minY - outset))
      strokeFrame = edge
      strokeRadii = cornerRadii.map { $0 > 0 ? max(0, $0 + outset) : 0 }.limited(to: edge)
    }
    // 4. The image in the same rectangle as the fill.
    let contentMode = values.imageContentMode
    imageFrame = values.image.map {
      let image = contentMode.frame(of: $0.size ?? .zero, in: fill)
      return grid.rect(
        left: image.minX.distance, top: image.minY.distance, right: image.maxX.distance,
        bottom: image.maxY.distance)
    }
    // 5. The shadow of the fill, or of a path (G19).
    let shadow = values.shadow
    if shadow.opacity > 0, shadow.color != .clear {
      shadowPath = shadow.path ?? CellPath(roundedRect: fill, radii: cornerRadii)
    }
  }

  /// Moves the shapes along with a swiped cell.
  ///
  /// The surrounding card no longer clips them (assumed).
  package mutating func swipe(by distance: CGFloat) {
    if distance == 0 { return }
    fillFrame.origin.x += distance
    strokeFrame?.origin.x += distance
    imageFrame?.origin.x += distance
    shadowPath = shadowPath?.offsetBy(dx: distance, dy: 0)
    clipRadii = .zero
  }

  /// The outline of the fill.
  public var fillPath: CellPath { CellPath(roundedRect: fillFrame, radii: cornerRadii) }

  /// The outline that clips the background and its shadow; `nil` if nothing is clipped.
  ///
  /// A card of an inset grouped list clips its rows. A background larger than its row ends with the
  /// row; a smaller one keeps its own corners.
  public var clipPath: CellPath? {
    guard clipRadii.largest > 0 else { return nil }
    return CellPath(roundedRect: CGRect(origin: .zero, size: size), radii: clipRadii)
  }

  /// The radii of the visible corners of the fill.
  ///
  /// Each is the fill's own radius, or the clipping radius if the fill reaches into a clipped
  /// corner.
  package var visibleCornerRadii: CornerRadii {
    if clipRadii == .zero { return cornerRadii }
    return cornerRadii.larger(clipRadii.touching(fillFrame, in: CGRect(origin: .zero, size: size)))
  }

  /// The outline along the middle of the stroke, or `nil` without a stroke.
  ///
  /// Draw it with a line width of ``strokeWidth``.
  public var strokePath: CellPath? {
    guard let strokeFrame else { return nil }
    return CellPath(strokeInside: strokeFrame, cornerRadii: strokeRadii, width: strokeWidth)
  }

  private static func insets(
    _ values: BackgroundFillValues, _ margins: DirectionalEdgeInsets
  ) -> DirectionalEdgeInsets {
    let (own, edges) = (values.insets, values.edgesAddingMargins)
    func inset(_ own: CGFloat, _ margin: CGFloat, _ edge: DirectionalRectEdges) -> CGFloat {
      own.distance + (edges.contains(edge) ? margin.length : 0)
    }
    return DirectionalEdgeInsets(
      top: inset(own.top, margins.top, .top),
      leading: inset(own.leading, margins.leading, .leading),
      bottom: inset(own.bottom, margins.bottom, .bottom),
      trailing: inset(own.trailing, margins.trailing, .trailing))
  }
}

extension BackgroundConfiguration {
  /// Places the shapes of the background in a layout.
  func place(
    in layout: inout BackgroundLayout, _ size: CGSize, _ context: borrowing LayoutContext,
    clipRadii: CornerRadii
  ) {
    layout.place(self, size, context, clipRadii: clipRadii)
  }
}

extension CellPath {
  /// Creates the outline along the middle of a line inside the edge of a rounded rectangle.
  init(strokeInside frame: CGRect, cornerRadii: CornerRadii, width: CGFloat) {
    let half = min(width, min(frame.width, frame.height)) / 2
    self.init(
      roundedRect: frame.insetBy(dx: half, dy: half),
      radii: cornerRadii.map { $0 > 0 ? max(0, $0 - half) : 0 })
  }
}

extension CornerRadii {
  /// Returns the radii limited to half of a rectangle's shorter side (G18).
  func limited(to rect: CGRect) -> CornerRadii {
    let limit = max(0, min(rect.width, rect.height) / 2)
    return map { min($0, limit) }
  }

  /// Returns the radii of the bounds' corners that a rectangle reaches into, and 0 for the others.
  ///
  /// Edges closer than half a point count as touching: the edges of the rectangle lie on pixels,
  /// but the edges of the bounds may not.
  func touching(_ rect: CGRect, in bounds: CGRect) -> CornerRadii {
    let isAtLeft = rect.minX < bounds.minX + 0.5
    let isAtRight = rect.maxX > bounds.maxX - 0.5
    let isAtTop = rect.minY < bounds.minY + 0.5
    let isAtBottom = rect.maxY > bounds.maxY - 0.5
    var radii = self
    if !isAtTop || !isAtLeft { radii.topLeft = 0 }
    if !isAtTop || !isAtRight { radii.topRight = 0 }
    if !isAtBottom || !isAtLeft { radii.bottomLeft = 0 }
    if !isAtBottom || !isAtRight { radii.bottomRight = 0 }
    return radii
  }
}
