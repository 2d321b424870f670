package import CellHosting
import Foundation

/// A scheduler that is flushed by the test, and what its cells did.
@MainActor
package struct Stage {
  package let scheduler: UpdateScheduler
  package let log = OperationLog()

  /// Creates a stage that tells of problems that are not expected.
  package init(
    limit: Int, expecting problems: Set<HostProblem.Identifier>,
    unexpected: @escaping @MainActor (HostProblem) -> Void
  ) {
    scheduler = QuietScheduler(maximumUpdateDepth: limit, expecting: problems, unexpected)
    scheduler.operationLog = log
  }

  /// A stage for things done at random, which accepts all problems.
  package static var tolerant: Stage {
    Stage(limit: 8, expecting: Set(HostProblem.Identifier.allCases)) { _ in }
  }

  /// Accepts further problems.
  package func tolerate(_ problems: HostProblem.Identifier...) {
    (scheduler as? QuietScheduler)?.expected.formUnion(problems)
  }

  /// Accepts all problems, for things done at random.
  package func tolerateAll() {
    (scheduler as? QuietScheduler)?.expected = Set(HostProblem.Identifier.allCases)
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
