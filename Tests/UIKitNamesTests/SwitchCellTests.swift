import Testing
import UIKitNames

/// Cell code as it is written for UIKit: a switch that talks back to its owner.
@MainActor
struct SwitchCellTests {
  private func cell(_ table: SwitchTable, _ row: Int) -> UITableViewCell {
    let cell = table.tableView(table.tableView, cellForRowAt: IndexPath(row: row, section: 0))
    cell.layoutIfNeeded()
    return cell
  }

  private func control(_ cell: UITableViewCell) throws -> UISwitch {
    try #require(cell.contentView as? MyContentView).sw
  }

  @Test(arguments: Conduit.allCases)
  func `a toggle travels back to the model`(_ conduit: Conduit) throws {
    let container = UIView()
    let table = SwitchTable(conduit, in: container)
    try control(cell(table, 3)).toggleByUser()
    #expect(table.list[3])
    #expect(table.list.count { $0 } == 1)
  }

  @Test(arguments: Conduit.allCases)
  func `scrolling away and back shows what was toggled`(_ conduit: Conduit) throws {
    let container = UIView()
    let table = SwitchTable(conduit, in: container)
    let first = cell(table, 0)
    try control(first).toggleByUser()
    table.tableView.enqueue(first)
    let other = cell(table, 50)
    #expect(other === first)
    #expect(try !control(other).isOn)
    table.tableView.enqueue(other)
    let again = cell(table, 0)
    #expect(again === first)
    #expect(try control(again).isOn)
    #expect(table.tableView.cellsMade == 1)
  }

  @Test(arguments: Conduit.allCases)
  func `nothing keeps the owner of the table alive`(_ conduit: Conduit) throws {
    let container = UIView()
    weak var table: SwitchTable?
    weak var view: UIView?
    do {
      let made = SwitchTable(conduit, in: container)
      let shown = cell(made, 0)
      try control(shown).toggleByUser()
      table = made
      view = shown.contentView
      shown.removeFromSuperview()
    }
    #expect(table == nil)
    #expect(view == nil)
  }
}
