import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

/// The cells of a document outside any list: each laid out alone, one below another.
struct PlacedRows {
  private(set) var cells: [PreviewCell] = []
  private(set) var size: CGSize

  /// Places the rows of a document.
  ///
  /// - Parameter isIncluded: Returns whether a row is laid out; `nil` for all.
  init(
    _ document: PreviewDocument, _ context: LayoutContext,
    where isIncluded: ((ListCellConfiguration) -> Bool)?
  ) {
    size = CGSize(width: document.width, height: 0)
    var context = context
    if let margins = document.inheritedMargins { context.cellLayoutMargins = margins }
    for item in document.items {
      let cell = document.cell(at: item, in: context.traits)
      if isIncluded?(cell) == false { continue }
      add(item, cell, context)
    }
  }

  private mutating func add(
    _ item: ListItem, _ cell: ListCellConfiguration, _ context: LayoutContext
  ) {
    let context = context.overriding(cell.traitOverrides)
    let layout = ListCellLayout(cell, width: size.width, context: context)
    // A row has any height, and the next one begins at the next whole pixel.
    let top = context.traits.pixelGrid.ceil(size.height)
    size.height = top + layout.size.height
    cells.append(
      PreviewCell(
        item: item, cell: cell, layout: layout,
        frame: CGRect(origin: CGPoint(x: 0, y: top), size: layout.size), context: context))
  }
}
