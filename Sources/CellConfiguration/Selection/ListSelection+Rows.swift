extension ListSelection {
  /// Replaces the rows, and returns where each of the old ones is now; `nil` for those that are
  /// gone.
  ///
  /// The old and the new rows are compared one after the other. Only rows at which they differ are
  /// hashed: a few for each row that is inserted, removed or moved. Hashing all rows of a long list
  /// takes most of the time of a change.
  mutating func replaceRows(_ new: [Row]) -> [Int?] {
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
        // The rows in between are gone, unless only this row has moved up.
        let hasMovedUp =
          next < rows.count && index + 1 < new.count && rows[next].id == new[index + 1].id
        if old > next, !hasMovedUp { next = old }
      } else {
        added.append(index)
      }
    }
    // 2. The indices of old rows, which are not hashed for it, and of new ones.
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

  /// Returns the indices of rows.
  static func indices(of rows: [Row]) -> [ID: Int] {
    var indices: [ID: Int] = [:]
    indices.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      if let first = indices.updateValue(index, forKey: row.id) {
        trapRepeated(row.id, first, index)
      }
    }
    return indices
  }

  private static func trapRepeated(_ id: ID, _ first: Int, _ second: Int) -> Never {
    trap("found \(id) in rows \(first) and \(second), expected each identifier once")
  }
}
