import CellText
import Foundation

extension PixelGrid {
  /// A rectangle whose edges are the pixels nearest to four edges.
  func rect(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) -> CGRect {
    let x = round(left)
    let y = round(top)
    return CGRect(
      x: x, y: y, width: max(0, round(right) - x), height: max(0, round(bottom) - y))
  }
}
