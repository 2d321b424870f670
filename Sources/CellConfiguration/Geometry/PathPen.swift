package import Foundation

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

extension CellPath {
  /// The subpaths, each drawn without lifting the pen.
  package var subpaths: [CellPath] {
    elements.reduce(into: []) { parts, element in
      if case .move = element { parts.append(CellPath()) }
      if parts.isEmpty { parts.append(CellPath()) }
      parts[parts.count - 1].elements.append(element)
    }
  }

  /// Whether a subpath is explicitly closed.
  package var isClosed: Bool { elements.last == .close }

  /// Returns the path scaled by a factor.
  package func scaled(by factor: CGFloat) -> CellPath {
    mapped { CGPoint(x: $0.x * factor, y: $0.y * factor) }
  }

  /// The path as straight segments: eight for a curve, four for a line.
  package var pieces: [(start: CGPoint, end: CGPoint)] {
    var pieces: [(start: CGPoint, end: CGPoint)] = []
    var (first, position) = (CGPoint.zero, CGPoint.zero)
    func add(_ count: Int, _ end: CGPoint, _ place: (CGFloat) -> CGPoint) {
      for step in 1...count {
        let next = step == count ? end : place(CGFloat(step) / CGFloat(count))
        pieces.append((position, next))
        position = next
      }
    }
    for element in elements {
      let start = position
      switch element {
      case .move(let end): (first, position) = (end, end)
      case .line(let end): add(4, end) { start.moved(toward: end, by: $0) }
      case .close: add(4, first) { start.moved(toward: first, by: $0) }
      case .curve(let end, let control1, let control2):
        add(8, end) { share in
          let (a, b) = (
            start.moved(toward: control1, by: share), control1.moved(toward: control2, by: share)
          )
          let c = control2.moved(toward: end, by: share)
          return a.moved(toward: b, by: share)
            .moved(toward: b.moved(toward: c, by: share), by: share)
        }
      }
    }
    return pieces
  }

  /// The bounding rectangle of the path, including moves; `nil` for a path that draws nothing.
  package var bounds: CGRect? {
    let drawn = pieces.flatMap { [$0.start, $0.end] }
    if drawn.isEmpty { return nil }
    let points =
      drawn + elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The area of the bounding rectangle.
  package var extent: CGFloat { bounds.map { $0.width * $0.height } ?? 0 }
}

extension CGPoint {
  /// Returns the point at a fraction of the way to another point.
  fileprivate func moved(toward other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
