package import CellConfiguration

/// Random inputs and edits of a list's selection, compared with a list of marked rows.
///
/// Every other list is an outline, whose rows can be hidden.
package struct SelectionHistory {
  package typealias Selection = ListSelection<Int>

  /// Handles an input; the real function or a liar.
  package typealias Handler =
    @Sendable (inout Selection, Selection.Input) -> [Selection.Change]

  private var random: RandomSource
  private let handle: Handler
  private var selection = Selection()
  private var model = SelectionModel()

  /// The rows of an outline; `nil` for a list in which all rows are visible.
  private var outline: SelectionOutline?

  /// The selected rows and the row with keyboard focus, as the changes describe them.
  private var replayed: Set<Int> = []
  private var replayedFocus: Int?

  /// The largest number of rows that were selected at once.
  package private(set) var largestCount = 0

  package init(
    _ random: RandomSource, handle: @escaping Handler = { $0.handle($1) }
  ) {
    self.random = random
    self.handle = handle
    if Bool.random(using: &self.random) { outline = SelectionOutline() }
  }

  /// Whether all random numbers are used up.
  package var isFinished: Bool { random.isExhausted }

  /// Handles an input, and returns the differences from the model.
  package mutating func step() -> [String] {
    let before = selection
    let input = input()
    let changes: [Selection.Change]
    if case .setRows = input, let new = outline?.edited(&random) {
      changes = selection.setRows(new)
      model.performed = []
      model.replace(new)
      outline = new
    } else {
      changes = handle(&selection, input)
      model.handle(input)
    }
    let problems = problems() + replay(changes)
    largestCount = max(largestCount, selection.selectedCount)
    return problems.map { "\(input) of \(before), \(model.rows): \($0)" }
  }

  // MARK: Inputs

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Makes an input; most inputs name existing rows.
  private mutating func input() -> Selection.Input {
    let existing = model.rows.randomElement(using: &random)?.id ?? 0
    let id = number(0..<8) == 0 ? number(0..<60) : existing
    let isOn = number(0..<2) == 0
    switch number(0..<20) {
    case 0..<5: return .tap(id, TapModifiers(rawValue: [0, 0, 1, 2, 3][number(0..<5)]))
    case 5:
      return isOn
        ? .tapAccessory(.detail(), of: id) : .tapSwipeAction(SwipeAction(title: "Flag"), of: id)
    case 6..<9: return .moveFocus(by: number(-3..<4), extending: isOn)
    case 9: return .focus(number(0..<5) == 0 ? nil : id)
    case 10: return .activate
    case 11: return .toggle
    case 12: return .selectAll
    case 13: return number(0..<3) == 0 ? .deselectAll : .deselect(id)
    case 14: return .select(id)
    case 15: return .setEditing(isOn)
    case 16: return .setRules(rules())
    default: return .setRows(outline == nil ? edited(selection.rows) : [])
    }
  }

  private mutating func rules() -> ListSelectionRules {
    var rules = ListSelectionRules()
    rules.allowsSelection = number(0..<6) > 0
    rules.allowsMultipleSelection = number(0..<4) > 0
    rules.allowsSelectionDuringEditing = number(0..<3) > 0
    if number(0..<2) > 0 { rules.allowsMultipleSelectionDuringEditing = true }
    rules.selectionFollowsFocus = number(0..<3) == 0
    return rules
  }

  private mutating func action() -> RowPrimaryAction {
    [.none, .select, .select, .open][number(0..<4)]
  }

  /// Returns the rows after an insertion, a removal, a move, another action of a row, or a new
  /// list.
  private mutating func edited(_ rows: [Selection.Row]) -> [Selection.Row] {
    var rows = rows
    switch number(0..<12) {
    case 0: return []
    case 1: return (0..<number(0..<9)).map { Selection.Row($0 * 7, action()) }
    case 2..<5 where !rows.isEmpty:
      let first = number(0..<rows.count)
      rows.removeSubrange(first..<min(rows.count, first + 1 + number(0..<3)))
    case 5..<7 where !rows.isEmpty:
      let moved = rows.remove(at: number(0..<rows.count))
      rows.insert(moved, at: number(0..<rows.count + 1))
    case 7 where !rows.isEmpty: rows[number(0..<rows.count)].primaryAction = action()
    default:
      for _ in 0..<1 + number(0..<4) {
        let id = number(0..<60)
        if rows.contains(where: { $0.id == id }) { continue }
        rows.insert(Selection.Row(id, action()), at: number(0..<rows.count + 1))
      }
    }
    return rows
  }

  // MARK: Problems

  /// The differences from the model, and selected rows that do not exist or are not allowed.
  private func problems() -> [String] {
    var problems: [String] = []
    if selection.selectedIDs != model.selectedIDs {
      problems.append("selects \(selection.selectedIDs), not \(model.selectedIDs)")
    }
    if selection.focusedID != model.focus || selection.isEditing != model.isEditing {
      problems.append("keyboard focus or editing differs from the model")
    }
    let live = model.rows.filter { $0.action != .none }
    if !Set(live.map(\.id)).isSuperset(of: selection.selectedIDs) {
      problems.append("selects a missing row")
    }
    if let focus = selection.focusedID, !live.contains(where: { $0.id == focus && $0.isVisible }) {
      problems.append("a missing or hidden row has keyboard focus")
    }
    let limit = [.none: 0, .one: 1][selection.limit] ?? live.count
    if selection.selectedCount > limit { problems.append("selects more than \(limit)") }
    return problems
  }

  /// The reasons why changes do not lead from the state before an input to the state after it.
  private mutating func replay(_ changes: [Selection.Change]) -> [String] {
    var problems: [String] = []
    var performed: [Selection.Change] = []
    for change in changes {
      switch change {
      case .selected(let id):
        if !replayed.insert(id).inserted { problems.append("\(id) was selected before") }
      case .deselected(let id):
        if replayed.remove(id) == nil { problems.append("\(id) was not selected before") }
      case .focused(let id):
        if replayedFocus == id { problems.append("\(change) changes nothing") }
        replayedFocus = id
      case .performAction, .performSwipeAction, .performPrimaryAction: performed.append(change)
      }
    }
    if replayed != Set(selection.selectedIDs) { problems.append("changes select \(replayed)") }
    if replayedFocus != selection.focusedID { problems.append("changes lead to another focus") }
    if performed != model.performed { problems.append("\(performed), not \(model.performed)") }
    return problems
  }
}
