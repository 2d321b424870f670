import CellConfiguration
import Foundation

extension PolygonArea {
  /// The maximum distance between a curve and its straight pieces, in points.
  private static let tolerance: CGFloat = 0.005

  /// Creates the inside of a path; a point is inside if the path winds around it.
  init(filling path: CellPath) {
    self.init(filling: path.polylines(tolerance: Self.tolerance).map { $0.points.map(Point.init) })
  }

  /// Creates the area of a line along a path, with round ends and joins.
  init(stroking path: CellPath, width: CGFloat) {
    self.init()
    guard width > 0 else { return }
    for line in path.polylines(tolerance: Self.tolerance) {
      let points = line.distinctPoints
      let walks =
        if points.count == 1 {
          [points]
        } else if line.isClosed {
          [points, points.reversed()]
        } else {
          // Once along the line, and back.
          [points + points.dropFirst().dropLast().reversed()]
        }
      formUnion(PolygonArea(positive: walks.map { Self.side(of: $0, distance: width / 2) }))
    }
  }

  /// Returns the outline of the area next to a closed walk, on one side of it.
  ///
  /// The area is the union of a rectangle for each piece of the walk and a sector for each corner.
  /// The outlines of two walks that go back and forth between the same points contain the area
  /// between them once or more often, because the walks themselves cancel each other.
  private static func side(of walk: [CGPoint], distance: CGFloat) -> [Point] {
    let largestTurn = 2 * acos(max(0, 1 - tolerance / max(distance, tolerance)))
    var outline: [CGPoint] = []
    func addArc(around center: CGPoint, from normal: CGVector, by turn: CGFloat) {
      let count = max(1, (turn / largestTurn).rounded(.up))
      for step in 0...Int(count) {
        let angle = turn * CGFloat(step) / count
        outline.append(center.moved(along: normal.rotated(by: angle), by: distance))
      }
    }
    if walk.count == 1 {
      addArc(around: walk[0], from: CGVector(dx: 1, dy: 0), by: 2 * .pi)
      return outline.dropLast().reversed().map(Point.init)
    }
    for index in walk.indices {
      let before = walk[index == 0 ? walk.count - 1 : index - 1]
      let (point, after) = (walk[index], walk[index + 1 == walk.count ? 0 : index + 1])
      let arriving = CGVector(from: before, to: point)
      let leaving = CGVector(from: point, to: after)
      let (first, second) = (arriving.unit.normal, leaving.unit.normal)
      let turn = atan2(first.cross(second), first.dot(second))
      if turn >= 0 || turn <= -.pi {
        addArc(around: point, from: first, by: abs(turn))
        continue
      }
      // The other side of a corner: where both outlines meet, or else by way of the corner itself.
      let overlap = distance * tan(-turn / 2)
      if overlap <= min(arriving.length, leaving.length) / 2 {
        let middle = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
        outline.append(point.moved(along: middle, by: distance / (1 + first.dot(second))))
      } else {
        outline.append(point.moved(along: first, by: distance))
        outline.append(point)
        outline.append(point.moved(along: second, by: distance))
      }
    }
    return outline.reversed().map(Point.init)
  }

  /// The outlines of the area as a path, each of which is filled by every rule.
  var path: CellPath {
    CellPath(
      rings.flatMap { ring in
        ring.enumerated().map { index, point -> CellPath.Element in
          index == 0 ? .move(to: point.position) : .line(to: point.position)
        } + [.close]
      })
  }
}

/// A part of a path in straight pieces.
private struct Polyline {
  var points: [CGPoint]
  var isClosed = false

  /// The points without repetitions.
  var distinctPoints: [CGPoint] {
    var result: [CGPoint] = []
    for point in points where result.last != point { result.append(point) }
    while isClosed, result.count > 1, result.last == result.first { result.removeLast() }
    return result
  }
}

extension CellPath {
  /// Returns the parts of the path in straight pieces; a move without a line draws nothing.
  fileprivate func polylines(tolerance: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var current = Polyline(points: [])
    func finish() {
      if current.points.count > 1 || current.isClosed { lines.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current = Polyline(points: [point])
      case .line(let end): current.points.append(end)
      case .curve(let end, let control1, let control2):
        let start = current.points.last ?? control1
        let bend = max(start.bend(control1, control2), control1.bend(control2, end))
        let count = max(1, (0.75 * bend / tolerance).squareRoot().rounded(.up))
        for step in 1...Int(count) {
          let t = CGFloat(step) / count
          func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          current.points.append(
            CGPoint(
              x: value(start.x, control1.x, control2.x, end.x),
              y: value(start.y, control1.y, control2.y, end.y)))
        }
      case .close:
        guard let start = current.points.first else { continue }
        current.isClosed = true
        finish()
        current = Polyline(points: [start])
      }
    }
    finish()
    return lines
  }
}

extension CGPoint {
  fileprivate func moved(along direction: CGVector, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }

  /// Returns the deviation of a path through two more points from even steps on a straight line.
  fileprivate func bend(_ second: CGPoint, _ third: CGPoint) -> CGFloat {
    hypot(x - 2 * second.x + third.x, y - 2 * second.y + third.y)
  }
}

/// A direction with a length.
private struct CGVector {
  var dx: CGFloat
  var dy: CGFloat

  init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  init(from start: CGPoint, to end: CGPoint) { (dx, dy) = (end.x - start.x, end.y - start.y) }

  var length: CGFloat { hypot(dx, dy) }
  var unit: CGVector { CGVector(dx: dx / length, dy: dy / length) }

  /// The direction to the side whose outline is drawn.
  var normal: CGVector { CGVector(dx: dy, dy: -dx) }

  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  func rotated(by angle: CGFloat) -> CGVector {
    CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }
}
