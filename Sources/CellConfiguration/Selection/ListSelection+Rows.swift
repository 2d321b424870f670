extension ListSelection {
  /// Replaces the rows, and returns the rows that are deselected, then the row that gained keyboard
  /// focus, if any.
  ///
  /// Selected rows inside a collapsed row stay selected. If the row with keyboard focus is hidden,
  /// the visible row that contains it gains focus.
  ///
  /// - Complexity: Depends on the number of selected rows, not on the number of all rows. If the
  ///   row with keyboard focus is gone, its old neighbors are looked up until one of them exists.
  package mutating func setRows(_ new: some ListRows<ID>) -> [Change] {
    let (old, oldFocus) = (source.base, focusedID)
    var removed: [ID] = []
    let gone = selected.filter { !new.contains($0) || new.primaryAction(of: $0) == .none }
    for id in inOrder(gone) { deselect(id, &removed) }
    let focusedIndex = focusedID.flatMap { old.index(of: $0) }
    source = AnyListRows(new)
    settleAnchor()
    if let focusedID, let ancestor = new.visibleAncestor(of: focusedID), isLive(ancestor) {
      self.focusedID = ancestor
    } else if let focusedIndex {
      focusedID = successor(ofRowAt: focusedIndex, in: old) { isLive(old.id(at: $0)) }
    }
    let focus = focusedID == oldFocus ? [] : [Change.focused(focusedID)]
    return removed.map(Change.deselected) + focus
  }

  /// Adds rows that can be selected; all earlier ones still exist.
  package mutating func extendRows(_ new: some ListRows<ID>) { source = AnyListRows(new) }

  /// Replaces the rows by an array; only rows that differ from those before are hashed.
  mutating func setRows(_ new: [Row], _ removed: inout [ID]) {
    var array = source.base as? ListRowArray<ID> ?? ListRowArray(rows)
    let (old, focusedIndex) = (array.rows, focusedID.flatMap { array.index(of: $0) })
    let newIndices = array.replace(with: new)
    func isLive(_ index: Int) -> Bool {
      newIndices[index].map { new[$0].primaryAction != .none } ?? false
    }
    // A row without an action was not selected.
    for index in old.indices where old[index].primaryAction != .none && !isLive(index) {
      deselect(old[index].id, &removed)
    }
    let before = source.base
    source = AnyListRows(array)
    settleAnchor()
    if let focusedIndex, !isLive(focusedIndex) {
      focusedID = successor(ofRowAt: focusedIndex, in: before, isLive)
    }
  }

  private mutating func settleAnchor() {
    if let anchor, primaryAction(of: anchor) == .none { self.anchor = nil }
  }

  /// Returns whether a row is visible and a tap has an effect on it.
  private func isLive(_ id: ID) -> Bool {
    source.base.index(of: id) != nil && source.base.primaryAction(of: id) != .none
  }

  /// Returns the row that takes the place of a missing one, or the one before at the end.
  ///
  /// - Parameters:
  ///   - index: The index of the missing row among the old ones.
  ///   - old: The old rows.
  ///   - isLive: Returns whether the row at an old index is visible and a tap has an effect on it.
  private func successor(
    ofRowAt index: Int, in old: any ListRows<ID>, _ isLive: (Int) -> Bool
  ) -> ID? {
    let neighbor = (index..<old.count).first(where: isLive) ?? (0..<index).last(where: isLive)
    if let neighbor { return old.id(at: neighbor) }
    let rows = source.base
    return (0..<rows.count).lazy.map { rows.id(at: $0) }
      .first { rows.primaryAction(of: $0) != .none }
  }
}
