import CellConfiguration
import CellHosting
import CellTesting
import Foundation

/// A list whose cells are checked for all issues, in every build.
@MainActor
struct CheckedList {
  let scheduler = UpdateScheduler()
  let pool: CellReusePool

  init() {
    scheduler.checkedIssues = Set(CellIssue.Identifier.allCases)
    pool = CellReusePool(updateScheduler: scheduler)
  }

  /// A cell of the list, as it is before its first pass.
  func cell<Cell: ListCell>(_ type: Cell.Type = ListCell.self) -> Cell {
    let cell = Cell(dequeuedFor: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
    cell.updateScheduler = scheduler
    return cell
  }

  /// Returns the issues of the cells of a list while a closure runs.
  static func issues(_ body: (CheckedList) -> Void) -> [CellIssue.Identifier] {
    reports(body).map(\.identifier)
  }

  /// Returns the issues of the cells of a list while a closure runs, with their details.
  static func reports(_ body: (CheckedList) -> Void) -> [CellIssue] {
    cellIssues { body(CheckedList()) }
  }
}
