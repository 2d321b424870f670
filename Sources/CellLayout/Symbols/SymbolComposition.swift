import CellConfiguration
import Foundation

/// A drawing with the modifiers of a name, each applied to the result of those before it.
///
/// `mic.slash.circle.fill` is a microphone with a slash, in a filled circle.
package struct SymbolComposition: Sendable {
  private indirect enum Content: Sendable {
    case drawing(SymbolDrawing)
    case enclosed(SymbolComposition, SymbolEnclosure, outline: SymbolDrawing)
  }

  private enum Badge: Sendable {
    case dot
    case drawing(SymbolDrawing)
  }

  private var content: Content
  private var isFilled = false
  private var isSlashed = false
  private var badge: Badge?

  /// Composes a symbol.
  ///
  /// - Parameters:
  ///   - name: The name of its drawing, with the modifiers.
  ///   - drawing: Finds a drawing by its name.
  init?(_ name: SymbolName, drawing: (String) -> SymbolDrawing?) {
    guard let base = drawing(name.base) else { return nil }
    content = .drawing(base)
    for modifier in name.modifiers {
      switch modifier {
      case .fill: isFilled = true
      case .slash: isSlashed = true
      case .badge(let name): badge = name.flatMap(drawing).map { .drawing($0) } ?? .dot
      case .enclosure(let enclosure):
        guard let outline = drawing(enclosure.rawValue) else { return nil }
        self = SymbolComposition(.enclosed(self, enclosure, outline: outline))
      }
    }
  }

  private init(_ content: Content) { self.content = content }

  /// Returns the shape of the symbol.
  ///
  /// - Parameter isRightToLeft: Whether to mirror drawings that face the direction of text, and to
  ///   put badges on the left.
  package func shape(isRightToLeft: Bool) -> SymbolShape {
    var shape = body(isRightToLeft)
    if isSlashed {
      shape = .group([.cut(shape, by: .line(Self.slash), gap: Self.gap), .line(Self.slash)])
    }
    guard let badge else { return shape }
    let (badgeShape, cutter) = Self.shapes(of: badge, isRightToLeft)
    return .group([.cut(shape, by: cutter, gap: Self.gap), badgeShape])
  }

  private func body(_ isRightToLeft: Bool) -> SymbolShape {
    switch content {
    case .drawing(let drawing):
      return drawing.shape(isFilled: isFilled, isRightToLeft: isRightToLeft)
    case .enclosed(var inner, let enclosure, let outline):
      // Thin lines around nothing would run into each other.
      inner.isFilled = true
      let placed = SymbolShape.placed(
        inner.shape(isRightToLeft: isRightToLeft), enclosure.placement)
      return isFilled
        ? .cut(outline.filledShape, by: placed, gap: 0) : .group([outline.shape, placed])
    }
  }
}

extension SymbolComposition {
  /// The width of the gap around a shape that is over another one.
  private static let gap: CGFloat = 1.5

  /// A line from the top left to the bottom right.
  private static let slash = CellPath([
    .move(to: CGPoint(x: 3, y: 3)), .line(to: CGPoint(x: 21, y: 21)),
  ])

  /// Returns a badge, and the shape that it cuts out of the drawing below.
  private static func shapes(
    of badge: Badge, _ isRightToLeft: Bool
  ) -> (badge: SymbolShape, cutter: SymbolShape) {
    func disc(_ center: CGPoint, _ radius: CGFloat) -> SymbolShape {
      SymbolDrawing([.dot(center.x, center.y, radius)]).shape
    }
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isRightToLeft ? SymbolDrawing.boxSide - x : x, y: y)
    }
    switch badge {
    case .dot:
      let dot = disc(corner(18.5, 5.5), 3.4)
      return (dot, dot)
    case .drawing(let drawing) where drawing.isSolid:
      // It fills its own outline and needs no disc.
      let placement = SymbolPlacement(center: corner(17.8, 17.8), scale: 0.44, lineScale: 0.5)
      let shape = SymbolShape.placed(drawing.filledShape, placement)
      return (shape, shape)
    case .drawing(let drawing):
      let center = corner(17.4, 17.4)
      let disc = disc(center, 5)
      let placement = SymbolPlacement(center: center, scale: 0.31, lineScale: 0.85)
      return (.cut(disc, by: .placed(drawing.shape, placement), gap: 0), disc)
    }
  }
}

/// A part of a symbol's name that changes the drawing of the part before it.
package enum SymbolModifier: Hashable {
  /// `fill`: closed lines become areas.
  case fill

  /// `slash`: a line across the symbol.
  case slash

  /// `circle` and other shapes: a smaller drawing inside a shape.
  case enclosure(SymbolEnclosure)

  /// `badge.plus` and other badges: a small disc at the lower trailing corner.
  ///
  /// Another symbol is cut out of the disc. `badge` alone is a dot at the upper trailing corner.
  case badge(String?)

  /// The modifiers of a single word.
  package static let words: [String: SymbolModifier] = {
    let enclosures = SymbolEnclosure.allCases.map {
      ($0.rawValue, SymbolModifier.enclosure($0))
    }
    return Dictionary(enclosures + [("fill", .fill), ("slash", .slash), ("badge", .badge(nil))]) {
      first, _ in first
    }
  }()
}

/// A symbol's name, divided into the name of a drawing and the modifiers after it.
///
/// `person.crop.circle.badge.plus` is the drawing `person.crop.circle`, whose own name ends like a
/// modifier, with a badge.
package struct SymbolName: Hashable {
  /// The name of the drawing.
  package let base: String

  /// The modifiers of the drawing, in order.
  let modifiers: [SymbolModifier]

  /// The maximum size of a name with its modifiers, in bytes.
  package static let lengthLimit = 200

  /// Divides a name at the end of the longest drawing name; `nil` without a drawing.
  package init?(_ name: String, isDrawn: (String) -> Bool) {
    guard name.utf8.count <= Self.lengthLimit else { return nil }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    for count in (1...max(1, words.count)).reversed() {
      let base = words.prefix(count).joined(separator: ".")
      if isDrawn(base), let modifiers = Self.modifiers(words.dropFirst(count), isDrawn: isDrawn) {
        self.base = base
        self.modifiers = modifiers
        return
      }
    }
    return nil
  }

  /// Parses modifiers; `nil` if any word is not a modifier.
  private static func modifiers(
    _ words: ArraySlice<Substring>, isDrawn: (String) -> Bool
  ) -> [SymbolModifier]? {
    var (modifiers, rest): ([SymbolModifier], ArraySlice<Substring>) = ([], words)
    while let word = rest.popFirst() {
      guard var modifier = SymbolModifier.words[String(word)] else { return nil }
      if case .badge = modifier {
        // Try the longest name of a badge first; `badge.fill` is a badge without one.
        let counts = (0...rest.count).reversed()
        let names = counts.map { rest.prefix($0).joined(separator: ".") }
        if let (count, name) = zip(counts, names).first(where: { isDrawn($1) }) {
          modifier = .badge(name)
          rest = rest.dropFirst(count)
        }
      }
      modifiers.append(modifier)
    }
    return modifiers
  }
}
