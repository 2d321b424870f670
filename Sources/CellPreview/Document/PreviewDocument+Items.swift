public import CellConfiguration
public import CellLayout

extension PreviewDocument {
  /// The headers, rows and footers that are shown, from top to bottom.
  ///
  /// A header or footer that the mode of the list leaves out is not among them.
  public var items: [ListItem] {
    sections.indices.flatMap { section in
      (hasHeader(inSection: section) ? [ListItem.header(section: section)] : [])
        + sections[section].rows.indices.map { ListItem.row(section: section, row: $0) }
        + (hasFooter(inSection: section) ? [ListItem.footer(section: section)] : [])
    }
  }

  /// What an item shows in its state and in the traits of the list, ready to be laid out or given
  /// to a cell.
  ///
  /// ```swift
  /// let document = try PreviewDocument(data: data, name: "list.json")
  /// let cells = document.items.map { document.cell(at: $0) }
  /// ```
  ///
  /// An item that the document does not have is empty.
  public func cell(at item: ListItem) -> ListCellConfiguration {
    var traits = traits
    if let list { traits.listEnvironment = list.appearance.listEnvironment }
    return cell(at: item, in: traits)
  }

  /// What an item shows in a list of some traits.
  package func cell(at item: ListItem, in traits: TraitCollection) -> ListCellConfiguration {
    guard sections.indices.contains(item.section) else { return ListCellConfiguration() }
    let section = sections[item.section]
    switch item {
    case .row(let position):
      guard section.rows.indices.contains(position.row) else { return ListCellConfiguration() }
      // A first item that is the header looks like one.
      let isHeader = position.row == 0 && list?.headerMode == .firstItemInSection
      return section.rows[position.row].shown(
        in: traits, defaultBackground: isHeader ? .listHeader() : .listCell())
    case .header:
      return section.header?.shown(in: traits, defaultBackground: .listHeader())
        ?? ListCellConfiguration()
    case .footer:
      return section.footer?.shown(in: traits, defaultBackground: .listFooter())
        ?? ListCellConfiguration()
    }
  }

  func hasHeader(inSection section: Int) -> Bool {
    sections[section].header != nil && list.map { $0.headerMode == .supplementary } ?? true
  }

  func hasFooter(inSection section: Int) -> Bool {
    sections[section].footer != nil && list.map { $0.footerMode == .supplementary } ?? true
  }

  /// Whether an item is one of an outline that shows its children.
  func isExpanded(_ item: ListItem) -> Bool {
    guard case .row(let position) = item else { return false }
    return sections[position.section].rows[position.row].state.isExpanded
  }
}
