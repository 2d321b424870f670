import CellConfiguration
import Foundation

/// A part of a symbol's drawing: a stroked line or a filled area.
///
/// A string literal is the path data of a line.
enum SymbolPart {
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
  init(stringLiteral data: String) { self = .line(CellPath(known: data)) }
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
    var pen = PathPen()
    pen.move(to: CGPoint(x: box.minX, y: box.minY + radius))
    func turn(_ x: CGFloat, _ y: CGFloat) {
      pen.arc(
        to: CGPoint(x: x, y: y), radii: CGSize(width: radius, height: radius), rotation: 0,
        isLarge: false, isClockwise: true)
    }
    turn(box.minX + radius, box.minY)
    pen.line(to: CGPoint(x: box.maxX - radius, y: box.minY))
    turn(box.maxX, box.minY + radius)
    pen.line(to: CGPoint(x: box.maxX, y: box.maxY - radius))
    turn(box.maxX - radius, box.maxY)
    pen.line(to: CGPoint(x: box.minX + radius, y: box.maxY))
    turn(box.minX, box.maxY - radius)
    pen.close()
    self.init(pen.elements)
  }
}
