import CellConfiguration
import CellDocuments
import Foundation

/// The shape of a composed symbol: drawn, moved and cut-out parts.
///
/// The width of lines is not part of it, because that depends on the weight.
indirect enum SymbolShape {
  /// A line.
  case line(CellPath)

  /// The inside of an outline.
  case area(CellPath)

  /// The inside of an outline together with the line along it.
  case body(CellPath)

  /// Shapes from back to front.
  case group([SymbolShape])

  /// A smaller shape at another position, with its own line width.
  case placed(SymbolShape, SymbolPlacement)

  /// A shape without the area of another shape and a gap around it.
  case cut(SymbolShape, by: SymbolShape, gap: CGFloat)
}

/// The placement of a shape in the box of another one.
struct SymbolPlacement {
  /// The center of its box.
  var center: CGPoint

  /// The scale of the shape.
  var scale: CGFloat

  /// The width of its lines, relative to the lines of the surrounding shape.
  var lineScale: CGFloat

  /// Whether the shape is mirrored.
  var isMirrored = false

  /// The placement that mirrors a whole symbol.
  static let mirrored = SymbolPlacement(
    center: CGPoint(x: SymbolDrawing.boxSide / 2, y: SymbolDrawing.boxSide / 2), scale: 1,
    lineScale: 1, isMirrored: true)
}
