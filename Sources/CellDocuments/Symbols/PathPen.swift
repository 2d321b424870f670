import CellConfiguration
import Foundation

/// Draws a path step by step, with the additional curves of path data.
struct PathPen {
  /// The steps so far.
  private(set) var elements: [CellPath.Element] = []

  /// The position of the pen.
  private(set) var position = CGPoint.zero

  /// The start of the current subpath.
  private var start = CGPoint.zero

  /// Begins a subpath.
  mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    (position, start) = (point, point)
  }

  /// Draws a straight line.
  mutating func line(to end: CGPoint) {
    beginIfClosed()
    elements.append(.line(to: end))
    position = end
  }

  /// Draws a cubic curve.
  mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    beginIfClosed()
    elements.append(.curve(to: end, control1: control1, control2: control2))
    position = end
  }

  /// Draws a quadratic curve as a cubic one.
  mutating func curve(to end: CGPoint, _ control: CGPoint) {
    func toControl(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(to: end, toControl(position), toControl(end))
  }

  /// Draws a straight line back to the start of the subpath.
  mutating func close() {
    elements.append(.close)
    position = start
  }

  /// Begins a new subpath at the start of a subpath that was just closed.
  private mutating func beginIfClosed() {
    if elements.last == .close { elements.append(.move(to: start)) }
  }
}

extension PathPen {
  /// Draws an arc of an ellipse as cubic curves of at most a quarter turn each.
  ///
  /// - Parameters:
  ///   - end: The end of the arc.
  ///   - radii: The radii of the ellipse; they grow if the ellipse cannot reach the end.
  ///   - rotation: The rotation of the ellipse, in radians.
  ///   - isLarge: Whether to draw the longer of the two arcs.
  ///   - isClockwise: Whether to draw the arc clockwise.
  mutating func arc(
    to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    let (width, height) = (radii.width.magnitude, radii.height.magnitude)
    if end == position { return }
    guard width > 0, height > 0 else { return line(to: end) }
    // In these coordinates, the ellipse is the unit circle.
    let (cosine, sine) = (cos(rotation), sin(rotation))
    func toCircle(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: (cosine * point.x + sine * point.y) / width,
        y: (cosine * point.y - sine * point.x) / height)
    }
    let (first, last) = (toCircle(position), toCircle(end))
    let half = CGPoint(x: (last.x - first.x) / 2, y: (last.y - first.y) / 2)
    let length = half.x * half.x + half.y * half.y
    // An ellipse that is too small grows until the two points are opposite each other.
    let growth = max(1, length.squareRoot())
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let height2 = max(0, growth * growth / length - 1).squareRoot() * side
    let center = CGPoint(
      x: (first.x + last.x) / 2 - half.y * height2, y: (first.y + last.y) / 2 + half.x * height2)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    var turn = atan2(last.y - center.y, last.x - center.x) - startAngle
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    let count = max(1, (turn.magnitude / (.pi / 2) - 1e-6).rounded(.up))
    let step = turn / count
    let handle = 4 / 3 * tan(step / 4) * growth
    func place(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      let x = (center.x + growth * cos(angle) - along * sin(angle)) * width
      let y = (center.y + growth * sin(angle) + along * cos(angle)) * height
      return CGPoint(x: cosine * x - sine * y, y: sine * x + cosine * y)
    }
    for index in 0..<Int(count) {
      let angle = startAngle + CGFloat(index) * step
      let isLast = index == Int(count) - 1
      curve(
        to: isLast ? end : place(angle + step, 0), place(angle, handle),
        place(angle + step, -handle))
    }
  }
}
