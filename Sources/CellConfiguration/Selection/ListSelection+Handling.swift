extension ListSelection {
  /// Updates the state for an input, and returns the changes.
  ///
  /// Inputs for missing rows, and taps on rows whose primary action is ``RowPrimaryAction/none``,
  /// have no effect.
  ///
  /// A tap or the return key has these effects if rows can be selected:
  ///
  /// | rows that can be selected | effect on the selection | whether the row opens |
  /// |---|---|---|
  /// | one | selects only this row | if its action is to open, except during editing |
  /// | several, not editing, the action is to open | selects only this row | yes |
  /// | several, otherwise | selects or deselects this row alone | no |
  ///
  /// If several rows can be selected, a tap with the command key adds a row to the selection or
  /// removes it. A tap with the shift key selects all rows from the row that was tapped last to
  /// this one. Neither tap opens a row, as documented for primary actions. Arrow keys with the
  /// shift key extend the selection in the same way.
  ///
  /// As documented for `UICollectionView`, a tap adds a row if several can be selected, and primary
  /// actions are performed for selected rows too, but not during editing. Everything else is
  /// assumed: a tap that opens a row deselects all others, no row opens if rows cannot be selected,
  /// and keys have the effects above.
  ///
  /// - Returns: The deselected rows and the newly selected rows, each in the order of the list,
  ///   then the row that gained keyboard focus, if any, then the actions to perform.
  /// - Complexity: O(1) for taps and keys that change one row, O(*k* · log *k*) for *k* rows whose
  ///   selection changes, O(*n*) for replacing the rows, of which only changed ones are hashed.
  public mutating func handle(_ input: Input) -> [Change] {
    let oldFocus = focusedID
    var effects: [Change] = []
    var removed: [ID] = []
    var added: [ID] = []
    switch input {
    case .tap(let id, let modifiers): tap(id, modifiers, &removed, &added, &effects)
    case .activate:
      if let focusedID { tap(focusedID, [], &removed, &added, &effects) }
    case .tapAccessory(let accessory, let id):
      if source.base.contains(id) { effects.append(.performAction(accessory, of: id)) }
    case .tapSwipeAction(let action, let id):
      if source.base.contains(id) { effects.append(.performSwipeAction(action, of: id)) }
    case .moveFocus(let count, let isExtending):
      moveFocus(by: count, isExtending, &removed, &added)
    case .focus(let id): focus(id, &removed, &added)
    case .toggle:
      if let focusedID { toggle(focusedID, &removed, &added) }
    case .selectAll:
      if limit == .any { selectAll(&removed, &added) }
    case .deselectAll: select([], &removed, &added)
    case .select(let id): selectBesides(id, &removed, &added)
    case .deselect(let id): deselect(id, &removed)
    case .setEditing(let value):
      isEditing = value
      settle(&removed)
    case .setRules(let value):
      rules = value
      settle(&removed)
    case .setRows(let value): setRows(value, &removed)
    }
    let focus = focusedID == oldFocus ? [] : [Change.focused(focusedID)]
    return removed.map(Change.deselected) + inOrder(added).map(Change.selected) + focus + effects
  }

  // MARK: Taps and keys

  private mutating func tap(
    _ id: ID, _ modifiers: TapModifiers, _ removed: inout [ID], _ added: inout [ID],
    _ effects: inout [Change]
  ) {
    let action = primaryAction(of: id)
    guard action != .none, limit != .none, index(of: id) != nil else { return }
    let opens = action == .open && !isEditing
    if limit == .any, modifiers.contains(.extending) {
      extend(to: id, keepsOthers: modifiers.contains(.toggling), &removed, &added)
    } else if limit == .any, modifiers.contains(.toggling) || !opens {
      toggle(id, &removed, &added)
    } else {
      select(CollectionOfOne(id), &removed, &added)
      anchor = id
    }
    focusedID = id
    if opens, modifiers.isEmpty { effects.append(.performPrimaryAction(id)) }
  }

  private mutating func toggle(_ id: ID, _ removed: inout [ID], _ added: inout [ID]) {
    if isSelected(id) {
      deselect(id, &removed)
    } else {
      selectBesides(id, &removed, &added)
    }
    anchor = id
  }

  /// Selects the rows from the anchor to another row.
  private mutating func extend(
    to id: ID, keepsOthers: Bool, _ removed: inout [ID], _ added: inout [ID]
  ) {
    let rows = source.base
    let start = anchor.flatMap { rows.visibleAncestor(of: $0) } ?? id
    guard let first = rows.index(of: start), let last = rows.index(of: id) else { return }
    anchor = start
    var range = (min(first, last)...max(first, last)).map { rows.id(at: $0) }
    if keepsOthers { range += selected }
    select(range, &removed, &added)
  }

  private mutating func moveFocus(
    by count: Int, _ isExtending: Bool, _ removed: inout [ID], _ added: inout [ID]
  ) {
    let (rows, old) = (source.base, focusedID)
    let step = count < 0 ? -1 : 1
    func isFocusable(_ index: Int) -> Bool { rows.primaryAction(of: rows.id(at: index)) != .none }
    // Without a focused row, a key moves focus to the first or the last row.
    var index = focusedID.flatMap { rows.index(of: $0) } ?? (count < 0 ? rows.count : -1)
    if count.magnitude >= rows.count {
      // Only the farthest row counts.
      var end = count < 0 ? 0 : rows.count - 1
      while end != index, !isFocusable(end) { end -= step }
      if end != index { focusedID = rows.id(at: end) }
    } else {
      var left = count.magnitude
      while left > 0, 0..<rows.count ~= index + step {
        index += step
        if !isFocusable(index) { continue }
        focusedID = rows.id(at: index)
        left -= 1
      }
    }
    guard let focusedID, focusedID != old else { return }
    if isExtending, limit == .any {
      if anchor == nil { anchor = old }
      extend(to: focusedID, keepsOthers: false, &removed, &added)
    } else {
      focus(focusedID, &removed, &added)
    }
  }

  private mutating func focus(_ id: ID?, _ removed: inout [ID], _ added: inout [ID]) {
    guard let id else {
      focusedID = nil
      return
    }
    guard primaryAction(of: id) != .none, index(of: id) != nil else { return }
    focusedID = id
    anchor = id
    if rules.selectionFollowsFocus, !isEditing, limit != .none {
      select(CollectionOfOne(id), &removed, &added)
    }
  }

  // MARK: Rules

  /// Deselects rows in excess of the number that the rules allow.
  private mutating func settle(_ removed: inout [ID]) {
    var added: [ID] = []
    switch limit {
    case .none: select([], &removed, &added)
    case .one where selected.count > 1:
      let last = anchor.flatMap { isSelected($0) ? $0 : nil } ?? selectedIDs.first
      select(last.map { [$0] } ?? [], &removed, &added)
    case .one, .any: break
    }
  }

  // MARK: Selection

  /// Selects all visible rows; hidden ones stay as they are.
  private mutating func selectAll(_ removed: inout [ID], _ added: inout [ID]) {
    let rows = source.base
    select((0..<rows.count).map { rows.id(at: $0) } + selected, &removed, &added)
  }

  /// Adds a row to the selection, or replaces the selection if only one row can be selected.
  private mutating func selectBesides(_ id: ID, _ removed: inout [ID], _ added: inout [ID]) {
    guard primaryAction(of: id) != .none, limit != .none, !isSelected(id) else { return }
    if limit == .one { select([], &removed, &added) }
    selected.insert(id)
    added.append(id)
  }

  mutating func deselect(_ id: ID, _ removed: inout [ID]) {
    if selected.remove(id) != nil { removed.append(id) }
  }

  /// Selects exactly these rows, except those on which a tap has no effect.
  private mutating func select(
    _ ids: some Sequence<ID>, _ removed: inout [ID], _ added: inout [ID]
  ) {
    let new = Set(ids.filter { primaryAction(of: $0) != .none })
    removed = inOrder(selected.filter { !new.contains($0) })
    added = new.filter { !isSelected($0) }
    selected = new
  }
}
