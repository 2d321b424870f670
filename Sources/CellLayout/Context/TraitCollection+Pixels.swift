package import CellConfiguration
package import CellText

extension TraitCollection {
  /// The pixels that edges lie on.
  package var pixelGrid: PixelGrid { PixelGrid(scale: effectiveDisplayScale) }
}
