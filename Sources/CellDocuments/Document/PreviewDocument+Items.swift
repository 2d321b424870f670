public import CellConfiguration

extension PreviewDocument {
  /// The visible headers, rows and footers, from top to bottom.
  ///
  /// Headers and footers that the mode of the list leaves out are not included.
  public var items: [ListItem] {
    sections.indices.flatMap { section in
      (hasHeader(inSection: section) ? [ListItem.header(section: section)] : [])
        + sections[section].rows.indices.map { ListItem.row(section: section, row: $0) }
        + (hasFooter(inSection: section) ? [ListItem.footer(section: section)] : [])
    }
  }

  /// Returns the cell of an item, in its state and in the traits of the list.
  ///
  /// You can lay it out or assign it to a cell:
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

  /// Returns the cell of an item in a list with certain traits.
  package func cell(at item: ListItem, in traits: TraitCollection) -> ListCellConfiguration {
    guard sections.indices.contains(item.section) else { return ListCellConfiguration() }
    let section = sections[item.section]
    switch item {
    case .row(let position):
      guard section.rows.indices.contains(position.row) else { return ListCellConfiguration() }
      // If the first item is the header, it has a header's style.
      let isHeader = position.row == 0 && list?.headerMode == .firstItemInSection
      var row = section.rows[position.row]
      if let list {
        row.leadingSwipeActions =
          row.leadingSwipeActions ?? list.leadingSwipeActionsConfigurationProvider?(position)
        row.trailingSwipeActions =
          row.trailingSwipeActions ?? list.trailingSwipeActionsConfigurationProvider?(position)
      }
      return row.shown(
        in: traits, defaultBackground: isHeader ? .listHeader() : .listCell())
    case .header:
      return section.header?.shown(in: traits, defaultBackground: .listHeader())
        ?? ListCellConfiguration()
    case .footer:
      return section.footer?.shown(in: traits, defaultBackground: .listFooter())
        ?? ListCellConfiguration()
    }
  }

  package func hasHeader(inSection section: Int) -> Bool {
    sections[section].header != nil && list.map { $0.headerMode == .supplementary } ?? true
  }

  package func hasFooter(inSection section: Int) -> Bool {
    sections[section].footer != nil && list.map { $0.footerMode == .supplementary } ?? true
  }
}
