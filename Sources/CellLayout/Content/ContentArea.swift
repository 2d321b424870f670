import CellConfiguration
import CellText
import Foundation

/// The space for the image and the labels in a view, and the size of the image in it.
///
/// ```diagram
///   ┌──────────────── view ────────────────┐
///   │  ┌─ area ─────────────────────────┐  │
///   │  │ slot │ padding │ text area     │  │
///   │  └────────────────────────────────┘  │
///   └──────────────────────────────────────┘
/// ```
struct ContentArea: Equatable, Sendable {
  /// The view minus its margins, limited to the view (G1).
  var bounds = CGRect.zero

  /// The size of the displayed image (G2); zero without an image.
  var imageSize = CGSize.zero

  /// The size of the slot (G5); zero without an image.
  var slotSize = CGSize.zero

  /// The width of the text area (G6), not rounded.
  var textWidth: CGFloat = 0

  /// The leading and trailing edges of the text area, in whole pixels.
  var textLeft: CGFloat = 0
  var textRight: CGFloat = 0

  /// The width of the text area in whole pixels.
  var availableWidth: CGFloat { larger(0, textRight - textLeft) }

  /// Creates an area without space.
  init() {}

  /// Creates the area of a view.
  init(_ input: ContentInput, width: CGFloat, height: CGFloat) { divide(width, height, input) }

  /// Divides the space of a view.
  @inline(__always)
  mutating func divide(_ width: CGFloat, _ height: CGFloat, _ input: ContentInput) {
    // A view may end between two pixels; its content ends before that.
    let farthest = input.grid.floor(width)
    let lowest = input.grid.floor(height)
    let left = min(input.margins.leading, farthest)
    let right = larger(left, min(width - input.margins.trailing, farthest))
    let top = min(input.margins.top, lowest)
    let bottom = larger(top, min(height - input.margins.bottom, lowest))
    bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    var textLeading = left
    if let image = input.image {
      imageSize = image.displayedSize(inHeight: height, area: bounds, input.grid)
      if input.wrapsAroundImage {
        // G14.1: the reserved size does not count.
        slotSize = imageSize
      } else {
        slotSize = CGSize(
          width: min(image.slot.width(of: imageSize), bounds.size.width),
          height: min(image.slot.height(of: imageSize), bounds.size.height))
        textLeading = min(left + slotSize.width + input.lengths.imageToTextPadding, farthest)
      }
    } else {
      imageSize = .zero
      slotSize = .zero
    }
    textWidth = larger(0, right - textLeading)
    textLeft = input.grid.round(textLeading)
    textRight = input.grid.floor(right)
  }

  /// Moves the area to its place in a view of a given height.
  ///
  /// - Returns: `false`, without a change, if the area must be scaled or clipped for that height.
  @inline(__always)
  mutating func move(toHeight height: CGFloat, _ input: ContentInput) -> Bool {
    let available = height - input.margins.top - input.margins.bottom
    guard available >= larger(imageSize.height, slotSize.height), available >= 0,
      height == input.grid.floor(height)
    else { return false }
    bounds.origin.y = input.margins.top
    bounds.size.height = available
    return true
  }

  /// Returns the same area in a view of another height; the text area stays as measured.
  @inline(never)
  func resized(to size: CGSize, _ input: ContentInput) -> ContentArea {
    var area = self
    if area.move(toHeight: size.height, input) { return area }
    let other = ContentArea(input, width: size.width, height: size.height)
    area.bounds.origin.y = other.bounds.origin.y
    area.bounds.size.height = other.bounds.size.height
    if other.imageSize.height < imageSize.height { area.imageSize = other.imageSize }
    area.slotSize.height = other.slotSize.height
    return area
  }
}
