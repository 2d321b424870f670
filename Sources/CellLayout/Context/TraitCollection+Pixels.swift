package import CellConfiguration
package import CellText

extension TraitCollection {
  /// The pixels on which edges lie.
  package var pixelGrid: PixelGrid { PixelGrid(scale: effectiveDisplayScale) }
}
