import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension SVGDocument {
  /// Draws a background from back to front: shadow, effect, fill, image, stroke.
  mutating func draw(
    _ background: BackgroundConfiguration, _ layout: BackgroundLayout, of cell: PreviewCell
  ) {
    let origin = cell.frame.origin
    let move = "translate(\(Self.format(origin.x)) \(Self.format(origin.y)))"
    group("g", ["transform": .text(move)]) { $0.drawLayers(of: background, layout, cell) }
  }

  private mutating func drawLayers(
    of background: BackgroundConfiguration, _ layout: BackgroundLayout, _ cell: PreviewCell
  ) {
    drawShadow(of: background, layout, cell)
    let path = layout.fillPath
    if background.visualEffect != nil {
      // A material shows the content behind the list, which is unknown in a picture.
      let material = CellColor(light: .white, dark: .black)
      fill(path, cell.paint(material.withAlphaComponent(0.6)))
    }
    fill(path, cell.paint(background.resolvedBackgroundColor(for: cell.tint)))
    if let image = background.image, let frame = layout.imageFrame {
      clipped(by: path) {
        $0.draw(
          image, in: frame, tint: cell.paint(image, in: cell.tint), traits: cell.traits)
      }
    }
    if let stroke = layout.strokePath {
      self.stroke(
        stroke, cell.paint(background.resolvedStrokeColor(for: cell.tint)),
        width: layout.strokeWidth)
    }
  }

  private mutating func drawShadow(
    of background: BackgroundConfiguration, _ layout: BackgroundLayout, _ cell: PreviewCell
  ) {
    guard let path = layout.shadowPath else { return }
    let shadow = background.shadowProperties
    drawShadow(
      of: path, radius: shadow.radius, offset: shadow.offset,
      cell.paint(shadow.color).faded(by: shadow.visibleOpacity))
  }

  /// Draws the shadow of an outline.
  mutating func drawShadow(
    of path: CellPath, radius: CGFloat, offset: CGSize, _ color: Paint
  ) {
    // The blur radius is the standard deviation of the blur, as in Core Animation, whose shadow has
    // the same properties. In CSS it would be twice the deviation (assumed).
    let deviation = radius > 0 && radius.isFinite ? radius : 0
    // Nothing is visible beyond three deviations.
    let region = path.controlBounds.insetBy(dx: -3 * deviation, dy: -3 * deviation)
    let blur = makeIdentifier("blur")
    group(
      "filter",
      [
        "id": .text(blur), "filterUnits": "userSpaceOnUse", "x": .number(region.minX),
        "y": .number(region.minY), "width": .number(region.width),
        "height": .number(region.height),
      ]
    ) { $0.add("feGaussianBlur", ["stdDeviation": .number(deviation)]) }
    let move = "translate(\(Self.format(offset.width)) \(Self.format(offset.height)))"
    group("g", ["transform": .text(move), "filter": .text("url(#\(blur))")]) {
      $0.fill(path, color)
    }
  }
}

extension CellPath {
  /// The smallest rectangle that contains all points of the path, including control points.
  fileprivate var controlBounds: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
