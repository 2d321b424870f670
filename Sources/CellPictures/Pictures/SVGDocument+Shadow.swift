import CellConfiguration
import Foundation

extension SVGDocument {
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
