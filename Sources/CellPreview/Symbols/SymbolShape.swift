import CellConfiguration
import Foundation

/// A symbol as it is composed: what is drawn, moved, and cut out of something else.
///
/// How wide lines are is not part of it: that follows from the weight.
indirect enum SymbolShape {
  /// A line.
  case line(CellPath)

  /// The inside of an outline.
  case area(CellPath)

  /// The inside of an outline together with the line along it.
  case body(CellPath)

  /// One above the other.
  case group([SymbolShape])

  /// Drawn elsewhere and smaller, with lines of their own width.
  case placed(SymbolShape, SymbolPlacement)

  /// Without what another shape covers and a gap around it.
  case cut(SymbolShape, by: SymbolShape, gap: CGFloat)
}

/// Where a shape is drawn in the box of another one.
struct SymbolPlacement {
  /// Where the middle of its box is.
  var center: CGPoint

  /// How large it is.
  var scale: CGFloat

  /// How wide its lines are, in those of the shape around it.
  var lineScale: CGFloat

  /// Whether it is its own mirror image.
  var isMirrored = false

  /// The mirror image of a whole symbol.
  static let mirrored = SymbolPlacement(
    center: CGPoint(x: SymbolDrawing.boxSide / 2, y: SymbolDrawing.boxSide / 2), scale: 1,
    lineScale: 1, isMirrored: true)
}
