import CellConfiguration
import CellDocuments
import CellLayout

extension DocumentLayout {
  /// The names of symbols without a drawing, each once, in the order of their first use.
  ///
  /// A picture shows each of them as a box with its name. `ListDocument.symbols` can provide
  /// drawings for them.
  public var unknownSymbols: [String] {
    let catalog = SymbolCatalog(document.symbols)
    var names: Set<String> = []
    return images.compactMap(\.symbolName)
      .filter { names.insert($0).inserted && !catalog.contains($0) }
  }

  /// Returns a notice for each symbol without a drawing, with the most similar known name.
  ///
  /// If there are very many, the last sentence counts the rest.
  ///
  /// - Parameter file: The name of the document's file.
  package func symbolNotices(file: String) -> [String] {
    let catalog = SymbolCatalog(document.symbols)
    let (file, names) = (file.escapedForTerminals, unknownSymbols)
    let shown = names.prefix(JSONReader.problemLimit)
    var notices = shown.map { name in
      let near =
        name.contains("/")
        ? "{ \"url\": \"\(name.shortenedForMessages)\" }"
        : catalog.nearestName(to: name).map { "\"\($0)\"" }
      let hint = near.map { " (did you mean \($0)?)" } ?? ""
      return "\(file): found no drawing for the symbol "
        + "\"\(name.shortenedForMessages.escapedForTerminals)\"\(hint.escapedForTerminals)"
    }
    let rest = names.count - shown.count
    if rest > 0 { notices.append("\(file): found no drawing for \(rest) more symbols") }
    return notices
  }
}
