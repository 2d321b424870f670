package import CellHosting
import Foundation

/// A scheduler that is flushed by the test, and what its cells did.
@MainActor
package struct Stage {
  package let scheduler: UpdateScheduler
  package let log = OperationLog()

  package init(limit: Int = 8) {
    scheduler = QuietScheduler(maximumUpdateDepth: limit)
    scheduler.operationLog = log
  }

  /// A cell on this stage, as it is before its first pass.
  package func cell<Cell: ConfigurableView>(_ make: () -> Cell) -> Cell {
    let cell = make()
    cell.updateScheduler = scheduler
    return cell
  }

  /// A list cell on this stage, laid out once with nothing in the log.
  package func shownCell(_ configure: (ListCell) -> Void = { _ in }) -> ListCell {
    let cell = cell { ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52)) }
    configure(cell)
    cell.layoutIfNeeded()
    scheduler.flushUntilIdle()
    log.removeAll()
    return cell
  }
}
