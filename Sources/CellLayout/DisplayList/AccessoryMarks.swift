import CellConfiguration
import Foundation

extension CellPresentation.Accessory {
  /// The colors of a control: its disc, and the sign on it.
  private typealias ControlColors = (disc: CellColor.Components, sign: CellColor.Components)

  private var controlColors: ControlColors {
    let white = CellColor.Components(red: 1, green: 1, blue: 1)
    guard let backgroundColor else { return (color, white) }
    return (backgroundColor, accessory.tintColor == nil ? white : color)
  }

  /// Returns the marks of the accessory in a cell, drawn as the system does.
  func marks(in cell: CellPresentation) -> [DisplayItem.Content] {
    label?.items(.text).map(\.content) ?? accessory.kind.style.marks(self, cell)
  }

  /// The direction that a chevron points in.
  enum ChevronDirection {
    case left
    case right
    case down

    /// The reading direction of a cell.
    static func forward(in cell: CellPresentation) -> Self { cell.isRightToLeft ? .left : .right }
  }

  /// Returns two strokes that meet at a point.
  ///
  /// The chevron is 7 by 12 including its line ends, in a box 14 high, one point closer to the edge
  /// than the middle of the box. Turned down it is 12 by 7, in the middle (measured, iOS 14-18).
  func chevron(_ direction: ChevronDirection) -> DisplayItem.Content {
    let unit = frame.height / 14
    let thickness = unit * 2.1
    // The distances from the middle of the chevron to its ends and its point.
    let (depth, side) = ((7 * unit - thickness) / 2, (12 * unit - thickness) / 2)
    switch direction {
    case .right, .left:
      let sign: CGFloat = direction == .right ? 1 : -1
      return line(
        [[(-sign * depth, -side), (sign * depth, 0), (-sign * depth, side)]],
        from: CGPoint(x: frame.midX + sign * unit, y: frame.midY), color, width: thickness)
    case .down:
      return line(
        [[(-side, -depth), (0, depth), (side, -depth)]], from: frame.center, color, width: thickness
      )
    }
  }

  /// Returns a disc with a sign on it.
  func control(isPlus: Bool) -> [DisplayItem.Content] {
    let colors = controlColors
    let side = min(frame.width, frame.height) * 0.85
    let arm = side * 0.24
    let lines: [[(CGFloat, CGFloat)]] =
      [[(-arm, 0), (arm, 0)]] + (isPlus ? [[(0, -arm), (0, arm)]] : [])
    return [
      disc(side, colors.disc), line(lines, from: frame.center, colors.sign, width: side * 0.09),
    ]
  }

  /// The share of a multiselect control that its ring fills: 20.33 of 26 points (measured, iOS
  /// 14-18).
  ///
  /// The disc of a selected one is assumed to be as wide.
  private static let multiselectShare: CGFloat = 61.0 / 78

  /// Returns a ring or, for a selected cell, a disc with a checkmark.
  func multiselect(isSelected: Bool) -> [DisplayItem.Content] {
    let side = min(frame.width, frame.height) * Self.multiselectShare
    if !isSelected { return [ring(side)] }
    let (inner, colors) = (frame.centeredSquare(side / 2), controlColors)
    return [disc(side, colors.disc), tick(in: inner, colors.sign, width: side * 0.09)]
  }

  /// The mark of a checkmark accessory.
  var checkmark: DisplayItem.Content {
    tick(in: frame, color, width: min(frame.width, frame.height) * 0.12)
  }

  /// Returns a checkmark of two strokes, heavier than a symbol next to text.
  private func tick(
    in frame: CGRect, _ color: CellColor.Components, width: CGFloat
  ) -> DisplayItem.Content {
    let side = min(frame.width, frame.height)
    return line(
      [[(-0.36 * side, 0.04 * side), (-0.1 * side, 0.34 * side), (0.36 * side, -0.34 * side)]],
      from: frame.center, color, width: width)
  }

  /// A ring with a letter in it, with lines as thick as the letter's.
  var detail: [DisplayItem.Content] {
    let side = min(frame.width, frame.height)
    let radius = side * 0.055
    let dot = CGRect(
      x: frame.midX - side * 0.015 - radius, y: frame.midY - side * 0.2 - radius, width: 2 * radius,
      height: 2 * radius)
    let (top, bottom) = (-side * 0.05, side * 0.22)
    return [
      ring(side * 0.97), .fill(.ellipse(dot), color),
      line(
        [
          [(-0.07 * side, top), (0.01 * side, top), (0.01 * side, bottom)],
          [(-0.09 * side, bottom), (0.11 * side, bottom)],
        ], from: frame.center, color, width: side * 0.065),
    ]
  }

  /// The three lines of a reorder handle.
  var handle: [DisplayItem.Content] {
    (0..<3).map { row in
      let y = frame.height * (0.17 + 0.33 * CGFloat(row))
      return line(
        [[(2, y), (frame.width - 2, y)]], from: frame.origin, color, width: frame.height * 0.1)
    }
  }

  /// One chevron up and one down.
  var popUpMenu: [DisplayItem.Content] {
    let half = frame.width * 0.28
    return [CGFloat(-1), 1].map { direction in
      let (near, far) = (direction * frame.height * 0.16, direction * frame.height * 0.34)
      return line(
        [[(-half, near), (0, far), (half, near)]], from: frame.center, color,
        width: frame.height * 0.09)
    }
  }

  /// Returns the steps with which the app's view draws itself in a cell, or the view as a whole.
  func view(in cell: CellPresentation) -> [DisplayItem.Content] {
    guard let customView = accessory.customView else { return [] }
    if let items = cell.accessoryViews[customView.identifier] { return [.group(items, clip: nil)] }
    return [.view(.init(customView: customView, frame: frame, tintColor: color))]
  }

  private func disc(_ side: CGFloat, _ color: CellColor.Components) -> DisplayItem.Content {
    .fill(.ellipse(frame.centeredSquare(side)), color)
  }

  /// Returns a ring whose width includes its line.
  private func ring(_ side: CGFloat) -> DisplayItem.Content {
    let thickness = side * 0.07
    return .stroke(
      .ellipse(frame.centeredSquare(side - thickness)), .init(width: thickness), color)
  }

  /// Returns a line with round ends and joins.
  ///
  /// - Parameters:
  ///   - strokes: The points of each stroke, as distances from `point`.
  ///   - point: The origin of the distances.
  ///   - color: The color.
  ///   - width: The width of the line.
  private func line(
    _ strokes: [[(x: CGFloat, y: CGFloat)]], from point: CGPoint, _ color: CellColor.Components,
    width: CGFloat
  ) -> DisplayItem.Content {
    let elements = strokes.flatMap { stroke in
      stroke.enumerated().map { index, distance -> CellPath.Element in
        let end = CGPoint(x: point.x + distance.x, y: point.y + distance.y)
        return index == 0 ? .move(to: end) : .line(to: end)
      }
    }
    return .stroke(.path(CellPath(elements)), .init(width: width, isRounded: true), color)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Returns a square with the same center.
  fileprivate func centeredSquare(_ side: CGFloat) -> CGRect {
    CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
