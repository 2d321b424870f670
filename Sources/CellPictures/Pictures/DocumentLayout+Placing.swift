package import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

extension DocumentLayout {
  /// Lays out the cells for which a closure returns `true`, each in its place; `nil` for all.
  mutating func placeCells(
    _ context: LayoutContext, where isIncluded: ((ListItem, ListCellConfiguration) -> Bool)?
  ) {
    if let list = document.listWithSeparatorsOfRows {
      placeCells(in: list, context, where: isIncluded)
    } else {
      placeRows(context, where: isIncluded)
    }
  }

  /// Places the cells in a list that includes the separators of its rows.
  private mutating func placeCells(
    in configuration: ListConfiguration, _ context: LayoutContext,
    where isIncluded: ((ListItem, ListCellConfiguration) -> Bool)?
  ) {
    let document = document
    var list = ListLayout(
      configuration,
      sections: document.sections.indices.map {
        ListSection(
          rowCount: document.sections[$0].rows.count, hasHeader: document.hasHeader(inSection: $0),
          hasFooter: document.hasFooter(inSection: $0))
      },
      width: listWidth, context: context)
    let items = document.items
    let shown = items.map { document.cell(at: $0, in: list.context.traits) }
    // 1. The sizes of all items, each with its own traits, determine their places.
    if isIncluded == nil {
      var cells = shown.makeIterator()
      list.measureAll { _ in cells.next() ?? ListCellConfiguration() }
    }
    // 2. The contents of the items are placed there.
    for (item, cell) in zip(items, shown) where isIncluded?(item, cell) ?? true {
      let layout = list.cellLayout(of: cell, at: item) {
        let state = document.sections[$0.section].rows[$0.row].state
        return list.looksSelected(
          isSelected: state.isSelected, isHighlighted: state.isHighlighted)
      }
      cells.append(
        DocumentCell(
          item: item, cell: cell, layout: layout,
          frame: list.frame(of: item), context: list.context.overriding(cell.traitOverrides)))
    }
    contentSize = list.contentSize
    self.list = list
  }

  /// Places cells outside any list: each laid out alone, one below another.
  private mutating func placeRows(
    _ context: LayoutContext, where isIncluded: ((ListItem, ListCellConfiguration) -> Bool)?
  ) {
    contentSize = CGSize(width: listWidth, height: 0)
    var context = context
    if let margins = document.inheritedMargins { context.cellLayoutMargins = margins }
    for item in document.items {
      let cell = document.cell(at: item, in: context.traits)
      if isIncluded?(item, cell) == false { continue }
      let context = context.overriding(cell.traitOverrides)
      let layout = ListCellLayout(cell, width: contentSize.width, context: context)
      // A row has any height, and the next one begins at the next whole pixel.
      let top = context.traits.pixelGrid.ceil(contentSize.height)
      contentSize.height = top + layout.size.height
      cells.append(
        DocumentCell(
          item: item, cell: cell, layout: layout,
          frame: CGRect(origin: CGPoint(x: 0, y: top), size: layout.size), context: context))
    }
  }
}

extension ListDocument {
  /// The list with the separators that rows set themselves; `nil` outside any list.
  package var listWithSeparatorsOfRows: ListConfiguration? {
    guard var list else { return nil }
    let own = sections.map { $0.rows.map(\.separatorConfiguration) }
    let handler = list.itemSeparatorHandler
    list.itemSeparatorHandler = { position, separators in
      own[position.section][position.row] ?? handler?(position, separators) ?? separators
    }
    return list
  }
}
