public import CellConfiguration

extension ListLayout {
  /// Measures every item that is not exact yet.
  ///
  /// - Complexity: O(*n*) in the number of rows, in addition to measuring.
  public mutating func measureAll(cell: (ListItem) -> ListCellConfiguration) {
    guard var measured = takeInexactSections() else { return }
    let (list, run) = (self, ContentRun())
    measured.updateInexactItems { list.measured(cell($0), at: $0, run) }
    sections = measured
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
    if items.isEmpty { return }
    let buffer = await withTaskGroup(of: (range: Range<Int>, [MeasuredItem]).self) { group in
      for start in stride(from: 0, to: items.count, by: size) {
        let range = start..<min(start + size, items.count)
        group.addTask {
          let run = ContentRun()
          return (range, items[range].map { list.measured(cell($0), at: $0, run) })
        }
      }
      // Each task fills its own range.
      var buffer = [MeasuredItem](
        repeating: MeasuredItem(height: list.edges.estimatedRow), count: items.count)
      for await (range, measured) in group { buffer.replaceSubrange(range, with: measured) }
      return buffer
    }
    var next = buffer.startIndex
    sections.updateInexactItems { _ in
      defer { next += 1 }
      return buffer[next]
    }
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

  private var hasInexactItems: Bool {
    var isFound = false
    sections.forEach(in: 0..<sections.count) { _, _, section in
      if section.header?.isExact == false || section.footer?.isExact == false { isFound = true }
      if isFound { return }
      section.rows.forEach(in: 0..<section.rows.count) { _, _, height in
        if !height.isExact { isFound = true }
      }
    }
    return isFound
  }

  /// Takes the sections out of the list, so that they can change in place while the list measures.
  ///
  /// The sizes of items depend on everything else in the list, but not on its sections. The result
  /// is `nil` if all items are exact.
  mutating func takeInexactSections() -> ExtentTree<SectionRecord>? {
    if !hasInexactItems { return nil }
    var taken = ExtentTree<SectionRecord>()
    swap(&sections, &taken)
    return taken
  }
}

extension ExtentTree<SectionRecord> {
  /// Measures all items that are not exact, in order, in one pass.
  ///
  /// - Parameter measure: Returns the sizes of an item, or `nil` for an item that stays as it is.
  mutating func updateInexactItems(_ measure: (ListItem) -> MeasuredItem?) {
    var index = 0
    updateAll { section in
      if section.header?.isExact == false, let header = measure(.header(section: index)) {
        section.header = header.height
        if let width = header.width { section.headerWidth = width }
      }
      var row = 0
      section.rows.updateAll { height in
        if !height.isExact, let measured = measure(.row(section: index, row: row)) {
          height = measured.height
        }
        row += 1
      }
      if section.footer?.isExact == false, let footer = measure(.footer(section: index)) {
        section.footer = footer.height
      }
      index += 1
    }
  }
}
