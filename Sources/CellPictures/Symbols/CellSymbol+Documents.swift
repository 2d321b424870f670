public import CellDocuments
public import CellLayout

extension CellSymbol {
  /// Creates a drawing from a document's drawing.
  ///
  /// ```swift
  /// let outlines = SymbolOutlines(symbols: document.symbols.mapValues { CellSymbol($0) })
  /// ```
  public init(_ symbol: PreviewSymbol) {
    self.init(
      lines: symbol.lines, areas: symbol.areas, box: symbol.box,
      facesTextDirection: symbol.facesTextDirection)
  }
}

extension SymbolCatalog {
  /// Creates a catalog of the built-in symbols and those of a document.
  init(_ document: PreviewDocument) { self.init(document.symbols.mapValues { CellSymbol($0) }) }
}
