/// How an image is placed in a rectangle of another size.
///
/// Raw values as in `UIView.ContentMode`.
public enum CellContentMode: Int, NamedCase, WrittenForm {
  /// Stretched to the rectangle's width and height.
  case scaleToFill = 0

  /// As large as fits, with its own proportions.
  case scaleAspectFit = 1

  /// As small as fills, with its own proportions; what sticks out is cut.
  case scaleAspectFill = 2

  /// Drawn anew for the rectangle; placed like ``scaleToFill``.
  case redraw = 3

  /// In its own size in the middle.
  case center = 4

  /// In its own size at the top, centered.
  case top = 5

  /// In its own size at the bottom, centered.
  case bottom = 6

  /// In its own size at the left, centered.
  case left = 7

  /// In its own size at the right, centered.
  case right = 8

  /// In its own size in the top left corner.
  case topLeft = 9

  /// In its own size in the top right corner.
  case topRight = 10

  /// In its own size in the bottom left corner.
  case bottomLeft = 11

  /// In its own size in the bottom right corner.
  case bottomRight = 12
}
