public import CellConfiguration
public import CellLayout
import CellText
public import Foundation

extension PreviewDocument {
  /// Creates a document of cells, one below another in one section.
  ///
  /// ```swift
  /// var cell = ListCellConfiguration(content: content, background: .listCell())
  /// cell.accessories = [.disclosureIndicator()]
  /// let picture = try PreviewLayout(PreviewDocument(cells: [cell])).picture(inspecting: false)
  /// ```
  ///
  /// - Parameters:
  ///   - cells: The cells; see ``Row/init(_:state:)``.
  ///   - list: The list around them; `nil` lays out each cell alone.
  ///   - width: The width of the list in points.
  ///   - traits: The traits of the list.
  public init(
    cells: [ListCellConfiguration],
    list: ListConfiguration? = PreviewDocument.defaultList(.insetGrouped), width: CGFloat = 390,
    traits: TraitCollection = TraitCollection()
  ) {
    self.list = list
    self.width = width
    self.traits = traits
    sections = [Section(rows: cells.map { Row($0) })]
  }

  /// Creates a document from a laid-out list.
  ///
  /// The document uses the embedded shaper, or a `FixedAdvanceShaper` if the list has one: other
  /// shapers cannot be written down. Separators that the list's handler sets for rows become
  /// separators of those rows, and swipe actions that it provides become theirs.
  ///
  /// - Parameters:
  ///   - layout: The list.
  ///   - cell: Returns the cell for an item; see ``Row/init(_:state:)``.
  public init(_ layout: ListLayout, cell: (ListItem) -> ListCellConfiguration) {
    var list = layout.configuration
    let handler = list.itemSeparatorHandler
    list.itemSeparatorHandler = nil
    list.leadingSwipeActionsConfigurationProvider = nil
    list.trailingSwipeActionsConfigurationProvider = nil
    width = layout.width
    screenWidth = layout.context.screenWidth
    traits = layout.context.traits.modifyingTraits { $0.listEnvironment = .unspecified }
    if let shaper = layout.context.shaper as? FixedAdvanceShaper {
      self.shaper = .fixedAdvance(shaper.advance)
    }
    for index in 0..<layout.sectionCount {
      var section = Section()
      if layout.hasHeader(inSection: index) {
        list.headerMode = .supplementary
        section.header = Supplementary(cell(.header(section: index)))
      }
      section.rows = (0..<layout.rowCount(inSection: index)).map { number in
        let position = ListPosition(section: index, row: number)
        var row = Row(
          layout.configuration.addingSwipeActions(to: cell(.row(position)), at: position))
        let usual = list.separatorConfiguration
        let own = handler?(position, usual) ?? usual
        if own != usual { row.separatorConfiguration = own }
        return row
      }
      if layout.hasFooter(inSection: index) {
        list.footerMode = .supplementary
        section.footer = Supplementary(cell(.footer(section: index)))
      }
      sections.append(section)
    }
    self.list = list
  }
}

extension PreviewDocument.Row {
  /// Creates a row that shows a cell in a state.
  ///
  /// Content and background are updated for the state when the row is laid out, whichever state
  /// they were updated for before. The cell itself says whether it is edited, selected, disabled
  /// and expanded, and which traits it specifies. If its content is not list content, the row shows
  /// an empty cell, whose snapshots fail.
  ///
  /// - Parameters:
  ///   - cell: The cell that the row shows.
  ///   - state: The rest of the state.
  public init(_ cell: ListCellConfiguration, state: CellConfigurationState = .init()) {
    var state = state
    state.isEditing = state.isEditing || cell.isEditing
    state.isSelected = state.isSelected || cell.isSelected
    state.isDisabled = state.isDisabled || cell.isDisabled
    state.isExpanded = state.isExpanded || cell.isExpanded
    if let traits = cell.traitOverrides {
      state.traitCollection = TraitCollection(traitsFrom: [state.traitCollection, traits])
    }
    self.init(
      content: cell.content ?? .cell(), background: cell.background ?? .clear(), state: state,
      accessories: cell.accessories, height: cell.height,
      indentationLevel: max(cell.indentationLevel, 0))
    indentationWidth = cell.indentationWidth
    indentsAccessories = cell.indentsAccessories
    leadingSwipeActions = cell.leadingSwipeActions
    trailingSwipeActions = cell.trailingSwipeActions
    swipeOffset = cell.swipeOffset
    accessibility = cell.accessibility
    contentViewName = cell.content == nil ? cell.contentViewName : nil
  }
}

extension PreviewDocument.Supplementary {
  /// Creates a header or footer that shows a cell without its accessories.
  fileprivate init(_ cell: ListCellConfiguration) {
    var state = ViewConfigurationState()
    state.isSelected = cell.isSelected
    state.isDisabled = cell.isDisabled
    if let traits = cell.traitOverrides { state.traitCollection = traits }
    self.init(
      content: cell.content ?? .header(), background: cell.background ?? .clear(), state: state)
    accessibility = cell.accessibility
    contentViewName = cell.content == nil ? cell.contentViewName : nil
  }
}
