import CellConfiguration
import CellHosting
import Foundation
import Observation
import Testing

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

  /// Creates a stage whose test fails for a problem that it does not expect.
  init(limit: Int = 8, expecting problems: HostProblem.Identifier...) {
    scheduler = QuietScheduler(maximumUpdateDepth: limit, expecting: Set(problems))
    scheduler.operationLog = log
  }

  /// Has the test accept further problems.
  func tolerate(_ problems: HostProblem.Identifier...) {
    (scheduler as? QuietScheduler)?.expected.formUnion(problems)
  }

  /// Has the test accept all problems, for things done at random.
  func tolerateAll() {
    (scheduler as? QuietScheduler)?.expected = Set(HostProblem.Identifier.allCases)
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

/// A scheduler that keeps problems, and fails the test for those that it does not expect.
@MainActor
final class QuietScheduler: UpdateScheduler {
  private(set) var problems: [HostProblem] = []
  var expected: Set<HostProblem.Identifier>

  init(maximumUpdateDepth: Int, expecting expected: Set<HostProblem.Identifier> = []) {
    self.expected = expected
    super.init(maximumUpdateDepth: maximumUpdateDepth)
  }

  override func report(_ problem: HostProblem) {
    problems.append(problem)
    if !expected.contains(problem.identifier) { Issue.record("\(problem)") }
  }
}

extension ConfigurableView {
  /// The text that the cell shows.
  var shownText: String? {
    (contentConfiguration as? ListContentConfiguration)?.text
  }
}
