import CellConfiguration
import CellText
import Foundation

/// Where image and texts may be in a view of a size, and how large the image is there.
///
/// ```
///   ┌──────────────── view ────────────────┐
///   │  ┌─ area ─────────────────────────┐  │
///   │  │ slot │ padding │ text area     │  │
///   │  └────────────────────────────────┘  │
///   └──────────────────────────────────────┘
/// ```
struct ContentArea: Equatable, Sendable {
  /// The view less its margins, inside the view (G1).
  var bounds: CGRect

  /// The size of the displayed image (G2); zero without one.
  var imageSize: CGSize

  /// The size of the slot (G5); zero without an image.
  var slotSize: CGSize

  /// The text area (G6), from its leading to its trailing edge.
  var textLeading: CGFloat
  var textTrailing: CGFloat

  /// The width of the text area, not rounded.
  var textWidth: CGFloat { max(0, textTrailing - textLeading) }

  /// Divides a view; without a height it is as high as its content wants.
  init(_ input: ContentInput, width: CGFloat, height: CGFloat?) {
    let height = height ?? .largestLength
    // A view may end between two pixels; what is in it ends before.
    let farthest = input.grid.down(width)
    let lowest = input.grid.down(height)
    let left = min(input.margins.leading, farthest)
    let right = max(left, min(width - input.margins.trailing, farthest))
    let top = min(input.margins.top, lowest)
    let bottom = max(top, min(height - input.margins.bottom, lowest))
    bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    textTrailing = right
    guard let image = input.image else {
      imageSize = .zero
      slotSize = .zero
      textLeading = left
      return
    }
    imageSize = image.displayedSize(inHeight: height, area: bounds, input.grid)
    if input.wrapsAroundImage {
      // G14.1: what is reserved does not count.
      slotSize = imageSize
      textLeading = left
    } else {
      slotSize = CGSize(
        width: min(image.slotWidth ?? imageSize.width, bounds.width),
        height: min(image.slotHeight ?? imageSize.height, bounds.height))
      textLeading = min(left + slotSize.width + input.imageToTextPadding, farthest)
    }
  }

  /// The same area in a view of another height; the text area stays as it was measured.
  func resized(to size: CGSize, _ input: ContentInput) -> ContentArea {
    let room = size.height - input.margins.top - input.margins.bottom
    if room >= max(imageSize.height, slotSize.height), room >= 0,
      size.height == input.grid.down(size.height)
    {
      // All of it fits: nothing is scaled or cut.
      var area = self
      area.bounds.origin.y = input.margins.top
      area.bounds.size.height = room
      return area
    }
    let other = ContentArea(input, width: size.width, height: size.height)
    var area = self
    area.bounds.origin.y = other.bounds.minY
    area.bounds.size.height = other.bounds.height
    if other.imageSize.height < imageSize.height { area.imageSize = other.imageSize }
    area.slotSize.height = other.slotSize.height
    return area
  }
}
