import CellConfiguration
import CellLayout
import Foundation

extension SVGDocument {
  private enum Ink {
    static let margin = CellColor.Components(red: 0.1, green: 0.45, blue: 1, alpha: 0.25)
    static let padding = CellColor.Components(red: 1, green: 0.55, blue: 0, alpha: 0.4)
    static let slot = CellColor.Components(red: 1, green: 0.1, blue: 0.1)
    static let frame = CellColor.Components(red: 0.5, green: 0.1, blue: 0.8)
  }

  /// Draws what layout is made of: margins blue, paddings orange, slots red and dotted, frames as
  /// thin lines.
  mutating func inspect(_ cell: PreviewCell) {
    outline(cell.frame, Ink.frame, dashes: "")
    for accessory in cell.layout.accessories {
      outline(cell.inList(accessory.region), Ink.slot, dashes: "1 3")
      outline(cell.inList(accessory.frame), Ink.frame, dashes: "")
    }
    guard let content = cell.layout.content else { return }
    let bounds = CGRect(origin: .zero, size: content.size)
    drawMargins(of: content, in: bounds, cell)
    drawPaddings(of: content, cell)
    if let slot = content.imageSlot { outline(cell.contentInList(slot), Ink.slot, dashes: "2 2") }
    for frame in [content.imageFrame, content.textFrame, content.secondaryTextFrame] {
      if let frame { outline(cell.contentInList(frame), Ink.frame, dashes: "") }
    }
  }

  private mutating func drawMargins(
    of content: ListContentLayout, in bounds: CGRect, _ cell: PreviewCell
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

  /// The gaps between image and text and between the texts.
  private mutating func drawPaddings(of content: ListContentLayout, _ cell: PreviewCell) {
    let texts = [content.textFrame, content.secondaryTextFrame].compactMap(\.self)
    if let slot = content.imageSlot, let text = texts.first,
      content.arrangement != .wrappedAroundImage
    {
      fill(cell.contentInList(Self.gap(between: slot, and: text, alongX: true)), Ink.padding)
    }
    if let text = content.textFrame, let secondary = content.secondaryTextFrame {
      let isSideBySide = content.arrangement == .sideBySide
      fill(
        cell.contentInList(Self.gap(between: text, and: secondary, alongX: isSideBySide)),
        Ink.padding)
    }
  }

  private static func gap(between a: CGRect, and b: CGRect, alongX: Bool) -> CGRect {
    if alongX {
      let (first, second) = a.minX < b.minX ? (a, b) : (b, a)
      let top = min(a.minY, b.minY)
      return CGRect(
        x: first.maxX, y: top, width: max(0, second.minX - first.maxX),
        height: max(a.maxY, b.maxY) - top)
    }
    let (first, second) = a.minY < b.minY ? (a, b) : (b, a)
    return CGRect(
      x: min(a.minX, b.minX), y: first.maxY, width: max(a.width, b.width),
      height: max(0, second.minY - first.maxY))
  }

  private mutating func outline(
    _ rect: CGRect, _ color: CellColor.Components, dashes: String
  ) {
    add(
      "rect",
      [
        "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
        "height": .number(rect.height), "fill": "none", "stroke": .text(color.rgb),
        "stroke-width": 0.5, "stroke-dasharray": .text(dashes.isEmpty ? "none" : dashes),
      ])
  }
}
