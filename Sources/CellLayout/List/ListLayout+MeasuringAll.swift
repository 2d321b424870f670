public import CellConfiguration

extension ListLayout {
  /// Measures every item that is not exact yet.
  ///
  /// - Complexity: O(*n*) in the number of rows, in addition to measuring.
  public mutating func measureAll(cell: (ListItem) -> ListCellConfiguration) {
    setHeights(inexactItems().map { measured(cell($0), at: $0) })
  }

  /// Measures every item that is not exact yet, on several cores at once.
  ///
  /// The result is the same as if the items were measured one after the other.
  ///
  /// - Parameters:
  ///   - chunkSize: The number of items that a task measures before it takes more.
  ///   - cell: Returns the configuration of an item; it is called from several threads.
  /// - Complexity: O(*n*) in the number of rows, in addition to measuring.
  public mutating func measureAllConcurrently(
    chunkSize: Int = 256, cell: @escaping @Sendable (ListItem) -> ListCellConfiguration
  ) async {
    let (items, list, size) = (inexactItems(), self, max(1, chunkSize))
    let buffer = await withTaskGroup(of: (range: Range<Int>, [MeasuredItem]).self) { group in
      for start in stride(from: 0, to: items.count, by: size) {
        let range = start..<min(start + size, items.count)
        group.addTask { (range, items[range].map { list.measured(cell($0), at: $0) }) }
      }
      // Each task fills its own range.
      var buffer = [MeasuredItem](
        repeating: MeasuredItem(height: list.edges.estimatedRow), count: items.count)
      for await (range, measured) in group { buffer.replaceSubrange(range, with: measured) }
      return buffer
    }
    setHeights(buffer)
  }

  /// Returns all items that are not exact, in order.
  private func inexactItems() -> [ListItem] {
    var items: [ListItem] = []
    sections.forEach(in: 0..<sections.count) { index, _, section in
      if section.header?.isExact == false { items.append(.header(section: index)) }
      section.rows.forEach(in: 0..<section.rows.count) { row, _, height in
        if !height.isExact { items.append(.row(section: index, row: row)) }
      }
      if section.footer?.isExact == false { items.append(.footer(section: index)) }
    }
    return items
  }

  /// Sets the measurements of all items that are not exact, in order, in one pass over the list.
  private mutating func setHeights(_ measured: [MeasuredItem]) {
    if measured.isEmpty { return }
    var next = measured.startIndex
    sections.updateAll { section in
      if section.header?.isExact == false {
        section.header = measured[next].height
        if let width = measured[next].width { section.headerWidth = width }
        next += 1
      }
      section.rows.updateAll { height in
        guard !height.isExact else { return }
        height = measured[next].height
        next += 1
      }
      if section.footer?.isExact == false {
        section.footer = measured[next].height
        next += 1
      }
    }
  }
}
