package import CellConfiguration
import CellLayout
import Foundation

/// The cells of a document in a list, all of them measured.
struct PlacedList {
  private(set) var cells: [PreviewCell] = []
  let size: CGSize
  let backgroundColor: CellColor

  /// Places the cells of a document in a list that has the separators of its rows.
  init(_ document: PreviewDocument, _ configuration: ListConfiguration, _ context: LayoutContext) {
    backgroundColor = configuration.effectiveBackgroundColor
    var sections = document.sections
    for index in sections.indices {
      if configuration.headerMode != .supplementary { sections[index].header = nil }
      if configuration.footerMode != .supplementary { sections[index].footer = nil }
    }
    var list = ListLayout(
      configuration,
      sections: sections.map {
        ListSection(
          rowCount: $0.rows.count, hasHeader: $0.header != nil, hasFooter: $0.footer != nil)
      },
      width: document.width, context: context)
    let items = Self.items(of: sections)
    let shown = items.map {
      Self.shown($0, sections, list.context.traits, headerMode: configuration.headerMode)
    }
    // 1. The size of every item, in which it may have traits of its own, gives all of them their
    //    places.
    for (item, cell) in zip(items, shown) {
      list.setHeight(list.height(of: cell, at: item), of: item)
      list.setWidth(list.width(of: cell, at: item), of: item)
    }
    // 2. What is in it has its place there.
    for (item, cell) in zip(items, shown) {
      let layout = list.cellLayout(of: cell, at: item) {
        sections[$0.section].rows[$0.row].state.isSelected
      }
      cells.append(
        PreviewCell(
          item: item, cell: cell, isExpanded: Self.isExpanded(item, sections), layout: layout,
          frame: list.frame(of: item), context: list.context.overriding(cell.traitOverrides)))
    }
    size = list.contentSize
  }

  private static func items(of sections: [PreviewDocument.Section]) -> [ListItem] {
    sections.enumerated().flatMap { number, section in
      (section.header == nil ? [] : [ListItem.header(section: number)])
        + section.rows.indices.map { ListItem.row(section: number, row: $0) }
        + (section.footer == nil ? [] : [ListItem.footer(section: number)])
    }
  }

  private static func shown(
    _ item: ListItem, _ sections: [PreviewDocument.Section], _ traits: TraitCollection,
    headerMode: ListConfiguration.HeaderMode
  ) -> ListCellConfiguration {
    let section = sections[item.section]
    switch item {
    case .row(let position):
      // A first item that is the header looks like one.
      let isHeader = position.row == 0 && headerMode == .firstItemInSection
      let place = isHeader ? SectionPlace.header : .row
      return section.rows[position.row].shown(in: traits, defaultBackground: place.background)
    case .header:
      return section.header?.shown(in: traits, defaultBackground: .listHeader())
        ?? ListCellConfiguration()
    case .footer:
      return section.footer?.shown(in: traits, defaultBackground: .listFooter())
        ?? ListCellConfiguration()
    }
  }

  private static func isExpanded(
    _ item: ListItem, _ sections: [PreviewDocument.Section]
  ) -> Bool {
    guard case .row(let position) = item else { return false }
    return sections[position.section].rows[position.row].state.isExpanded
  }
}

extension PreviewDocument {
  /// The list with the separators of the rows that say their own; `nil` outside any list.
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
