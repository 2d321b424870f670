import Foundation
import Testing
import UIKitNames

/// A data source of a table whose rows the user can move, as it is written for UIKit.
private final class TaskSource: UITableViewDiffableDataSource<Int, String> {
  var tasks = ["one", "two", "fixed"]

  func snapshot(of tasks: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(tasks)
    return snapshot
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != "fixed"
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    tasks.insert(tasks.remove(at: source.row), at: destination.row)
    apply(snapshot(of: tasks), animatingDifferences: false)
  }
}

/// Moves by the user in tables.
@MainActor
struct TableMovesTests {
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A moved row is where the subclass puts it, in the same cell")
  func movedRow() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = TaskSource(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    source.apply(source.snapshot(of: source.tasks))
    let one = table.cellForRow(at: path(0))
    #expect(source.moveRowByUser(at: path(0), to: path(2)))
    #expect(source.snapshot().itemIdentifiers == ["two", "fixed", "one"])
    #expect(table.cellForRow(at: path(2)) === one)
    #expect(!source.moveRowByUser(at: path(1), to: path(0)))
    #expect(!source.moveRowByUser(at: path(0), to: path(0)))
    #expect(source.tasks == ["two", "fixed", "one"])
  }

  @Test("The rows of a table without a subclass cannot be moved")
  func withoutSubclass() {
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source.apply(snapshot)
    #expect(!source.moveRowByUser(at: path(0), to: path(1)))
    #expect(source.snapshot().itemIdentifiers == ["one", "two"])
  }
}
