import CellConfiguration
import CellLayout
import Foundation

/// The cells of a document in a list, all of them measured.
struct PlacedList {
  private(set) var cells: [PreviewCell] = []
  let size: CGSize
  let backgroundColor: CellColor

  init(
    _ document: PreviewDocument, _ appearance: ListConfiguration.Appearance,
    _ context: LayoutContext
  ) {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    backgroundColor = configuration.effectiveBackgroundColor
    let sections = document.sections
    var list = ListLayout(
      configuration,
      sections: sections.map {
        ListSection(
          rowCount: $0.rows.count, hasHeader: $0.header != nil, hasFooter: $0.footer != nil)
      },
      width: document.width, context: context)
    let items = Self.items(of: sections)
    let shown = items.map { Self.shown($0, sections, list.context.traits) }

    // 1. Every item in the width that it has; a row may have traits of its own.
    let layouts = zip(items, shown).map { item, shown in
      let surroundings = list.surroundings(of: item) {
        sections[$0.section].rows[$0.row].state.isSelected
      }
      return ListCellLayout(
        shown.cell, width: list.frame(of: item).width,
        context: Self.context(list.context, shown.traits), surroundings: surroundings)
    }
    // 2. Their heights give their places.
    for (item, layout) in zip(items, layouts) { list.setHeight(layout.size.height, of: item) }
    for (index, item) in items.enumerated() {
      let shown = shown[index]
      cells.append(
        PreviewCell(
          kind: item.kind, path: item.path, cell: shown.cell, isExpanded: shown.isExpanded,
          layout: layouts[index], frame: list.frame(of: item),
          context: Self.context(list.context, shown.traits)))
    }
    size = list.contentSize
  }

  private static func context(_ context: LayoutContext, _ traits: TraitCollection) -> LayoutContext
  {
    var context = context
    context.traits = traits
    return context
  }

  private static func items(of sections: [PreviewDocument.Section]) -> [ListItem] {
    sections.enumerated().flatMap { number, section in
      (section.header == nil ? [] : [ListItem.header(section: number)])
        + section.rows.indices.map { ListItem.row(section: number, row: $0) }
        + (section.footer == nil ? [] : [ListItem.footer(section: number)])
    }
  }

  private static func shown(
    _ item: ListItem, _ sections: [PreviewDocument.Section], _ traits: TraitCollection
  ) -> ShownCell {
    let section = sections[item.section]
    switch item {
    case .row(let position): return section.rows[position.row].shown(in: traits)
    case .header:
      return section.header?.shown(in: traits, usual: .listHeader())
        ?? ShownCell(cell: ListCellConfiguration(), traits: traits, isExpanded: false)
    case .footer:
      return section.footer?.shown(in: traits, usual: .listFooter())
        ?? ShownCell(cell: ListCellConfiguration(), traits: traits, isExpanded: false)
    }
  }
}

extension ListItem {
  fileprivate var kind: PreviewCell.Kind {
    switch self {
    case .header: .header
    case .row: .row
    case .footer: .footer
    }
  }

  /// Where the item stands in the document.
  fileprivate var path: String {
    switch self {
    case .header(let section): "sections[\(section)].header"
    case .row(let position): "sections[\(position.section)].rows[\(position.row)]"
    case .footer(let section): "sections[\(section)].footer"
    }
  }
}
