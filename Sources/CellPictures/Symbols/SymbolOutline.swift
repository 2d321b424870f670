import CellConfiguration
import CellDocuments
import Foundation

/// A part of a symbol with cached segments and bounds.
struct SymbolOutline {
  /// The part.
  let part: SymbolPart

  /// Its path.
  let path: CellPath

  /// The area of its bounds.
  let extent: CGFloat

  private let pieces: [(start: CGPoint, end: CGPoint)]
  private let bounds: CGRect

  /// Computes the cached values of a part.
  init(_ part: SymbolPart) {
    self.part = part
    path = part.path
    pieces = path.pieces
    bounds = path.bounds ?? .null
    extent = path.extent
  }

  /// Whether the part is a closed line.
  var isClosedLine: Bool {
    if case .line = part { path.isClosed } else { false }
  }

  /// Returns whether most of another part is inside this one.
  func encloses(_ other: SymbolOutline) -> Bool {
    guard bounds.intersects(other.bounds.insetBy(dx: -1, dy: -1)) else { return false }
    var (inside, all): (CGFloat, CGFloat) = (0, 0)
    // If there are many segments, a sample is enough.
    for index in stride(from: 0, to: other.pieces.count, by: max(1, other.pieces.count / 16)) {
      let (start, end) = other.pieces[index]
      let length = hypot(end.x - start.x, end.y - start.y)
      all += length
      if winds(around: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)) {
        inside += length
      }
    }
    return inside > all / 2
  }

  /// Returns whether the outline goes around a point an odd number of times.
  private func winds(around point: CGPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    var isInside = false
    for (a, b) in pieces where (a.y > point.y) != (b.y > point.y) {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { isInside.toggle() }
    }
    return isInside
  }
}
