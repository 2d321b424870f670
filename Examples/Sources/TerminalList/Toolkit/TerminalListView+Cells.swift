import CellConfiguration
import CellHosting
import CellLayout
import Foundation

extension TerminalListView {
  /// All rows, from top to bottom.
  var rowPositions: [ListPosition] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { ListPosition(section: section, row: $0) }
    }
  }

  /// Shows other sections.
  func reload() {
    for cell in cells.values { pool.enqueue(cell) }
    cells = [:]
    layout = ListLayout(
      layout.configuration,
      sections: sections.map { ListSection(rowCount: $0.items.count, hasHeader: true) },
      width: layout.width, context: layout.context)
    handle(.setRows(sections.flatMap(\.items).map { .init(ObjectIdentifier($0)) }))
    if selection.focusedID == nil { handle(.moveFocus(by: 1)) }
    focusedTarget = .cell
    placeCells()
    revealFocus()
    setNeedsDraw()
  }

  /// Gives every item on the screen a cell, and every cell its frame.
  func placeCells() {
    let visible = CGRect(origin: CGPoint(x: 0, y: scrollOffset), size: size)
    // What is measured moves what is below, and that may bring more rows into view.
    var items = layout.items(in: visible)
    while case let unmeasured = items.filter({ !layout.isExact($0) }), !unmeasured.isEmpty {
      for item in unmeasured { measure(cell(for: item), at: item) }
      items = layout.items(in: visible)
    }
    for (item, cell) in cells where !items.contains(item) {
      pool.enqueue(cell)
      cells[item] = nil
    }
    for item in items {
      let cell = cell(for: item)
      cell.decorations = layout.decorations(of: item)
      cell.frame = layout.frame(of: item).offsetBy(dx: 0, dy: -scrollOffset)
      cell.layoutIfNeeded()
    }
  }

  private func measure(_ cell: ConfigurableView, at item: ListItem) {
    let width = layout.frame(of: item).width
    layout.setHeight(cell.preferredHeight(fitting: width), of: item)
  }

  /// The cell of an item, which is taken from the pool when the item comes into view.
  private func cell(for item: ListItem) -> ConfigurableView {
    if let cell = cells[item] { return cell }
    let cell = dequeueCell(for: item)
    cells[item] = cell
    return cell
  }

  private func dequeueCell(for item: ListItem) -> ConfigurableView {
    switch item {
    case .row(let position):
      let value = sections[position.section].items[position.row]
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: IndexPath(indexes: [position.section, position.row]), item: value)
      let id = ObjectIdentifier(value)
      cell.isSelected = selection.isSelected(id)
      cell.isFocused = id == selection.focusedID
      return cell
    case .footer: preconditionFailure("found a footer, expected a list without any")
    case .header(let section):
      let header =
        pool.dequeueReusableHeaderFooterView(withIdentifier: headerIdentifier) ?? HeaderFooterView()
      var content = header.defaultContentConfiguration()
      content.text = sections[section].title
      header.contentConfiguration = content
      return header
    }
  }

  /// Moves what is below cells that need another height.
  func resize(_ cells: [ConfigurableView]) {
    let frames = self.cells.mapValues(\.frame)
    for (item, cell) in self.cells where cells.contains(where: { $0 === cell }) {
      measure(cell, at: item)
    }
    placeCells()
    if self.cells.mapValues(\.frame) != frames { setNeedsDraw() }
  }

  /// Scrolls as far as it takes to see the row that the keyboard has, and no farther than the list
  /// goes.
  func revealFocus() {
    guard let focus else { return }
    while case let offset = offset(revealing: focus), offset != scrollOffset {
      scrollOffset = offset
      // Rows that come into view may be of another height than was estimated.
      placeCells()
      setNeedsDraw()
    }
  }

  private func offset(revealing position: ListPosition) -> CGFloat {
    let frame = layout.frame(of: .row(position))
    // The first row brings the top of the list with it.
    let top = position == rowPositions.first ? 0 : frame.minY
    let end = max(layout.contentSize.height - size.height, 0)
    return min(max(scrollOffset, frame.maxY - size.height), top, end)
  }
}
