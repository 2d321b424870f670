import CellConfiguration
import CellLayout
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
    let region = (path.controlBounds ?? .zero).insetBy(dx: -3 * deviation, dy: -3 * deviation)
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
