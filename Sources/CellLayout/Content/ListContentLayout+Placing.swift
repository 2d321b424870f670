import CellConfiguration
import CellText
import Foundation

/// The placing pass, left to right: numbers in, frames out, nothing measured.
extension ListContentLayout {
  /// Places what was measured.
  mutating func place(_ measurement: ListContentMeasurement) {
    // 1. The view less its margins; the image is as large as the height permits (G1, G2).
    if measurement.settledHeight == size.height {
      place(measurement, measurement.area)
    } else {
      place(measurement, measurement.area.resized(to: size, measurement.input))
    }
    // 4. Where the lines stand.
    findBaselines(measurement)
  }

  private mutating func place(_ measurement: ListContentMeasurement, _ area: ContentArea) {
    if let wrapped = measurement.wrapping.text {
      // 2. Text around the image (G14).
      placeWrapped(wrapped, measurement, area)
    } else {
      // 2. The image in its slot (G5, G6).
      placeImage(measurement, area)
      // 3. The texts in what is left (G8 to G12).
      if arrangement == .sideBySide {
        placeSideBySide(measurement, area)
      } else {
        placeStacked(measurement, area)
      }
    }
  }

  /// G6: centred on its slot horizontally and in the area vertically, even if it sticks out.
  private mutating func placeImage(_ measurement: ListContentMeasurement, _ area: ContentArea) {
    guard measurement.input.image != nil else { return }
    let grid = measurement.input.grid
    let bounds = area.bounds
    let image = area.imageSize
    let slot = area.slotSize
    imageFrame = CGRect(
      x: grid.round(bounds.origin.x + (slot.width - image.width) / 2),
      y: grid.round(bounds.origin.y + (bounds.size.height - image.height) / 2),
      width: image.width, height: image.height)
    let top = bounds.origin.y + (bounds.size.height - slot.height) / 2
    imageSlot = grid.rect(
      left: bounds.origin.x, top: top, right: bounds.origin.x + slot.width,
      bottom: top + slot.height)
  }

  /// G9: one text at each edge, each centred; unlike fonts stand on the same line.
  private mutating func placeSideBySide(_ measurement: ListContentMeasurement, _ area: ContentArea)
  {
    guard let text = measurement.text, let secondary = measurement.secondaryText else { return }
    let grid = measurement.input.grid
    let bounds = area.bounds
    let textHeight = min(text.height, grid.floor(bounds.height))
    let secondaryHeight = min(secondary.height, grid.floor(bounds.height))
    var textTop = grid.round(bounds.minY + (bounds.height - textHeight) / 2)
    var secondaryTop = grid.round(bounds.minY + (bounds.height - secondaryHeight) / 2)
    let fontsDiffer =
      text.firstBaseline != secondary.firstBaseline || text.height != secondary.height
    if fontsDiffer {
      let difference = text.firstBaseline - secondary.firstBaseline
      if textHeight >= secondaryHeight {
        secondaryTop = textTop + min(max(0, difference), textHeight - secondaryHeight)
      } else {
        textTop = secondaryTop + min(max(0, -difference), secondaryHeight - textHeight)
      }
    }
    let left = area.textLeft
    let right = area.textRight
    let textWidth = min(text.naturalWidth, max(0, right - left))
    let secondaryWidth = min(secondary.naturalWidth, max(0, right - left - textWidth))
    textFrame = CGRect(x: left, y: textTop, width: textWidth, height: textHeight)
    secondaryTextFrame = CGRect(
      x: right - secondaryWidth, y: secondaryTop, width: secondaryWidth, height: secondaryHeight)
  }

