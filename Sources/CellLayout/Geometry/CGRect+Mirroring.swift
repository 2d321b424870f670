import Foundation

extension CGRect {
  /// Returns the mirror image of the rectangle in a view of a given width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }

  /// Replaces the rectangle with its mirror image in a view of a given width.
  mutating func mirror(in width: CGFloat) { self = mirrored(in: width) }
}
