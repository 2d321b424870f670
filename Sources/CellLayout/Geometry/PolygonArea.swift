import Foundation

/// An area with straight edges, on a grid of 1/1024 point.
///
/// Coordinates are whole numbers, so the side of an edge on which a point lies is computed exactly.
/// Areas can therefore be combined without special cases for touching, crossing or coinciding
/// edges.
struct PolygonArea: Sendable {
  /// A point of the grid.
  struct Point: Hashable, Sendable {
    var x: Int
    var y: Int

    /// Creates the grid point nearest to a point.
    init(_ point: CGPoint) {
      x = Int((point.x * PolygonArea.gridPerPoint).rounded())
      y = Int((point.y * PolygonArea.gridPerPoint).rounded())
    }

    /// The position in points.
    var position: CGPoint {
      CGPoint(x: CGFloat(x) / PolygonArea.gridPerPoint, y: CGFloat(y) / PolygonArea.gridPerPoint)
    }
  }

  private static let gridPerPoint: CGFloat = 1024

  /// The outlines of the area.
  ///
  /// The area consists of the points around which the outlines wind at least once. They never wind
  /// around a point a negative number of times. The outlines of a union are therefore the outlines
  /// of all its areas.
  private(set) var rings: [[Point]]

  /// Creates the area of outlines that never wind around a point a negative number of times.
  init(positive rings: [[Point]] = []) { self.rings = rings }

  /// Creates the area around which outlines wind a positive or negative number of times.
  init(filling rings: [[Point]]) { self.rings = Overlay(rings, without: []).boundary }

  /// Adds another area.
  mutating func formUnion(_ other: PolygonArea) { rings += other.rings }

  /// Returns the area outside another one.
  func subtracting(_ other: PolygonArea) -> PolygonArea {
    PolygonArea(positive: Overlay(rings, without: other.rings).boundary)
  }

  /// The area with outlines that do not cross or overlap.
  var simplified: PolygonArea { subtracting(PolygonArea()) }

  /// Returns the area with each point moved by a transform.
  ///
  /// - Parameters:
  ///   - isMirroring: Whether the transform turns outlines around.
  ///   - transform: Returns the new position of a point.
  func mapped(isMirroring: Bool, _ transform: (CGPoint) -> CGPoint) -> PolygonArea {
    PolygonArea(
      positive: rings.map { ring in
        let moved = ring.map { Point(transform($0.position)) }
        return isMirroring ? moved.reversed() : moved
      })
  }
}

/// The edges of one area without another one, divided so that no two of them cross.
private struct Overlay {
  fileprivate typealias Point = PolygonArea.Point

  /// A directed edge of one of the two areas.
  fileprivate struct Segment {
    var start: Point
    var end: Point
    var isCutter: Bool
  }

  /// Coinciding segments as one edge, from its upper to its lower end.
  fileprivate struct Edge {
    var low: Point
    var high: Point

    /// The number by which a point to the right is wound around more often than one to the left.
    var turns: (area: Int, cutter: Int)
  }

  /// The maximum number of times that edges are divided.
  ///
  /// Rounding a crossing to the grid can cause another one. Two or three times are usual.
  private static let divisionLimit = 20

  private let edges: [Edge]

  /// Divides the edges of two areas.
  init(_ rings: [[Point]], without cutters: [[Point]]) {
    var segments = Self.segments(rings, isCutter: false) + Self.segments(cutters, isCutter: true)
    for _ in 0..<Self.divisionLimit {
      guard let divided = Self.divided(segments) else { break }
      segments = divided
    }
    edges = Self.merged(segments)
  }

  private static func segments(_ rings: [[Point]], isCutter: Bool) -> [Segment] {
    rings.flatMap { ring in
      ring.indices.compactMap { index in
        let (start, end) = (ring[index], ring[index + 1 == ring.count ? 0 : index + 1])
        return start == end ? nil : Segment(start: start, end: end, isCutter: isCutter)
      }
    }
  }

