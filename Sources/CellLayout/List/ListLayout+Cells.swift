public import CellConfiguration
import CellText
public import Foundation

extension ListLayout {
  /// The frames in a cell, header or footer, as it is at its place in the list.
  ///
  /// Frames are in the cell; its own place is ``frame(of:)``. A cell of a measured item is as high
  /// as that says.
  ///
  /// - Parameters:
  ///   - cell: What is shown.
  ///   - item: Where it is.
  ///   - isSelected: Which rows are selected; separators beside them are hidden.
  /// - Precondition: The list has such an item.
  public func cellLayout(
    of cell: ListCellConfiguration, at item: ListItem,
    isSelected: (ListPosition) -> Bool = { _ in false }
  ) -> ListCellLayout {
    ListCellLayout(
      ListCellMeasurement(
        cell, width: width(of: cell, at: item),
        height: isExact(item) ? frame(of: item).height : nil, context: context,
        decorations: decorations(of: item, isSelected: isSelected)))
  }

  /// The height that a cell, header or footer wants at its place in the list.
  public func height(of cell: ListCellConfiguration, at item: ListItem) -> CGFloat {
    cell.height?.finiteLength ?? sizes(of: cell, at: item).height
  }

  /// The width that a cell, header or footer has at its place in the list.
  ///
  /// That of all rows, unless it is one of the list's `contentHuggingElements`: such a header is as
  /// wide as what it shows.
  public func width(of cell: ListCellConfiguration, at item: ListItem) -> CGFloat {
    hugsContent(item) ? sizes(of: cell, at: item).fittedWidth : rowWidth
  }

  /// Height and own width of an item as the list keeps them, each text measured once.
  func measured(_ cell: ListCellConfiguration, at item: ListItem) -> MeasuredItem {
    let grid = context.grid
    guard hugsContent(item) else {
      return MeasuredItem(height: ItemHeight(exactly: height(of: cell, at: item), grid))
    }
    let sizes = sizes(of: cell, at: item)
    return MeasuredItem(
      height: ItemHeight(exactly: sizes.height, grid), width: grid.round(sizes.fittedWidth))
  }

  /// The sizes of what is in a cell of the width of all rows.
  @inline(__always)
  private func sizes(of cell: ListCellConfiguration, at item: ListItem) -> MeasuredCell {
    MeasuredCell(
      cell, width: rowWidth, height: nil, context.overriding(cell.traitOverrides),
      dimensions(of: item))
  }

  /// Whether an item is no wider than what it shows.
  func hugsContent(_ item: ListItem) -> Bool {
    if configuration.contentHuggingElements.isEmpty { return false }
    return if case .header = item {
      configuration.contentHuggingElements.contains(.supplementaryHeader)
    } else {
      false
    }
  }

  /// What the list adds to an item.
  ///
  /// - Precondition: The list has such an item, if that is a row.
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

  /// What the list adds to an item as far as its height depends on it.
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

  /// G45: the first and last row of a card have its corners; a first-item header has no part in it.
  private func clipRadii(of position: ListPosition) -> CornerRadii {
    guard configuration.appearance == .insetGrouped else { return .zero }
    let rows = sections[position.section].rows.count
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    guard position.row >= first else { return .zero }
    var corners: RectCorners = []
    if position.row == first { corners.formUnion(.top) }
    if position.row == rows - 1 { corners.formUnion(.bottom) }
    return CornerRadii(context.traits.styleSheet.metrics.cardCornerRadius, at: corners)
  }

  /// The separators of a row (P1, P2, P5, P6), or `nil` if the list shows none.
  private func separators(
    of position: ListPosition, isSelected: (ListPosition) -> Bool
  ) -> ListSeparatorConfiguration? {
    guard configuration.showsSeparators else { return nil }
    let automatic = automaticSeparators(of: position, isSelected)
    // What the section says, resolved for this row.
    var separators = configuration.separatorConfiguration
    separators.resolveVisibility(automatic)
    // What the handler makes of it is final.
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
    let isHeader = configuration.headerMode == .firstItemInSection && position.row == 0
    let appearance = configuration.appearance
    // Below the last row only in plain lists, below a first-item header as well (assumed).
    let isShown = appearance == .plain || !(isLast || isHeader)
    guard isShown else { return AutomaticSeparators(showsBottom: false, isBetweenSelected: false) }
    let isOwnSelected = isSelected(position)
    let isNextSelected = row(against: position, isLast: isLast).map(isSelected)
    return AutomaticSeparators(
      showsBottom: isNextSelected.map { $0 == isOwnSelected } ?? !isOwnSelected,
      isBetweenSelected: isOwnSelected && isNextSelected == true)
  }

  /// The row whose top edge is the bottom edge of another one, also in a section further down;
  /// `nil` where something else or a gap is below it.
  private func row(against position: ListPosition, isLast: Bool) -> ListPosition? {
    if !isLast { return ListPosition(section: position.section, row: position.row + 1) }
    guard case .row(let next)? = item(after: .row(position)),
      span(of: .row(position)).end == span(of: .row(next)).start
    else { return nil }
    return next
  }
}

/// What automatic visibility comes to for a row.
private struct AutomaticSeparators {
  var showsBottom: Bool

  /// Whether the rows above and below the lower separator are both selected.
  var isBetweenSelected: Bool
}

extension ListSeparatorConfiguration {
  /// Replaces automatic visibility by what it comes to.
  fileprivate mutating func resolveVisibility(_ automatic: AutomaticSeparators) {
    if topSeparatorVisibility == .automatic { topSeparatorVisibility = .hidden }
    if bottomSeparatorVisibility == .automatic {
      bottomSeparatorVisibility = automatic.showsBottom ? .visible : .hidden
      if automatic.isBetweenSelected { color = multipleSelectionColor }
    }
  }
}
