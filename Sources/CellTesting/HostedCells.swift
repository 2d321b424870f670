import CellConfiguration
import CellDocuments
public import CellHosting
import CellPictures
public import Foundation

extension ConfigurableView {
  /// Returns the frames and resolved values of the displayed parts, as text.
  ///
  /// A pending update pass runs first. The view is described as a row outside any list, whose
  /// margins differ from those of rows in a list. Its `cellLayout` has the frames in its list.
  ///
  /// ```swift
  /// let cell = ItemCell()
  /// cell.isSelected = true
  /// print(cell.describe())
  /// ```
  ///
  /// - Parameter width: The width in points; `nil` for the width of the view, or of a phone if it
  ///   has none.
  public func describe(width: CGFloat? = nil) -> String {
    updateConfigurationIfNeeded()
    let own = bounds.width > 0 ? bounds.width : nil
    return displayedConfiguration.describe(in: traitCollection, width: width ?? own ?? 390)
  }
}

extension PreviewDocument {
  /// Checks that no cell in the document shows a content view of its own.
  ///
  /// The document would show such a cell as an empty row, whatever the view shows.
  ///
  /// - Throws: ``SnapshotError`` for the first cell that does.
  func checkContentViews() throws {
    guard let (place, view) = contentViews.first else { return }
    throw SnapshotError(
      message: "\(place) shows the content view \(view), which no snapshot contains. Compare the "
        + "contentConfiguration of the cell as a value, and frames in its configuredContentView.")
  }

  /// The places of cells with a content view of their own, and the types of these views.
  private var contentViews: [(place: String, view: String)] {
    let isSingle = list == nil && sections.count == 1 && sections[0].rows.count == 1
    return sections.enumerated().flatMap { index, section in
      let rows = section.rows.enumerated().map { row, value in
        (isSingle ? "The row" : "sections[\(index)].rows[\(row)]", value.contentViewName)
      }
      let others = [
        ("sections[\(index)].header", section.header?.contentViewName),
        ("sections[\(index)].footer", section.footer?.contentViewName),
      ]
      return (rows + others).compactMap { place, view in view.map { (place, $0) } }
    }
  }
}
