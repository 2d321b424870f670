import CellConfiguration
import Foundation

extension ListLayout {
  /// Changes the sections and rows of the list.
  ///
  /// - Parameters:
  ///   - difference: The change.
  ///   - map: The positions of items after the change.
  package mutating func edit(_ difference: ListDifference, _ map: ListItemMap) {
    // 1. Deleted and moved sections are removed, and inserted and moved ones are added.
    var old = HeightReader(self)
    var moved: [Int: SectionRecord] = [:]
    for index in map.removedSections.ranges.joined().reversed() {
      if let destination = difference.movedSections[index] {
        moved[destination] = sections[index]
      }
      deleteSection(at: index)
    }
    for index in map.addedSections.ranges.joined() {
      if let section = moved[index] {
        insert(section, at: index)
      } else if let section = difference.insertedSections[index] {
        var section = section
        section.rowCount = 0
        insertSection(section, at: index)
      }
    }
    // 2. Deleted and moved rows are removed, and inserted and moved ones are added. Moved rows keep
    //    their heights.
    var removed: [Int: RowRanges] = [:]
    for (section, rows) in map.removedRows {
      if let section = map.image(ofSection: section) { removed[section] = rows }
    }
    let (estimate, moves) = (edges.estimatedRow, difference.moves.byDestination[...])
    for section in Set(removed.keys).union(map.addedRows.keys) {
      let start = moves.firstIndex(fromSection: section)
      let end = moves.firstIndex(fromSection: section + 1)
      let heights = moves[start..<end].map { move in
        (index: move.destination.row, old.height(of: move.source))
      }
      let (gone, new) = (removed[section] ?? RowRanges(), map.addedRows[section] ?? RowRanges())
      Self.requireRowCount(sections[section].rows.count - gone.count + new.count)
      sections.update(at: section) {
        $0.rows.replace(gone, with: new, repeating: estimate, except: heights)
      }
      settleGaps(at: section)
    }
    // 3. Rows with other content.
    for (section, rows) in difference.changedRows {
      sections.update(at: section) { $0.rows.update(RowRanges(rows)) { $0 = $0.estimated } }
    }
  }
}

/// Reads the heights of many rows of a layout, section by section.
private struct HeightReader {
  private let layout: ListLayout
  private var section = -1
  private var rows = ExtentTree<ItemHeight>()
  private var readCount = 0
  private var heights: [ItemHeight] = []

  init(_ layout: ListLayout) { self.layout = layout }

  mutating func height(of position: ListPosition) -> ItemHeight {
    if position.section != section {
      (section, readCount, heights) = (position.section, 0, [])
      rows = layout.sections[section].rows
    }
    readCount += 1
    if heights.isEmpty, ExtentTree<ItemHeight>.isMany(readCount, of: rows.count) {
      heights = rows.elements
    }
    return heights.isEmpty ? rows[position.row] : heights[position.row]
  }
}

extension ArraySlice<RowMove> {
  /// Returns the index of the first move to a section or a later one.
  fileprivate func firstIndex(fromSection section: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].destination.section < section { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
