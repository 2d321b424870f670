package import CellConfiguration
package import CellText
import Foundation

extension PixelGrid {
  /// Returns a rectangle whose edges are rounded to the nearest pixels.
  func rect(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) -> CGRect {
    let x = round(left)
    let y = round(top)
    return CGRect(
      x: x, y: y, width: max(0, round(right) - x), height: max(0, round(bottom) - y))
  }
}

extension TraitCollection {
  /// The pixels on which edges lie.
  package var pixelGrid: PixelGrid { PixelGrid(scale: effectiveDisplayScale) }
}
