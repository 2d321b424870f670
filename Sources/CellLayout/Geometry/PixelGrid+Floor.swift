import CellText
import Foundation

extension PixelGrid {
  /// Rounding errors of this many pixels do not count.
  private static let slack: CGFloat = 1e-6

  /// The last pixel at or before a length.
  func floor(_ length: CGFloat) -> CGFloat {
    let pixels = (length * scale + Self.slack).rounded(.down)
    return pixels.isFinite ? pixels / scale : length
  }

  /// A rectangle whose edges are the pixels nearest to four edges.
  func rect(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) -> CGRect {
    let x = round(left)
    let y = round(top)
    return CGRect(x: x, y: y, width: max(0, round(right) - x), height: max(0, round(bottom) - y))
  }
}
