public import CellDocuments
public import CellLayout

extension CustomSymbol {
  /// Creates a drawing from a document's.
  ///
  /// ```swift
  /// let outlines = SymbolOutlines(symbols: document.symbols.mapValues { CustomSymbol($0) })
  /// ```
  public init(_ symbol: CustomSymbol) {
    self.init(
      lines: symbol.lines, areas: symbol.areas, box: symbol.box,
      facesTextDirection: symbol.facesTextDirection)
  }
}

extension SymbolCatalog {
  /// Creates a catalog of the built-in symbols and those of a document.
  init(_ document: ListDocument) { self.init(document.symbols.mapValues { CustomSymbol($0) }) }
}
