package import CellConfiguration
package import Foundation

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
    func scale(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
    return CellPath(
      elements.map { element in
        switch element {
        case .move(let end): .move(to: scale(end))
        case .line(let end): .line(to: scale(end))
        case .curve(let end, let control1, let control2):
          .curve(to: scale(end), control1: scale(control1), control2: scale(control2))
        case .close: .close
        }
      })
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