  /// G10: one below the other, centred as a block; G12: from the top where there is too little room.
  private mutating func placeStacked(_ measurement: ListContentMeasurement, _ area: ContentArea) {
    let grid = measurement.input.grid
    let bounds = area.bounds
    let room = area.availableWidth
    let hasRoom = room > 0
    let block = hasRoom ? measurement.blockHeight : 0
    let isTooHigh = block > bounds.size.height + .roundingError
    let top =
      isTooHigh ? bounds.origin.y : bounds.origin.y + (bounds.size.height - block) / 2
    var bottom = grid.round(top)
    let lowest = isTooHigh ? grid.floor(bounds.origin.y + bounds.size.height) : .infinity

    if let text = measurement.text {
      let fills = measurement.input.textFillsWidth && !measurement.hugsText(in: room)
      let height = hasRoom ? max(0, min(text.height, lowest - bottom)) : 0
      textFrame = CGRect(
        x: area.textLeft, y: bottom, width: fills ? room : min(text.naturalWidth, room),
        height: height)
      bottom += height
    }
    if let secondary = measurement.secondaryText {
      var room = room
      if measurement.text == nil {
        room = grid.floor(room - measurement.input.horizontalPadding).length
      } else if hasRoom {
        let padding = grid.round(measurement.input.verticalPadding)
        bottom = min(bottom + padding, max(bottom, lowest))
      }
      let fills = measurement.input.secondaryTextFillsWidth && measurement.text != nil
      secondaryTextFrame = CGRect(
        x: area.textLeft, y: bottom, width: fills ? room : min(secondary.naturalWidth, room),
        height: room > 0 ? max(0, min(secondary.height, lowest - bottom)) : 0)
    }
  }

  /// G14: lines beside the image and below it, centred as a block in a taller view.
  private mutating func placeWrapped(
    _ wrapped: WrappedText, _ measurement: ListContentMeasurement, _ area: ContentArea
  ) {
    let grid = measurement.input.grid
    let bounds = area.bounds
    let left = min(grid.round(bounds.minX), grid.floor(size.width))
    let room = grid.floor(bounds.width)
    let isTooHigh = wrapped.height > bounds.height + .roundingError
    let top = grid.round(
      isTooHigh ? bounds.minY : bounds.minY + (bounds.height - wrapped.height) / 2)
    let lowest = grid.floor(bounds.maxY)

    let image = CGRect(
      x: left, y: top + wrapped.imageTop, width: area.imageSize.width,
      height: area.imageSize.height)
    imageFrame = image
    imageSlot = image

    func place(_ role: TextRole, fillsWidth: Bool) -> CGRect? {
      guard var frame = wrapped.labelFrame(role, room: room, fillsWidth: fillsWidth) else {
        return nil
      }
      frame.origin.x += left
      frame.origin.y += top
      if isTooHigh {
        frame.origin.y = min(frame.minY, max(lowest, top))
        frame.size.height = max(0, min(frame.height, lowest - frame.minY))
      }
      return frame
    }
    textFrame = place(.text, fillsWidth: measurement.input.textFillsWidth)
    secondaryTextFrame = place(
      .secondaryText, fillsWidth: measurement.input.secondaryTextFillsWidth)
    wrapping = .aroundImage(wrapped)
    wrappingRoom = left...left + room
  }

  private mutating func findBaselines(_ measurement: ListContentMeasurement) {
    if let text = measurement.text, let frame = textFrame, frame.size.height > 0 {
      let top = frame.origin.y - text.firstLineTop
      firstBaseline = top + text.firstBaseline
      lastBaseline = top + text.lastBaseline(inHeight: frame.maxY - top)
    }
    if let text = measurement.secondaryText, let frame = secondaryTextFrame,
      frame.size.height > 0
    {
      let top = frame.origin.y - text.firstLineTop
      if firstBaseline == nil { firstBaseline = top + text.firstBaseline }
      lastBaseline = top + text.lastBaseline(inHeight: frame.maxY - top)
    }
  }
}

extension ListContentMeasurement {
  /// G8: a text that should have stood beside another one is as wide as it is, if it fits on a line.
  fileprivate func hugsText(in room: CGFloat) -> Bool {
    guard input.prefersSideBySide, input.hasSecondaryText, let text else { return false }
    return text.isOneLine && text.naturalWidth <= room
  }
}
