import CellConfiguration
import CellLayout
import CellText
import Foundation

/// The cells of a document outside any list: each laid out alone, one below the other.
struct PlacedRows {
  private(set) var cells: [PreviewCell] = []
  private(set) var size: CGSize

  init(_ document: PreviewDocument, _ context: LayoutContext) {
    size = CGSize(width: document.width, height: 0)
    var context = context
    if let margins = document.inheritedMargins { context.cellLayoutMargins = margins }
    for (number, section) in document.sections.enumerated() {
      if let header = section.header {
        let header = header.shown(in: context.traits, defaultBackground: .listHeader())
        add(.header(section: number), header, isExpanded: false, context)
      }
      for (row, item) in section.rows.enumerated() {
        add(
          .row(section: number, row: row), item.shown(in: context.traits),
          isExpanded: item.state.isExpanded, context)
      }
      if let footer = section.footer {
        let footer = footer.shown(in: context.traits, defaultBackground: .listFooter())
        add(.footer(section: number), footer, isExpanded: false, context)
      }
    }
  }

  private mutating func add(
    _ item: ListItem, _ cell: ListCellConfiguration, isExpanded: Bool, _ context: LayoutContext
  ) {
    let context = context.overriding(cell.traitOverrides)
    let layout = ListCellLayout(cell, width: size.width, context: context)
    // A row has whatever height is given, and the next one begins with the next pixel.
    let top = context.traits.pixelGrid.ceil(size.height)
    size.height = top + layout.size.height
    cells.append(
      PreviewCell(
        item: item, cell: cell, isExpanded: isExpanded, layout: layout,
        frame: CGRect(origin: CGPoint(x: 0, y: top), size: layout.size), context: context))
  }
}
