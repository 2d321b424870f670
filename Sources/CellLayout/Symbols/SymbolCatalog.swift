package import CellConfiguration
package import Foundation

/// The drawings for names: first those of a document or an app, then the built-in ones.
package struct SymbolCatalog: Sendable {
  /// The properties that distinguish drawings of symbols.
  package struct Key: Hashable, Sendable {
    /// The name of the symbol.
    package var name: String

    /// The width of its lines in its box.
    package var lineWidth: CGFloat

    /// Whether the surrounding text runs from right to left.
    package var isRightToLeft: Bool

    /// Creates the key of a symbol in a weight.
    package init(name: String, weight: CellFont.Weight, isRightToLeft: Bool) {
      self.name = name
      self.isRightToLeft = isRightToLeft
      lineWidth = weight.symbolLineWidth
    }
  }

  private let custom: [String: SymbolDrawing]

  /// Creates a catalog.
  ///
  /// - Parameter custom: The drawings of a document or an app, by name.
  package init(_ custom: [String: CustomSymbol] = [:]) {
    self.custom = custom.mapValues(\.drawing)
  }

  /// All names without modifiers that have a drawing.
  package var names: [String] { Array(custom.keys) + Self.drawings.keys + Self.aliases.keys }

  /// The built-in drawings, by name.
  private static let drawings = Dictionary(
    SymbolCategory.all.flatMap(\.drawings).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })

  /// Other names of drawings: earlier and later names of the system, and short ones.
  package static let aliases = [
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
    custom[name] ?? Self.drawings[Self.aliases[name] ?? name]
  }

  /// Returns whether a name without modifiers has a drawing.
  package func isDrawn(_ name: String) -> Bool {
    custom[name] != nil || Self.drawings[name] != nil || Self.aliases[name] != nil
  }

  /// Returns the shape of a symbol; `nil` for a symbol without a drawing.
  package func shape(_ key: Key) -> SymbolShape? {
    SymbolName(key.name, isDrawn: isDrawn).flatMap { SymbolComposition($0, drawing: drawing) }?
      .shape(isRightToLeft: key.isRightToLeft)
  }

  /// Returns whether a name, with its modifiers, has a drawing.
  package func contains(_ name: String) -> Bool { SymbolName(name, isDrawn: isDrawn) != nil }
}
