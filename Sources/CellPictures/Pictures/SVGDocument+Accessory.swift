package import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

extension SVGDocument {
  /// Draws an accessory as the system does.
  mutating func draw(_ accessory: AccessoryLayout, of cell: PreviewCell) {
    if let label = accessory.label(in: cell.context) {
      draw(label, in: cell.frame.origin, color: accessory.color ?? cell.tint, of: cell)
      return
    }
    draw(
      AccessoryDrawing(
        accessory: accessory.accessory, frame: cell.inList(accessory.frame),
        color: cell.paint(accessory.color ?? cell.tint),
        background: accessory.backgroundColor.map(cell.paint), isSelected: cell.cell.isSelected,
        isExpanded: cell.isExpanded, isRightToLeft: cell.traits.isRightToLeft))
  }

  /// Draws an accessory other than a label.
  mutating func draw(_ accessory: AccessoryDrawing) {
    Self.accessories[accessory.accessory.kind.rawValue].draw(&self, accessory)
  }

  /// The picture of each kind of accessory, in the order of the kinds.
  package static let accessories:
    [(
      kind: CellAccessory.Kind,
      draw: @Sendable (inout SVGDocument, AccessoryDrawing) -> Void
    )] = [
      (.disclosureIndicator, { $0.drawChevron(in: $1.frame, $1.color, .forward(in: $1)) }),
      (
        .outlineDisclosure,
        { $0.drawChevron(in: $1.frame, $1.color, $1.isExpanded ? .down : .forward(in: $1)) }
      ),
      (.detail, { $0.drawDetail(in: $1.frame, $1.color) }),
      (.checkmark, { $0.drawTick(in: $1.frame, $1.color, width: $1.side * 0.12) }),
      (.delete, { $0.drawControl(in: $1.frame, $1.controlColors, sign: .minus) }),
      (.insert, { $0.drawControl(in: $1.frame, $1.controlColors, sign: .plus) }),
      (.reorder, { $0.drawHandle(in: $1.frame, $1.color) }),
      (
        .multiselect,
        {
          $1.isSelected
            ? $0.drawChosen(in: $1.frame, $1.controlColors)
            : $0.drawRing(in: $1.frame, $1.side * Self.multiselectShare, $1.color)
        }
      ),
      (.popUpMenu, { $0.drawPopUpMenu(in: $1.frame, $1.color) }),
      (.label, { _, _ in }),
      (.customView, { $0.fill($1.frame, $1.color.faded(by: 0.25), radius: 3) }),
    ]

  /// The direction that a chevron points in.
  private enum ChevronDirection {
    case left
    case right
    case down

    /// The reading direction.
    static func forward(in accessory: AccessoryDrawing) -> Self {
      accessory.isRightToLeft ? .left : .right
    }
  }

