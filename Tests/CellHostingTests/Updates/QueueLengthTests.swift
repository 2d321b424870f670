import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
struct QueueLengthTests {
  private let stage = Stage.tolerant

  @Test("Cells that layout updates do not fill the queue without a flush")
  func cellsLayoutUpdates() {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    for _ in 0..<1_000 {
      cell.setNeedsUpdateConfiguration()
      cell.layoutIfNeeded()
      #expect(stage.scheduler.queueLength <= 64)
    }
    // With cells that do wait, twice as many places as these need.
    let waiting = (0..<100).map { _ in stage.shownCell { $0.contentConfiguration = content("B") } }
    for cell in waiting { cell.setNeedsUpdateConfiguration() }
    for _ in 0..<1_000 {
      cell.setNeedsUpdateConfiguration()
      cell.layoutIfNeeded()
      #expect(stage.scheduler.queueLength <= 202)
    }
    #expect(stage.scheduler.flush() == waiting.count)
  }

  @Test("The queue takes every cell that waits")
  func queueTakesCell() {
    let cells = (0..<300).map { _ in stage.shownCell { $0.contentConfiguration = content("A") } }
    for cell in cells { cell.setNeedsUpdateConfiguration() }
    #expect(stage.scheduler.queueLength == cells.count)
    #expect(stage.scheduler.flush() == cells.count)
    #expect(stage.scheduler.isIdle && stage.scheduler.queueLength == 0)
  }
}
