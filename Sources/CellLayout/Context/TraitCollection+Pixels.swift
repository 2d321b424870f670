import CellConfiguration
import CellText

extension TraitCollection {
  /// The pixels that edges lie on.
  var pixelGrid: PixelGrid { PixelGrid(scale: effectiveDisplayScale) }
}
