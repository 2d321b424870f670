public import CellConfiguration
import CellText
public import Foundation

/// The shapes of a background: fill, corners, stroke, image and shadow.
///
/// ```swift
/// let layout = BackgroundLayout(background, size: size, context: context)
/// let fill = layout.fillFrame  // in points, from the top left corner of the view
/// let outline = layout.fillPath  // with continuous corners
/// ```
///
/// As recorded and documented for `UIBackgroundConfiguration`. Effect, fill, image and custom view
/// share one rectangle; the stroke lies inside a rectangle of its own. A pure function of
/// configuration, size and context that takes any number.
public struct BackgroundLayout: Equatable, Sendable {
  /// The rectangle of fill, effect and custom view.
  public let fillFrame: CGRect

  /// The radii of the fill's corners, limited to half of its shorter side.
  public let cornerRadii: CornerRadii

  /// The corners that the view around cuts off of everything in the background, its shadow
  /// included.
  public let clipRadii: CornerRadii

  /// The size of the view in points.
  public let size: CGSize

  /// The outer edge of the stroke, which is drawn inside it; `nil` if no stroke is drawn.
  ///
  /// A stroke is drawn if its width is positive and its color is not clear.
  public let strokeFrame: CGRect?

  /// The radii of the stroke's outer edge, so that both curves are concentric.
  public let strokeRadii: CornerRadii

  /// The width of the stroke, in points.
  public let strokeWidth: CGFloat

  /// The frame of the image, clipped to the fill when it is drawn; `nil` without one.
  public let imageFrame: CGRect?

  /// The outline whose shadow is cast: the fill's, or the one that was set; `nil` without a shadow.
  public let shadowPath: CellPath?

  /// Lays a background out in a view.
  ///
  /// - Parameters:
  ///   - configuration: The background, in the state that it is to be shown in.
  ///   - size: The size of the view in points.
  ///   - context: Traits, and as inherited margins the layout margins of the view, for
  ///     `edgesAddingLayoutMarginsToBackgroundInsets`.
  ///   - clipRadii: The corners that the view around cuts off, as a card of an inset grouped list
  ///     does with those of its first and last row; see ``clipPath``.
  public init(
    _ configuration: borrowing BackgroundConfiguration, size: CGSize,
    context: borrowing LayoutContext, clipRadii: CornerRadii = .zero
  ) {
    self = Self.laidOut(configuration, size: size, context, clipRadii: clipRadii)
  }

  private static func laidOut(
    _ configuration: BackgroundConfiguration, size: CGSize, _ context: LayoutContext,
    clipRadii: CornerRadii
  ) -> BackgroundLayout {
    configuration.withValues { values in
      BackgroundLayout(values, size: size, context, clipRadii: clipRadii)
    }
  }

  private init(
    _ values: borrowing BackgroundValues, size: CGSize, _ context: borrowing LayoutContext,
    clipRadii: CornerRadii
  ) {
    let grid = context.grid
    let isRightToLeft = context.isRightToLeft
    let size = size.lengths
    self.size = size
    // 1. The view less the insets and the margins that are added to them (G16).
    let insets = Self.insets(values, context.cellLayoutMargins)
    let left = insets.leading
    let right = max(left, size.width - insets.trailing)
    let top = insets.top
    let bottom = max(top, size.height - insets.bottom)
    var fill = grid.rect(left: left, top: top, right: right, bottom: bottom)
    if isRightToLeft { fill = fill.mirrored(in: size.width) }
    fillFrame = fill
    // 2. The corners: the background's own (G18), and those that the view around cuts off (G45).
    cornerRadii = CornerRadii(values.cornerRadius.length).limited(to: fill)
    self.clipRadii = clipRadii.map { $0.length }.limited(to: CGRect(origin: .zero, size: size))
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
    } else {
      strokeFrame = nil
      strokeRadii = .zero
    }
    // 4. The image in the same rectangle as the fill.
    imageFrame = values.image.map {
      let image = values.imageContentMode.frame(of: $0.size ?? .zero, in: fill)
      return grid.rect(
        left: image.minX.distance, top: image.minY.distance, right: image.maxX.distance,
        bottom: image.maxY.distance)
    }
    // 5. The shadow of the fill, or of a path (G19).
    let shadow = values.shadow
    let castsShadow = shadow.opacity > 0 && shadow.color != .clear
    shadowPath =
      castsShadow
      ? shadow.path ?? CellPath(roundedRect: fill, radii: cornerRadii) : nil
  }

  /// The outline of the fill.
  public var fillPath: CellPath { CellPath(roundedRect: fillFrame, radii: cornerRadii) }

  /// What is seen of the background and its shadow, in its view; `nil` where nothing is cut off.
  ///
  /// A card of an inset grouped list clips its rows: a background that is larger than its row ends
  /// with it, one that is smaller keeps corners of its own.
  public var clipPath: CellPath? {
    guard clipRadii.largest > 0 else { return nil }
    return CellPath(roundedRect: CGRect(origin: .zero, size: size), radii: clipRadii)
  }

  /// The radii of the corners of what is seen of the fill: its own, or those that are cut off where
  /// it reaches into them.
  public var visibleCornerRadii: CornerRadii {
    if clipRadii == .zero { return cornerRadii }
    return cornerRadii.larger(clipRadii.touching(fillFrame, in: CGRect(origin: .zero, size: size)))
  }

  /// The outline along the middle of the stroke, to be drawn with ``strokeWidth``; `nil` without
  /// one.
  public var strokePath: CellPath? {
    guard let strokeFrame else { return nil }
    return CellPath(strokeInside: strokeFrame, cornerRadii: strokeRadii, width: strokeWidth)
  }

  private static func insets(
    _ values: BackgroundValues, _ margins: DirectionalEdgeInsets
  ) -> DirectionalEdgeInsets {
    let own = values.backgroundInsets
    let edges = values.edgesAddingLayoutMarginsToBackgroundInsets
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

extension CellPath {
  /// The middle of a line that lies inside a rounded rectangle, along its edge.
  init(strokeInside frame: CGRect, cornerRadii: CornerRadii, width: CGFloat) {
    let half = min(width, min(frame.width, frame.height)) / 2
    self.init(
      roundedRect: frame.insetBy(dx: half, dy: half),
      radii: cornerRadii.map { $0 > 0 ? max(0, $0 - half) : 0 })
  }
}

extension CornerRadii {
  /// The radii limited to half of a rectangle's shorter side (G18).
  func limited(to rect: CGRect) -> CornerRadii {
    let limit = max(0, min(rect.width, rect.height) / 2)
    return map { min($0, limit) }
  }

  /// The radii where a rectangle reaches into the corners of the bounds.
  ///
  /// Half a point is as good as there: the edges of the rectangle are on pixels, those of the
  /// bounds need not be.
  fileprivate func touching(_ rect: CGRect, in bounds: CGRect) -> CornerRadii {
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
