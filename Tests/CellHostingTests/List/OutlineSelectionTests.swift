import CellConfiguration
import CellHosting
import CellTestSupport
import Testing

/// The selection of rows that a snapshot has.
@MainActor
struct OutlineSelectionTests {
  typealias Snapshot = ListSnapshot<Int, String>

  /// Fruit with apple and pear, and nuts.
  private static func snapshot() -> Snapshot {
    var outline = ListSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.expand(["Fruit"])
    var snapshot = Snapshot()
    snapshot.setSectionSnapshot(outline, for: 0)
    return snapshot
  }

  /// Counts the rows whose primary actions are requested.
  final class Requests {
    var count = 0
  }

  private func rows(
    _ snapshot: Snapshot, _ requests: Requests = Requests(), fixed: Set<String> = []
  ) -> SnapshotRows<Int, String> {
    SnapshotRows(snapshot) { id in
      requests.count += 1
      return fixed.contains(id) ? .none : .select
    }
  }

  private func selection(_ snapshot: Snapshot) -> ListSelection<String> {
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = true
    var selection = ListSelection<String>(rules: rules)
    #expect(selection.setRows(rows(snapshot)) == [])
    return selection
  }

  @Test("Selected rows stay selected in a collapsed row, in the order of the outline")
  func hiddenSelection() {
    var snapshot = Self.snapshot()
    var selection = selection(snapshot)
    for id in ["Nuts", "Pear", "Apple"] { _ = selection.handle(.tap(id)) }
    snapshot.setExpanded(false, "Fruit")
    #expect(selection.setRows(rows(snapshot)) == [.focused("Fruit")])
    #expect(selection.selectedIDs == ["Apple", "Pear", "Nuts"])
    #expect(selection.rows.map(\.id) == ["Fruit", "Nuts"])
    // All other rows are selected; no hidden one is deselected.
    #expect(selection.handle(.selectAll) == [.selected("Fruit")])
    // A hidden row is neither tapped nor focused.
    #expect(selection.handle(.tap("Apple")) == [])
    #expect(selection.handle(.focus("Apple")) == [])
    snapshot.deleteItems(["Fruit"])
    #expect(
      selection.setRows(rows(snapshot))
        == [.deselected("Fruit"), .deselected("Apple"), .deselected("Pear"), .focused("Nuts")])
    #expect(selection.selectedIDs == ["Nuts"])
  }

  @Test("Focus in a collapsed row moves to it, and focus on a deleted row to the next one")
  func focus() {
    var snapshot = Self.snapshot()
    var selection = selection(snapshot)
    #expect(selection.handle(.focus("Pear")) == [.focused("Pear")])
    snapshot.deleteItems(["Pear"])
    #expect(selection.setRows(rows(snapshot)) == [.focused("Nuts")])
    snapshot.deleteItems(["Nuts"])
    #expect(selection.setRows(rows(snapshot)) == [.focused("Apple")])
    snapshot.setExpanded(false, "Fruit")
    // A row without an effect has no focus, and no other row is left.
    #expect(selection.setRows(rows(snapshot, fixed: ["Fruit"])) == [.focused(nil)])
  }

  @Test("Rows that lose their effect are deselected")
  func fixedRows() {
    let snapshot = Self.snapshot()
    var selection = selection(snapshot)
    _ = selection.handle(.tap("Apple"))
    #expect(
      selection.setRows(rows(snapshot, fixed: ["Apple"])) == [
        .deselected("Apple"), .focused("Pear"),
      ])
  }

  @Test("Keys move focus to the first and last row that has an effect")
  func keys() {
    var selection = selection(Self.snapshot())
    _ = selection.setRows(rows(Self.snapshot(), fixed: ["Fruit", "Nuts"]))
    #expect(selection.handle(.moveFocus(by: 4)) == [.focused("Pear")])
    #expect(selection.handle(.moveFocus(by: 100)) == [])
    #expect(selection.handle(.moveFocus(by: -100)) == [.focused("Apple")])
    #expect(selection.handle(.moveFocus(by: .min)) == [])
    #expect(selection.handle(.moveFocus(by: 1)) == [.focused("Pear")])
  }

  @Test("Setting rows requests the effects of selected and focused rows only")
  func requests() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<10_000).map { "\($0)" })
    var selection = selection(snapshot)
    for id in ["3", "400", "9000"] { _ = selection.handle(.tap(id)) }
    snapshot.deleteItems(["400", "500"])
    let requests = Requests()
    #expect(selection.setRows(rows(snapshot, requests)) == [.deselected("400")])
    #expect(requests.count <= 6)
    #expect(selection.index(of: "9000") == 8998)
  }
}
