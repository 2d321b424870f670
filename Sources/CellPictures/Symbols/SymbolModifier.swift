import Foundation

/// A part of a symbol's name that changes the drawing of the part before it.
enum SymbolModifier: Hashable {
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
  static let words: [String: SymbolModifier] = {
    let enclosures = SymbolEnclosure.allCases.map {
      ($0.rawValue, SymbolModifier.enclosure($0))
    }
    return Dictionary(enclosures + [("fill", .fill), ("slash", .slash), ("badge", .badge(nil))]) {
      first, _ in first
    }
  }()
}
