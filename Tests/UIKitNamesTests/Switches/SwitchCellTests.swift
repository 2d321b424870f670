import Testing
import UIKitNames

/// How a switch talks back to the owner of the data.
enum Conduit: CaseIterable {
  case delegate
  case function
  case mendedFunction
}

/// Cell code as it is written for UIKit: a switch that talks back to its owner.
@MainActor
struct SwitchCellTests {
  private func table(_ conduit: Conduit) -> ViewController {
    switch conduit {
    case .delegate: loaded(DelegateViewController())
    case .function: loaded(FunctionViewController(viewType: TalkingContentView.self))
    case .mendedFunction: loaded(FunctionViewController(viewType: MendedContentView.self))
    }
  }

  private func loaded<Table: ViewController>(_ table: Table) -> Table {
    table.tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.view.addSubview(table.tableView)
    return table
  }

  private func cell(_ table: ViewController, _ row: Int) -> UITableViewCell {
    let cell = table.tableView(table.tableView, cellForRowAt: IndexPath(row: row, section: 0))
    cell.layoutIfNeeded()
    return cell
  }

  private func control(_ cell: UITableViewCell) throws -> UISwitch {
    try control(cell.contentView)
  }

  private func control(_ view: UIView) throws -> UISwitch {
    try #require(view.subviews.first as? UISwitch)
  }

  @Test("A toggle travels back to the model", arguments: Conduit.allCases)
  func toggleTravelsBack(_ conduit: Conduit) throws {
    let table = table(conduit)
    #expect(table.tableView(table.tableView, numberOfRowsInSection: 0) == 100)
    try control(cell(table, 3)).toggleByUser()
    #expect(table.list[3])
    #expect(table.list.count { $0 } == 1)
  }

  @Test("Scrolling away and back shows what was toggled", arguments: Conduit.allCases)
  func scrollingAwayBack(_ conduit: Conduit) throws {
    let table = table(conduit)
    let first = cell(table, 0)
    try control(first).toggleByUser()
    table.tableView.hostedList.pool.enqueue(first)
    let other = cell(table, 50)
    #expect(other === first)
    #expect(try !control(other).isOn)
    try control(other).toggleByUser()
    #expect(table.list[50])
    table.tableView.hostedList.pool.enqueue(other)
    let again = cell(table, 0)
    #expect(again === first)
    #expect(try control(again).isOn)
    #expect(table.tableView.hostedList.pool.createdCellCount == 1)
  }

  @Test("Without a conduit scrolling away and back forgets what was toggled")
  func withoutConduitScrolling() throws {
    let table = loaded(ViewController())
    let first = cell(table, 0)
    try control(first).toggleByUser()
    #expect(try control(first).isOn)
    table.tableView.hostedList.pool.enqueue(first)
    #expect(try !control(cell(table, 0)).isOn)
    #expect(!table.list.contains(true))
  }

  @Test("An action finds the row of its switch by the responder chain")
  func actionFindsRow() throws {
    let table = loaded(DelegateViewController())
    let control = try control(cell(table, 7))
    control.isOn = true
    table.switchChanged(control)
    #expect(table.list[7])
    table.switchChanged(UISwitch())
    #expect(table.list.count { $0 } == 1)
  }

  @Test("Nothing keeps the owner of the table alive", arguments: Conduit.allCases)
  func nothingKeepsOwner(_ conduit: Conduit) throws {
    weak var table: ViewController?
    weak var view: UIView?
    do {
      let made = self.table(conduit)
      let shown = cell(made, 0)
      try control(shown).toggleByUser()
      table = made
      view = shown.contentView
      withExtendedLifetime((made, shown)) {
        #expect(table != nil)
        #expect(view != nil)
      }
    }
    #expect(table == nil)
    #expect(view == nil)
  }

  @Test("Only the mended action calls the function of the present configuration")
  func mendedActionCalls() throws {
    for (viewType, expected) in [
      (TalkingContentView.self, "first"), (MendedContentView.self, "second"),
    ] as [(MyContentView.Type, String)] {
      var calls: [String] = []
      var first = Config(viewType: viewType)
      first.isOnChanged = { _, _ in calls.append("first") }
      var second = Config(viewType: viewType)
      second.isOnChanged = { _, _ in calls.append("second") }
      let view = first.makeContentView()
      view.configuration = second
      try control(view).toggleByUser()
      #expect(calls == [expected])
    }
  }
}
