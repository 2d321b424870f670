/// The placement of an image in a rectangle of another size.
///
/// Raw values match `UIView.ContentMode`.
public enum CellContentMode: Int, NamedCase, SchemaRepresentable {
  /// Stretches the image to the width and height of the rectangle.
  case scaleToFill = 0

  /// Makes the image as large as fits, in proportion.
  case scaleAspectFit = 1

  /// Makes the image just large enough to fill the rectangle, in proportion, and clips the rest.
  case scaleAspectFill = 2

  /// Redraws the image for the rectangle; placed like ``scaleToFill``.
  case redraw = 3

  /// Centers the image in its own size.
  case center = 4

  /// Places the image at the top, centered, in its own size.
  case top = 5

  /// Places the image at the bottom, centered, in its own size.
  case bottom = 6

  /// Places the image at the left, centered, in its own size.
  case left = 7

  /// Places the image at the right, centered, in its own size.
  case right = 8

  /// Places the image in the top left corner in its own size.
  case topLeft = 9

  /// Places the image in the top right corner in its own size.
  case topRight = 10

  /// Places the image in the bottom left corner in its own size.
  case bottomLeft = 11

  /// Places the image in the bottom right corner in its own size.
  case bottomRight = 12
}
