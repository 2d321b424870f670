import CellConfiguration
public import CellHosting
public import Foundation

extension UITableView {
  // MARK: Cells

  /// Registers a class of cells for an identifier.
  public func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String)
  {
    hostedList.pool.register(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Registers a class of headers and footers for an identifier.
  public func register(
    _ viewClass: UITableViewHeaderFooterView.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    hostedList.pool.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Returns an unconfigured cell of the registered class; a `UITableViewCell` without one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    hostedList.pool.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  /// Returns an unconfigured cell that another row used, or a new one of the registered class;
  /// `nil` for neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    hostedList.pool.dequeueReusableCell(withIdentifier: identifier)
  }
  /// Returns an unconfigured header or footer of the registered class; `nil` without one.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    hostedList.pool.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  // MARK: Places

  /// Returns the number of rows in a section, which must exist.
  public func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }
  /// Returns the cell of a row on display; `nil` for none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    id(at: indexPath).flatMap { _ in view(of: ListItem(indexPath)) as? UITableViewCell }
  }
  /// Returns the header of a section on display; `nil` for one with another view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: .header(section: section)) as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section on display; `nil` for one with another view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(of: .footer(section: section)) as? UITableViewHeaderFooterView
  }
  /// Returns the index path of a cell; `nil` for one that is not in the table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    hostedList.pool.indexPath(for: cell)
  }
  /// Returns the index path of the row at a point of the content; `nil` for none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPathOfRow(at: point) }
  /// The cells on display, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    visibleRows.compactMap { $0.cell as? UITableViewCell }
  }
  /// The rows on display, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.indexPath) }
  /// Returns the frame of a row in the content; zero for a missing row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    id(at: indexPath).map { _ in frame(of: ListItem(indexPath)) } ?? .zero
  }
  /// Scrolls until a row is at a place, at once.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition.position)
  }

  // MARK: Changes

  /// Performs changes of rows and sections as one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch { updates?() }
    completion?(true)
  }
  /// Begins changes of rows and sections that ``endUpdates()`` makes as one.
  public func beginUpdates() { beginBatch() }
  /// Makes the changes since ``beginUpdates()``, and measures all rows again.
  public func endUpdates() { endBatch() }
  /// Inserts rows, which the data source has already.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }
  /// Deletes rows, which the data source has no longer.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }
  /// Gives rows new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }
  /// Configures the existing cells of rows again.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }
  /// Moves a row, which the data source has moved already.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections with the rows that the data source has for them.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += sections }
  }
  /// Deletes sections, which the data source has no longer.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += sections }
  }
  /// Gives sections new rows, headers and footers.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += sections }
  }
  /// Moves a section, which the data source has moved already.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selecting and editing

  /// The topmost selected row; `nil` for none.
  public var indexPathForSelectedRow: IndexPath? { selectedIndexPaths.first }
  /// The selected rows, from top to bottom; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedIndexPaths.isEmpty ? nil : selectedIndexPaths
  }
  /// Selects a row without telling the delegate, and scrolls to it; `nil` deselects all rows.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, at: scrollPosition == .none ? nil : scrollPosition.position)
  }
  /// Deselects a row; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }
}

extension UITableView.ScrollPosition {
  fileprivate var position: ListScrollPosition {
    switch self {
    case .none: .nearest
    case .top: .top
    case .middle: .middle
    case .bottom: .bottom
    }
  }
}

extension ListItem {
  /// The row at an index path.
  init(_ path: IndexPath) { self = .row(section: path[0], row: path[1]) }
}

// Members of all lists, by the names that table and collection views share.
extension UIScrollView {
  /// Whether rows can be selected outside editing mode.
  public var allowsSelection: Bool {
    get { hostedList.selectionRules.allowsSelection }
    set { setRules { $0.allowsSelection = newValue } }
  }
  /// Whether several rows can be selected outside editing mode.
  public var allowsMultipleSelection: Bool {
    get { hostedList.selectionRules.allowsMultipleSelection }
    set { setRules { $0.allowsMultipleSelection = newValue } }
  }
  /// Whether rows can be selected in editing mode.
  public var allowsSelectionDuringEditing: Bool {
    get { hostedList.selectionRules.allowsSelectionDuringEditing }
    set { setRules { $0.allowsSelectionDuringEditing = newValue } }
  }
  /// Whether several rows can be selected in editing mode.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { hostedList.selectionRules.allowsMultipleSelectionDuringEditing }
    set { setRules { $0.allowsMultipleSelectionDuringEditing = newValue } }
  }
  /// Whether the row that gains keyboard focus is selected.
  public var selectionFollowsFocus: Bool {
    get { hostedList.selectionRules.selectionFollowsFocus }
    set { setRules { $0.selectionFollowsFocus = newValue } }
  }
  /// Changes the rules of selection; rows that are deselected for them are not reported.
  private func setRules(_ change: (inout ListSelectionRules) -> Void) {
    whileSelectingForApp { change(&hostedList.selectionRules) }
  }
  /// Whether the list measures cells again when they change.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { hostedList.selfSizingInvalidation }
    set { hostedList.selfSizingInvalidation = newValue }
  }
  /// Whether the rows are edited; they then show their editing controls.
  ///
  /// Rows stay selected as far as the rules for editing mode allow (assumed).
  public var isEditing: Bool {
    get { hostedList.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  public func setEditing(_ editing: Bool, animated: Bool) {
    whileSelectingForApp { hostedList.isEditing = editing }
    editingDidChange()
  }
  /// Whether the user moves a row.
  public var hasActiveDrag: Bool { hostedList.reorderedID != nil }
}
