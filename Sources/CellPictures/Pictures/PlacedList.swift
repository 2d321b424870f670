package import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

/// The cells of a document in a list.
struct PlacedList {
  private(set) var cells: [PreviewCell] = []
  let size: CGSize
  let backgroundColor: CellColor

  /// Places the cells of a document in a list that includes the separators of its rows.
  ///
  /// - Parameter isIncluded: Returns whether a cell is laid out; `nil` for all. The places of cells
  ///   are exact only if all are laid out.
  init(
    _ document: PreviewDocument, _ configuration: ListConfiguration, _ context: LayoutContext,
    where isIncluded: ((ListCellConfiguration) -> Bool)?
  ) {
    backgroundColor = configuration.effectiveBackgroundColor
    var list = ListLayout(
      configuration,
      sections: document.sections.indices.map {
        ListSection(
          rowCount: document.sections[$0].rows.count, hasHeader: document.hasHeader(inSection: $0),
          hasFooter: document.hasFooter(inSection: $0))
      },
      width: document.width, context: context)
    let items = document.items
    let shown = items.map { document.cell(at: $0, in: list.context.traits) }
    // 1. The sizes of all items, each with its own traits, determine their places.
    for (item, cell) in zip(items, shown) where isIncluded == nil {
      list.setHeight(list.height(of: cell, at: item), of: item)
      list.setWidth(list.width(of: cell, at: item), of: item)
    }
    // 2. The contents of the items are placed there.
    for (item, cell) in zip(items, shown) where isIncluded?(cell) ?? true {
      let layout = list.cellLayout(of: cell, at: item) {
        document.sections[$0.section].rows[$0.row].state.isSelected
      }
      cells.append(
        PreviewCell(
          item: item, cell: cell, layout: layout,
          frame: list.frame(of: item), context: list.context.overriding(cell.traitOverrides)))
    }
    size = list.contentSize
  }
}

extension PreviewDocument {
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
