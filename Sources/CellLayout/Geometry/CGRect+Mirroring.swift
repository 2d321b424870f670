import Foundation

extension CGRect {
  /// The mirror image of the rectangle in a view of a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }

  /// Replaces the rectangle by its mirror image in a view of a width.
  mutating func mirror(in width: CGFloat) { self = mirrored(in: width) }
}
