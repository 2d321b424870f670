public import CellConfiguration
public import Foundation

/// A change of the sections and rows of a list, by their indexes.
///
/// ```swift
/// var difference = ListDifference()
/// difference.insertedRows[0] = [0]
/// let transition = layout.apply(difference, visible: visible)
/// ```
///
/// Indexes of what is deleted or moved count as before the change, and those of what is inserted or
/// where something is moved as after it. The rest keeps its order.
public struct ListDifference: Hashable, Sendable {
  /// The sections that are deleted with those of their rows that are not moved elsewhere.
  public var deletedSections: IndexSet = []

  /// The new sections.
  ///
  /// They begin without rows: their rows are among the inserted and moved ones.
  public var insertedSections: [Int: ListSection] = [:]

  /// The sections that move past others, from the index before to the index after.
  public var movedSections: [Int: Int] = [:]

  /// The rows that are deleted, by the section before; those of deleted sections are left out.
  public var deletedRows: [Int: IndexSet] = [:]

  /// The rows that are new, by the section after.
  public var insertedRows: [Int: IndexSet] = [:]

  /// The rows that move past others or to another section.
  public var movedRows: [ListPosition: ListPosition] = [:]

  /// The rows with other content, by the section after; they are measured again.
  public var changedRows: [Int: IndexSet] = [:]

  /// Creates an empty difference.
  public init() {}

  /// Whether nothing changes.
  public var isEmpty: Bool { self == ListDifference() }

  /// Returns where an item is after the change; `nil` for a deleted one.
  ///
  /// The existence of the item is not checked.
  public func destination(of item: ListItem) -> ListItem? { forward.image(of: item) }

  /// Returns where an item was before the change; `nil` for a new one.
  ///
  /// The existence of the item is not checked.
  public func origin(of item: ListItem) -> ListItem? { backward.image(of: item) }

  var forward: ListItemMap {
    ListItemMap(
      removedSections: deletedSections.union(IndexSet(movedSections.keys)),
      addedSections: IndexSet(insertedSections.keys).union(IndexSet(movedSections.values)),
      movedSections: movedSections, removedRows: rows(deletedRows, movedRows.keys),
      addedRows: rows(insertedRows, movedRows.values), movedRows: movedRows)
  }

  var backward: ListItemMap {
    let forward = forward
    return ListItemMap(
      removedSections: forward.addedSections, addedSections: forward.removedSections,
      movedSections: Dictionary(uniqueKeysWithValues: movedSections.map { ($1, $0) }),
      removedRows: forward.addedRows, addedRows: forward.removedRows,
      movedRows: Dictionary(uniqueKeysWithValues: movedRows.map { ($1, $0) }))
  }

  /// Returns rows with some others, by section.
  private func rows(
    _ rows: [Int: IndexSet], _ positions: some Sequence<ListPosition>
  ) -> [Int: IndexSet] {
    positions.reduce(into: rows) { $0[$1.section, default: []].insert($1.row) }
  }
}

/// The positions of items after a change, or before it.
struct ListItemMap {
  var removedSections: IndexSet
  var addedSections: IndexSet
  var movedSections: [Int: Int]
  var removedRows: [Int: IndexSet]
  var addedRows: [Int: IndexSet]
  var movedRows: [ListPosition: ListPosition]

  /// Returns the position of an item on the other side of the change; `nil` for none.
  func image(of item: ListItem) -> ListItem? {
    switch item {
    case .header(let section): return image(ofSection: section).map { .header(section: $0) }
    case .footer(let section): return image(ofSection: section).map { .footer(section: $0) }
    case .row(let position):
      if let moved = movedRows[position] { return .row(moved) }
      guard let section = image(ofSection: position.section),
        let row = Self.image(
          of: position.row, removed: removedRows[position.section] ?? [],
          added: addedRows[section] ?? [])
      else { return nil }
      return .row(section: section, row: row)
    }
  }

  func image(ofSection section: Int) -> Int? {
    movedSections[section]
      ?? Self.image(of: section, removed: removedSections, added: addedSections)
  }

  /// Returns the index of an element after some are removed and others added.
  private static func image(of index: Int, removed: IndexSet, added: IndexSet) -> Int? {
    if removed.contains(index) { return nil }
    var image = index - removed.count(in: 0..<index)
    for range in added.rangeView {
      if range.lowerBound > image { break }
      image += range.count
    }
    return image
  }
}

extension ListDifference: CustomStringConvertible {
  /// What changes, on one line, such as `deleted row 0.1, inserted section 2`.
  public var description: String {
    func rows(_ word: String, _ rows: [Int: IndexSet]) -> [String] {
      rows.sorted { $0.key < $1.key }.flatMap { section, rows in
        rows.map { "\(word) row \(section).\($0)" }
      }
    }
    let parts =
      deletedSections.map { "deleted section \($0)" }
      + insertedSections.keys.sorted().map { "inserted section \($0)" }
      + movedSections.sorted { $0.key < $1.key }.map { "moved section \($0) to \($1)" }
      + rows("deleted", deletedRows) + rows("inserted", insertedRows)
      + movedRows.sorted { $0.key < $1.key }.map { "moved row \($0) to \($1)" }
      + rows("changed", changedRows)
    return parts.isEmpty ? "no change" : parts.joined(separator: ", ")
  }
}
