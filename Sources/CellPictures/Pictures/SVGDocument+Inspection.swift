import CellConfiguration
import CellLayout
import CellText
import Foundation

extension SVGDocument {
  private enum Ink {
    static let margin = Paint(CellColor.Components(red: 0.1, green: 0.45, blue: 1, alpha: 0.25))
    static let padding = Paint(CellColor.Components(red: 1, green: 0.55, blue: 0, alpha: 0.4))
    static let slot = Paint(CellColor.Components(red: 1, green: 0.1, blue: 0.1))
    static let frame = Paint(CellColor.Components(red: 0.5, green: 0.1, blue: 0.8))
  }

  /// Draws the layout of a cell.
  ///
  /// Margins are blue, paddings orange, slots of images, regions of accessories and swipe actions
  /// dotted red, and frames thin lines.
  mutating func inspect(_ cell: DocumentCell) {
    outline(cell.frame, Ink.frame, dashes: "")
    for accessory in cell.layout.accessories {
      outline(cell.inList(accessory.region), Ink.slot, dashes: "1 3")
      // A hidden accessory keeps its space but shows nothing.
      if !accessory.isHidden { outline(cell.inList(accessory.frame), Ink.frame, dashes: "") }
    }
    for action in cell.layout.swipeActions {
      outline(cell.inList(action.frame), Ink.slot, dashes: "1 3")
      for frame in [action.shapeFrame, action.imageFrame, action.titleFrame] {
        if let frame { outline(cell.inList(frame), Ink.frame, dashes: "") }
      }
    }
    guard let content = cell.layout.content else { return }
    let bounds = CGRect(origin: .zero, size: content.size)
    drawMargins(of: content, in: bounds, cell)
    drawPaddings(of: content, cell)
    let layout = cell.layout
    for frame in [layout.imageFrame, layout.textFrame, layout.secondaryTextFrame] {
      if let frame { outline(cell.inList(frame), Ink.frame, dashes: "") }
    }
    drawMeasuredWords(of: cell)
    // Draw it above the frame of an image that fills it.
    if let slot = layout.imageSlot { outline(cell.inList(slot), Ink.slot, dashes: "2 2") }
  }

  /// Underlines each word that is drawn as wide as its glyphs, over its measured width.
  private mutating func drawMeasuredWords(of cell: DocumentCell) {
    guard let content = cell.cell.content, let layout = cell.layout.content else { return }
    for role in TextRole.allCases {
      guard let label = layout.label(role, of: content, context: cell.contentContext) else {
        continue
      }
      for line in label.layout.lines {
        let words = label.layout.fragments(of: line).flatMap {
          label.layout.parts(of: $0, in: line).filter(\.isWord)
        }
        for word in words {
          let x = label.origin.x + word.x
          let y = label.origin.y + line.baseline
          fill(
            cell.contentInList(CGRect(x: x, y: y + 1, width: word.width, height: 0.5)), Ink.slot)
        }
      }
    }
  }

  private mutating func drawMargins(
    of content: ListContentLayout, in bounds: CGRect, _ cell: DocumentCell
  ) {
    let margins = content.margins
    let left = cell.traits.isRightToLeft ? margins.trailing : margins.leading
    let right = cell.traits.isRightToLeft ? margins.leading : margins.trailing
    let middle = max(0, bounds.height - margins.top - margins.bottom)
    let bands = [
      CGRect(x: 0, y: 0, width: bounds.width, height: margins.top),
      CGRect(x: 0, y: bounds.height - margins.bottom, width: bounds.width, height: margins.bottom),
      CGRect(x: 0, y: margins.top, width: left, height: middle),
      CGRect(x: bounds.width - right, y: margins.top, width: right, height: middle),
    ]
    for band in bands { fill(cell.contentInList(band), Ink.margin) }
  }

  /// Draws the paddings between image and text and between the two labels, each up to the text.
  ///
  /// Texts side by side are at least the padding apart; the padding is drawn beside the first text.
  private mutating func drawPaddings(of content: ListContentLayout, _ cell: DocumentCell) {
    guard let values = cell.cell.content else { return }
    let isRightToLeft = cell.traits.isRightToLeft
    let texts = [content.textFrame, content.secondaryTextFrame].compactMap(\.self)
    if let slot = content.imageSlot, let text = texts.first {
      let wraps = content.arrangement == .wrappedAroundImage
      let isBelow = wraps && text.minY >= slot.maxY
      fill(
        cell.contentInList(
          isBelow
            ? Self.gap(below: slot, above: text)
            : Self.padding(
              after: slot, values.imageToTextPadding,
              // Where text wraps around an image, the padding is as high as the image.
              span: wraps ? slot : texts.reduce(slot) { $0.union($1) }, isRightToLeft)),
        Ink.padding)
    }
    if let text = content.textFrame, let secondary = content.secondaryTextFrame {
      let gap =
        content.arrangement == .sideBySide
        ? Self.padding(
          after: text, values.textToSecondaryTextHorizontalPadding, span: text.union(secondary),
          isRightToLeft)
        : Self.gap(below: text, above: secondary)
      fill(cell.contentInList(gap), Ink.padding)
    }
  }

  /// Returns the band after a frame in the direction of text, as high as another frame.
  private static func padding(
    after frame: CGRect, _ width: CGFloat, span: CGRect, _ isRightToLeft: Bool
  ) -> CGRect {
    let width = width.isFinite ? max(0, width) : 0
    return CGRect(
      x: isRightToLeft ? frame.minX - width : frame.maxX, y: span.minY, width: width,
      height: span.height)
  }

  /// Returns the band between two frames, one above the other.
  private static func gap(below upper: CGRect, above lower: CGRect) -> CGRect {
    CGRect(
      x: min(upper.minX, lower.minX), y: upper.maxY, width: max(upper.width, lower.width),
      height: max(0, lower.minY - upper.maxY))
  }

  private mutating func outline(
    _ rect: CGRect, _ color: Paint, dashes: String
  ) {
    add(
      "rect",
      [
        "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
        "height": .number(rect.height), "fill": "none", "stroke": color.rgb,
        "stroke-width": 0.5, "stroke-dasharray": .text(dashes.isEmpty ? "none" : dashes),
      ])
  }
}
