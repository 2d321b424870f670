import CellConfiguration
import CellTestSupport
import Testing

/// Random inputs and edits, in a selection and in a list of marked rows.
struct SelectionLawTests {
  private typealias Selection = ListSelection<Int>

  @Test(
    "Random inputs and edits have the same effect on a list of marked rows",
    arguments: someCases(1...12))
  func model(seed: UInt64) {
    var history = SelectionHistory(RandomSource(seed: seed))
    for step in 0..<3000 {
      let problems = history.step()
      guard problems.isEmpty else {
        Issue.record("step \(step): \(problems)")
        return
      }
    }
    #expect(history.largestCount > 5)
  }

  /// Incorrect implementations.
  private static let liars: [(name: String, handle: SelectionHistory.Handler)] = [
    (
      "reports no deselected rows",
      { selection, input in
        selection.handle(input).filter { if case .deselected = $0 { false } else { true } }
      }
    ),
    (
      "ignores other rules",
      { selection, input in
        if case .setRules = input { [] } else { selection.handle(input) }
      }
    ),
    (
      "opens no row",
      { selection, input in
        selection.handle(input).filter {
          if case .performPrimaryAction = $0 { false } else { true }
        }
      }
    ),
    (
      "extends no selection",
      { selection, input in
        if case .moveFocus(let count, true) = input {
          selection.handle(.moveFocus(by: count))
        } else {
          selection.handle(input)
        }
      }
    ),
    (
      "selects a row twice",
      { selection, input in
        if case .select(let id) = input {
          selection.handle(input) + [.selected(id)]
        } else {
          selection.handle(input)
        }
      }
    ),
  ]

  @Test("The model differs from an incorrect selection", arguments: liars.indices)
  func liar(_ index: Int) {
    var history = SelectionHistory(RandomSource(seed: 1), handle: Self.liars[index].handle)
    let isFound = (0..<3000).contains { _ in !history.step().isEmpty }
    #expect(isFound, "\(Self.liars[index].name)")
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