  /// Returns the segments divided where they meet others; `nil` if they meet only at their ends.
  private static func divided(_ segments: [Segment]) -> [Segment]? {
    let ordered = segments.sorted { min($0.start.y, $0.end.y) < min($1.start.y, $1.end.y) }
    var cuts = [[Point]](repeating: [], count: ordered.count)
    var isDivided = false
    func cut(_ index: Int, at point: Point) {
      if point == ordered[index].start || point == ordered[index].end { return }
      cuts[index].append(point)
      isDivided = true
    }
    for i in ordered.indices {
      let s = ordered[i]
      let bottom = max(s.start.y, s.end.y)
      let (left, right) = (min(s.start.x, s.end.x), max(s.start.x, s.end.x))
      for j in (i + 1)..<max(i + 1, ordered.count) {
        let t = ordered[j]
        if min(t.start.y, t.end.y) > bottom { break }
        if min(t.start.x, t.end.x) > right || max(t.start.x, t.end.x) < left { continue }
        let (tStart, tEnd) = (s.side(of: t.start), s.side(of: t.end))
        let (sStart, sEnd) = (t.side(of: s.start), t.side(of: s.end))
        if tStart == 0, s.spans(t.start) { cut(i, at: t.start) }
        if tEnd == 0, s.spans(t.end) { cut(i, at: t.end) }
        if sStart == 0, t.spans(s.start) { cut(j, at: s.start) }
        if sEnd == 0, t.spans(s.end) { cut(j, at: s.end) }
        guard tStart.signum() * tEnd.signum() < 0, sStart.signum() * sEnd.signum() < 0 else {
          continue
        }
        let crossing = s.point(at: Double(sStart) / Double(sStart - sEnd))
        cut(i, at: crossing)
        cut(j, at: crossing)
      }
    }
    if !isDivided { return nil }
    return zip(ordered, cuts).flatMap { segment, cuts in segment.divided(at: cuts) }
  }

  /// Returns the segments with coinciding ones as one edge, without those that cancel each other.
  private static func merged(_ segments: [Segment]) -> [Edge] {
    let edges = segments.map { segment -> Edge in
      let isDown = segment.start.precedes(segment.end)
      let turns = isDown ? 1 : -1
      return Edge(
        low: isDown ? segment.start : segment.end, high: isDown ? segment.end : segment.start,
        turns: segment.isCutter ? (0, turns) : (turns, 0))
    }
    .sorted { $0.low == $1.low ? $0.high.precedes($1.high) : $0.low.precedes($1.low) }
    var merged: [Edge] = []
    for edge in edges {
      if let last = merged.last, last.low == edge.low, last.high == edge.high {
        merged[merged.count - 1].turns.area += edge.turns.area
        merged[merged.count - 1].turns.cutter += edge.turns.cutter
      } else {
        merged.append(edge)
      }
    }
    return merged.filter { $0.turns != (0, 0) }
  }

