import Foundation

/// A part of a symbol's name that changes what the part before it draws.
enum SymbolModifier: Hashable {
  /// `fill`: closed lines become areas.
  case fill

  /// `slash`: a line across it.
  case slash

  /// `circle` and its kin: a smaller drawing inside a shape.
  case enclosure(SymbolEnclosure)

  /// `badge.plus` and its kin: a small disc at the lower trailing corner with another symbol cut
  /// out of it; `badge` alone is a dot at the upper trailing corner.
  case badge(String?)

  /// The modifiers of one word.
  static let words: [String: SymbolModifier] = {
    let enclosures = SymbolEnclosure.allCases.map {
      ($0.rawValue, SymbolModifier.enclosure($0))
    }
    return Dictionary(enclosures + [("fill", .fill), ("slash", .slash), ("badge", .badge(nil))]) {
      first, _ in first
    }
  }()
}
