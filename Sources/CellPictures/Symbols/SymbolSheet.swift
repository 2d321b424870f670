import CellConfiguration
import Foundation

/// The symbols of a picture: the drawings for their names, and those already drawn.
package struct SymbolSheet {
  /// The properties that distinguish drawings of symbols.
  struct Key: Hashable {
    /// The name of the symbol.
    var name: String

    /// The width of its lines in its box.
    var lineWidth: CGFloat

    /// Whether the surrounding text runs from right to left.
    var isRightToLeft: Bool
  }

  private let catalog: SymbolCatalog

  /// The elements that draw symbols, by their identifiers; `nil` for a symbol without a drawing.
  var identifiers: [Key: String?] = [:]

  /// Creates an empty sheet for the symbols of a catalog.
  package init(_ catalog: SymbolCatalog = SymbolCatalog()) { self.catalog = catalog }

  /// Returns the shape of a symbol; `nil` for a symbol without a drawing.
  func shape(_ key: Key) -> SymbolShape? {
    catalog.composition(named: key.name)?.shape(isRightToLeft: key.isRightToLeft)
  }
}
