package import CellConfiguration
package import Foundation

/// The shape of a composed symbol: drawn, moved and cut-out parts.
///
/// The width of lines is not part of it, because that depends on the weight.
package indirect enum SymbolShape: Sendable {
  /// A line.
  case line(CellPath)

  /// The inside of an outline.
  case area(CellPath)

  /// The inside of an outline together with the line along it.
  case body(CellPath)

  /// Shapes from back to front.
  case group([SymbolShape])

  /// A smaller shape at another position, with its own line width.
  case placed(SymbolShape, SymbolPlacement)

  /// A shape without the area of another shape and a gap around it.
  case cut(SymbolShape, by: SymbolShape, gap: CGFloat)
}

/// The placement of a shape in the box of another one.
package struct SymbolPlacement: Sendable {
  /// The center of its box.
  package var center: CGPoint

  /// The scale of the shape.
  package var scale: CGFloat

  /// The width of its lines, relative to the lines of the surrounding shape.
  package var lineScale: CGFloat

  /// Whether the shape is mirrored.
  package var isMirrored = false

  /// The placement that mirrors a whole symbol.
  static let mirrored = SymbolPlacement(
    center: CGPoint(x: SymbolDrawing.boxSide / 2, y: SymbolDrawing.boxSide / 2), scale: 1,
    lineScale: 1, isMirrored: true)
}

/// A shape that encloses other symbols; it is drawn as the symbol of the same name.
package enum SymbolEnclosure: String, CaseIterable {
  case circle
  case square
  case rectangle
  case triangle
  case diamond
  case hexagon
  case octagon
  case seal
  case shield
  case bubble

  /// The placement of the enclosed symbol.
  var placement: SymbolPlacement {
    let (y, scale): (CGFloat, CGFloat) =
      switch self {
      case .circle: (12, 0.55)
      case .square: (12, 0.58)
      case .rectangle: (12, 0.5)
      case .triangle: (14.2, 0.44)
      case .diamond: (12, 0.46)
      case .hexagon, .octagon, .seal: (12, 0.52)
      case .shield: (11.4, 0.5)
      case .bubble: (10.4, 0.46)
      }
    return SymbolPlacement(center: CGPoint(x: 12, y: y), scale: scale, lineScale: 0.85)
  }
}

/// A part of a symbol's drawing: a stroked line or a filled area.
///
/// A string literal is the path data of a line.
package enum SymbolPart: Sendable {
  case line(CellPath)
  case area(CellPath)

  /// The outline of a disc.
  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolPart {
    box(x - radius, y - radius, 2 * radius, 2 * radius, radius)
  }

  /// A disc.
  static func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolPart {
    slab(x - radius, y - radius, 2 * radius, 2 * radius, radius)
  }

  /// The outline of a rectangle with round corners.
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
  ) -> SymbolPart {
    .line(CellPath(box: CGRect(x: x, y: y, width: width, height: height), radius: radius))
  }

  /// A rectangle with round corners.
  static func slab(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
  ) -> SymbolPart {
    .area(CellPath(box: CGRect(x: x, y: y, width: width, height: height), radius: radius))
  }

  /// Returns the inside of an outline given as path data.
  static func area(_ data: String) -> SymbolPart { .area(CellPath(known: data)) }

  /// The path of the line or area.
  var path: CellPath {
    switch self {
    case .line(let path), .area(let path): path
    }
  }
}

extension SymbolPart: ExpressibleByStringLiteral {
  package init(stringLiteral data: String) { self = .line(CellPath(known: data)) }
}

extension CellPath {
  /// Creates a path from data in the source code.
  fileprivate init(known data: String) {
    do {
      try self.init(pathData: data)
    } catch {
      preconditionFailure("\(data): \(error)")
    }
  }

  /// Creates a rectangle with quarter circles as corners, clockwise from its left edge.
  fileprivate init(box: CGRect, radius: CGFloat) {
    func turn(_ x: CGFloat, _ y: CGFloat) -> String { "A\(radius) \(radius) 0 0 1 \(x) \(y)" }
    self.init(
      known: "M\(box.minX) \(box.minY + radius)" + turn(box.minX + radius, box.minY)
        + "H\(box.maxX - radius)" + turn(box.maxX, box.minY + radius)
        + "V\(box.maxY - radius)" + turn(box.maxX - radius, box.maxY)
        + "H\(box.minX + radius)" + turn(box.minX, box.maxY - radius) + "Z")
  }
}

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
