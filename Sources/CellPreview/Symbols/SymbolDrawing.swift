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
    return .filled(
      parts.flatMap { part -> [SymbolPart] in
        switch part {
        case .line(let path): path.subpaths.map { .line($0) }
        case .area: [part]
        }
      })
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
  /// Parts with the outermost of their closed lines filled.
  fileprivate static func filled(_ parts: [SymbolPart]) -> SymbolShape {
    var (outlines, others): ([CellPath], [SymbolPart]) = ([], [])
    for part in parts {
      if case .line(let path) = part, path.isClosed {
        outlines.append(path)
      } else {
        others.append(part)
      }
    }
    // The largest first: nothing lies in what is smaller.
    outlines.sort { $0.extent > $1.extent }
    var bodies: [(outline: CellPath, details: [SymbolPart])] = []
    for outline in outlines {
      if let body = bodies.firstIndex(where: { $0.outline.encloses(outline) }) {
        bodies[body].details.append(.line(outline))
      } else {
        bodies.append((outline, []))
      }
    }
    var rest: [SymbolPart] = []
    for part in others {
      if let body = bodies.firstIndex(where: { $0.outline.encloses(part.path) }) {
        bodies[body].details.append(part)
      } else {
        rest.append(part)
      }
    }
    let filled = bodies.map { body -> SymbolShape in
      let shape = SymbolShape.body(body.outline)
      return body.details.isEmpty ? shape : .cut(shape, by: .filled(body.details), gap: 0)
    }
    return .group(filled + [SymbolDrawing(rest).shape])
  }
}

extension CellPath {
  /// The area of the smallest rectangle around the path.
  fileprivate var extent: CGFloat { bounds.map { $0.width * $0.height } ?? 0 }
}
