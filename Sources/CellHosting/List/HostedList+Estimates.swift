public import CellConfiguration
public import CellLayout

extension HostedList {
  /// Measures rows before they come into view, from their labels and images alone.
  ///
  /// ```swift
  /// list.estimateRows(like: ListCellConfiguration(content: .subtitleCell())) { id in
  ///   ListRowContent(text: contacts[id]?.name, secondaryText: contacts[id]?.city)
  /// }
  /// ```
  ///
  /// Without estimates, a row that was never in view has the height that its style sheet estimates.
  /// The height of the content, and the offsets of rows far away, change while the user scrolls.
  /// With them, a list whose rows look alike has its final height at once, and no cell is made for
  /// rows out of view. A row in view has the height of its cell, as without estimates.
  ///
  /// The next ``update()`` measures the rows, and so does each update that shows another snapshot,
  /// width or traits. Rows that were measured before keep their heights.
  ///
  /// - Parameters:
  ///   - cell: The cell of every row; the text, secondary text and image of its content have no
  ///     effect.
  ///   - content: Returns the labels and the image of a row.
  /// - Complexity: O(*n*) for *n* rows in each of these updates.
  public func estimateRows(
    like cell: ListCellConfiguration,
    content: @escaping @MainActor (_ id: ItemID) -> ListRowContent
  ) {
    rowEstimates = (cell, content)
    pending.needsEstimates = true
    setNeedsUpdate()
  }

  /// Measures the rows of a new layout that were never in view.
  func estimateRows() {
    guard pending.needsEstimates else { return }
    pending.needsEstimates = false
    guard let rowEstimates else { return }
    // Their cells measure the rows on display, also after an estimate.
    for (item, shown) in shown where !layout.isExact(item) { shown.isMeasured = false }
    // The closure may read the layout, so a copy changes.
    var layout = layout
    layout.measureRows(like: rowEstimates.cell) { rowEstimates.content(itemIdentifier(at: $0)) }
    self.layout = layout
    pending.needsPlacement = true
  }
}
