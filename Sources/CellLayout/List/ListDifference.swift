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
/// Indexes of deleted items and sources of moves are indexes before the change. Indexes of inserted
/// items and destinations of moves are indexes after it. All other items keep their order.
public struct ListDifference: Hashable, Sendable {
  /// The deleted sections; their rows are deleted too, except those that are moved elsewhere.
  public var deletedSections: IndexSet = []

  /// The new sections.
  ///
  /// They begin without rows: their rows are among the inserted and moved ones.
  public var insertedSections: [Int: ListSection] = [:]

  /// The sections that move past others, from the index before to the index after.
  public var movedSections: [Int: Int] = [:]

  /// The deleted rows, by their section before the change; rows of deleted sections are left out.
  public var deletedRows: [Int: IndexSet] = [:]

  /// The inserted rows, by their section after the change.
  public var insertedRows: [Int: IndexSet] = [:]

  /// The rows that move past others or to another section.
  ///
  /// - Complexity: O(*m*) for *m* moves of a difference of snapshots, whose moves are arrays.
  public var movedRows: [ListPosition: ListPosition] {
    get { moves.destinations }
    _modify {
      var destinations = moves.destinations
      moves = RowMoves()
      defer { moves = RowMoves(destinations) }
      yield &destinations
    }
  }

  var moves = RowMoves()

  /// The rows with other content, by their section after the change; they are measured again.
  public var changedRows: [Int: IndexSet] = [:]

  /// Creates an empty difference.
  public init() {}

  /// Sets the rows that move: once ordered by source, and once ordered by destination.
  package mutating func setMoves(bySource: [RowMove], byDestination: [RowMove]) {
    moves = RowMoves(bySource: bySource, byDestination: byDestination)
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { self == ListDifference() }

  /// Returns where an item is after the change; `nil` for a deleted one.
  ///
  /// The existence of the item is not checked.
  public func destination(of item: ListItem) -> ListItem? { forward.image(of: item) }

  /// Returns where an item was before the change; `nil` for a new one.
  ///
  /// The existence of the item is not checked.
  public func origin(of item: ListItem) -> ListItem? { backward(forward).image(of: item) }
}

extension ListDifference: CustomStringConvertible {
  /// The changes on one line, such as `deleted row 0.1, inserted section 2`.
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
