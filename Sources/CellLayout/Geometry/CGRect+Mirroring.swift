import Foundation

extension CGRect {
  /// The mirror image of the rectangle in a view of a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }
}
