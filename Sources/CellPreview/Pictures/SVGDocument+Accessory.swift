import CellConfiguration
import CellLayout
import CellText
import Foundation

extension SVGDocument {
  /// Draws an accessory as the system shows it.
  mutating func draw(_ accessory: AccessoryLayout, of cell: PreviewCell) {
    let frame = cell.inList(accessory.frame)
    let color = (accessory.color ?? cell.tint).resolved(with: cell.traits)
    switch accessory.kind {
    case .disclosureIndicator, .outlineDisclosure:
      let turnsDown = accessory.kind == .outlineDisclosure && cell.isExpanded
      drawChevron(
        in: frame, color, angle: turnsDown ? 90 : cell.traits.isRightToLeft ? 180 : 0)
    case .checkmark: drawTick(in: frame, color, width: min(frame.width, frame.height) * 0.12)
    case .detail: drawDetail(in: frame, color)
    case .delete: drawControl(in: frame, colors(of: accessory, in: cell), sign: .minus)
    case .insert: drawControl(in: frame, colors(of: accessory, in: cell), sign: .plus)
    case .multiselect:
      if cell.cell.isSelected {
        drawChosen(in: frame, colors(of: accessory, in: cell))
      } else {
        drawRing(in: frame, min(frame.width, frame.height) * 0.85, color)
      }
    case .reorder: drawHandle(in: frame, color)
    case .popUpMenu: drawPopUpMenu(in: frame, color)
    case .label:
      if let label = accessory.label(in: cell.context) {
        draw(label, in: cell.frame.origin, color: accessory.color ?? cell.tint, traits: cell.traits)
      }
    case .customView: drawPlaceholder(in: frame, color)
    }
  }

  /// Two strokes that meet at the right, turned around the middle of the frame.
  private mutating func drawChevron(
    in frame: CGRect, _ color: CellColor.Components, angle: CGFloat
  ) {
    let height = frame.height * 0.82
    let width = height / 2
    let path = CellPath([
      .move(to: CGPoint(x: frame.midX - width / 2, y: frame.midY - height / 2)),
      .line(to: CGPoint(x: frame.midX + width / 2, y: frame.midY)),
      .line(to: CGPoint(x: frame.midX - width / 2, y: frame.midY + height / 2)),
    ])
    let turn = "rotate(\(Self.format(angle)) \(Self.format(frame.midX)) \(Self.format(frame.midY)))"
    stroke(path, color, width: frame.height * 0.15, transform: turn)
  }

  private enum Sign {
    case plus
    case minus
  }

  /// The colours of a control: of its disc, and of the sign on it.
  private typealias ControlColors = (disc: CellColor.Components, sign: CellColor.Components)

  private func colors(of accessory: AccessoryLayout, in cell: PreviewCell) -> ControlColors {
    let color = (accessory.color ?? cell.tint).resolved(with: cell.traits)
    let white = CellColor.Components(red: 1, green: 1, blue: 1)
    guard let background = accessory.backgroundColor?.resolved(with: cell.traits) else {
      return (color, white)
    }
    return (background, accessory.accessory.tintColor == nil ? white : color)
  }

  private mutating func drawControl(in frame: CGRect, _ colors: ControlColors, sign: Sign) {
    let side = min(frame.width, frame.height) * 0.85
    drawDisc(in: frame, side, colors.disc)
    let arm = side * 0.24
    var path = CellPath([
      .move(to: CGPoint(x: frame.midX - arm, y: frame.midY)),
      .line(to: CGPoint(x: frame.midX + arm, y: frame.midY)),
    ])
    if sign == .plus {
      path.elements += [
        .move(to: CGPoint(x: frame.midX, y: frame.midY - arm)),
        .line(to: CGPoint(x: frame.midX, y: frame.midY + arm)),
      ]
    }
    stroke(path, colors.sign, width: side * 0.09)
  }

  private mutating func drawChosen(in frame: CGRect, _ colors: ControlColors) {
    let side = min(frame.width, frame.height) * 0.85
    drawDisc(in: frame, side, colors.disc)
    let inner = CGRect(
      x: frame.midX - side / 4, y: frame.midY - side / 4, width: side / 2, height: side / 2)
    drawTick(in: inner, colors.sign, width: side * 0.09)
  }

