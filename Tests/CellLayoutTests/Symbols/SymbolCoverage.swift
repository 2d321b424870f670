import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation

/// Which points a symbol covers, found from distances to its paths instead of from outlines.
indirect enum SymbolCoverage {
  case path(FlatPath, isFilled: Bool, reach: CGFloat)
  case union([SymbolCoverage])
  case placed(SymbolCoverage, SymbolPlacement)
  case difference(SymbolCoverage, SymbolCoverage)

  init(_ shape: SymbolShape, _ ink: SymbolInk) {
    switch shape {
    case .line(let path):
      self = .path(FlatPath(path), isFilled: false, reach: ink.strokeWidth(of: shape) / 2)
    case .area(let path), .body(let path):
      self = .path(FlatPath(path), isFilled: true, reach: ink.strokeWidth(of: shape) / 2)
    case .group(let shapes): self = .union(shapes.map { SymbolCoverage($0, ink) })
    case .placed(let shape, let placement):
      self = .placed(SymbolCoverage(shape, ink.placed(placement)), placement)
    case .cut(let shape, _, _) where ink.growth > 0: self = SymbolCoverage(shape, ink)
    case .cut(let shape, let cutter, let gap):
      self = .difference(
        SymbolCoverage(shape, ink),
        SymbolCoverage(cutter, SymbolInk(lineWidth: ink.lineWidth, growth: gap)))
    }
  }

  /// Returns whether a point of the box is covered; `nil` if it is too near an edge to say.
  func covers(_ point: CGPoint) -> Bool? {
    let near: [(CGFloat, CGFloat)] = [(0, 0), (0.05, 0), (-0.05, 0), (0, 0.05), (0, -0.05)]
    let all = near.map { contains(CGPoint(x: point.x + $0, y: point.y + $1)) }
    return all.allSatisfy { $0 == all[0] } ? all[0] : nil
  }

  private func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .path(let path, let isFilled, let reach):
      isFilled && path.windings(around: point) != 0
        || reach > 0 && path.isWithin(reach, of: point)
    case .union(let areas): areas.contains { $0.contains(point) }
    case .placed(let area, let placement):
      area.contains(
        CGPoint(
          x: 12 + (point.x - placement.center.x) / placement.scale
            * (placement.isMirrored ? -1 : 1),
          y: 12 + (point.y - placement.center.y) / placement.scale))
    case .difference(let area, let cutter): area.contains(point) && !cutter.contains(point)
    }
  }
}

/// A path in straight pieces.
struct FlatPath {
  private let rings: [[CGPoint]]
  private let bounds: CGRect

  init(_ path: CellPath) {
    rings = path.polygons
    bounds = path.bounds ?? .null
  }

  /// Returns whether the distance of a point from the lines of the path is at most a number.
  func isWithin(_ reach: CGFloat, of point: CGPoint) -> Bool {
    guard bounds.insetBy(dx: -reach - 1, dy: -reach - 1).contains(point) else { return false }
    return rings.contains { ring in
      (1..<max(1, ring.count)).contains { index in
        let (a, b) = (ring[index - 1], ring[index])
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let along = length == 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
        let share = min(max(along, 0), 1)
        return hypot(a.x + share * dx - point.x, a.y + share * dy - point.y) <= reach
      }
    }
  }

  /// Returns the number of times that the path winds around a point.
  func windings(around point: CGPoint) -> Int {
    var sum = 0
    for ring in rings {
      for index in ring.indices {
        let (a, b) = (ring[index], ring[index + 1 == ring.count ? 0 : index + 1])
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { sum += a.y < b.y ? 1 : -1 }
      }
    }
    return sum
  }
}
