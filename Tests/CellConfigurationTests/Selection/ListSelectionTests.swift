import CellConfiguration
import Foundation
import Testing

/// What taps, keys and edits do to the selection of a list, one by one.
struct ListSelectionTests {
  private typealias Selection = ListSelection<String>

  private static func selection(
    _ rules: (inout ListSelectionRules) -> Void = { _ in }, _ action: RowPrimaryAction = .select
  ) -> Selection {
    var own = ListSelectionRules()
    rules(&own)
    return Selection(rows: "abcdef".map { .init("\($0)", action) }, rules: own)
  }

  @Test("By default one row can be selected, and none during editing")
  func defaults() {
    let rules = ListSelectionRules()
    #expect(rules.allowsSelection && !rules.allowsMultipleSelection)
    #expect(!rules.allowsSelectionDuringEditing && !rules.allowsMultipleSelectionDuringEditing)
    #expect(!rules.selectionFollowsFocus)
    #expect(rules.limit(isEditing: false) == .one && rules.limit(isEditing: true) == .none)
  }

  @Test("Selecting several rows during editing is selecting rows during editing")
  func coupled() {
    var rules = ListSelectionRules()
    rules.allowsMultipleSelectionDuringEditing = true
    #expect(rules.allowsSelectionDuringEditing && rules.limit(isEditing: true) == .any)
    rules.allowsSelectionDuringEditing = false
    #expect(!rules.allowsMultipleSelectionDuringEditing && rules.limit(isEditing: true) == .none)
    rules.allowsSelectionDuringEditing = true
    #expect(rules.limit(isEditing: true) == .one)
    rules.allowsSelection = false
    rules.allowsMultipleSelection = true
    #expect(rules.limit(isEditing: false) == .none)
  }

  @Test("A tap selects a row and deselects the other one")
  func single() {
    var selection = Self.selection()
    #expect(selection.handle(.tap("b")) == [.selected("b"), .focused("b")])
    #expect(selection.handle(.tap("d")) == [.deselected("b"), .selected("d"), .focused("d")])
    #expect(selection.handle(.tap("d")) == [])
    #expect(selection.selectedIDs == ["d"] && selection.isSelected("d"))
    #expect(selection.handle(.tap("x")) == [])
  }

