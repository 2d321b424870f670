import CellConfiguration

/// Selection as a list of marked rows: a slow implementation to compare ``ListSelection`` with.
struct SelectionModel {
  struct Row {
    var id: Int
    var action: RowPrimaryAction
    var depth = 0
    var isVisible = true
    var isSelected = false
  }

  var rows: [Row] = []
  var rules = ListSelectionRules()
  var isEditing = false
  var focus: Int?
  var anchor: Int?

  /// The actions that the last input performs.
  var performed: [ListSelection<Int>.Change] = []

  var selectedIDs: [Int] { rows.filter(\.isSelected).map(\.id) }

  private func index(_ id: Int?) -> Int? { rows.firstIndex { $0.id == id } }

  /// Whether a row exists and a tap has an effect on it.
  private func isLive(_ id: Int?) -> Bool { rows.contains { $0.id == id && $0.action != .none } }

  /// Whether a row is visible, too.
  private func isReachable(_ id: Int?) -> Bool {
    isLive(id) && rows.contains { $0.id == id && $0.isVisible }
  }

  /// A row itself, or the innermost visible row around it.
  private func visibleAncestor(_ id: Int?) -> Int? {
    guard let index = index(id) else { return nil }
    var depth = rows[index].depth
    for row in rows[...index].reversed() where row.id == id || row.depth < depth {
      if row.isVisible { return row.id }
      depth = row.depth
    }
    return nil
  }

  private var allowsAny: Bool {
    isEditing ? rules.allowsSelectionDuringEditing : rules.allowsSelection
  }

  private var allowsSeveral: Bool {
    let several =
      isEditing ? rules.allowsMultipleSelectionDuringEditing : rules.allowsMultipleSelection
    return allowsAny && several
  }

  /// Marks the rows that fulfill a condition, except those on which a tap has no effect.
  private mutating func mark(_ test: (Row) -> Bool) {
    for index in rows.indices {
      rows[index].isSelected = rows[index].action != .none && test(rows[index])
    }
  }

  mutating func handle(_ input: ListSelection<Int>.Input) {
    performed = []
    switch input {
    case .tap(let id, let modifiers): tap(id, modifiers)
    case .activate: if let focus { tap(focus, []) }
    case .tapAccessory(let accessory, let id):
      if index(id) != nil { performed = [.performAction(accessory, of: id)] }
    case .tapSwipeAction(let action, let id):
      if index(id) != nil { performed = [.performSwipeAction(action, of: id)] }
    case .moveFocus(let count, let isExtending): move(count, isExtending)
    case .focus(let id): if id == nil { focus = nil } else { setFocus(id) }
    case .toggle: if let focus { toggle(focus) }
    case .selectAll: if allowsSeveral { mark { $0.isVisible || $0.isSelected } }
    case .deselectAll: mark { _ in false }
    case .select(let id):
      if isLive(id), allowsAny {
        let keeps = allowsSeveral
        mark { $0.id == id || keeps && $0.isSelected }
      }
    case .deselect(let id): mark { $0.isSelected && $0.id != id }
    case .setEditing(let value):
      isEditing = value
      settle()
    case .setRules(let value):
      rules = value
      settle()
    case .setRows(let new): replace(SelectionOutline(new))
    }
  }

  private mutating func tap(_ id: Int, _ modifiers: TapModifiers) {
    guard isReachable(id), allowsAny, let index = index(id) else { return }
    focus = id
    let opens = rows[index].action == .open && !isEditing
    if allowsSeveral, modifiers.contains(.extending) {
      let start = self.index(visibleAncestor(anchor) ?? id) ?? index
      let range = start < index ? start...index : index...start
      let inside = Set(rows[range].filter(\.isVisible).map(\.id))
      let keeps = modifiers.contains(.toggling)
      mark { inside.contains($0.id) || keeps && $0.isSelected }
      anchor = rows[start].id
    } else if allowsSeveral, modifiers == .toggling || !opens {
      toggle(id)
    } else {
      mark { $0.id == id }
      anchor = id
    }
    if opens, modifiers == [] { performed = [.performPrimaryAction(id)] }
  }

  private mutating func toggle(_ id: Int) {
    let (isOn, keeps) = (selectedIDs.contains(id), allowsSeveral)
    if isOn || allowsAny {
      mark { $0.id == id ? !isOn : keeps && $0.isSelected }
    }
    anchor = id
  }

  private mutating func move(_ count: Int, _ isExtending: Bool) {
    let live = rows.filter { $0.action != .none && $0.isVisible }.map(\.id)
    guard count != 0, !live.isEmpty else { return }
    let old = focus
    let place = live.firstIndex { $0 == focus }
    let target = place.map { $0 + count } ?? (count > 0 ? count - 1 : live.count + count)
    let new = live[min(max(target, 0), live.count - 1)]
    if new == old { return }
    if isExtending, allowsSeveral {
      if anchor == nil { anchor = old }
      let performed = performed
      tap(new, .extending)
      self.performed = performed
    } else {
      setFocus(new)
    }
  }

  private mutating func setFocus(_ id: Int?) {
    guard isReachable(id) else { return }
    (focus, anchor) = (id, id)
    if rules.selectionFollowsFocus, !isEditing, allowsAny { mark { $0.id == id } }
  }

  private mutating func settle() {
    if !allowsAny { mark { _ in false } }
    if !allowsSeveral, selectedIDs.count > 1 {
      let kept = anchor.flatMap { selectedIDs.contains($0) ? $0 : nil } ?? selectedIDs[0]
      mark { $0.id == kept }
    }
  }

  /// Replaces the rows by the rows of an outline.
  mutating func replace(_ new: SelectionOutline) {
    let (old, chosen) = (rows.filter(\.isVisible), Set(selectedIDs))
    let visible = Set(new.visibleIndices)
    rows = new.nodes.enumerated().map { index, node in
      Row(
        id: node.row.id, action: node.row.primaryAction, depth: node.depth,
        isVisible: visible.contains(index))
    }
    mark { chosen.contains($0.id) }
    if !isLive(anchor) { anchor = nil }
    guard let focus else { return }
    if let ancestor = visibleAncestor(focus), isReachable(ancestor) {
      self.focus = ancestor
      return
    }
    let place = old.firstIndex { $0.id == focus } ?? 0
    let candidates = old[place...].map(\.id) + old[..<place].map(\.id).reversed()
    self.focus =
      candidates.first { isReachable($0) }
      ?? rows.first { $0.action != .none && $0.isVisible }?.id
  }
}
