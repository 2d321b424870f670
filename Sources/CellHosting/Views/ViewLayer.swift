package import CellConfiguration
package import CellLayout
package import Foundation

/// The corners, mask, border and shadow of a view, as a layer has them in UIKit.
///
/// Lengths are in points. The initial values match `CALayer`.
package struct ViewLayer: Equatable, Sendable {
  /// The radius of the rounded corners; it rounds the background color, border, mask and shadow.
  package var cornerRadius: CGFloat = 0

  /// The corners that are rounded.
  package var maskedCorners = RectCorners.all

  /// Whether corners are continuous, instead of arcs of a circle.
  package var hasContinuousCorners = false

  /// Whether the drawing steps of the view and its subviews are clipped to its outline.
  package var masksToBounds = false

  /// The width of the border, which lies within the bounds.
  package var borderWidth: CGFloat = 0

  /// The color of the border; `nil` for none.
  package var borderColor: CellColor? = .black

  /// The color of the shadow; `nil` for none.
  package var shadowColor: CellColor? = .black

  /// The opacity of the shadow, from 0 to 1.
  package var shadowOpacity: CGFloat = 0

  /// The radius of the shadow's blur.
  package var shadowRadius: CGFloat = 3

  /// The distance of the shadow from the view.
  package var shadowOffset = CGSize(width: 0, height: -3)

  /// The outline that casts the shadow, in the coordinates of the view; `nil` for the view's own.
  package var shadowPath: CellPath?

  /// Creates a layer that changes nothing.
  package init() {}

  /// Returns the outline of a view.
  func outline(of rect: CGRect, insetBy distance: CGFloat = 0) -> CellPath {
    CellPath(
      roundedRect: rect.insetBy(dx: distance, dy: distance),
      radii: CornerRadii(max(0, cornerRadius - distance), at: maskedCorners),
      isContinuous: hasContinuousCorners)
  }

  /// Returns the steps of a view with its shadow, background, border and mask, from back to front.
  ///
  /// A masked view has no shadow, as in UIKit.
  ///
  /// - Parameters:
  ///   - items: The steps of the view and its subviews in front of the background color.
  ///   - color: The background color; `nil` for none.
  ///   - rect: The rectangle of the view.
  ///   - element: The part of the cell that the steps belong to.
  ///   - number: The number of the first step.
  ///   - resolve: Returns the components of a color.
  func items(
    around items: [DisplayItem], _ color: CellColor.Components?, in rect: CGRect,
    _ element: DisplayItem.Identity.Element, from number: Int = 0, alpha: CGFloat = 1,
    resolve: (CellColor) -> CellColor.Components
  ) -> [DisplayItem] {
    let path = outline(of: rect)
    var (back, front): ([DisplayItem.Content], [DisplayItem.Content]) = ([], [])
    if !masksToBounds, shadowOpacity > 0, let shadowColor {
      var shade = resolve(shadowColor)
      shade.alpha *= min(shadowOpacity, 1)
      back.append(
        .shadow(
          .init(
            path: shadowPath?.mapped { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) } ?? path,
            color: shade, radius: shadowRadius, offset: shadowOffset)))
    }
    if let color { back.append(.fill(.path(path), color)) }
    if borderWidth > 0, let borderColor {
      front.append(
        .stroke(
          .path(outline(of: rect, insetBy: borderWidth / 2)), .init(width: borderWidth),
          resolve(borderColor)))
    }
    let inner: [DisplayItem] =
      masksToBounds && !items.isEmpty
      ? [DisplayItem.Content.group(items, clip: path)].items(element, from: number + 100) : items
    return back.items(element, from: number, alpha: alpha) + inner
      + front.items(element, from: number + 101, alpha: alpha)
  }
}

extension CellView {
  /// Whether the drawing steps of the view and its subviews are clipped to its bounds.
  ///
  /// As documented for `UIView`. In `UIKitNames`, the layer of the view can round the corners.
  public var clipsToBounds: Bool {
    get { layerValues.masksToBounds }
    set { layerValues.masksToBounds = newValue }
  }

  /// The corners, mask, border and shadow of the view.
  package var layerValues: ViewLayer {
    get { ownLayer ?? ViewLayer() }
    set { ownLayer = newValue == ViewLayer() ? nil : newValue }
  }
}
