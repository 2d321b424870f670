import CellConfiguration
import CellHosting
import CellTestSupport
import Testing

@MainActor
struct UpdateCycleTests {
  @Test func `A cell that asks for itself is reported instead of hanging`() throws {
    let stage = Stage(limit: 5, expecting: .needlessPasses, .updateCycle)
    let cell = stage.shownCell()
    var passes = 0
    cell.configurationUpdateHandler = { cell, _ in
      passes += 1
      cell.setNeedsUpdateConfiguration()
    }
    stage.scheduler.flushUntilIdle()
    #expect(passes == 5)
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    guard case .updateCycle(let cycle) = try #require(scheduler.problems.last) else {
      Issue.record("expected a cycle, found \(scheduler.problems)")
      return
    }
    #expect(cycle.steps.count == 5)
    #expect(cycle.steps.allSatisfy { $0.host == cell.logName })
    #expect(cycle.steps.last?.reasons == [.request])
    #expect(cycle.refused == cell.logName)
    #expect(stage.log.operations.contains(.problem(.updateCycle(cycle))))
  }

  @Test func `Two cells that change each other are reported with who changed what`() throws {
    let stage = Stage(limit: 4, expecting: .updateCycle)
    let first = stage.shownCell()
    let second = stage.shownCell()
    first.configurationUpdateHandler = { [weak second] _, _ in second?.isSelected.toggle() }
    second.configurationUpdateHandler = { [weak first] _, _ in first?.isHighlighted.toggle() }
    stage.scheduler.flushUntilIdle()
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    guard case .updateCycle(let cycle) = try #require(scheduler.problems.last) else {
      Issue.record("expected a cycle, found \(scheduler.problems)")
      return
    }
    #expect(Set(cycle.steps.map(\.host)) == [first.logName, second.logName])
    #expect(cycle.description.contains("state: "))
    #expect(stage.scheduler.isIdle)
  }

  @Test func `A chain of passes that ends is no cycle`() throws {
    let stage = Stage(limit: 8)
    let cells = (0..<8).map { _ in stage.shownCell() }
    for (cell, next) in zip(cells, cells.dropFirst()) {
      cell.configurationUpdateHandler = { [weak next] _, state in
        next?.isSelected = state.isSelected
      }
    }
    stage.scheduler.flushUntilIdle()
    for _ in 0..<20 {
      cells.first?.isSelected.toggle()
      stage.scheduler.flushUntilIdle()
    }
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    #expect(scheduler.problems.isEmpty)
  }

  @Test func `Changes from outside are never taken for a cycle`() throws {
    let stage = Stage(limit: 1)
    let cell = stage.shownCell()
    for _ in 0..<100 {
      cell.isSelected.toggle()
      stage.scheduler.flush()
    }
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    #expect(scheduler.problems.isEmpty)
    #expect(stage.log.operations.count { $0 == .updated([.state(.selected)]) } == 100)
  }

  @Test func `The cell works on after a cycle was broken`() {
    let stage = Stage(limit: 3, expecting: .needlessPasses, .updateCycle)
    let cell = stage.shownCell()
    cell.configurationUpdateHandler = { cell, _ in cell.setNeedsUpdateConfiguration() }
    stage.scheduler.flushUntilIdle()
    cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = content("Fine") }
    #expect(stage.scheduler.flushUntilIdle() == 1)
    #expect(cell.shownText == "Fine")
  }
}
