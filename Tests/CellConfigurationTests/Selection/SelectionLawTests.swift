import CellConfiguration
import CellTestSupport
import Testing

/// Random inputs and edits, made in a model of marked rows as well.
struct SelectionLawTests {
  private typealias Selection = ListSelection<Int>

  /// An input to a list; most name rows that are there.
  private static func input(
    _ selection: Selection, _ random: inout RandomSource
  ) -> Selection.Input {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    let there = selection.rows.randomElement(using: &random)?.id ?? 0
    let id = number(0..<8) == 0 ? number(0..<60) : there
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
    case 16: return .setRules(rules(&random))
    default: return .setRows(edited(selection.rows, &random))
    }
  }

  private static func rules(_ random: inout RandomSource) -> ListSelectionRules {
    func isOn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) > 0 }
    var rules = ListSelectionRules()
    rules.allowsSelection = isOn(6)
    rules.allowsMultipleSelection = isOn(4)
    rules.allowsSelectionDuringEditing = isOn(3)
    if isOn(2) { rules.allowsMultipleSelectionDuringEditing = true }
    rules.selectionFollowsFocus = !isOn(3)
    return rules
  }

  /// The rows after an insertion, a removal, a move, another action of a row, or a new list.
  private static func edited(
    _ rows: [Selection.Row], _ random: inout RandomSource
  ) -> [Selection.Row] {
    var rows = rows
    func place(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
    func action() -> RowPrimaryAction { [.none, .select, .select, .open][place(4)] }
    switch place(12) {
    case 0: return []
    case 1: return (0..<place(9)).map { Selection.Row($0 * 7, action()) }
    case 2..<5 where !rows.isEmpty:
      let first = place(rows.count)
      rows.removeSubrange(first..<min(rows.count, first + 1 + place(3)))
    case 5..<7 where !rows.isEmpty:
      rows.insert(rows.remove(at: place(rows.count)), at: place(rows.count + 1))
    case 7 where !rows.isEmpty: rows[place(rows.count)].primaryAction = action()
    default:
      for _ in 0..<1 + place(4) {
        let id = place(60)
        if rows.contains(where: { $0.id == id }) { continue }
        rows.insert(Selection.Row(id, action()), at: place(rows.count + 1))
      }
    }
    return rows
  }

  /// What a state is otherwise than the model, or names though it is not there or not allowed.
  private static func problems(_ selection: Selection, _ model: SelectionModel) -> [String] {
    var problems: [String] = []
    if selection.selectedIDs != model.selectedIDs {
      problems.append("selects \(selection.selectedIDs), not \(model.selectedIDs)")
    }
    if selection.focusedID != model.focus || selection.isEditing != model.isEditing {
      problems.append("the keyboard or editing is not as in the model")
    }
    let live = Set(selection.rows.filter { $0.primaryAction != .none }.map(\.id))
    if !live.isSuperset(of: selection.selectedIDs) { problems.append("selects what is not there") }
    if let focus = selection.focusedID, !live.contains(focus) {
      problems.append("the keyboard has what is not there")
    }
    let most = [.none: 0, .one: 1][selection.limit] ?? selection.rows.count
    if selection.selectedCount > most { problems.append("selects more than \(most)") }
    return problems
  }

  @Test("Random inputs and edits do what a list of marked rows does", arguments: 1...12)
  func model(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var selection = Selection()
    var model = SelectionModel()
    var replayed: Set<Int> = []
    var focus: Int?
    var largest = 0
    for step in 0..<3000 {
      let input = Self.input(selection, &random)
      let changes = selection.handle(input)
      model.handle(input)
      var problems = Self.problems(selection, model)
      // The changes lead from one state to the next, and each is one.
      var performed: [Selection.Change] = []
      for change in changes {
        switch change {
        case .selected(let id):
          if !replayed.insert(id).inserted { problems.append("\(id) was selected before") }
        case .deselected(let id):
          if replayed.remove(id) == nil { problems.append("\(id) was not selected before") }
        case .focused(let id):
          if focus == id { problems.append("\(change) is none") }
          focus = id
        case .performAction, .performSwipeAction, .performPrimaryAction: performed.append(change)
        }
      }
      if replayed != Set(selection.selectedIDs) { problems.append("changes select \(replayed)") }
      if focus != selection.focusedID { problems.append("changes lead to another focus") }
      if performed != model.performed { problems.append("\(performed), not \(model.performed)") }
      largest = max(largest, selection.selectedCount)
      guard problems.isEmpty else {
        Issue.record("step \(step), \(input): \(problems)")
        return
      }
    }
    #expect(largest > 5)
  }

  @Test("Changes are in the order of the list, whatever the order of taps", arguments: 1...5)
  func order(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = true
    let ids = Array(0..<40).shuffled(using: &random)
    var selection = Selection(rows: ids.map { Selection.Row($0) }, rules: rules)
    let tapped = Set(ids.shuffled(using: &random).prefix(20))
    for id in tapped { _ = selection.handle(.select(id)) }
    let (inside, outside) = (ids.filter(tapped.contains), ids.filter { !tapped.contains($0) })
    var other = selection
    #expect(other.handle(.selectAll) == outside.map(Selection.Change.selected))
    #expect(selection.handle(.deselectAll) == inside.map(Selection.Change.deselected))
    #expect(selection.selectedIDs == [] && other.selectedIDs == ids)
  }
}
