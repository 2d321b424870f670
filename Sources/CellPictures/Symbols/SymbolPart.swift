import CellConfiguration
import CellDocuments
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
    func turn(_ x: CGFloat, _ y: CGFloat) -> String { "A\(radius) \(radius) 0 0 1 \(x) \(y)" }
    self.init(
      known: "M\(box.minX) \(box.minY + radius)" + turn(box.minX + radius, box.minY)
        + "H\(box.maxX - radius)" + turn(box.maxX, box.minY + radius)
        + "V\(box.maxY - radius)" + turn(box.maxX - radius, box.maxY)
        + "H\(box.minX + radius)" + turn(box.minX, box.maxY - radius) + "Z")
  }
}
