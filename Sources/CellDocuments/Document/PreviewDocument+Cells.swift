public import CellConfiguration
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
  package init(_ cell: ListCellConfiguration) {
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
