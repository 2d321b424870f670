import CellConfiguration
package import CellDocuments
import Foundation

/// The drawings for names: first those of a document, then the built-in ones.
package struct SymbolCatalog {
  private let symbols: [String: PreviewSymbol]

  /// Creates a catalog.
  ///
  /// - Parameter symbols: The drawings of a document, by name.
  package init(_ symbols: [String: PreviewSymbol] = [:]) { self.symbols = symbols }

  /// The built-in drawings, by name.
  private static let drawings = Dictionary(
    SymbolCategory.all.flatMap(\.drawings).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })

  /// Other names of drawings: earlier and later names of the system, and short ones.
  static let aliases = [
    "antenna": "antenna.radiowaves.left.and.right", "battery": "battery.100",
    "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75",
    "battery.100percent": "battery.100", "battery.100percent.bolt": "battery.100.bolt",
    "bubble": "bubble.left", "document": "doc", "document.on.document": "doc.on.doc",
    "hand": "hand.raised", "icloud": "cloud", "line.horizontal.3": "line.3.horizontal",
    "list.dash": "list.bullet", "macbook": "laptopcomputer", "multiply": "xmark",
    "suit.heart": "heart", "text.document": "doc.text", "wrench": "wrench.adjustable",
  ]

  /// Returns the drawing for a name without modifiers.
  private func drawing(_ name: String) -> SymbolDrawing? {
    if let symbol = symbols[name] { return symbol.drawing }
    return Self.drawings[Self.aliases[name] ?? name]
  }

  private func isDrawn(_ name: String) -> Bool {
    symbols[name] != nil || Self.drawings[name] != nil || Self.aliases[name] != nil
  }

  /// Returns the drawing for a name with its modifiers; `nil` for an unknown name.
  func composition(named name: String) -> SymbolComposition? {
    SymbolName(name, isDrawn: isDrawn).flatMap { SymbolComposition($0, drawing: drawing) }
  }

  /// Returns whether a name has a drawing.
  func contains(_ name: String) -> Bool { SymbolName(name, isDrawn: isDrawn) != nil }
}

extension SymbolCatalog {
  /// Returns the known name that is most similar to a name without a drawing.
  ///
  /// 1. The words that are not modifiers are misspelled: `fodler.badge.plus`.
  /// 2. A modifier is misspelled: `folder.badge.pluss`.
  /// 3. The drawing does not exist, but one with the same beginning: `figure.dance`.
  func nearestName(to name: String) -> String? {
    guard name.utf8.count <= SymbolName.lengthLimit else { return nil }
    let words = name.split(separator: ".").map(String.init)
    let known = (Array(symbols.keys) + Self.drawings.keys + Self.aliases.keys).sorted()
    let endings = words.indices.map { words[$0...] }.filter { ending in
      SymbolName((["circle"] + ending).joined(separator: ".")) { $0 == "circle" || isDrawn($0) }
        .map { $0.base == "circle" } ?? false
    }
    for ending in [endings.first ?? [], []] {
      let stem = words.dropLast(ending.count).joined(separator: ".")
      if let near = NearestName.of(stem, among: known) {
        return ([near] + ending).joined(separator: ".")
      }
    }
    for count in words.indices.reversed() where count > 0 {
      let base = words.prefix(count).joined(separator: ".")
      guard contains(base) else { continue }
      let rest = words.dropFirst(count).joined(separator: ".")
      let next = SymbolModifier.words.keys.sorted() + (words[count - 1] == "badge" ? known : [])
      let near = NearestName.of(rest, among: next)
      return near.map { "\(base).\($0)" } ?? base
    }
    return words.first.flatMap { first in known.first { $0.hasPrefix("\(first).") } }
  }
}
