import CellConfiguration
import CellLayout
import Foundation

/// The frames of a row with a symbol and two texts, worked out by hand.
///
/// The same arithmetic as that of the layout it is made from, with the same results, and nothing
/// else: plain numbers, no configuration, no choices. No layout can take less time.
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

  private let ownMargins: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  private let inheritedMargin: CGFloat
  private let image: CGSize
  private let slot: CGSize
  private let text: CGSize
  private let secondary: CGSize
  private let ascender: CGFloat
  private let secondaryAscender: CGFloat
  private let imagePadding: CGFloat
  private let textPadding: CGFloat
  private let minimumHeight: CGFloat
  private let scale: CGFloat
  private let width: CGFloat

  /// Takes the numbers of a layout at three pixels a point; stops if its own frames would be others.
  init(_ layout: ListContentLayout, inheritedMargin: CGFloat) {
    let imageFrame = layout.imageFrame ?? .zero
    let imageSlot = layout.imageSlot ?? .zero
    let textFrame = layout.textFrame ?? .zero
    let secondaryFrame = layout.secondaryTextFrame ?? .zero
    let margins = layout.margins
    ownMargins = (margins.top, margins.leading, margins.bottom, margins.trailing)
    self.inheritedMargin = inheritedMargin
    image = imageFrame.size
    slot = imageSlot.size
    text = textFrame.size
    secondary = secondaryFrame.size
    ascender = (layout.firstBaseline ?? 0) - textFrame.minY
    secondaryAscender = (layout.lastBaseline ?? 0) - secondaryFrame.minY
    imagePadding = textFrame.minX - imageSlot.maxX
    textPadding = secondaryFrame.minY - textFrame.maxY
    minimumHeight = layout.fittedSize.height
    scale = 3
    width = layout.size.width
    let expected = Frames(
      size: layout.size, imageFrame: imageFrame, imageSlot: imageSlot, textFrame: textFrame,
      secondaryTextFrame: secondaryFrame, firstBaseline: layout.firstBaseline ?? 0,
      lastBaseline: layout.lastBaseline ?? 0)
    precondition(frames() == expected, "floor: expected \(expected), found \(frames())")
  }

  /// Works the frames out.
  @inline(never)
  func frames() -> Frames {
    let top = ownMargins.top
    let leading = max(ownMargins.leading, inheritedMargin)
    let trailing = max(ownMargins.trailing, inheritedMargin)
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
    let left = nearest(leading + slot.width + imagePadding)
    let room = down(width - trailing) - left
    let textTop = nearest(top + (area - block) / 2)
    frames.textFrame = CGRect(
      x: left, y: textTop, width: min(text.width, room), height: text.height)
    let secondaryTop = textTop + text.height + nearest(textPadding)
    frames.secondaryTextFrame = CGRect(
      x: left, y: secondaryTop, width: min(secondary.width, room), height: secondary.height)
    frames.firstBaseline = textTop + ascender
    frames.lastBaseline = secondaryTop + secondaryAscender
    return frames
  }

  private func nearest(_ length: CGFloat) -> CGFloat { below(length * scale + 0.5) / scale }

  private func up(_ length: CGFloat) -> CGFloat { -below(1e-6 - length * scale) / scale }

  private func down(_ length: CGFloat) -> CGFloat { below(length * scale + 1e-6) / scale }

  private func below(_ number: CGFloat) -> CGFloat {
    let whole = (number + 0x1.8p52) - 0x1.8p52
    return whole > number ? whole - 1 : whole
  }
}
