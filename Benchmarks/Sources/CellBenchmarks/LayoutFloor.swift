import CellConfiguration
import CellLayout
import Foundation

/// A hand-written computation of the frames of rows with a symbol and two one-line texts.
///
/// It only does the arithmetic of a layout, with the same results: it reads sizes from arrays,
/// without configurations or choices. No layout can take less time.
struct LayoutFloor {
  struct Frames: Equatable {
    var size = CGSize.zero
    var imageFrame = CGRect.zero
    var imageSlot = CGRect.zero
    var textFrame = CGRect.zero
    var secondaryTextFrame = CGRect.zero
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
  }

  /// The sizes of the parts to place, in whole pixels.
  var images: [CGSize] = []
  var texts: [CGSize] = []
  var secondaryTexts: [CGSize] = []

  /// The distances of baselines from the tops of their texts, in whole pixels.
  var ascender: CGFloat = 0
  var secondaryAscender: CGFloat = 0
  var ownMargins = DirectionalEdgeInsets.zero
  var inheritedMargin: CGFloat = 0
  var slot = CGSize.zero
  var imagePadding: CGFloat = 0
  var textPadding: CGFloat = 0
  var minimumHeight: CGFloat = 0
  var scale: CGFloat = 1
  var width: CGFloat = 0

  /// Computes the frames of a row.
  ///
  /// It is not inlined, so that the compiler does not share computations between rows: every cell
  /// could have other margins.
  @inline(never)
  func frames(of row: Int) -> Frames {
    let image = images[row]
    var text = texts[row]
    var secondary = secondaryTexts[row]
    let top = ownMargins.top
    let leading = max(ownMargins.leading, inheritedMargin)
    let trailing = max(ownMargins.trailing, inheritedMargin)
    let left = nearest(leading + slot.width + imagePadding)
    let available = down(width - trailing) - left
    text.width = min(text.width, available)
    secondary.width = min(secondary.width, available)
    let block = text.height + textPadding + secondary.height
    let fitted = top + max(block, slot.height) + ownMargins.bottom
    let height = up(max(fitted, minimumHeight))
    let area = height - top - ownMargins.bottom

    var frames = Frames()
    frames.size = CGSize(width: width, height: height)
    frames.imageFrame = CGRect(
      x: nearest(leading + (slot.width - image.width) / 2),
      y: nearest(top + (area - image.height) / 2), width: image.width, height: image.height)
    let slotX = nearest(leading)
    let slotTop = top + (area - slot.height) / 2
    let slotY = nearest(slotTop)
    frames.imageSlot = CGRect(
      x: slotX, y: slotY, width: nearest(leading + slot.width) - slotX,
      height: nearest(slotTop + slot.height) - slotY)
    let textTop = nearest(top + (area - block) / 2)
    frames.textFrame = CGRect(origin: CGPoint(x: left, y: textTop), size: text)
    let secondaryTop = textTop + text.height + nearest(textPadding)
    frames.secondaryTextFrame = CGRect(origin: CGPoint(x: left, y: secondaryTop), size: secondary)
    frames.firstBaseline = textTop + ascender
    frames.lastBaseline = secondaryTop + secondaryAscender
    return frames
  }

  @inline(__always)
  private func nearest(_ length: CGFloat) -> CGFloat {
    (length * scale + 0.500001).rounded(.down) / scale
  }

  @inline(__always)
  private func up(_ length: CGFloat) -> CGFloat {
    0 - (1e-6 - length * scale).rounded(.down) / scale
  }

  @inline(__always)
  private func down(_ length: CGFloat) -> CGFloat {
    (length * scale + 1e-6).rounded(.down) / scale
  }
}

extension LayoutFloor.Frames {
  /// The frames that a layout must agree with.
  init(_ layout: ListContentLayout) {
    size = layout.size
    imageFrame = layout.imageFrame ?? .zero
    imageSlot = layout.imageSlot ?? .zero
    textFrame = layout.textFrame ?? .zero
    secondaryTextFrame = layout.secondaryTextFrame ?? .zero
    firstBaseline = layout.firstBaseline ?? 0
    lastBaseline = layout.lastBaseline ?? 0
  }
}
