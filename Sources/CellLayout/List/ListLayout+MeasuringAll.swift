import CellText
import Foundation

extension ListLayout {
  /// Measures every item that is not exact yet.
  public mutating func measureAll(cell: (ListItem) -> ListCellConfiguration) {
    for index in 0..<sections.count {
      let section = measured(sections[index], index, cell)
      sections.update(at: index) { $0 = section }
    }
  }

  /// Measures every item that is not exact yet, on several cores at once.
  ///
  /// The result is the same as that of measuring them one after the other.
  ///
  /// - Parameters:
  ///   - chunkSize: how many items a task measures before it asks for more.
  ///   - cell: describes an item; called from several threads.
  public mutating func measureAllConcurrently(
    chunkSize: Int = 256, cell: @escaping @Sendable (ListItem) -> ListCellConfiguration
  ) async {
    let items = inexactItems()
    let size = max(1, chunkSize)
    let copy = self
    let chunks = stride(from: 0, to: items.count, by: size).map {
      Array(items[$0..<min($0 + size, items.count)])
    }
    let heights = await withTaskGroup(of: (Int, [MeasuredItem]).self) { group in
      for (index, chunk) in chunks.enumerated() {
        group.addTask { (index, chunk.map { copy.measured(cell($0), $0) }) }
      }
      var heights = [[MeasuredItem]](repeating: [], count: chunks.count)
      for await (index, chunk) in group { heights[index] = chunk }
      return heights
    }
    for (chunk, heights) in zip(chunks, heights) {
      for (item, measured) in zip(chunk, heights) {
        setHeight(measured.height, of: item)
        if let width = measured.width { setWidth(width, of: item) }
      }
    }
  }

  /// What is known of an item once it is measured; the width only where it is its own.
  private struct MeasuredItem: Sendable {
    var height: CGFloat
    var width: CGFloat?
  }

  private func measured(_ cell: ListCellConfiguration, _ item: ListItem) -> MeasuredItem {
    MeasuredItem(
      height: height(of: cell, at: item),
      width: hugsContent(item) ? width(of: cell, at: item) : nil)
  }

  private func inexactItems() -> [ListItem] {
    var items: [ListItem] = []
    for index in 0..<sections.count {
      let section = sections[index]
      if section.header?.isExact == false { items.append(.header(section: index)) }
      section.rows.forEach(in: 0..<section.rows.count) { row, _, height in
        if !height.isExact { items.append(.row(section: index, row: row)) }
      }
      if section.footer?.isExact == false { items.append(.footer(section: index)) }
    }
    return items
  }

  /// A section with everything in it measured.
  private func measured(
    _ section: SectionRecord, _ index: Int, _ cell: (ListItem) -> ListCellConfiguration
  ) -> SectionRecord {
    let grid = context.grid
    var section = section
    func measured(_ height: ItemHeight, _ item: ListItem) -> ItemHeight {
      if height.isExact { return height }
      let points = self.height(of: cell(item), at: item)
      return ItemHeight(Extent(grid.round(points), grid), isExact: true)
    }
    let header = ListItem.header(section: index)
    if section.header?.isExact == false, hugsContent(header) {
      section.headerWidth = grid.round(width(of: cell(header), at: header))
    }
    section.header = section.header.map { measured($0, header) }
    var row = 0
    section.rows.updateAll { height in
      height = measured(height, .row(section: index, row: row))
      row += 1
    }
    section.footer = section.footer.map { measured($0, .footer(section: index)) }
    return section
  }
}
