extension ListLayout {
  /// Inserts rows that are not measured yet.
  ///
  /// - Complexity: O(log *n*) a row.
  public mutating func insertRows(_ count: Int = 1, at position: ListPosition) {
    let estimate = edges.estimatedRow
    sections.update(at: position.section) { section in
      for _ in 0..<max(0, count) { section.rows.insert(estimate, at: position.row) }
    }
    settleGaps(at: position.section)
  }

  /// Removes rows.
  ///
  /// - Complexity: O(log *n*) a row.
  public mutating func deleteRows(_ count: Int = 1, at position: ListPosition) {
    sections.update(at: position.section) { section in
      for _ in 0..<max(0, count) { section.rows.remove(at: position.row) }
    }
    settleGaps(at: position.section)
  }

  /// Moves a row, which keeps its height.
  ///
  /// - Parameters:
  ///   - source: where the row is.
  ///   - destination: where it is to be, counted without it.
  /// - Complexity: O(log *n*).
  public mutating func moveRow(from source: ListPosition, to destination: ListPosition) {
    let height = sections.update(at: source.section) { $0.rows.remove(at: source.row) }
    sections.update(at: destination.section) { $0.rows.insert(height, at: destination.row) }
    settleGaps(at: source.section)
    settleGaps(at: destination.section)
  }

  /// Inserts a section of which nothing is measured yet.
  ///
  /// - Complexity: O(log *n*) and the number of its rows.
  public mutating func insertSection(_ section: ListSection, at index: Int) {
    sections.insert(
      Self.record(
        section, edges, isFirst: index == 0, isLast: index == sections.count), at: index)
    settleGaps(around: index)
  }

  /// Removes a section.
  ///
  /// - Complexity: O(log *n*).
  public mutating func deleteSection(at index: Int) {
    sections.remove(at: index)
    settleGaps(around: index)
  }

  /// Moves a section, which keeps its heights.
  ///
  /// - Parameters:
  ///   - source: where the section is.
  ///   - destination: where it is to be, counted without it.
  /// - Complexity: O(log *n*).
  public mutating func moveSection(from source: Int, to destination: Int) {
    let section = sections.remove(at: source)
    sections.insert(section, at: destination)
    settleGaps(around: source)
    settleGaps(around: destination)
  }

  /// Gives a section a header or footer, or takes it away; the new one is not measured yet.
  ///
  /// - Complexity: O(log *n*).
  public mutating func setSupplementaries(
    inSection index: Int, hasHeader: Bool, hasFooter: Bool
  ) {
    let edges = edges
    sections.update(at: index) { section in
      let header = section.header ?? edges.estimatedHeader(isFirst: index == 0)
      section.header = hasHeader ? header : nil
      if !hasHeader { section.headerWidth = nil }
      section.footer = hasFooter ? section.footer ?? edges.estimatedFooter : nil
    }
    settleGaps(at: index)
  }

  /// The gaps of sections that a change at an index may have made the first or last.
  private mutating func settleGaps(around index: Int) {
    for index in Set([0, index - 1, index, index + 1, sections.count - 1, sections.count - 2]) {
      settleGaps(at: index)
    }
  }

  private mutating func settleGaps(at index: Int) {
    guard (0..<sections.count).contains(index) else { return }
    let (edges, last) = (edges, sections.count - 1)
    sections.update(at: index) {
      $0.settleGaps(edges, isFirst: index == 0, isLast: index == last)
    }
  }
}
