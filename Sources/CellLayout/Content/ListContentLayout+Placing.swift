import CellConfiguration
import CellText
import Foundation

/// The placing pass, left to right: numbers in, frames out, nothing measured.
extension ListContentLayout {
  /// Places what was measured.
  mutating func place(_ measurement: ListContentMeasurement) {
    let input = measurement.input
    // 1. The view less its margins; the image is as large as the height permits (G1, G2).
    let area = measurement.area.resized(to: size, input)
    if measurement.wrapping != nil {
      // 2. Text around the image (G14).
      placeWrapped(measurement, area)
    } else {
      // 2. The image in its slot (G5, G6).
      placeImage(input, area)
      // 3. The texts in what is left (G8 to G12).
      if arrangement == .sideBySide {
        placeSideBySide(measurement, area)
      } else {
        placeStacked(measurement, area)
      }
    }
    // 4. Where the lines stand.
    findBaselines(measurement)
  }

  /// G6: centred on its slot horizontally and in the area vertically, even if it sticks out.
  private mutating func placeImage(_ input: ContentInput, _ area: ContentArea) {
    guard input.image != nil else { return }
    let grid = input.grid
    let bounds = area.bounds
    let image = area.imageSize
    let slot = area.slotSize
    imageFrame = CGRect(
      x: grid.nearest(bounds.minX + (slot.width - image.width) / 2),
      y: grid.nearest(bounds.minY + (bounds.height - image.height) / 2),
      width: image.width, height: image.height)
    let slotTop = bounds.minY + (bounds.height - slot.height) / 2
    imageSlot = grid.rect(
      left: bounds.minX, top: slotTop, right: bounds.minX + slot.width,
      bottom: slotTop + slot.height)
  }

  /// G9: one text at each edge, each centred; unlike fonts stand on the same line.
  private mutating func placeSideBySide(_ measurement: ListContentMeasurement, _ area: ContentArea)
  {
    guard let text = measurement.text, let secondary = measurement.secondaryText else { return }
    let grid = measurement.input.grid
    let bounds = area.bounds
    let textHeight = min(text.height, grid.down(bounds.height))
    let secondaryHeight = min(secondary.height, grid.down(bounds.height))
    var textTop = grid.nearest(bounds.minY + (bounds.height - textHeight) / 2)
    var secondaryTop = grid.nearest(bounds.minY + (bounds.height - secondaryHeight) / 2)
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
    let left = grid.nearest(area.textLeading)
    let right = grid.down(area.textTrailing)
    let textWidth = min(text.naturalWidth, max(0, right - left))
    let secondaryWidth = min(secondary.naturalWidth, max(0, right - left - textWidth))
    textFrame = CGRect(x: left, y: textTop, width: textWidth, height: textHeight)
    secondaryTextFrame = CGRect(
      x: right - secondaryWidth, y: secondaryTop, width: secondaryWidth, height: secondaryHeight)
  }

  /// G10: one below the other, centred as a block; G12: from the top where there is too little room.
  private mutating func placeStacked(_ measurement: ListContentMeasurement, _ area: ContentArea) {
    let input = measurement.input
    let grid = input.grid
    let bounds = area.bounds
    let left = min(grid.nearest(area.textLeading), grid.down(size.width))
    let room = measurement.availableWidth
    let hasRoom = room > 0
    let block = hasRoom ? measurement.blockHeight : 0
    let isTooHigh = block > bounds.height + .roundingError
    let top = isTooHigh ? bounds.minY : bounds.minY + (bounds.height - block) / 2
    var bottom = grid.nearest(top)
    let lowest = isTooHigh ? grid.down(bounds.maxY) : .infinity

    if let text = measurement.text {
      let fits = text.isOneLine && text.naturalWidth <= room
      let isHugged = input.prefersSideBySide && input.hasSecondaryText && fits
      let fills = input.textFillsWidth && !isHugged
      textFrame = CGRect(
        x: left, y: bottom, width: fills ? room : min(text.naturalWidth, room),
        height: hasRoom ? max(0, min(text.height, lowest - bottom)) : 0)
      bottom += textFrame?.height ?? 0
    }
    if let secondary = measurement.secondaryText {
      var room = room
      if measurement.text == nil {
        room = grid.down(room - input.horizontalPadding).length
      } else if hasRoom {
        bottom = min(bottom + grid.nearest(input.verticalPadding), max(bottom, lowest))
      }
      let fills = input.secondaryTextFillsWidth && measurement.text != nil
      secondaryTextFrame = CGRect(
        x: left, y: bottom, width: fills ? room : min(secondary.naturalWidth, room),
        height: room > 0 ? max(0, min(secondary.height, lowest - bottom)) : 0)
    }
  }

  /// G14: lines beside the image and below it, centred as a block in a taller view.
  private mutating func placeWrapped(_ measurement: ListContentMeasurement, _ area: ContentArea) {
    guard let wrapped = measurement.wrapping else { return }
    let input = measurement.input
    let grid = input.grid
    let bounds = area.bounds
    let left = min(grid.nearest(bounds.minX), grid.down(size.width))
    let room = grid.down(bounds.width)
    let isTooHigh = wrapped.height > bounds.height + .roundingError
    let top = grid.nearest(
      isTooHigh ? bounds.minY : bounds.minY + (bounds.height - wrapped.height) / 2)
    let lowest = grid.down(bounds.maxY)

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
    textFrame = place(.text, fillsWidth: input.textFillsWidth)
    secondaryTextFrame = place(.secondaryText, fillsWidth: input.secondaryTextFillsWidth)
    wrapping = wrapped
    wrappingRoom = left...left + room
  }

  private mutating func findBaselines(_ measurement: ListContentMeasurement) {
    func first(_ measure: LabelMeasure?, _ frame: CGRect?) -> CGFloat? {
      guard let measure, let frame, frame.height > 0 else { return nil }
      return frame.minY + measure.firstBaseline
    }
    func last(_ measure: LabelMeasure?, _ frame: CGRect?) -> CGFloat? {
      guard let measure, let frame, frame.height > 0 else { return nil }
      return frame.minY + measure.lastBaseline(inHeight: frame.height)
    }
    let text = (first(measurement.text, textFrame), last(measurement.text, textFrame))
    let secondary = (
      first(measurement.secondaryText, secondaryTextFrame),
      last(measurement.secondaryText, secondaryTextFrame)
    )
    firstBaseline = text.0 ?? secondary.0
    lastBaseline = secondary.1 ?? text.1
  }
}
