import CellConfiguration
package import Foundation

extension CellContentMode {
  /// Returns the frame of an image in a rectangle; the frame may extend beyond the rectangle.
  ///
  /// The names of left and right are physical: they do not follow the layout direction.
  package func frame(of size: CGSize, in rect: CGRect) -> CGRect {
    let size = size.lengths
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return rect }
      let horizontal = rect.width / size.width
      let vertical = rect.height / size.height
      let factor =
        self == .scaleAspectFit ? min(horizontal, vertical) : max(horizontal, vertical)
      return Self.center.place(
        CGSize(width: size.width * factor, height: size.height * factor), in: rect)
    default: return place(size, in: rect)
    }
  }

  /// The shares of the free space to the left of the image and above it.
  private var shares: (x: CGFloat, y: CGFloat) {
    switch self {
    case .topLeft: (0, 0)
    case .top: (0.5, 0)
    case .topRight: (1, 0)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .bottomLeft: (0, 1)
    case .bottom: (0.5, 1)
    case .bottomRight: (1, 1)
    case .center, .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: (0.5, 0.5)
    }
  }

  private func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * shares.x,
      y: rect.minY + (rect.height - size.height) * shares.y,
      width: size.width, height: size.height)
  }
}