  /// Two strokes, heavier than those of a symbol beside a text.
  private mutating func drawTick(in frame: CGRect, _ color: CellColor.Components, width: CGFloat) {
    let side = min(frame.width, frame.height)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: frame.midX + side * (x - 0.5), y: frame.midY + side * (y - 0.5))
    }
    let path = CellPath([
      .move(to: point(0.14, 0.54)), .line(to: point(0.4, 0.84)), .line(to: point(0.86, 0.16)),
    ])
    stroke(path, color, width: width)
  }

  /// A ring with a letter in it, all of it as thick as the letter.
  private mutating func drawDetail(in frame: CGRect, _ color: CellColor.Components) {
    let side = min(frame.width, frame.height)
    drawRing(in: frame, side * 0.91, color)
    let radius = side * 0.055
    let dot = CGRect(
      x: frame.midX - side * 0.015 - radius, y: frame.midY - side * 0.2 - radius, width: 2 * radius,
      height: 2 * radius)
    fill(dot, color, radius: radius)
    let (top, bottom) = (frame.midY - side * 0.05, frame.midY + side * 0.22)
    let letter = CellPath([
      .move(to: CGPoint(x: frame.midX - side * 0.07, y: top)),
      .line(to: CGPoint(x: frame.midX + side * 0.01, y: top)),
      .line(to: CGPoint(x: frame.midX + side * 0.01, y: bottom)),
      .move(to: CGPoint(x: frame.midX - side * 0.09, y: bottom)),
      .line(to: CGPoint(x: frame.midX + side * 0.11, y: bottom)),
    ])
    stroke(letter, color, width: side * 0.065)
  }

  /// Three lines.
  private mutating func drawHandle(in frame: CGRect, _ color: CellColor.Components) {
    for row in 0..<3 {
      let y = frame.minY + frame.height * (0.17 + 0.33 * CGFloat(row))
      let line = CellPath([
        .move(to: CGPoint(x: frame.minX + 2, y: y)), .line(to: CGPoint(x: frame.maxX - 2, y: y)),
      ])
      stroke(line, color, width: frame.height * 0.1)
    }
  }

  /// A chevron up and one down.
  private mutating func drawPopUpMenu(in frame: CGRect, _ color: CellColor.Components) {
    let half = frame.width * 0.28
    for direction in [CGFloat(-1), 1] {
      let path = CellPath([
        .move(to: CGPoint(x: frame.midX - half, y: frame.midY + direction * frame.height * 0.16)),
        .line(to: CGPoint(x: frame.midX, y: frame.midY + direction * frame.height * 0.34)),
        .line(to: CGPoint(x: frame.midX + half, y: frame.midY + direction * frame.height * 0.16)),
      ])
      stroke(path, color, width: frame.height * 0.09)
    }
  }

  private mutating func drawPlaceholder(in frame: CGRect, _ color: CellColor.Components) {
    var faded = color
    faded.alpha *= 0.25
    fill(frame, faded, radius: 3)
  }

  private mutating func drawDisc(
    in frame: CGRect, _ side: CGFloat, _ color: CellColor.Components
  ) {
    let disc = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    fill(disc, color, radius: side / 2)
  }

  private mutating func drawRing(
    in frame: CGRect, _ side: CGFloat, _ color: CellColor.Components
  ) {
    add(
      "circle",
      [
        "cx": .number(frame.midX), "cy": .number(frame.midY), "r": .number(side / 2),
        "fill": "none", "stroke": .text(color.rgb), "stroke-opacity": .number(color.alpha),
        "stroke-width": .number(side * 0.07),
      ])
  }

  private mutating func stroke(
    _ path: CellPath, _ color: CellColor.Components, width: CGFloat, transform: String = ""
  ) {
    add(
      "path",
      [
        "d": .text("\(path)"), "fill": "none", "stroke": .text(color.rgb),
        "stroke-opacity": .number(color.alpha), "stroke-width": .number(width),
        "stroke-linecap": "round", "stroke-linejoin": "round", "transform": .text(transform),
      ])
  }
}
