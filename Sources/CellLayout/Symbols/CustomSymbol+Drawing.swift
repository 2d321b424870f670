import CellConfiguration
import Foundation

extension CustomSymbol {
  /// The drawing scaled to the box of built-in drawings.
  var drawing: SymbolDrawing {
    let scale = box > 0 && box.isFinite ? SymbolDrawing.boxSide / box : 1
    return SymbolDrawing(
      lines.map { .line($0.scaled(by: scale).limited) }
        + areas.map { .area($0.scaled(by: scale).limited) },
      facesTextDirection: facesTextDirection)
  }
}

extension CellPath {
  /// The path with coordinates of at most 240, ten times the box.
  ///
  /// Products of such coordinates on a fine grid do not overflow. A coordinate that is no number
  /// counts as 0.
  fileprivate var limited: CellPath {
    func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -240), 240) }
    return mapped { CGPoint(x: limited($0.x), y: limited($0.y)) }
  }
}
