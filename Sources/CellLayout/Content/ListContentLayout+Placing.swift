import CellConfiguration
import CellText
import Foundation

/// The placing pass: from left to right, and mirrored if need be.
///
/// It turns numbers into frames and measures nothing.
extension ListContentLayout {
  /// Places measured content in a view of a given height, or of the height that it needs.
  ///
  /// Measurements are passed by reference, because copying one takes a tenth of the time of a
  /// layout. Only their area changes.
  @inline(__always)
  mutating func place(_ measurement: inout ListContentMeasurement, _ height: CGFloat?) {
    size.width = measurement.width
    size.height = measurement.fittedSize.height
    if let height, height != .infinity { size.height = height.length }
    fittedSize = measurement.fittedSize
    margins = measurement.input.margins
    arrangement = measurement.arrangement
    measurementCount = measurement.measurementCount
    // 1. The view minus its margins. The image is as large as the height permits (G1, G2).
    if measurement.settledHeight != size.height {
      measurement.area = measurement.area.resized(to: size, measurement.input)
    }
    if arrangement == .wrappedAroundImage {
      // 2. Text around the image (G14).
      placeWrapped(&measurement)
    } else {
      // 2. The image in its slot (G5, G6).
      if measurement.input.image != nil { placeImage(&measurement) }
      // 3. The labels in the remaining space (G8 to G12).
      if arrangement == .sideBySide {
        placeSideBySide(&measurement)
      } else {
        placeStacked(&measurement)
      }
    }
    // 4. The baselines of the lines.
    if let label = measurement.labels.text, let frame = textFrame {
      findBaselines(label, frame, measurement.input.grid)
    }
    if let label = measurement.labels.secondaryText, let frame = secondaryTextFrame {
      findBaselines(label, frame, measurement.input.grid)
    }
    // 5. Right to left is the mirror image (G15).
    if measurement.input.isRightToLeft { mirror() }
  }

  /// Places the image, centered in its slot horizontally and in the area vertically (G6).
  ///
  /// This applies even if the image extends beyond them.
  @inline(__always)
  private mutating func placeImage(_ measurement: inout ListContentMeasurement) {
    let grid = measurement.input.grid
    let bounds = measurement.area.bounds
    let image = measurement.area.imageSize
    let slot = measurement.area.slotSize
    imageFrame = CGRect(
      x: grid.round(bounds.origin.x + (slot.width - image.width) / 2),
      y: grid.round(bounds.origin.y + (bounds.size.height - image.height) / 2),
      width: image.width, height: image.height)
    let top = bounds.origin.y + (bounds.size.height - slot.height) / 2
    imageSlot = grid.rect(
      left: bounds.origin.x, top: top, right: bounds.origin.x + slot.width,
      bottom: top + slot.height)
  }

