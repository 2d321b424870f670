/// The rows of a list, as a selection reads them.
///
/// A selection looks up only the rows that an input concerns, the selected rows, and the row with
/// keyboard focus. In an outline, rows inside a collapsed row are hidden: they exist and can be
/// selected, but they have no index.
package protocol ListRows<ID>: Sendable {
  /// The type of the rows' identifiers.
  associatedtype ID: Hashable & Sendable

  /// The number of visible rows.
  var count: Int { get }

  /// Returns the visible row at an index.
  func id(at index: Int) -> ID

  /// Returns the index of a visible row; `nil` for any other row.
  func index(of id: ID) -> Int?

  /// Returns whether a row exists, visible or not.
  func contains(_ id: ID) -> Bool

  /// Returns a number that orders all rows, visible or not; `nil` for a missing row.
  func place(of id: ID) -> Int?

  /// Returns a visible row itself, or the innermost visible row that contains a hidden one.
  func visibleAncestor(of id: ID) -> ID?

  /// Returns the effect of a tap on an existing row.
  func primaryAction(of id: ID) -> RowPrimaryAction
}

/// Rows of any kind, which are equal if they have equal identifiers and actions.
struct AnyListRows<ID: Hashable & Sendable>: Hashable, Sendable {
  let base: any ListRows<ID>

  init(_ base: any ListRows<ID>) { self.base = base }

  /// The visible rows, from the first to the last.
  var rows: [ListSelection<ID>.Row] {
    if let array = base as? ListRowArray<ID> { return array.rows }
    return (0..<base.count).map { index in
      let id = base.id(at: index)
      return ListSelection.Row(id, base.primaryAction(of: id))
    }
  }

  static func == (a: AnyListRows, b: AnyListRows) -> Bool { a.rows == b.rows }

  func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}

/// Rows that are all visible, with the indices of their identifiers.
struct ListRowArray<ID: Hashable & Sendable>: ListRows {
  typealias Row = ListSelection<ID>.Row

  /// The rows, from the first to the last.
  private(set) var rows: [Row]

  private var indices: [ID: Int]

  /// Creates rows with different identifiers.
  init(_ rows: [Row]) {
    self.rows = rows
    indices = [:]
    indices.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      if let first = indices.updateValue(index, forKey: row.id) {
        Self.trapRepeated(row.id, first, index)
      }
    }
  }

  var count: Int { rows.count }

  func id(at index: Int) -> ID { rows[index].id }

  func index(of id: ID) -> Int? { indices[id] }

  func contains(_ id: ID) -> Bool { indices[id] != nil }

  func place(of id: ID) -> Int? { indices[id] }

  func visibleAncestor(of id: ID) -> ID? { indices[id] == nil ? nil : id }

  func primaryAction(of id: ID) -> RowPrimaryAction {
    indices[id].map { rows[$0].primaryAction } ?? .none
  }

  /// Replaces the rows, and returns where each of the old ones is now; `nil` for those that are
  /// gone.
  ///
  /// The old and the new rows are compared one after the other. Only rows at which they differ are
  /// hashed: a few for each row that is inserted, removed or moved. Hashing all rows of a long list
  /// takes most of the time of a change.
  mutating func replace(with new: [Row]) -> [Int?] {
    var newIndices = [Int?](repeating: nil, count: rows.count)
    var added: [Int] = []
    // 1. The new index of each old row. The next old row is the first one after the previous match
    //    that has no index yet.
    var next = 0
    for (index, row) in new.enumerated() {
      while next < rows.count, newIndices[next] != nil { next += 1 }
      if next < rows.count, rows[next].id == row.id {
        newIndices[next] = index
      } else if let old = indices[row.id] {
        if let first = newIndices[old] { Self.trapRepeated(row.id, first, index) }
        newIndices[old] = index
        // The skipped rows are gone, unless only this row has moved up.
        let hasMovedUp =
          next < rows.count && index + 1 < new.count && rows[next].id == new[index + 1].id
        if old > next, !hasMovedUp { next = old }
      } else {
        added.append(index)
      }
    }
    // 2. The indices of kept rows, which are not hashed for it, and of new rows.
    for (index, row) in rows.enumerated() where newIndices[index] == nil { indices[row.id] = nil }
    indices = indices.mapValues { newIndices[$0] ?? 0 }
    for index in added {
      if let first = indices.updateValue(index, forKey: new[index].id) {
        Self.trapRepeated(new[index].id, first, index)
      }
    }
    rows = new
    return newIndices
  }

  private static func trapRepeated(_ id: ID, _ first: Int, _ second: Int) -> Never {
    trap("Rows \(first) and \(second) both have the identifier \(id): give each row its own.")
  }
}
