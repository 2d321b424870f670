import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
struct UpdatePassTests {
  private let stage = Stage()

  @Test("There is one pass before the first display, with the state of that moment")
  func thereOnePass() {
    let cell = stage.cell { ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52)) }
    var states: [CellConfigurationState] = []
    cell.configurationUpdateHandler = { _, state in states.append(state) }
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(states.count == 1)
    #expect(states.first?.flags == .selected)
    #expect(
      stage.log.operations == [
        .updated([.firstDisplay, .state(.selected), .handler]),
        .appliedBackground(.content), .laidOut,
      ])
  }

  @Test("Any number of changes makes one pass")
  func anyNumberChanges() {
    let cell = stage.shownCell { $0.contentConfiguration = content("Wi-Fi") }
    cell.isSelected = true
    cell.isFocused = true
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    #expect(cell.needsUpdateConfiguration)
    #expect(stage.log.operations.isEmpty)
    #expect(stage.scheduler.flush() == 1)
    #expect(
      stage.log.operations.first == .updated([.request, .state([.selected, .focused])]))
    #expect(stage.scheduler.flush() == 0)
  }

  @Test("Layout runs a pass that is due")
  func layoutRunsPass() {
    let cell = stage.shownCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(stage.log.operations.first == .updated([.state(.selected)]))
    #expect(stage.scheduler.flush() == 0)
  }

  @Test("Asking for the height runs a pass that is due")
  func askingHeightRuns() {
    let cell = stage.shownCell()
    cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = content("Late") }
    #expect(cell.preferredHeight(fitting: 320) == 52)
    #expect(cell.shownText == "Late")
  }

  @Test("A flag that is set and reset before the pass makes none")
  func flagSetReset() {
    let cell = stage.shownCell()
    cell.isSelected = true
    cell.isSelected = false
    #expect(stage.scheduler.flush() == 0)
    #expect(stage.log.operations.isEmpty)
    #expect(!cell.needsUpdateConfiguration)
  }

  @Test("Setting what is set already marks nothing")
  func settingWhatSet() {
    let cell = stage.shownCell { $0.isSelected = true }
    cell.isSelected = true
    cell.isUserInteractionEnabled = true
    cell.automaticallyUpdatesContentConfiguration = true
    #expect(!cell.needsUpdateConfiguration)
  }

  @Test("The steps run in order with the same state")
  func stepsRunOrder() {
    final class Cell: ListCell {
      var steps: [String] = []

      override func updateConfiguration(using state: CellConfigurationState) {
        steps.append("method \(state.isSelected)")
        steps.append(
          "text color \((contentConfiguration as? ListContentConfiguration)?.textProperties.color ?? .clear)"
        )
      }
    }
    let cell = stage.cell { Cell() }
    cell.traitOverrides.listEnvironment = .sidebar
    cell.contentConfiguration = content("Wi-Fi")
    cell.isSelected = true
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Cell)?.steps.append("handler \(state.isSelected)")
    }
    cell.updateConfigurationIfNeeded()
    let expected = content("Wi-Fi").updated(for: cell.configurationState).textProperties.color
    #expect(cell.steps == ["method true", "text color \(expected)", "handler true"])
  }

  @Test("Asking for an update in a pass gives one more")
  func askingUpdatePass() {
    let cell = stage.shownCell()
    var passes = 0
    cell.configurationUpdateHandler = { cell, _ in
      passes += 1
      if passes == 1 { cell.setNeedsUpdateConfiguration() }
    }
    #expect(stage.scheduler.flush() == 1)
    #expect(cell.needsUpdateConfiguration)
    #expect(stage.scheduler.flushUntilIdle() == 1)
    #expect(passes == 2)
  }

  @Test("A cell that changes to a scheduler whose flush is running has its pass in it")
  func cellChangesScheduler() {
    // Both stages have run the same number of flushes when the cell changes over.
    let (first, second) = (Stage(), Stage())
    let (cell, other) = (first.shownCell(), second.shownCell())
    cell.isSelected = true
    first.scheduler.flush()
    other.configurationUpdateHandler = { [scheduler = second.scheduler] _, _ in
      cell.updateScheduler = scheduler
      cell.isSelected = false
      cell.updateConfigurationIfNeeded()
    }
    second.log.removeAll()
    second.scheduler.flush()
    #expect(
      second.log.operations(of: cell).contains(.updated([.state(.selected)])))
    #expect(!cell.needsUpdateConfiguration)
  }

  @Test("Setting a configuration in a pass gives no other")
  func settingConfigurationPass() {
    let cell = stage.shownCell()
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = content("\(state.isSelected)")
      cell.backgroundConfiguration = BackgroundConfiguration(style: .listGroupedCell)
    }
    #expect(stage.scheduler.flushUntilIdle() == 1)
  }

  @Test("What a pass sets several times reaches the content view once")
  func whatPassSets() {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    cell.configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = content("B")
      cell.contentConfiguration = content("C")
    }
    stage.scheduler.flush()
    #expect(stage.log.operations == [.updated([.handler]), .applied(.content), .laidOut])
  }

  @Test("The content view is up to date when a pass asks for it")
  func contentViewUp() throws {
    let cell = stage.shownCell()
    var seen: String?
    cell.configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = content("Seen")
      seen = (cell.contentView as? ListContentView)?.listConfiguration.text
    }
    stage.scheduler.flush()
    #expect(seen == "Seen")
  }

  @Test("An equal configuration is not applied again")
  func equalConfigurationApplied() {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    cell.setNeedsUpdateConfiguration()
    stage.scheduler.flush()
    #expect(stage.log.takeAll() == [.updated([.request]), .skipped])
    cell.contentConfiguration = content("A")
    #expect(stage.log.operations == [.skipped])
  }

  @Test("A change of look is applied without layout")
  func changeLookApplied() {
    let cell = stage.shownCell {
      var content = content("A")
      content.when(.selected) { $0.textProperties.color = .systemRed }
      $0.contentConfiguration = content
      $0.backgroundConfiguration = .clear()
    }
    cell.isSelected = true
    stage.scheduler.flush()
    #expect(stage.log.operations == [.updated([.state(.selected)]), .applied(.display)])
    #expect(!cell.needsLayout)
  }

  @Test("Cells are updated in the order in which they were marked")
  func cellsUpdatedOrder() {
    let cells = (0..<4).map { _ in stage.shownCell() }
    for index in [2, 0, 3, 1] { cells[index].isSelected = true }
    stage.scheduler.flush()
    let updated = stage.log.entries.filter { $0.operation == .updated([.state(.selected)]) }
    #expect(updated.map(\.host) == [2, 0, 3, 1].map { cells[$0].logName })
  }

  @Test("A cell that is gone is not updated")
  func cellGoneUpdated() {
    do {
      let cell = stage.shownCell()
      cell.isSelected = true
    }
    #expect(stage.scheduler.flush() == 0)
    #expect(stage.scheduler.isIdle)
  }

  @Test("Another scheduler takes over what is due")
  func anotherSchedulerTakes() {
    let cell = stage.shownCell()
    cell.isSelected = true
    let other = UpdateScheduler()
    cell.updateScheduler = other
    #expect(stage.scheduler.flush() == 0)
    #expect(other.flush() == 1)
  }

  @Test("The first flush of a cell's own scheduler updates the cell")
  func firstFlush() {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    var passes = 0
    cell.configurationUpdateHandler = { _, _ in passes += 1 }
    cell.isSelected = true
    #expect(cell.updateScheduler.flush() == 1)
    #expect(passes == 1)
  }

  @Test("The main actor's next turn updates marked cells")
  func mainActorsNext() async {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    var passes = 0
    await withCheckedContinuation { continuation in
      cell.configurationUpdateHandler = { _, _ in
        passes += 1
        continuation.resume()
      }
      cell.isSelected = true
      cell.isHighlighted = true
      #expect(passes == 0)
    }
    #expect(passes == 1)
  }

  @Test("A list is told between passes and layout which heights may have changed")
  func listToldBetween() {
    let first = stage.shownCell { $0.contentConfiguration = content("A") }
    let second = stage.shownCell { $0.contentConfiguration = content("A") }
    #expect(first.preferredHeight(fitting: 320) == 52)
    #expect(second.preferredHeight(fitting: 320) == 52)
    stage.log.removeAll()
    // Names, not cells: a cell keeps its scheduler, which would keep the handler and the cell.
    var told: [[String]] = []
    stage.scheduler.sizeInvalidationHandler = { told.append($0.map(\.logName)) }
    first.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = content("B") }
    second.isSelected = true
    stage.scheduler.flush()
    #expect(told.count == 1)
    #expect(told.first == [first.logName])
    #expect(stage.log.operations(of: first).last == .laidOut)
  }
}
