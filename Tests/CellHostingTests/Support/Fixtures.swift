import CellConfiguration
import CellHosting
import Foundation
import Observation

/// Content with a text, to see what a cell shows.
@MainActor
func content(_ text: String) -> ListContentConfiguration {
  var content = ListContentConfiguration.cell()
  content.text = text
  return content
}

/// A model with two properties that a cell may read.
@Observable
final class Model {
  var title = "A"
  var count = 0
}

/// A scheduler that is flushed by the test, and what its cells did.
@MainActor
struct Stage {
  let scheduler: UpdateScheduler
  let log = OperationLog()

  init(limit: Int = 8) {
    scheduler = QuietScheduler(maximumUpdateDepth: limit)
    scheduler.operationLog = log
  }

  /// A cell on this stage, as it is before its first pass.
  func cell<Cell: ConfigurableView>(_ make: () -> Cell) -> Cell {
    let cell = make()
    cell.updateScheduler = scheduler
    return cell
  }

  /// A list cell on this stage, laid out once with nothing in the log.
  func shownCell(_ configure: (ListCell) -> Void = { _ in }) -> ListCell {
    let cell = cell { ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52)) }
    configure(cell)
    cell.layoutIfNeeded()
    scheduler.flushUntilIdle()
    log.removeAll()
    return cell
  }
}

/// A scheduler that keeps problems instead of writing them down.
@MainActor
final class QuietScheduler: UpdateScheduler {
  private(set) var problems: [HostProblem] = []

  override func report(_ problem: HostProblem) { problems.append(problem) }
}

extension ConfigurableView {
  /// The text that the cell shows.
  var shownText: String? {
    (contentConfiguration as? ListContentConfiguration)?.text
  }
}
