import CellConfiguration
package import Foundation

/// The drawing of a symbol, in a box of 24 by 24.
package struct SymbolDrawing: Sendable {
  /// The side length of the box.
  package static let boxSide: CGFloat = 24

  /// The parts of the drawing.
  let parts: [SymbolPart]

  /// Whether the drawing is mirrored in right-to-left layout.
  ///
  /// Assumed for symbols whose parts follow each other like words: a speaker, and then its sound.
  let facesTextDirection: Bool

  /// The number of parts at the end that keep their direction in a mirrored drawing, such as digits
  /// and checkmarks (assumed).
  private let uprightCount: Int

  /// Creates a drawing from its parts.
  init(_ parts: [SymbolPart], facesTextDirection: Bool = false, uprightCount: Int = 0) {
    self.parts = parts
    self.facesTextDirection = facesTextDirection
    self.uprightCount = uprightCount
  }

  /// Creates a drawing that is mirrored in right-to-left layout.
  ///
  /// - Parameters:
  ///   - parts: The mirrored parts.
  ///   - upright: Parts that move to the other side as one, and keep their direction.
  static func facingText(_ parts: SymbolPart..., upright: [SymbolPart] = []) -> SymbolDrawing {
    SymbolDrawing(parts + upright, facesTextDirection: true, uprightCount: upright.count)
  }
}

extension SymbolDrawing: ExpressibleByArrayLiteral {
  package init(arrayLiteral parts: SymbolPart...) { self.init(parts) }
}

extension SymbolDrawing {
  /// Returns the shape of the drawing in a direction of layout.
  func shape(isFilled: Bool, isRightToLeft: Bool) -> SymbolShape {
    let whole = isFilled ? filledShape : shape
    guard isRightToLeft, facesTextDirection else { return whole }
    guard uprightCount > 0 else { return .placed(whole, .mirrored) }
    let mirrored = SymbolDrawing(Array(parts.dropLast(uprightCount)))
    let upright = SymbolDrawing(Array(parts.suffix(uprightCount)))
    let middle = CellPath(upright.parts.map(\.path).flatMap(\.elements)).controlBounds?.midX
    let place = SymbolPlacement(
      center: CGPoint(
        x: Self.boxSide * 1.5 - 2 * (middle ?? Self.boxSide / 2), y: Self.boxSide / 2),
      scale: 1, lineScale: 1)
    return .group([
      .placed(isFilled ? mirrored.filledShape : mirrored.shape, .mirrored),
      .placed(isFilled ? upright.filledShape : upright.shape, place),
    ])
  }

  /// The shape of the unmodified drawing.
  var shape: SymbolShape {
    .group(
      parts.map { part in
        switch part {
        case .line(let path): .line(path)
        case .area(let path): .area(path)
        }
      })
  }

  /// The shape of the drawing with its closed lines filled, and the parts inside them cut out.
  ///
  /// Without a closed line, it is the shape of the unmodified drawing.
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

  /// Whether there is a closed line to fill.
  var hasOutline: Bool { !outlines.isEmpty }

  /// Whether closed lines make up most of the drawing, so that it is one shape when filled.
  var isSolid: Bool {
    let whole = parts.map(\.path)
    return CellPath(outlines.flatMap(\.elements)).extent
      > CellPath(whole.flatMap(\.elements)).extent / 2
  }
}

extension SymbolShape {
  /// The maximum depth of nested cutouts; deeper parts are drawn as lines.
  private static let depthLimit = 8

  /// Returns the shape of parts with their outermost closed lines filled.
  ///
  /// - Parameters:
  ///   - parts: The parts, each drawn without lifting the pen.
  ///   - depth: The number of outlines around them.
  fileprivate static func filled(_ parts: [SymbolOutline], depth: Int) -> SymbolShape {
    var bodies: [(outline: SymbolOutline, details: [SymbolOutline])] = []
    var rest: [SymbolPart] = []
    // Largest first: no outline is inside a smaller one.
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
