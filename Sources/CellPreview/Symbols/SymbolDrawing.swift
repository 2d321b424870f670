import CellConfiguration
import Foundation

/// A symbol as it is drawn in a box of 24 by 24.
struct SymbolDrawing {
  /// The side of the box.
  static let boxSide: CGFloat = 24

  /// What is drawn.
  let parts: [SymbolPart]

  /// Whether it is the mirror image of itself where text runs from right to left.
  ///
  /// Assumed, of symbols whose parts follow each other like words: a speaker, and then its sound.
  let facesTextDirection: Bool

  /// Creates a drawing of its parts.
  init(_ parts: [SymbolPart], facesTextDirection: Bool = false) {
    self.parts = parts
    self.facesTextDirection = facesTextDirection
  }

  /// A drawing that is mirrored where text runs from right to left.
  static func facingText(_ parts: SymbolPart...) -> SymbolDrawing {
    SymbolDrawing(parts, facesTextDirection: true)
  }
}

extension SymbolDrawing: ExpressibleByArrayLiteral {
  init(arrayLiteral parts: SymbolPart...) { self.init(parts) }
}

extension SymbolDrawing {
  /// The drawing as a table has it.
  var shape: SymbolShape {
    .group(
      parts.map { part in
        switch part {
        case .line(let path): .line(path)
        case .area(let path): .area(path)
        }
      })
  }

  /// The drawing with its closed lines filled; what lies inside them is cut out of them.
  ///
  /// Without a closed line it is the drawing as it is.
  var filledShape: SymbolShape {
    if !hasOutline { return shape }
    let pieces = parts.flatMap { part -> [SymbolPart] in
      switch part {
      case .line(let path): path.subpaths.map { .line($0) }
      case .area: [part]
      }
    }
    return .filled(pieces.map(SymbolOutline.init), depth: 0)
  }

  /// The closed lines, which can be filled.
  private var outlines: [CellPath] {
    parts.flatMap { part in
      if case .line(let path) = part { path.subpaths.filter(\.isClosed) } else { [CellPath]() }
    }
  }

  /// Whether there is a closed line, which can be filled.
  var hasOutline: Bool { !outlines.isEmpty }

  /// Whether its closed lines are most of it, so that it is one shape when they are filled.
  var isSolid: Bool {
    let whole = parts.map(\.path)
    return CellPath(outlines.flatMap(\.elements)).extent
      > CellPath(whole.flatMap(\.elements)).extent / 2
  }
}

extension SymbolShape {
  /// How many times something is cut out of what is cut out; more than that is drawn as lines.
  private static let depthLimit = 8

  /// Parts with the outermost of their closed lines filled.
  ///
  /// - Parameters:
  ///   - parts: The parts, each drawn without lifting the pen.
  ///   - depth: How many outlines are around them.
  fileprivate static func filled(_ parts: [SymbolOutline], depth: Int) -> SymbolShape {
    var bodies: [(outline: SymbolOutline, details: [SymbolOutline])] = []
    var rest: [SymbolPart] = []
    // The largest first: nothing lies in what is smaller.
    let outlines = parts.filter(\.isClosedLine).sorted { $0.extent > $1.extent }
    for part in outlines + parts.filter({ !$0.isClosedLine }) {
      if let body = bodies.firstIndex(where: { $0.outline.encloses(part) }) {
        bodies[body].details.append(part)
      } else if part.isClosedLine {
        bodies.append((part, []))
      } else {
        rest.append(part.part)
      }
    }
    let filled = bodies.map { body -> SymbolShape in
      let shape = SymbolShape.body(body.outline.path)
      if body.details.isEmpty { return shape }
      let details =
        depth < depthLimit
        ? SymbolShape.filled(body.details, depth: depth + 1)
        : SymbolDrawing(body.details.map(\.part)).shape
      return .cut(shape, by: details, gap: 0)
    }
    return .group(filled + [SymbolDrawing(rest).shape])
  }
}