  /// Places one text at each edge, each centered; texts in different fonts share a baseline (G9).
  @inline(__always)
  private mutating func placeSideBySide(_ measurement: inout ListContentMeasurement) {
    let area = measurement.area
    guard let text = measurement.labels.text, let secondary = measurement.labels.secondaryText
    else { return }
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
        secondaryTop = textTop + min(larger(0, difference), textHeight - secondaryHeight)
      } else {
        textTop = secondaryTop + min(larger(0, -difference), secondaryHeight - textHeight)
      }
    }
    let left = area.textLeft
    let right = area.textRight
    let textWidth = min(text.naturalWidth, larger(0, right - left))
    let secondaryWidth = min(secondary.naturalWidth, larger(0, right - left - textWidth))
    textFrame = CGRect(x: left, y: textTop, width: textWidth, height: textHeight)
    secondaryTextFrame = CGRect(
      x: right - secondaryWidth, y: secondaryTop, width: secondaryWidth, height: secondaryHeight)
  }

  /// Places one text below the other, centered as a block (G10).
  ///
  /// If space is short, they begin at the top (G12).
  @inline(__always)
  private mutating func placeStacked(_ measurement: inout ListContentMeasurement) {
    let grid = measurement.input.grid
    let lengths = measurement.input.lengths
    let bounds = measurement.area.bounds
    let textLeft = measurement.area.textLeft
    let available = measurement.area.availableWidth
    let hasWidth = available > 0
    let block = hasWidth ? measurement.blockHeight : 0
    let isTooHigh = block > bounds.size.height + .roundingError
    let top =
      isTooHigh ? bounds.origin.y : bounds.origin.y + (bounds.size.height - block) / 2
    var bottom = grid.round(top)
    let lowest = isTooHigh ? grid.floor(bounds.origin.y + bounds.size.height) : .infinity

    if let text = measurement.labels.text {
      var width = min(text.naturalWidth, available)
      if measurement.input.fillsWidth.text {
        // G8: a text that prefers to be beside another is as wide as its content if it fits on a
        // line.
        let hasSecondaryText = measurement.input.hasText.secondaryText
        let shouldStandBeside = lengths.prefersSideBySide && hasSecondaryText
        if !shouldStandBeside || !text.isOneLine || text.naturalWidth > available {
          width = available
        }
      }
      let height = hasWidth ? larger(0, min(text.height, lowest - bottom)) : 0
      textFrame = CGRect(x: textLeft, y: bottom, width: width, height: height)
      bottom += height
    }
    if let secondary = measurement.labels.secondaryText {
      var available = available
      var width = min(secondary.naturalWidth, available)
      if measurement.labels.text == nil {
        // G11: as wide as the width it was measured for.
        available = grid.floor(available - lengths.horizontalPadding).length
        width = min(secondary.naturalWidth, available)
      } else {
        if hasWidth {
          bottom = min(bottom + grid.round(lengths.verticalPadding), larger(bottom, lowest))
        }
        if measurement.input.fillsWidth.secondaryText { width = available }
      }
      secondaryTextFrame = CGRect(
        x: textLeft, y: bottom, width: width,
        height: available > 0 ? larger(0, min(secondary.height, lowest - bottom)) : 0)
    }
  }

  /// Places lines beside the image and below it, centered as a block in a taller view (G14).
  @inline(never)
  private mutating func placeWrapped(_ measurement: inout ListContentMeasurement) {
    let area = measurement.area
    let wrapped = measurement.wrapped
    let labels = measurement.labels
    let fillsWidth = measurement.input.fillsWidth
    let grid = measurement.input.grid
    let bounds = area.bounds
    let left = min(grid.round(bounds.minX), grid.floor(size.width))
    let available = grid.floor(bounds.width)
    let isTooHigh = wrapped.height > bounds.height + .roundingError
    let top = grid.round(
      isTooHigh ? bounds.minY : bounds.minY + (bounds.height - wrapped.height) / 2)
    let lowest = grid.floor(bounds.maxY)

    let image = CGRect(
      x: left, y: top + wrapped.imageTop, width: area.imageSize.width,
      height: area.imageSize.height)
    imageFrame = image
    imageSlot = image

    func frame(_ role: TextRole) -> CGRect? {
      guard let label = labels[role] else { return nil }
      var frame = wrapped.labelFrame(
        role, label, available: available, fillsWidth: fillsWidth[role])
      frame.origin.x += left
      frame.origin.y += top
      if isTooHigh {
        frame.origin.y = min(frame.minY, larger(lowest, top))
        frame.size.height = larger(0, min(frame.height, lowest - frame.minY))
      }
      return frame
    }
    textFrame = frame(.text)
    secondaryTextFrame = frame(.secondaryText)
    wrappedLines = WrappedLines(
      left: left, right: left + available, indent: wrapped.indent, exclusions: wrapped.exclusions,
      firstLineTops: RolePair(
        text: labels.text?.firstLineTop ?? 0, secondaryText: labels.secondaryText?.firstLineTop ?? 0
      ))
  }

  /// Includes the baselines of a label; the text's label must come first.
  @inline(__always)
  private mutating func findBaselines(_ label: LabelMeasure, _ frame: CGRect, _ grid: PixelGrid) {
    guard frame.size.height > 0 else { return }
    let top = frame.origin.y - label.firstLineTop
    if firstBaseline == nil { firstBaseline = top + label.firstBaseline }
    lastBaseline = top + label.lastBaseline(inHeight: frame.maxY - top, grid)
  }

  /// Mirrors the frames, because right to left is the mirror image (G15).
  private mutating func mirror() {
    imageFrame = imageFrame?.mirrored(in: size.width)
    imageSlot = imageSlot?.mirrored(in: size.width)
    textFrame = textFrame?.mirrored(in: size.width)
    secondaryTextFrame = secondaryTextFrame?.mirrored(in: size.width)
    if let lines = wrappedLines {
      wrappedLines?.left = size.width - lines.right
      wrappedLines?.right = size.width - lines.left
    }
  }
}
