import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
@Suite("Schedulers wake their toolkit")
struct WakeLawTests {
  @Test(
    "Whatever happens between flushes, no cell waits without a call of wake",
    arguments: 1...UInt64(caseCount(8)))
  func betweenFlushes(_ seed: UInt64) {
    let world = WakeWorld(seed: seed, hasCallbacks: false)
    #expect(world.violations(steps: 1000) == [])
  }

  @Test(
    "Whatever callbacks do, no cell waits without a call of wake",
    arguments: 1...UInt64(caseCount(8)))
  func inCallbacks(_ seed: UInt64) {
    let world = WakeWorld(seed: seed, hasCallbacks: true)
    #expect(world.violations(steps: 1000) == [])
  }

  @Test("The checker notices a call of wake that the toolkit does not hear")
  func liar() {
    let violations = (1...8).flatMap { (seed: UInt64) -> [String] in
      let world = WakeWorld(seed: seed, hasCallbacks: false) { $0 % 20 != 0 }
      return world.violations(steps: 500)
    }
    for law in ["a pass", "layout"] {
      #expect(violations.contains { $0.hasSuffix("a cell waits for \(law)") })
    }
  }

  @Test("A cell that was updated outside a flush leaves no place in the queue that counts")
  func updatedOutsideFlush() {
    let scheduler = WakeCounter(maximumUpdateDepth: 8)
    let cells = (0..<2).map { _ in ListCell() }
    for cell in cells {
      cell.updateScheduler = scheduler
      cell.layoutIfNeeded()
    }
    scheduler.flushUntilIdle()
    cells[0].setNeedsUpdateConfiguration()
    cells[0].updateConfigurationIfNeeded()
    #expect(scheduler.flushUntilIdle() == 0 && scheduler.isIdle)
    scheduler.count = 0
    cells[1].setNeedsUpdateConfiguration()
    #expect(scheduler.count == 1)
  }

  @Test("A cell that another cell marks while it waits for layout only gets its pass")
  func markedWhileWaitingForLayout() {
    let stage = Stage(expecting: .redundantUpdates)
    let first = stage.shownCell { $0.contentConfiguration = content("A") }
    let second = stage.shownCell { $0.contentConfiguration = content("B") }
    stage.scheduler.flushUntilIdle()
    first.setNeedsLayout()
    second.configurationUpdateHandler = { _, _ in first.setNeedsUpdateConfiguration() }
    stage.scheduler.flushUntilIdle()
    #expect(!first.needsUpdateConfiguration && !first.needsLayout)
    #expect(stage.scheduler.isIdle)
  }

  @Test("A cell that marks itself and flushes in its pass gets another pass later")
  func flushInOwnPass() {
    let stage = Stage(expecting: .redundantUpdates)
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    stage.scheduler.flushUntilIdle()
    var passes = 0
    cell.configurationUpdateHandler = { cell, _ in
      passes += 1
      guard passes == 1 else { return }
      cell.setNeedsUpdateConfiguration()
      cell.updateScheduler.flushUntilIdle()
    }
    stage.scheduler.flush()
    #expect(cell.needsUpdateConfiguration && !stage.scheduler.isIdle)
    stage.scheduler.flush()
    #expect(passes == 2 && !cell.needsUpdateConfiguration)
  }
}

/// A scheduler that counts the calls of `wake()`.
private final class WakeCounter: UpdateScheduler {
  var count = 0

  override func wake() { count += 1 }
}
