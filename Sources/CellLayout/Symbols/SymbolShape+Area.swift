import CellConfiguration
import Foundation

extension SymbolShape {
  /// Returns the area that the shape covers, in its box.
  func area(_ ink: SymbolInk) -> PolygonArea {
    switch self {
    case .line(let path):
      return PolygonArea(stroking: path, width: ink.strokeWidth(of: self))
    case .area(let path), .body(let path):
      var area = PolygonArea(filling: path)
      area.formUnion(PolygonArea(stroking: path, width: ink.strokeWidth(of: self)))
      return area
    case .group(let shapes):
      return shapes.reduce(into: PolygonArea()) { $0.formUnion($1.area(ink)) }
    case .placed(let shape, let placement):
      return shape.area(ink.placed(placement))
        .mapped(isMirroring: placement.isMirrored, placement.position(of:))
    case .cut(let shape, _, _) where ink.growth > 0:
      // The gap around a shape follows its outer edge.
      return shape.area(ink)
    case .cut(let shape, let cutter, let gap):
      return shape.area(ink).subtracting(
        cutter.area(SymbolInk(lineWidth: ink.lineWidth, growth: gap)))
    }
  }
}

extension SymbolPlacement {
  /// Returns the position of a placed shape's point in the surrounding box.
  fileprivate func position(of point: CGPoint) -> CGPoint {
    let half = SymbolDrawing.boxSide / 2
    return CGPoint(
      x: center.x + (isMirrored ? -scale : scale) * (point.x - half),
      y: center.y + scale * (point.y - half))
  }
}
