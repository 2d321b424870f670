public import CellConfiguration

extension ListCell {
  /// Shows a cell: its content, background, accessories, indentation, actions and accessibility.
  ///
  /// ```swift
  /// cell.show(current.sections[path[0]].rows[path[1]].cell)
  /// ```
  ///
  /// Here, `current` is a document and `path` the index path of the cell. A property that the cell
  /// does not set has its default. Without list content, the view shows no content: assign a
  /// ``ConfigurableView/contentConfiguration`` for custom content afterwards. Properties that the
  /// list determines have no effect: the state, the height, the traits and the swipe offset.
  public func show(_ cell: ListCellConfiguration) {
    contentConfiguration = cell.content
    backgroundConfiguration = cell.background ?? defaultBackgroundConfiguration()
    accessories = cell.accessories
    arrangement.indentationLevel = max(cell.indentationLevel, 0)
    arrangement.indentationWidth = cell.indentationWidth
    indentsAccessories = cell.indentsAccessories
    action = cell.action
    leadingSwipeActions = cell.leadingSwipeActions
    trailingSwipeActions = cell.trailingSwipeActions
    accessibility = cell.accessibility
  }
}
