import CellConfiguration
import Foundation

/// The symbols of a picture: what their names stand for, and which are drawn already.
struct SymbolSheet {
  /// What makes two drawings of a symbol differ.
  struct Key: Hashable {
    /// The name of the symbol.
    var name: String

    /// How wide its lines are in its box.
    var lineWidth: CGFloat

    /// Whether text around it runs from right to left.
    var isRightToLeft: Bool
  }

  private let catalog: SymbolCatalog

  /// The elements that draw symbols, by their identifiers; `nil` for a symbol without a drawing.
  var identifiers: [Key: String?] = [:]

  /// Creates an empty sheet for the symbols of a catalog.
  init(_ catalog: SymbolCatalog = SymbolCatalog()) { self.catalog = catalog }

  /// What a symbol draws; `nil` for a symbol without a drawing.
  func shape(_ key: Key) -> SymbolShape? {
    catalog.composition(named: key.name)?.shape(isRightToLeft: key.isRightToLeft)
  }
}
