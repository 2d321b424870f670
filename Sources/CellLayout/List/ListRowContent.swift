public import CellConfiguration
import Foundation

/// The text, secondary text and image of a row, in a list whose rows are otherwise the same.
public struct ListRowContent: Hashable, Sendable {
  /// The text; `nil` for none.
  public var text: String?

  /// The secondary text; `nil` for none.
  public var secondaryText: String?

  /// The image; `nil` for none.
  public var image: CellImage?

  /// Creates the content of a row.
  public init(text: String? = nil, secondaryText: String? = nil, image: CellImage? = nil) {
    self.text = text
    self.secondaryText = secondaryText
    self.image = image
  }
}

extension ListRowContent: ValueDumpConvertible {}

extension ListLayout {
  /// Measures every row that is not exact yet, in a list whose rows differ only in text and image.
  ///
  /// ```swift
  /// list.measureRows(like: ListCellConfiguration(content: .subtitleCell())) { position in
  ///   ListRowContent(text: names[position.row], secondaryText: sizes[position.row])
  /// }
  /// ```
  ///
  /// The result is the same as if ``measureAll(cell:)`` measured such cells for the rows. It takes
  /// less time, because no cell is made for most rows. Headers and footers stay as they are.
  ///
  /// - Parameters:
  ///   - cell: The cell of every row; its own text, secondary text and image have no effect.
  ///   - content: Returns the text, secondary text and image of a row.
  /// - Complexity: O(*n*) in the number of rows, in addition to measuring.
  public mutating func measureRows(
    like cell: ListCellConfiguration, content: (ListPosition) -> ListRowContent
  ) {
    guard var measured = takeInexactSections() else { return }
    let (list, run) = (self, ContentRun())
    let context = context.overriding(cell.traitOverrides).resolved
    var cell = cell
    cell.content = cell.content?.withoutContent
    measured.updateInexactItems { item in
      guard case .row(let position) = item else { return nil }
      let shown = content(position)
      if let known = run.size(of: shown, context) { return known }
      cell.content?.text = shown.text
      cell.content?.secondaryText = shown.secondaryText
      cell.content?.image = shown.image
      return list.measured(cell, at: item, run)
    }
    sections = measured
  }
}
