import CellConfiguration
import CellTestSupport
import Testing

/// How the work of a selection grows with the rows of its list.
@Suite("The work of a selection grows with its rows as claimed")
struct SelectionGrowthTests {
  private static func selection(_ count: Int, selected: Int = 0) -> ListSelection<Int> {
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = true
    var selection = ListSelection(rows: (0..<count).map { .init($0) }, rules: rules)
    for index in 0..<selected {
      _ = selection.handle(.tap(index * (count / selected)))
    }
    return selection
  }

  @Test("A tap or a key that changes one row takes the same time in any list")
  func one() {
    expectGrowth(.constant, from: 1_000, to: 64_000) { count in
      var selection = Self.selection(count)
      return {
        for index in 0..<100 {
          keep(selection.handle(.tap(index * count / 100)))
          keep(selection.handle(.moveFocus(by: 1)))
        }
      }
    }
  }

  @Test("Reading the selected rows takes time by their number, not that of all rows")
  func selected() {
    expectGrowth(.constant, from: 1_000, to: 64_000, "rows") { count in
      let selection = Self.selection(count, selected: 200)
      return { for _ in 0..<10 { keep(selection.selectedIDs) } }
    }
    expectGrowth(.linear, from: 200, to: 6_400, "selected rows") { count in
      let selection = Self.selection(count, selected: count)
      return { keep(selection.selectedIDs) }
    }
  }

  @Test("Selecting all rows and other rows take time in proportion to the rows")
  func all() {
    expectGrowth(.linear, from: 500, to: 16_000) { count in
      var selection = Self.selection(count)
      return {
        keep(selection.handle(.selectAll))
        keep(selection.handle(.setRows((1..<count).map { .init($0) })))
        keep(selection.handle(.deselectAll))
        keep(selection.handle(.setRows((0..<count).map { .init($0) })))
      }
    }
  }
}