  @Test("A tap on a row that opens performs its primary action, also if it is selected")
  func opens() {
    var selection = Self.selection({ _ in }, .open)
    #expect(
      selection.handle(.tap("b")) == [.selected("b"), .focused("b"), .performPrimaryAction("b")])
    #expect(selection.handle(.tap("b")) == [.performPrimaryAction("b")])
    #expect(selection.handle(.activate) == [.performPrimaryAction("b")])
    #expect(selection.handle(.tap("c", .toggling)).contains(.performPrimaryAction("c")) == false)
    var several = Self.selection({ $0.allowsMultipleSelection = true }, .open)
    _ = several.handle(.selectAll)
    #expect(several.handle(.tap("b")).suffix(2) == [.focused("b"), .performPrimaryAction("b")])
    #expect(several.selectedIDs == ["b"])
  }

  @Test("A row without a primary action is not tapped, selected or passed to")
  func inert() {
    var selection = Self.selection { $0.allowsMultipleSelection = true }
    var rows = selection.rows
    rows[1].primaryAction = .none
    _ = selection.handle(.setRows(rows))
    #expect(selection.handle(.tap("b")) == [] && selection.handle(.select("b")) == [])
    _ = selection.handle(.tap("a"))
    #expect(selection.handle(.moveFocus(by: 1)) == [.focused("c")])
    _ = selection.handle(.selectAll)
    #expect(selection.selectedIDs == ["a", "c", "d", "e", "f"])
  }

  @Test("Where several can be selected, a tap adds a row or takes it away")
  func multiple() {
    var selection = Self.selection { $0.allowsMultipleSelection = true }
    _ = selection.handle(.tap("d"))
    #expect(selection.handle(.tap("b")) == [.selected("b"), .focused("b")])
    #expect(selection.selectedIDs == ["b", "d"])
    #expect(selection.handle(.tap("d")) == [.deselected("d"), .focused("d")])
  }

  @Test("With the shift key a tap selects from the row that was tapped last")
  func ranges() {
    var selection = Self.selection({ $0.allowsMultipleSelection = true }, .open)
    _ = selection.handle(.tap("c"))
    let changes = selection.handle(.tap("e", .extending))
    #expect(changes == [.selected("d"), .selected("e"), .focused("e")])
    _ = selection.handle(.tap("a", .extending))
    #expect(selection.selectedIDs == ["a", "b", "c"])
    _ = selection.handle(.tap("f", .toggling))
    _ = selection.handle(.tap("e", [.toggling, .extending]))
    #expect(selection.selectedIDs == ["a", "b", "c", "e", "f"])
  }

  @Test("Arrow keys move the keyboard and stop at the ends")
  func arrows() {
    var selection = Self.selection()
    #expect(selection.handle(.moveFocus(by: 1)) == [.focused("a")])
    #expect(selection.handle(.moveFocus(by: -1)) == [])
    #expect(selection.handle(.moveFocus(by: 99)) == [.focused("f")])
    #expect(selection.selectedIDs == [])
    #expect(selection.handle(.focus(nil)) == [.focused(nil)])
    #expect(selection.handle(.moveFocus(by: -2)) == [.focused("e")])
    #expect(selection.handle(.activate) == [.selected("e")])
    #expect(selection.handle(.toggle) == [.deselected("e")])
  }

  @Test("Arrow keys with the shift key extend the selection and take it back")
  func extending() {
    var selection = Self.selection { $0.allowsMultipleSelection = true }
    _ = selection.handle(.tap("c"))
    for _ in 0..<2 { _ = selection.handle(.moveFocus(by: 1, extending: true)) }
    #expect(selection.selectedIDs == ["c", "d", "e"])
    let changes = selection.handle(.moveFocus(by: -1, extending: true))
    #expect(changes == [.deselected("e"), .focused("d")])
  }

  @Test("Where selection follows the keyboard, an arrow selects, except during editing")
  func follows() {
    var selection = Self.selection {
      $0.selectionFollowsFocus = true
      $0.allowsMultipleSelectionDuringEditing = true
    }
    _ = selection.handle(.moveFocus(by: 1))
    #expect(
      selection.handle(.moveFocus(by: 1)) == [.deselected("a"), .selected("b"), .focused("b")])
    _ = selection.handle(.setEditing(true))
    #expect(selection.handle(.moveFocus(by: 1)) == [.focused("c")])
  }

  @Test("As many rows stay selected as are allowed when editing begins or ends")
  func editing() {
    var selection = Self.selection { $0.allowsMultipleSelectionDuringEditing = true }
    _ = selection.handle(.setEditing(true))
    for id in ["e", "c", "b"] { _ = selection.handle(.tap(id)) }
    #expect(selection.handle(.setEditing(false)) == [.deselected("c"), .deselected("e")])
    #expect(selection.selectedIDs == ["b"])
    var rules = selection.rules
    rules.allowsSelection = false
    #expect(selection.handle(.setRules(rules)) == [.deselected("b")])
    #expect(selection.handle(.tap("a")) == [])
  }

  @Test("No row is opened during editing")
  func editingOpens() {
    var selection = Self.selection({ $0.allowsMultipleSelectionDuringEditing = true }, .open)
    _ = selection.handle(.setEditing(true))
    #expect(selection.handle(.tap("b")) == [.selected("b"), .focused("b")])
    #expect(selection.handle(.tap("b")) == [.deselected("b")])
  }

  @Test("Rows that are gone are deselected, and the keyboard goes to the next row")
  func edits() {
    var selection = Self.selection { $0.allowsMultipleSelection = true }
    for id in ["b", "c", "f"] { _ = selection.handle(.tap(id)) }
    _ = selection.handle(.focus("c"))
    let changes = selection.handle(.setRows(["f", "d", "a"].map { .init($0) }))
    #expect(changes == [.deselected("b"), .deselected("c"), .focused("d")])
    #expect(selection.selectedIDs == ["f"])
    #expect(selection.handle(.setRows([.init("z")])) == [.deselected("f"), .focused("z")])
    #expect(selection.handle(.setRows([])) == [.focused(nil)])
  }

  @Test("A tap on an accessory is handed on, as long as its row is there")
  func accessories() {
    var selection = Self.selection()
    let detail = CellAccessory.detail(action: .init(named: "show"))
    #expect(
      selection.handle(.tapAccessory(detail, of: "b")) == [.performAction(detail, of: "b")])
    #expect(selection.handle(.tapAccessory(detail, of: "x")) == [])
    let flag = SwipeAction(title: "Flag")
    #expect(
      selection.handle(.tapSwipeAction(flag, of: "b")) == [.performSwipeAction(flag, of: "b")])
    #expect(selection.handle(.tapSwipeAction(flag, of: "x")) == [])
  }

  @Test("The program selects by the same rules, and deselects")
  func program() {
    var selection = Self.selection()
    _ = selection.handle(.select("a"))
    #expect(selection.handle(.select("b")) == [.deselected("a"), .selected("b")])
    #expect(selection.handle(.deselect("b")) == [.deselected("b")])
    #expect(selection.handle(.selectAll) == [])
    _ = selection.handle(.select("a"))
    #expect(selection.handle(.deselectAll) == [.deselected("a")])
  }

  @Test("A state prints the selected rows and the rules")
  func printing() {
    var selection = Self.selection()
    _ = selection.handle(.tap("b"))
    #expect("\(selection)".contains("b") && "\(selection)".contains("rowCount = 6"))
    #expect("\(Selection.Row("a", .open))" == "a (open)")
    #expect("\(TapModifiers([.extending, .toggling]))" == "[toggling, extending]")
    #expect("\(selection.rules)".contains("allowsSelection = true"))
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test("Two rows with the same identifier stop the program")
    func duplicates() async {
      await #expect(processExitsWith: .failure) {
        _ = ListSelection(rows: [.init("a"), .init("b"), .init("a")])
      }
      await #expect(processExitsWith: .failure) {
        var selection = ListSelection(rows: [.init("a")])
        _ = selection.handle(.setRows([.init("b"), .init("b")]))
      }
    }
  #endif

  @Test("Rules are encoded by what differs from the defaults")
  func coding() throws {
    var rules = ListSelectionRules()
    #expect(String(decoding: try JSONEncoder().encode(rules), as: UTF8.self) == "{}")
    rules.allowsMultipleSelectionDuringEditing = true
    rules.allowsSelection = false
    let data = try JSONEncoder().encode(rules)
    #expect(try JSONDecoder().decode(ListSelectionRules.self, from: data) == rules)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        ListSelectionRules.self, from: Data(#"{"allowsSelektion": true}"#.utf8))
    }
  }
}
