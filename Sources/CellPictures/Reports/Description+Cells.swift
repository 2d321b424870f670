public import CellConfiguration
public import CellDocuments
public import CellLayout
import CellText
public import Foundation

extension ListCellConfiguration {
  /// Returns the frames and resolved values of the cell outside any list, as text.
  ///
  /// The command `cellpreview describe` prints the same text:
  ///
  /// ```swift
  /// print(cell.describe(in: .phone, width: 358))
  /// ```
  ///
  /// - Parameters:
  ///   - traits: The traits; a phone provides unspecified ones.
  ///   - width: The width of the cell in points.
  public func describe(in traits: TraitCollection = .phone, width: CGFloat = 390) -> String {
    ListDocument(cells: [self], list: nil, width: width, traits: traits).describe()
  }
}

extension ListContentConfiguration {
  /// Returns the frames and resolved values of a cell with only this content, as text.
  ///
  /// - Parameters:
  ///   - traits: The traits; a phone provides unspecified ones.
  ///   - width: The width of the cell in points.
  public func describe(in traits: TraitCollection = .phone, width: CGFloat = 390) -> String {
    ListCellConfiguration(content: self).describe(in: traits, width: width)
  }
}

extension ListLayout {
  /// Returns the frames and resolved values of every item of the list, as text.
  ///
  /// - Parameter cell: Returns the cell for an item.
  /// - Complexity: O(*n*) in the number of items: all of them are laid out.
  public func describe(cell: (ListItem) -> ListCellConfiguration) -> String {
    ListDocument(self, cell: cell).describe()
  }
}

extension ListDocument {
  /// Returns the frames and resolved values of every cell, as text.
  ///
  /// The embedded shaper measures them, unless the document requests fixed advances.
  public func describe() -> String {
    let shaper = shaper.textShaper(pango: nil) ?? .embedded
    return DocumentLayout(self, shaper: shaper).describe()
  }
}