  /// Draws two strokes that meet at a point.
  ///
  /// The chevron is 7 by 12 including its line ends, in a box 14 high, one point closer to the edge
  /// than the middle of the box. Turned down it is 12 by 7, in the middle (measured, iOS 14-18).
  private mutating func drawChevron(
    in frame: CGRect, _ color: Paint, _ direction: ChevronDirection
  ) {
    let unit = frame.height / 14
    let thickness = unit * 2.1
    // The distances from the middle of the chevron to its ends and its point.
    let (depth, side) = ((7 * unit - thickness) / 2, (12 * unit - thickness) / 2)
    let (middle, points): (CGPoint, [CGPoint])
    switch direction {
    case .right, .left:
      let sign: CGFloat = direction == .right ? 1 : -1
      middle = CGPoint(x: frame.midX + sign * unit, y: frame.midY)
      points = [
        CGPoint(x: -sign * depth, y: -side), CGPoint(x: sign * depth, y: 0),
        CGPoint(x: -sign * depth, y: side),
      ]
    case .down:
      middle = CGPoint(x: frame.midX, y: frame.midY)
      points = [
        CGPoint(x: -side, y: -depth), CGPoint(x: 0, y: depth), CGPoint(x: side, y: -depth),
      ]
    }
    let placed = points.map { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) }
    let path = CellPath([.move(to: placed[0]), .line(to: placed[1]), .line(to: placed[2])])
    strokeRounded(path, color, width: thickness)
  }

  private enum Sign {
    case plus
    case minus
  }

  private typealias ControlColors = AccessoryDrawing.ControlColors

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
    strokeRounded(path, colors.sign, width: side * 0.09)
  }

  /// The share of a multiselect control that its ring fills: 20.33 of 26 points (measured, iOS
  /// 14-18).
  ///
  /// The disc of a selected one is assumed to be as wide.
  private static let multiselectShare: CGFloat = 61.0 / 78

  private mutating func drawChosen(in frame: CGRect, _ colors: ControlColors) {
    let side = min(frame.width, frame.height) * Self.multiselectShare
    drawDisc(in: frame, side, colors.disc)
    let inner = CGRect(
      x: frame.midX - side / 4, y: frame.midY - side / 4, width: side / 2, height: side / 2)
    drawTick(in: inner, colors.sign, width: side * 0.09)
  }

  /// Draws a checkmark of two strokes, heavier than a symbol next to text.
  private mutating func drawTick(in frame: CGRect, _ color: Paint, width: CGFloat) {
    let side = min(frame.width, frame.height)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: frame.midX + side * (x - 0.5), y: frame.midY + side * (y - 0.5))
    }
    let path = CellPath([
      .move(to: point(0.14, 0.54)), .line(to: point(0.4, 0.84)), .line(to: point(0.86, 0.16)),
    ])
    strokeRounded(path, color, width: width)
  }

  /// Draws a ring with a letter in it, with lines as thick as the letter's.
  private mutating func drawDetail(in frame: CGRect, _ color: Paint) {
    let side = min(frame.width, frame.height)
    drawRing(in: frame, side * 0.97, color)
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
    strokeRounded(letter, color, width: side * 0.065)
  }

  /// Draws the three lines of a reorder handle.
  private mutating func drawHandle(in frame: CGRect, _ color: Paint) {
    for row in 0..<3 {
      let y = frame.minY + frame.height * (0.17 + 0.33 * CGFloat(row))
      let line = CellPath([
        .move(to: CGPoint(x: frame.minX + 2, y: y)), .line(to: CGPoint(x: frame.maxX - 2, y: y)),
      ])
      strokeRounded(line, color, width: frame.height * 0.1)
    }
  }

  /// Draws one chevron up and one down.
  private mutating func drawPopUpMenu(in frame: CGRect, _ color: Paint) {
    let half = frame.width * 0.28
    for direction in [CGFloat(-1), 1] {
      let path = CellPath([
        .move(to: CGPoint(x: frame.midX - half, y: frame.midY + direction * frame.height * 0.16)),
        .line(to: CGPoint(x: frame.midX, y: frame.midY + direction * frame.height * 0.34)),
        .line(to: CGPoint(x: frame.midX + half, y: frame.midY + direction * frame.height * 0.16)),
      ])
      strokeRounded(path, color, width: frame.height * 0.09)
    }
  }

  private mutating func drawDisc(
    in frame: CGRect, _ side: CGFloat, _ color: Paint
  ) {
    let disc = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    fill(disc, color, radius: side / 2)
  }

  /// Draws a ring whose width includes its line.
  private mutating func drawRing(
    in frame: CGRect, _ side: CGFloat, _ color: Paint
  ) {
    let thickness = side * 0.07
    add(
      "circle",
      [
        "cx": .number(frame.midX), "cy": .number(frame.midY),
        "r": .number((side - thickness) / 2),
        "fill": "none", "stroke": color.rgb, "stroke-opacity": color.alpha,
        "stroke-width": .number(thickness),
      ])
  }

  /// Draws a line with round ends and joins.
  private mutating func strokeRounded(
    _ path: CellPath, _ color: Paint, width: CGFloat
  ) {
    add(
      "path",
      [
        "d": .text("\(path)"), "fill": "none", "stroke": color.rgb,
        "stroke-opacity": color.alpha, "stroke-width": .number(width),
        "stroke-linecap": "round", "stroke-linejoin": "round",
      ])
  }
}
