public import CellConfiguration
public import CellLayout
import CellText
public import Foundation

extension ListCellConfiguration {
  /// The frames and resolved values of the cell outside any list, as text: what the command
  /// `cellpreview describe` prints.
  ///
  /// ```swift
  /// print(cell.describe(in: .phone, width: 358))
  /// ```
  ///
  /// - Parameters:
  ///   - traits: The traits; what they leave open is as on a phone.
  ///   - width: The width of the cell in points.
  public func describe(in traits: TraitCollection = .phone, width: CGFloat = 390) -> String {
    PreviewDocument(cells: [self], list: nil, width: width, traits: traits).describe()
  }
}

extension ListContentConfiguration {
  /// The frames and resolved values of the content alone in a cell, as text.
  ///
  /// - Parameters:
  ///   - traits: The traits; what they leave open is as on a phone.
  ///   - width: The width of the cell in points.
  public func describe(in traits: TraitCollection = .phone, width: CGFloat = 390) -> String {
    ListCellConfiguration(content: self).describe(in: traits, width: width)
  }
}

extension ListLayout {
  /// The frames and resolved values of every item of the list, as text.
  ///
  /// - Parameter cell: What each of its items shows.
  /// - Complexity: O(*n*) in the number of items: all of them are laid out.
  public func describe(cell: (ListItem) -> ListCellConfiguration) -> String {
    PreviewDocument(self, cell: cell).describe()
  }
}

extension PreviewDocument {
  /// The frames and resolved values of every cell, as text, measured by the embedded shaper unless
  /// the document asks for fixed advances.
  public func describe() -> String {
    let shaper = shaper.textShaper(pango: nil) ?? .embedded
    return PreviewLayout(self, shaper: shaper).descriptionText()
  }
}
