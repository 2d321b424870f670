public import CellConfiguration
import CellText
public import Foundation

extension ListLayout {
  /// Lays out a cell, header or footer at its position in the list.
  ///
  /// Frames are in coordinates of the cell; ``frame(of:)`` returns the frame of the cell itself.
  /// The cell of a measured item has the measured height.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the cell.
  ///   - item: The item that the cell shows.
  ///   - isSelected: Returns whether a row is selected or, except on the Mac, highlighted;
  ///     separators beside these rows are hidden.
  /// - Precondition: The list contains the item.
  public func cellLayout(
    of cell: ListCellConfiguration, at item: ListItem,
    isSelected: (ListPosition) -> Bool = { _ in false }
  ) -> ListCellLayout {
    if cell.swipeOffset != 0, configuration.providesSwipeActions {
      return laidOut(addingSwipeActions(to: cell, at: item), at: item, isSelected)
    }
    return laidOut(cell, at: item, isSelected)
  }

  /// Returns the cell of an item with the swipe actions that the list provides for it.
  func addingSwipeActions(
    to cell: ListCellConfiguration, at item: ListItem
  ) -> ListCellConfiguration {
    guard case .row(let position) = item, configuration.providesSwipeActions else { return cell }
    return configuration.addingSwipeActions(to: cell, at: position)
  }

  private func laidOut(
    _ cell: ListCellConfiguration, at item: ListItem, _ isSelected: (ListPosition) -> Bool
  ) -> ListCellLayout {
    ListCellLayout(
      ListCellMeasurement(
        cell, width: width(of: cell, at: item),
        height: isExact(item) ? frame(of: item).height : nil, context: context,
        decorations: decorations(of: item, isSelected: isSelected)))
  }

  /// Returns the height that a cell, header or footer needs at its position in the list.
  public func height(of cell: ListCellConfiguration, at item: ListItem) -> CGFloat {
    if let height = cell.height { return height.finiteLength }
    var sizes = MeasuredCell()
    measure(cell, at: item, &sizes)
    return sizes.height
  }

  /// Returns the width of a cell, header or footer at its position in the list.
  ///
  /// All rows have the same width. A header that is one of the list's `contentHuggingElements` is
  /// only as wide as its content.
  public func width(of cell: ListCellConfiguration, at item: ListItem) -> CGFloat {
    guard hugsContent(item) else { return rowWidth }
    var sizes = MeasuredCell()
    measure(cell, at: item, &sizes)
    return sizes.fittedWidth
  }

  /// Returns the height and the own width of an item, measuring each text once.
  ///
  /// - Parameter run: The items measured before, if there are several.
  func measured(
    _ cell: borrowing ListCellConfiguration, at item: ListItem, _ run: ContentRun? = nil
  ) -> MeasuredItem {
    let (grid, hugs) = (context.grid, hugsContent(item))
    if !hugs, let height = cell.height {
      return MeasuredItem(height: ItemHeight(exactly: height.finiteLength, grid))
    }
    // The same content may have other margins in a header.
    let run = if case .row = item { run } else { nil as ContentRun? }
    if let known = run?.size(of: cell, cell.content, context.resolved) { return known }
    var sizes = MeasuredCell()
    measure(cell, at: item, &sizes, run)
    var measured = MeasuredItem(height: ItemHeight(exactly: sizes.height, grid))
    if hugs { measured.width = grid.round(sizes.fittedWidth) }
    run?.keep(measured, of: cell)
    return measured
  }

  /// Measures the parts of a cell that is as wide as all rows.
  private func measure(
    _ cell: borrowing ListCellConfiguration, at item: ListItem, _ sizes: inout MeasuredCell,
    _ run: ContentRun? = nil
  ) {
    if case .some = cell.traitOverrides {
      measure(cell, at: item, context.overriding(cell.traitOverrides), &sizes, run)
    } else {
      measure(cell, at: item, context, &sizes, run)
    }
  }

  // Not inlined into the two calls above.
  @inline(never)
  private func measure(
    _ cell: borrowing ListCellConfiguration, at item: ListItem, _ context: borrowing LayoutContext,
    _ sizes: inout MeasuredCell, _ run: ContentRun?
  ) {
    sizes.measure(
      cell, cell.content, width: rowWidth, height: nil, context, dimensions(of: item), run)
  }

  /// Returns whether an item is only as wide as its content.
  func hugsContent(_ item: ListItem) -> Bool {
    if configuration.contentHuggingElements.isEmpty { return false }
    return if case .header = item {
      configuration.contentHuggingElements.contains(.supplementaryHeader)
    } else {
      false
    }
  }

