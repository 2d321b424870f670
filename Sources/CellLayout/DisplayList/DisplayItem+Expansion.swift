import CellConfiguration
import Foundation

extension [DisplayItem] {
  /// Returns the items with each symbol as a filled path.
  ///
  /// ```swift
  /// let outlines = SymbolOutlines()
  /// draw(presentation.displayList.expandingSymbols(with: outlines), on: &canvas)
  /// ```
  ///
  /// Identities, order and opacity stay the same, and symbols in groups are replaced as well. A
  /// symbol in its own colors becomes black (assumed). A symbol whose name has no drawing stays a
  /// symbol, so that your app can draw it in its own way.
  public func expandingSymbols(with outlines: SymbolOutlines) -> [DisplayItem] {
    expanding { item in
      guard case .symbol(let symbol) = item.content,
        let path = outlines.path(
          ofSymbolNamed: symbol.name, in: symbol.frame, weight: symbol.weight,
          isRightToLeft: symbol.isRightToLeft)
      else { return nil }
      return .fill(.path(path), symbol.color ?? CellColor.Components(red: 0, green: 0, blue: 0))
    }
  }

  /// Returns the items with other contents, in groups as well.
  ///
  /// - Parameter replacement: Returns the new content of an item; `nil` to keep its content.
  func expanding(_ replacement: (DisplayItem) -> DisplayItem.Content?) -> [DisplayItem] {
    map { item in
      var item = item
      if case .group(let members, let clip) = item.content {
        item.content = .group(members.expanding(replacement), clip: clip)
      } else if let content = replacement(item) {
        item.content = content
      }
      return item
    }
  }
}