  /// The outlines of the first area without the second one, which wind around its points once.
  var boundary: [[Point]] {
    let bands = Bands(edges.map { ($0.low.y, $0.high.y) })
    var kept: [(start: Point, end: Point)] = []
    for (index, edge) in edges.enumerated() {
      // Twice the middle of the edge, which is on the grid.
      let middle = (x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
      var left = (area: 0, cutter: 0)
      for other in bands.members(at: middle.y / 2) where other != index {
        guard edges[other].isLeft(ofTwice: middle) else { continue }
        left.area += edges[other].turns.area
        left.cutter += edges[other].turns.cutter
      }
      let right = (left.area + edge.turns.area, left.cutter + edge.turns.cutter)
      let isInside = (left: left.area != 0 && left.cutter == 0, right: right.0 != 0 && right.1 == 0)
      if isInside.left == isInside.right { continue }
      kept.append(isInside.right ? (edge.low, edge.high) : (edge.high, edge.low))
    }
    return Self.rings(kept)
  }

  /// Joins edges to rings without points on straight lines.
  private static func rings(_ edges: [(start: Point, end: Point)]) -> [[Point]] {
    var following = Dictionary(grouping: edges) { $0.start }.mapValues { $0.map(\.end) }
    var rings: [[Point]] = []
    for (start, _) in edges {
      while var point = following[start]?.popLast() {
        var ring = [start]
        while point != start {
          ring.append(point)
          guard let next = following[point]?.popLast() else { break }
          point = next
        }
        if point == start { rings.append(withoutStraightPoints(ring)) }
      }
    }
    return rings.filter { $0.count > 2 }
  }

  private static func withoutStraightPoints(_ ring: [Point]) -> [Point] {
    ring.indices.compactMap { index in
      let before = ring[index == 0 ? ring.count - 1 : index - 1]
      let after = ring[index + 1 == ring.count ? 0 : index + 1]
      let line = Segment(start: before, end: after, isCutter: false)
      return line.side(of: ring[index]) == 0 ? nil : ring[index]
    }
  }
}

extension Overlay.Segment {
  /// Returns a number whose sign is the side of the segment's line that a point is on.
  func side(of point: Overlay.Point) -> Int {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }

  /// Returns whether a point on the segment's line is on the segment.
  func spans(_ point: Overlay.Point) -> Bool {
    min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x)
      && min(start.y, end.y) <= point.y && point.y <= max(start.y, end.y)
  }

  /// Returns the grid point nearest to a fraction of the segment.
  func point(at fraction: Double) -> Overlay.Point {
    var point = start
    point.x += Int((Double(end.x - start.x) * fraction).rounded())
    point.y += Int((Double(end.y - start.y) * fraction).rounded())
    return point
  }

  /// Returns the pieces of the segment between points on it.
  func divided(at points: [Overlay.Point]) -> [Self] {
    if points.isEmpty { return [self] }
    func distance(_ point: Overlay.Point) -> Int {
      (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
    }
    let ends = points.sorted { distance($0) < distance($1) } + [end]
    var pieces: [Self] = []
    var last = start
    for end in ends where end != last {
      pieces.append(Self(start: last, end: end, isCutter: isCutter))
      last = end
    }
    return pieces
  }
}

extension Overlay.Edge {
  /// Returns whether the edge is to the left of a point that is not on it.
  ///
  /// The line to the left is slightly inclined, so that it passes no end of an edge.
  ///
  /// - Parameter point: Twice the position of the point.
  func isLeft(ofTwice point: (x: Int, y: Int)) -> Bool {
    let (lowY, highY) = (2 * low.y, 2 * high.y)
    guard lowY < point.y || lowY == point.y && 2 * low.x < point.x,
      highY > point.y || highY == point.y && 2 * high.x > point.x
    else { return false }
    return (high.x - low.x) * (point.y - lowY) < (high.y - low.y) * (point.x - 2 * low.x)
  }
}

extension PolygonArea.Point {
  /// Returns whether the point is above another one, or left of it at the same height.
  fileprivate func precedes(_ other: Self) -> Bool { y == other.y ? x < other.x : y < other.y }
}

/// Vertical ranges by the heights that they contain, to find those at a height fast.
private struct Bands {
  private var members: [[Int]] = []
  private var top = 0
  private var height = 1

  init(_ ranges: [(low: Int, high: Int)]) {
    guard let first = ranges.map(\.low).min(), let last = ranges.map(\.high).max() else { return }
    top = first
    height = max(1, (last - first) / max(1, min(512, ranges.count)))
    members = [[Int]](repeating: [], count: (last - first) / height + 1)
    for (index, range) in ranges.enumerated() {
      for band in (range.low - top) / height...(range.high - top) / height {
        members[band].append(index)
      }
    }
  }

  /// Returns the indices of the ranges near a height.
  func members(at height: Int) -> [Int] { members[(height - top) / self.height] }
}
