public import CellConfiguration
public import Foundation

extension ListDocument {
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
  /// let document = try ListDocument(data: data, name: "list.json")
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

extension ListDocument.Row {
  /// Returns the row as shown in a list with certain traits, which apply unless the row overrides
  /// them.
  ///
  /// - Parameters:
  ///   - defaultBackground: The background if the row has none.
  package func shown(
    in traits: TraitCollection, defaultBackground: BackgroundConfiguration = .listCell()
  ) -> ListCellConfiguration {
    var cell = cell
    cell.background = cell.background ?? defaultBackground
    if customContent == nil { cell.content = content }
    return cell.shown(cell.state, in: traits)
  }
}

extension ListDocument.HeaderFooter {
  /// The header or footer as a cell, without its state.
  package var cell: ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: customContent == nil ? content : nil, background: background)
    cell.customContent = customContent
    cell.accessibility = accessibility
    return cell
  }

  /// Returns the header or footer as shown in a list with the given traits, like a row.
  package func shown(
    in traits: TraitCollection, defaultBackground: BackgroundConfiguration
  ) -> ListCellConfiguration {
    var cell = cell
    cell.background = cell.background ?? defaultBackground
    return cell.shown(state, in: traits)
  }
}

extension ListCellConfiguration {
  /// Returns the cell for a state whose traits override the traits of the list.
  fileprivate func shown(
    _ state: some ConfigurationState, in traits: TraitCollection
  ) -> ListCellConfiguration {
    var (cell, state) = (self, state)
    cell.traitOverrides = state.traitCollection.overrides
    state.traitCollection = traits
    return cell.updated(for: state)
  }
}

extension TraitCollection {
  /// The traits that a row overrides, if any; a row cannot override the list environment.
  fileprivate var overrides: TraitCollection? {
    let overrides = modifyingTraits { $0.listEnvironment = .unspecified }
    return overrides == TraitCollection() ? nil : overrides
  }
}

extension ListDocument {
  /// Creates a document of cells, one below another in one section.
  ///
  /// ```swift
  /// var cell = ListCellConfiguration(content: content, background: .listCell())
  /// cell.accessories = [.disclosureIndicator()]
  /// let layout = try DocumentLayout(ListDocument(cells: [cell]))
  /// let picture = layout.picture(showsLayoutGuides: false)
  /// ```
  ///
  /// - Parameters:
  ///   - cells: The cells; see ``Row/init(_:state:)``.
  ///   - list: The list around them; `nil` lays out each cell alone.
  ///   - width: The width of the list in points.
  ///   - traits: The traits of the list.
  public init(
    cells: [ListCellConfiguration],
    list: ListConfiguration? = ListDocument.defaultList(.insetGrouped), width: CGFloat = 390,
    traits: TraitCollection = TraitCollection()
  ) {
    self.list = list
    self.width = width
    self.traits = traits
    sections = [Section(rows: cells.map { Row($0) })]
  }
}

extension ListDocument.Row {
  /// Creates a row that shows a cell in a state.
  ///
  /// Content and background are updated for the state when the row is laid out, even if they were
  /// updated for another state. A cell without a background has none in the row. If its content is
  /// not list content, the row shows an empty cell, whose snapshots fail.
  ///
  /// - Parameters:
  ///   - cell: The cell that the row shows.
  ///   - state: The state, in addition to the flags and traits of the cell's own state; `nil` uses
  ///     the cell's own state alone.
  public init(_ cell: ListCellConfiguration, state: CellConfigurationState? = nil) {
    self.cell = cell
    if cell.content != nil {
      self.cell.otherContent = nil
    } else if cell.customContent == nil {
      self.cell.content = content
    }
    self.cell.background = cell.background ?? .clear()
    self.cell.indentationLevel = max(cell.indentationLevel, 0)
    guard var state else { return }
    if let traits = cell.traitOverrides {
      state.traitCollection = TraitCollection(traitsFrom: [state.traitCollection, traits])
    }
    self.cell.state = state
    self.cell.flags.formUnion(cell.flags)
  }
}

extension ListDocument.HeaderFooter {
  /// Creates a header or footer that shows a cell without its accessories.
  package init(_ cell: ListCellConfiguration) {
    var state = ViewConfigurationState()
    state.isSelected = cell.flags[.selected]
    state.isDisabled = cell.flags[.disabled]
    if let traits = cell.traitOverrides { state.traitCollection = traits }
    self.init(
      content: cell.content ?? .header(), background: cell.background ?? .clear(), state: state)
    accessibility = cell.accessibility
    contentViewName = cell.content == nil ? cell.contentViewName : nil
    customContent = cell.content == nil ? cell.customContent : nil
  }
}
