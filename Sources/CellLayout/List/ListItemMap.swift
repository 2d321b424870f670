package import CellConfiguration
import Foundation

/// The positions of items after a change, or before it.
package struct ListItemMap {
  var removedSections: RowRanges
  var addedSections: RowRanges
  var movedSections: [Int: Int]

  /// The rows that leave their place in each section, deleted or moved.
  var removedRows: [Int: RowRanges]

  /// The rows that take a place in each section, inserted or moved.
  var addedRows: [Int: RowRanges]

  /// The moved rows, in the order of their sources.
  var movedRows: [RowMove]

  /// Whether all items keep their positions.
  package var isEmpty: Bool {
    removedSections.count == 0 && addedSections.count == 0 && removedRows.isEmpty
      && addedRows.isEmpty
  }

  /// Whether items move past others.
  package var hasMoves: Bool { !movedRows.isEmpty || !movedSections.isEmpty }

  /// Returns the position of an item on the other side of the change; `nil` for none.
  package func image(of item: ListItem) -> ListItem? {
    switch item {
    case .header(let section): return image(ofSection: section).map { .header(section: $0) }
    case .footer(let section): return image(ofSection: section).map { .footer(section: $0) }
    case .row(let position):
      if let moved = movedRows.destination(of: position) { return .row(moved) }
      guard let section = image(ofSection: position.section) else { return nil }
      var row: Int? = position.row
      if let removed = removedRows[position.section] {
        row = removed.indexAfterRemoval(of: position.row)
      }
      guard let row else { return nil }
      return .row(
        section: section, row: addedRows[section]?.indexAfterInsertion(of: row) ?? row)
    }
  }

  func image(ofSection section: Int) -> Int? {
    if let moved = movedSections[section] { return moved }
    guard let index = removedSections.indexAfterRemoval(of: section) else { return nil }
    return addedSections.indexAfterInsertion(of: index)
  }
}

extension ListDifference {
  /// The positions of items after the change.
  package var forward: ListItemMap {
    let (bySource, byDestination) = (moves.bySource, moves.byDestination)
    return ListItemMap(
      removedSections: RowRanges(deletedSections.union(IndexSet(movedSections.keys))),
      addedSections: RowRanges(
        IndexSet(insertedSections.keys).union(IndexSet(movedSections.values))),
      movedSections: movedSections,
      removedRows: Self.rows(deletedRows, bySource, \.source),
      addedRows: Self.rows(insertedRows, byDestination, \.destination), movedRows: bySource)
  }

  /// Returns the positions of items before the change, from those after it.
  func backward(_ forward: ListItemMap) -> ListItemMap {
    ListItemMap(
      removedSections: forward.addedSections, addedSections: forward.removedSections,
      movedSections: Dictionary(uniqueKeysWithValues: movedSections.map { ($1, $0) }),
      removedRows: forward.addedRows, addedRows: forward.removedRows,
      movedRows: moves.byDestination.map(\.reversed))
  }

  /// Returns rows with those at one end of moves, by section.
  private static func rows(
    _ rows: [Int: IndexSet], _ moves: [RowMove], _ position: (RowMove) -> ListPosition
  ) -> [Int: RowRanges] {
    var ranges = rows.mapValues { RowRanges($0) }
    var start = 0
    while start < moves.count {
      let section = position(moves[start]).section
      let end = moves[start...].firstIndex { position($0).section != section } ?? moves.count
      ranges[section] = RowRanges(
        rows[section] ?? [], moves[start..<end].map { position($0).row })
      start = end
    }
    return ranges
  }
}
