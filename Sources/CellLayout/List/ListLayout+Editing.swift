public import CellConfiguration

extension ListLayout {
  /// Inserts rows that are not measured yet.
  ///
  /// - Parameters:
  ///   - count: The number of rows; a negative number counts as 0.
  ///   - position: The position of the first new row.
  /// - Precondition: The section exists, has rows up to the position, and has at most
  ///   ``ListSection/maximumRowCount`` rows after the insertion.
  /// - Complexity: O(log *n*) per row, and at most O(*n*).
  public mutating func insertRows(_ count: Int = 1, at position: ListPosition) {
    let estimate = edges.estimatedRow
    sections.update(at: position.section) { section in
      let (sum, isTooLarge) = section.rows.count.addingReportingOverflow(max(0, count))
      Self.requireRowCount(isTooLarge ? .max : sum)
      section.rows.insert(repeating: estimate, count: count, at: position.row)
    }
    settleGaps(at: position.section)
  }

  /// Removes rows.
  ///
  /// - Parameters:
  ///   - count: The number of rows; a negative number counts as 0.
  ///   - position: The position of the first row to remove.
  /// - Precondition: The rows exist.
  /// - Complexity: O(log *n*) per row, and at most O(*n*).
  public mutating func deleteRows(_ count: Int = 1, at position: ListPosition) {
    sections.update(at: position.section) { section in
      if count <= 0 { return }
      section.rows.requireElement(at: position.row)
      let most = section.rows.count - position.row
      if count > most {
        trap("found \(count) rows to delete at row \(position.row), expected at most \(most)")
      }
      section.rows.remove(position.row..<position.row + count)
    }
    settleGaps(at: position.section)
  }

  /// Moves a row, which keeps its height.
  ///
  /// - Parameters:
  ///   - source: The position of the row.
  ///   - destination: The new position, counted without the row.
  /// - Precondition: The row exists, and the destination section exists and has rows up to the
  ///   destination.
  /// - Complexity: O(log *n*).
  public mutating func moveRow(from source: ListPosition, to destination: ListPosition) {
    let height = sections.update(at: source.section) { $0.rows.remove(at: source.row) }
    sections.update(at: destination.section) { $0.rows.insert(height, at: destination.row) }
    settleGaps(at: source.section)
    settleGaps(at: destination.section)
  }

  /// Inserts a section that is not measured yet.
  ///
  /// - Precondition: The index is at most the number of sections, and the section has at most
  ///   ``ListSection/maximumRowCount`` rows.
  /// - Complexity: O(log *n*).
  public mutating func insertSection(_ section: ListSection, at index: Int) {
    insert(
      Self.record(section, edges, isFirst: index == 0, isLast: index == sections.count), at: index)
  }

  /// Removes a section.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(log *n*).
  public mutating func deleteSection(at index: Int) {
    sections.remove(at: index)
    settleGaps(around: index)
  }

  /// Moves a section, which keeps its heights.
  ///
  /// - Parameters:
  ///   - source: The index of the section.
  ///   - destination: The new index, counted without the section.
  /// - Precondition: The section exists, and the destination is at most the number of other
  ///   sections.
  /// - Complexity: O(log *n*).
  public mutating func moveSection(from source: Int, to destination: Int) {
    let section = sections.remove(at: source)
    insert(section, at: destination)
  }

  /// Inserts a section with its heights.
  mutating func insert(_ section: SectionRecord, at index: Int) {
    sections.insert(section, at: index)
    settleGaps(around: index)
  }

  /// Adds or removes the header and footer of a section; new ones are not measured yet.
  ///
  /// - Precondition: The section exists.
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

  /// Updates the gaps of the sections that are now first or last, or were before a change.
  ///
  /// - Parameter index: The index where a section was inserted or removed.
  private mutating func settleGaps(around index: Int) {
    for index in Set([0, index - 1, index, index + 1, sections.count - 1, sections.count - 2]) {
      settleGaps(at: index)
    }
  }

  mutating func settleGaps(at index: Int) {
    guard (0..<sections.count).contains(index) else { return }
    let (edges, last) = (edges, sections.count - 1)
    sections.update(at: index) {
      $0.settleGaps(edges, isFirst: index == 0, isLast: index == last)
    }
  }
}