  /// Returns the decorations that the list adds to an item.
  ///
  /// - Precondition: If the item is a row, the list contains it.
  public func decorations(
    of item: ListItem, isSelected: (ListPosition) -> Bool = { _ in false }
  ) -> ListCellDecorations {
    var decorations = ListCellDecorations()
    decorations.dimensions = dimensions(of: item)
    if case .row(let position) = item {
      sections[position.section].rows.requireElement(at: position.row)
      decorations.clipRadii = clipRadii(of: position)
      decorations.separators = separators(of: position, isSelected: isSelected)
    }
    return decorations
  }

  /// Returns whether a row has the fill of a selected row, which hides the separators beside it.
  ///
  /// A highlighted row has the same fill (inferred), but on the Mac it has none (recorded). A
  /// separator would cut the edge of either fill (assumed).
  package func looksSelected(isSelected: Bool, isHighlighted: Bool) -> Bool {
    isSelected || (isHighlighted && context.traits.userInterfaceIdiom != .mac)
  }

  /// Returns the decorations of an item that affect its height.
  private func dimensions(of item: ListItem) -> ListCellDimensions {
    switch item {
    case .header(let section):
      var dimensions = edges.headerDimensions
      dimensions.topPadding = edges.headerTopPadding(isFirst: section == 0)
      return dimensions
    case .row: return edges.rowDimensions
    case .footer: return edges.footerDimensions
    }
  }

  /// Returns the corners of the card that a row clips to (G45).
  ///
  /// The first and the last row of a card have its corners. A first-item header has none: it is not
  /// part of the card.
  private func clipRadii(of position: ListPosition) -> CornerRadii {
    guard configuration.appearance == .insetGrouped else { return .zero }
    let rows = sections[position.section].rows.count
    let first = sections[position.section].isFirstRowHeader ? 1 : 0
    guard position.row >= first else { return .zero }
    var corners: RectCorners = []
    if position.row == first { corners.formUnion(.top) }
    if position.row == rows - 1 { corners.formUnion(.bottom) }
    return CornerRadii(context.resolved.metrics.sections.cardCornerRadius, at: corners)
  }

  /// Returns the separators of a row (P1, P2, P5, P6), or `nil` if the list shows none.
  private func separators(
    of position: ListPosition, isSelected: (ListPosition) -> Bool
  ) -> ListSeparatorConfiguration? {
    guard configuration.showsSeparators else { return nil }
    let automatic = automaticSeparators(of: position, isSelected)
    // The separators of the section, resolved for this row.
    var separators = configuration.separatorConfiguration
    separators.resolveVisibility(automatic)
    // The result of the handler is final.
    if let handler = configuration.itemSeparatorHandler {
      separators = handler(position, separators)
      separators.resolveVisibility(automatic)
    }
    return separators
  }

  private func automaticSeparators(
    of position: ListPosition, _ isSelected: (ListPosition) -> Bool
  ) -> AutomaticSeparators {
    let rows = sections[position.section].rows.count
    let isLast = position.row == rows - 1
    let isHeader = position.row == 0 && sections[position.section].isFirstRowHeader
    let appearance = configuration.appearance
    // The last row and a first-item header have a lower separator only in plain lists (assumed).
    let isShown = appearance == .plain || !(isLast || isHeader)
    guard isShown else { return AutomaticSeparators(showsBottom: false, isBetweenSelected: false) }
    let isOwnSelected = isSelected(position)
    let isNextSelected = row(against: position, isLast: isLast).map(isSelected)
    return AutomaticSeparators(
      showsBottom: isNextSelected.map { $0 == isOwnSelected } ?? !isOwnSelected,
      isBetweenSelected: isOwnSelected && isNextSelected == true)
  }

  /// Returns the row directly below another row, which may be in a section further down.
  ///
  /// The result is `nil` if something else or a gap is below the row.
  private func row(against position: ListPosition, isLast: Bool) -> ListPosition? {
    if !isLast { return ListPosition(section: position.section, row: position.row + 1) }
    guard case .row(let next)? = item(after: .row(position)),
      span(of: .row(position)).end == span(of: .row(next)).start
    else { return nil }
    return next
  }
}

/// The result of automatic visibility for a row.
private struct AutomaticSeparators {
  var showsBottom: Bool

  /// Whether the rows above and below the lower separator are both selected.
  var isBetweenSelected: Bool
}

extension ListSeparatorConfiguration {
  /// Replaces automatic visibility with its result.
  fileprivate mutating func resolveVisibility(_ automatic: AutomaticSeparators) {
    if topSeparatorVisibility == .automatic { topSeparatorVisibility = .hidden }
    if bottomSeparatorVisibility == .automatic {
      bottomSeparatorVisibility = automatic.showsBottom ? .visible : .hidden
      if automatic.isBetweenSelected { color = multipleSelectionColor }
    }
  }
}
