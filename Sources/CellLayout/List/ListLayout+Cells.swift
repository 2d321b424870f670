import CellConfiguration
public import Foundation

extension ListLayout {
  /// The frames in a cell, header or footer, as it is at its place in the list.
  ///
  /// Frames are in the cell; its own place is ``frame(of:)``. A cell of a measured item is as high as
  /// that says.
  ///
  /// - Parameters:
  ///   - cell: what is shown.
  ///   - item: where it is.
  ///   - isSelected: which rows are selected; separators beside them are hidden.
  public func cellLayout(
    of cell: ListCellConfiguration, at item: ListItem,
    isSelected: (ListPosition) -> Bool = { _ in false }
  ) -> ListCellLayout {
    let surroundings = surroundings(of: item, isSelected: isSelected)
    var size = frame(of: item).size
    if hugsContent(item), let content = cell.content {
      let measurement = ListContentMeasurement(content, width: size.width, context: context)
      size.width = measurement.fittedSize.width
    }
    if isExact(item) {
      return ListCellLayout(cell, size: size, context: context, surroundings: surroundings)
    }
    return ListCellLayout(cell, width: size.width, context: context, surroundings: surroundings)
  }

  /// The height that a cell, header or footer wants at its place in the list.
  public func height(of cell: ListCellConfiguration, at item: ListItem) -> CGFloat {
    let edges = rowEdges
    return ListCellLayout.height(
      of: cell, width: edges.right - edges.left, context: context,
      topPadding: topPadding(of: item), indentationWidth: indentationWidth)
  }

  private func hugsContent(_ item: ListItem) -> Bool {
    if case .header = item {
      configuration.contentHuggingElements.contains(.supplementaryHeader)
    } else {
      false
    }
  }

  /// What the list adds to an item.
  public func surroundings(
    of item: ListItem, isSelected: (ListPosition) -> Bool = { _ in false }
  ) -> ListCellSurroundings {
    var surroundings = ListCellSurroundings()
    surroundings.topPadding = topPadding(of: item)
    surroundings.indentationWidth = indentationWidth
    if case .row(let position) = item {
      surroundings.clipRadii = clipRadii(of: position)
      surroundings.separators = separators(of: position, isSelected: isSelected)
    }
    return surroundings
  }

  private func topPadding(of item: ListItem) -> CGFloat {
    if case .header = item { edges.headerTopPadding } else { 0 }
  }

  /// G47: outlines in sidebars may be indented further than cells elsewhere.
  private var indentationWidth: CGFloat? {
    switch configuration.appearance {
    case .sidebar, .sidebarPlain: context.traits.styleSheet.metrics.sidebarIndentationWidth
    case .plain, .grouped, .insetGrouped: nil
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
    // What the section says, settled for this row.
    var separators = configuration.separatorConfiguration
    separators.settle(automatic)
    // What the handler makes of it is final.
    if let handler = configuration.itemSeparatorHandler {
      separators = handler(position, separators)
      separators.settle(automatic)
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
    let next = ListPosition(section: position.section, row: position.row + 1)
    let isOwnSelected = isSelected(position)
    let isNextSelected = !isLast && isSelected(next)
    return AutomaticSeparators(
      showsBottom: isShown && isOwnSelected == isNextSelected
        && !(isLast && isOwnSelected),
      isBetweenSelected: isOwnSelected && isNextSelected)
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
  fileprivate mutating func settle(_ automatic: AutomaticSeparators) {
    if topSeparatorVisibility == .automatic { topSeparatorVisibility = .hidden }
    if bottomSeparatorVisibility == .automatic {
      bottomSeparatorVisibility = automatic.showsBottom ? .visible : .hidden
      if automatic.isBetweenSelected { color = multipleSelectionColor }
    }
  }
}
