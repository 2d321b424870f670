import CellConfiguration

/// Selection as a list of rows with marks, which says slowly what ``ListSelection`` says fast.
struct SelectionModel {
  struct Row {
    var id: Int
    var action: RowPrimaryAction
    var isSelected = false
  }

  var rows: [Row] = []
  var rules = ListSelectionRules()
  var isEditing = false
  var focus: Int?
  var anchor: Int?

  /// What is to be performed.
  var performed: [ListSelection<Int>.Change] = []

  var selectedIDs: [Int] { rows.filter(\.isSelected).map(\.id) }

  private func index(_ id: Int?) -> Int? { rows.firstIndex { $0.id == id } }

  /// Whether a row is there that a tap does something with.
  private func isLive(_ id: Int?) -> Bool { rows.contains { $0.id == id && $0.action != .none } }

  private var allowsAny: Bool {
    isEditing ? rules.allowsSelectionDuringEditing : rules.allowsSelection
  }

  private var allowsSeveral: Bool {
    let several =
      isEditing ? rules.allowsMultipleSelectionDuringEditing : rules.allowsMultipleSelection
    return allowsAny && several
  }

  /// Marks the rows that a test says, among those that can be.
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
    case .selectAll: if allowsSeveral { mark { _ in true } }
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
    case .setRows(let new): replace(new)
    }
  }

  private mutating func tap(_ id: Int, _ modifiers: TapModifiers) {
    guard isLive(id), allowsAny, let index = index(id) else { return }
    focus = id
    let opens = rows[index].action == .open && !isEditing
    if allowsSeveral, modifiers.contains(.extending) {
      let start = self.index(anchor ?? id) ?? index
      let range = start < index ? start...index : index...start
      let inside = Set(rows[range].map(\.id))
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
    let live = rows.filter { $0.action != .none }.map(\.id)
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
    guard isLive(id) else { return }
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

  private mutating func replace(_ new: [ListSelection<Int>.Row]) {
    let (old, chosen) = (rows, Set(selectedIDs))
    rows = new.map { Row(id: $0.id, action: $0.primaryAction) }
    mark { chosen.contains($0.id) }
    if !isLive(anchor) { anchor = nil }
    guard let focus, !isLive(focus) else { return }
    let place = old.firstIndex { $0.id == focus } ?? 0
    let candidates = old[place...].map(\.id) + old[..<place].map(\.id).reversed()
    self.focus = candidates.first { isLive($0) } ?? rows.first { $0.action != .none }?.id
  }
}
