import CellText
import Foundation

extension ListLayout {
  /// Measures every item that is not exact yet.
  public mutating func measureAll(cell: (ListItem) -> ListCellConfiguration) {
    let grid = context.grid
    for index in 0..<sections.count {
      let copy = self
      sections.update(at: index) { section in
        copy.measure(&section, index, grid, cell)
      }
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
    let heights = await withTaskGroup(of: (Int, [CGFloat]).self) { group in
      for (index, chunk) in chunks.enumerated() {
        group.addTask { (index, chunk.map { copy.height(of: cell($0), at: $0) }) }
      }
      var heights = [[CGFloat]](repeating: [], count: chunks.count)
      for await (index, chunk) in group { heights[index] = chunk }
      return heights
    }
    for (chunk, heights) in zip(chunks, heights) {
      for (item, height) in zip(chunk, heights) { setHeight(height, of: item) }
    }
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

  private func measure(
    _ section: inout SectionRecord, _ index: Int, _ grid: PixelGrid,
    _ cell: (ListItem) -> ListCellConfiguration
  ) {
    func measured(_ height: ItemHeight, _ item: ListItem) -> ItemHeight {
      if height.isExact { return height }
      let points = self.height(of: cell(item), at: item)
      return ItemHeight(Extent(grid.nearest(points), grid), isExact: true)
    }
    section.header = section.header.map { measured($0, .header(section: index)) }
    var row = 0
    section.rows.updateAll { height in
      height = measured(height, .row(section: index, row: row))
      row += 1
    }
    section.footer = section.footer.map { measured($0, .footer(section: index)) }
  }
}
