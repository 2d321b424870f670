import CellConfiguration
import CellHosting
import CellTestSupport
import Testing

@MainActor
struct UpdateCycleTests {
  @Test("A cell that asks for itself is reported instead of hanging")
  func cellAsksItself() throws {
    let stage = Stage(limit: 5, expecting: .redundantUpdates, .updateCycle)
    let cell = stage.shownCell()
    var passes = 0
    cell.configurationUpdateHandler = { cell, _ in
      passes += 1
      cell.setNeedsUpdateConfiguration()
    }
    stage.scheduler.flushUntilIdle()
    #expect(passes == 5)
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    guard case .updateCycle(let cycle) = try #require(scheduler.issues.last) else {
      Issue.record("expected a cycle, found \(scheduler.issues)")
      return
    }
    #expect(cycle.steps.count == 5)
    #expect(cycle.steps.allSatisfy { $0.host == cell.logName })
    #expect(cycle.steps.last?.reasons == [.request])
    #expect(cycle.refused == cell.logName)
    #expect(stage.log.operations.contains(.issue(.updateCycle(cycle))))
  }

  @Test("Two cells that change each other are reported with who changed what")
  func twoCellsChange() throws {
    let stage = Stage(limit: 4, expecting: .updateCycle)
    let first = stage.shownCell()
    let second = stage.shownCell()
    first.configurationUpdateHandler = { [weak second] _, _ in second?.isSelected.toggle() }
    second.configurationUpdateHandler = { [weak first] _, _ in first?.isHighlighted.toggle() }
    stage.scheduler.flushUntilIdle()
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    guard case .updateCycle(let cycle) = try #require(scheduler.issues.last) else {
      Issue.record("expected a cycle, found \(scheduler.issues)")
      return
    }
    #expect(Set(cycle.steps.map(\.host)) == [first.logName, second.logName])
    #expect(cycle.description.contains("state: "))
    #expect(stage.scheduler.isIdle)
  }

  @Test("A chain of passes that ends is no cycle")
  func chainPassesEnds() throws {
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
    #expect(scheduler.issues.isEmpty)
  }

  @Test("Changes from outside are never taken for a cycle")
  func changesOutsideNever() throws {
    let stage = Stage(limit: 1)
    let cell = stage.shownCell()
    for _ in 0..<100 {
      cell.isSelected.toggle()
      stage.scheduler.flush()
    }
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    #expect(scheduler.issues.isEmpty)
    #expect(stage.log.operations.count { $0 == .updated([.state(.selected)]) } == 100)
  }

  @Test("The cell works on after a cycle was broken")
  func cellWorksAfter() {
    let stage = Stage(limit: 3, expecting: .redundantUpdates, .updateCycle)
    let cell = stage.shownCell()
    cell.configurationUpdateHandler = { cell, _ in cell.setNeedsUpdateConfiguration() }
    stage.scheduler.flushUntilIdle()
    cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = content("Fine") }
    #expect(stage.scheduler.flushUntilIdle() == 1)
    #expect(cell.shownText == "Fine")
  }

  @Test("A change handler that changes a cell in every flush is reported, not served forever")
  func changeHandlerChanges()
    throws
  {
    let stage = Stage(limit: 5, expecting: .updateCycle)
    let cell = stage.shownCell()
    var flushes = 0
    stage.scheduler.changeHandler = { [weak cell] _ in
      flushes += 1
      if flushes < 1000 { cell?.isSelected.toggle() }
    }
    cell.isSelected = true
    #expect(stage.scheduler.flushUntilIdle() == 5)
    #expect(flushes == 5)
    let issue = try reportedIssue(on: stage)
    #expect(
      issue.summary == "The changeHandler requests one flush after another without end: "
        + "\(cell.logName) (state: selected) × 5 > \(cell.logName).")
    #expect(stage.log.operations.contains(.issue(issue)))
    // The request that was not served waits for the next flush.
    stage.scheduler.changeHandler = nil
    #expect(!stage.scheduler.isIdle)
    #expect(stage.scheduler.flushUntilIdle() == 1 && stage.scheduler.isIdle)
  }

  @Test("A handler of sizes that changes cells in every flush is reported")
  func handlerSizesChanges() throws {
    let stage = Stage(limit: 4, expecting: .updateCycle)
    let first = stage.shownCell { $0.contentConfiguration = content("A") }
    let second = stage.shownCell()
    var calls = 0
    stage.scheduler.sizeInvalidationHandler = { [weak first, weak second] _ in
      calls += 1
      guard calls < 1000 else { return }
      first?.contentConfiguration = content("\(calls)")
      second?.isSelected.toggle()
    }
    first.contentConfiguration = content("B")
    stage.scheduler.flushUntilIdle()
    #expect(calls <= 4)
    let summary = try reportedIssue(on: stage).summary
    #expect(summary.hasPrefix("The sizeInvalidationHandler requests one flush after another "))
  }

  @Test("A view that requests its own layout in every layout is reported")
  func viewRequestsLayout() throws {
    final class View: CellView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        if layouts < 1000 { setNeedsLayout() }
      }
    }
    let stage = Stage(limit: 4, expecting: .updateCycle)
    let cell = stage.shownCell()
    let view = View()
    cell.addSubview(view)
    stage.scheduler.flushUntilIdle()
    #expect(view.layouts < 20)
    #expect(
      try reportedIssue(on: stage).summary
        == "Layout requests one flush after another without end: "
        + "\(cell.logName) (layout) × 4 > \(cell.logName).")
  }

  @Test("A change handler whose pass changes yet another cell is reported as well")
  func changeHandlerWhose() throws {
    let stage = Stage(limit: 4, expecting: .updateCycle)
    let (first, second) = (stage.shownCell(), stage.shownCell())
    first.configurationUpdateHandler = { [weak second] _, _ in second?.isHighlighted.toggle() }
    stage.scheduler.flushUntilIdle()
    var flushes = 0
    stage.scheduler.changeHandler = { [weak first] _ in
      flushes += 1
      if flushes < 1000 { first?.isSelected.toggle() }
    }
    first.isSelected = true
    stage.scheduler.flushUntilIdle()
    #expect(flushes == 4)
    #expect(try reportedIssue(on: stage).identifier == .updateCycle)
  }

  @Test("A change handler that stops after a few flushes is no cycle")
  func changeHandlerStops() {
    let stage = Stage(limit: 8)
    let cell = stage.shownCell()
    var steps = 7
    stage.scheduler.changeHandler = { [weak cell] _ in
      steps -= 1
      if steps > 0 { cell?.isSelected.toggle() }
    }
    cell.isSelected = true
    #expect(stage.scheduler.flushUntilIdle() == 7)
    #expect(stage.scheduler.isIdle)
  }

  @Test("The report of a cycle folds steps that repeat")
  func reportCycleFolds() throws {
    let stage = Stage(limit: 32, expecting: .redundantUpdates, .updateCycle)
    let cell = stage.shownCell()
    cell.configurationUpdateHandler = { cell, _ in cell.setNeedsUpdateConfiguration() }
    stage.scheduler.flushUntilIdle()
    let name = cell.logName
    #expect(
      try reportedIssue(on: stage).summary == "Update passes request one another without end: "
        + "\(name) (handler) > \(name) (request) × 31 > \(name).")
  }

  @Test(
    "Steps at the end of a cycle that repeat are folded",
    arguments: [
      ("", ""), ("a", "a"), ("ab", "ab"), ("aa", "a × 2"), ("baaa", "b a × 3"),
      ("abab", "[a > b] × 2"), ("cababab", "c [a > b] × 3"), ("aabaab", "[a > a > b] × 2"),
      ("aaab", "aaab"), ("abcbcbc", "a [b > c] × 3"), ("aaaa", "a × 4"),
    ])
  func stepsEndCycle(_ steps: String, _ folded: String) {
    let expected = folded.contains("×") ? folded : folded.map(String.init).joined(separator: " ")
    #expect(UpdateCycle.folded(steps.map(String.init)).joined(separator: " ") == expected)
  }

  private func reportedIssue(on stage: Stage) throws -> CellIssue {
    try #require((stage.scheduler as? QuietScheduler)?.issues.last)
  }
}
