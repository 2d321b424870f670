import CellConfiguration
import CellDocuments
import Foundation

extension PreviewSymbol {
  /// The drawing scaled to the box of built-in drawings.
  var drawing: SymbolDrawing {
    let scale = SymbolDrawing.boxSide / box
    return SymbolDrawing(
      lines.map { .line($0.scaled(by: scale)) } + areas.map { .area($0.scaled(by: scale)) },
      facesTextDirection: facesTextDirection)
  }
}
