import CellConfiguration
import CellLayout
import Foundation

/// The cells of a document outside any list: each laid out alone, one below the other.
struct PlacedRows {
  private(set) var cells: [PreviewCell] = []
  private(set) var size: CGSize

  init(_ document: PreviewDocument, _ context: LayoutContext) {
    size = CGSize(width: document.width, height: 0)
    var context = context
    context.inheritedMargins = document.inheritedMargins
    // A row of a table view is taller by its separator wherever it is.
    let metrics = context.traits.styleSheet.metrics
    var around = ListCellSurroundings()
    around.addsSeparatorToHeight =
      document.container == .tableView
      ? metrics.tableView.rowsIncludeSeparators : metrics.collectionView.rowsIncludeSeparators
    for (number, section) in document.sections.enumerated() {
      let path = "sections[\(number)]"
      if let header = section.header {
        let header = header.shown(in: context.traits, usual: .listHeader())
        add(.header, "\(path).header", header, context)
      }
      for (row, item) in section.rows.enumerated() {
        add(.row, "\(path).rows[\(row)]", item.shown(in: context.traits), context, around)
      }
      if let footer = section.footer {
        let footer = footer.shown(in: context.traits, usual: .listFooter())
        add(.footer, "\(path).footer", footer, context)
      }
    }
  }

  private mutating func add(
    _ kind: PreviewCell.Kind, _ path: String,
    _ item: ShownCell, _ context: LayoutContext,
    _ surroundings: ListCellSurroundings = ListCellSurroundings()
  ) {
    var context = context
    context.traits = item.traits
    let layout = ListCellLayout(
      item.cell, width: size.width, context: context, surroundings: surroundings)
    let origin = CGPoint(x: 0, y: size.height)
    size.height += layout.size.height
    cells.append(
      PreviewCell(
        kind: kind, path: path, cell: item.cell, isExpanded: item.isExpanded, layout: layout,
        frame: CGRect(origin: origin, size: layout.size), context: context))
  }
}
