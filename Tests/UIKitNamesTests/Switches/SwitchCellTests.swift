import Testing
import UIKitNames

/// What the tables of switches have in common.
@MainActor
private protocol SwitchTable: UIViewController, UITableViewDataSource {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var tableView: UITableView! { get set }
  var list: [Bool] { get }
}

extension TestBed.ViewController: SwitchTable {}
extension ViewController: SwitchTable {}
extension FunctionSwitch.ViewController: SwitchTable {}
extension MendedSwitch.ViewController: SwitchTable {}

/// How a switch talks back to the owner of the data.
enum Conduit: CaseIterable {
  case delegate
  case function
  case mendedFunction
}

/// Cell code as it is written for UIKit: a switch that talks back to its owner.
@MainActor
struct SwitchCellTests {
  private func table(_ conduit: Conduit) -> any SwitchTable {
    switch conduit {
    case .delegate: loaded(ViewController())
    case .function: loaded(FunctionSwitch.ViewController())
    case .mendedFunction: loaded(MendedSwitch.ViewController())
    }
  }

  private func loaded<Table: SwitchTable>(_ table: Table) -> Table {
    table.tableView = UITableView(container: table.view, updateScheduler: UpdateScheduler())
    table.loadViewIfNeeded()
    return table
  }

  private func cell(_ table: any SwitchTable, _ row: Int) -> UITableViewCell {
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
    table.tableView.enqueue(first)
    let other = cell(table, 50)
    #expect(other === first)
    #expect(try !control(other).isOn)
    try control(other).toggleByUser()
    #expect(table.list[50])
    table.tableView.enqueue(other)
    let again = cell(table, 0)
    #expect(again === first)
    #expect(try control(again).isOn)
    #expect(table.tableView.createdCellCount == 1)
  }

  @Test("Without a conduit scrolling away and back forgets what was toggled")
  func withoutConduitScrolling() throws {
    let table = loaded(TestBed.ViewController())
    let first = cell(table, 0)
    try control(first).toggleByUser()
    #expect(try control(first).isOn)
    table.tableView.enqueue(first)
    #expect(try !control(cell(table, 0)).isOn)
    #expect(!table.list.contains(true))
  }

  @Test("An action finds the row of its switch by the responder chain")
  func actionFindsRow() throws {
    let table = loaded(ViewController())
    let control = try control(cell(table, 7))
    control.isOn = true
    table.switchChanged(control)
    #expect(table.list[7])
    table.switchChanged(UISwitch())
    #expect(table.list.count { $0 } == 1)
  }

  @Test("Nothing keeps the owner of the table alive", arguments: Conduit.allCases)
  func nothingKeepsOwner(_ conduit: Conduit) throws {
    weak var table: (any SwitchTable)?
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
    var calls: [String] = []
    var first = FunctionSwitch.Config()
    first.isOnChanged = { _, _ in calls.append("first") }
    var second = FunctionSwitch.Config()
    second.isOnChanged = { _, _ in calls.append("second") }
    let view = first.makeContentView()
    view.configuration = second
    try control(view).toggleByUser()
    #expect(calls == ["first"])

    calls = []
    var third = MendedSwitch.Config()
    third.isOnChanged = { _, _ in calls.append("third") }
    var fourth = MendedSwitch.Config()
    fourth.isOnChanged = { _, _ in calls.append("fourth") }
    let mended = third.makeContentView()
    mended.configuration = fourth
    try control(mended).toggleByUser()
    #expect(calls == ["fourth"])
  }
}
