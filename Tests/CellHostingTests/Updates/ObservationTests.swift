import CellConfiguration
import CellHosting
import CellTestSupport
import Dispatch
import Foundation
import Observation
import Testing

@MainActor
struct ObservationTests {
  private let stage = Stage()

  private func cell(reading model: Model) -> ListCell {
    stage.shownCell {
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content(model.title)
      }
    }
  }

  @Test("A change updates exactly the cells that read it, once")
  func changeUpdatesExactly() {
    let model = Model()
    let other = Model()
    let readers = (0..<3).map { _ in cell(reading: model) }
    let bystander = cell(reading: other)
    model.title = "B"
    model.title = "C"
    #expect(stage.scheduler.flush() == 3)
    #expect(readers.map(\.shownText) == ["C", "C", "C"])
    #expect(stage.log.operations(of: bystander).isEmpty)
    for reader in readers {
      #expect(stage.log.operations(of: reader).first == .updated([.observation]))
    }
    #expect(stage.scheduler.flush() == 0)
  }

  @Test("A property that was not read updates nobody")
  func propertyReadUpdates() {
    let model = Model()
    let cell = cell(reading: model)
    model.count += 1
    #expect(!cell.needsUpdateConfiguration)
    #expect(stage.scheduler.flush() == 0)
  }

  @Test("Only what the last pass read counts")
  func whatLastPass() {
    let model = Model()
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = content(state.isSelected ? model.title : "\(model.count)")
      }
    }
    model.title = "B"
    #expect(!cell.needsUpdateConfiguration)
    cell.isSelected = true
    stage.scheduler.flush()
    #expect(cell.shownText == "B")
    model.count = 5
    #expect(!cell.needsUpdateConfiguration)
    model.title = "C"
    stage.scheduler.flush()
    #expect(cell.shownText == "C")
  }

  @Test("What the overridden method and the state read counts too")
  func whatOverriddenMethod() {
    final class Cell: ListCell {
      static let count = ConfigurationStateCustomKey("count")
      var model = Model()

      override var configurationState: CellConfigurationState {
        var state = super.configurationState
        state[Self.count] = model.count
        return state
      }

      override func updateConfiguration(using state: CellConfigurationState) {
        contentConfiguration = content("\(model.title) \(state[Self.count] as? Int ?? -1)")
      }
    }
    let model = Model()
    let cell = stage.cell { Cell() }
    cell.model = model
    cell.layoutIfNeeded()
    #expect(cell.shownText == "A 0")
    model.count = 7
    stage.scheduler.flush()
    #expect(cell.shownText == "A 7")
    model.title = "B"
    stage.scheduler.flush()
    #expect(cell.shownText == "B 7")
  }

  @Test("A thousand cells share a model")
  func thousandCellsShare() {
    let model = Model()
    let cells = (0..<1000).map { _ in cell(reading: model) }
    stage.log.removeAll()
    model.title = "B"
    #expect(stage.scheduler.flush() == 1000)
    #expect(cells.allSatisfy { $0.shownText == "B" })
    model.title = "C"
    // Nobody but this test keeps the cells.
    withExtendedLifetime(cells) {
      #expect(stage.scheduler.flush() == 1000)
    }
  }

  @Test("A change made in a pass updates the other cells that read it")
  func changeMadePass() {
    let model = Model()
    let reader = cell(reading: model)
    let writer = stage.shownCell()
    writer.configurationUpdateHandler = { _, _ in model.title = "from a pass" }
    stage.scheduler.flushUntilIdle()
    #expect(reader.shownText == "from a pass")
    #expect(stage.log.operations(of: reader).count { $0 == .updated([.observation]) } == 1)
  }

  @Test("What a pass changes after reading it asks for no other pass of the same cell")
  func whatPassChanges() {
    let model = Model()
    let cell = stage.shownCell()
    let other = self.cell(reading: model)
    cell.configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = content(model.title)
      model.title += "B"
    }
    for passes in 1...3 {
      cell.setNeedsUpdateConfiguration()
      stage.scheduler.flushUntilIdle()
      #expect(cell.shownText == "A" + String(repeating: "B", count: passes - 1))
      #expect(other.shownText == "A" + String(repeating: "B", count: passes))
    }
    model.title = "C"
    #expect(cell.needsUpdateConfiguration)
  }

  @Test("A change on the main actor from another task marks the cell")
  func changeMainActor() async {
    let model = MainActorModel()
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content(model.title)
      }
    }
    await Task.detached { await model.rename("from a task") }.value
    #expect(stage.scheduler.flush() == 1)
    #expect(cell.shownText == "from a task")
  }

  @Test("A change from any thread marks the cell")
  func changeAnyThread() async {
    let model = LockedModel()
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content("\(model.value)")
      }
    }
    await withTaskGroup { group in
      for value in 1...8 { group.addTask { model.value = value } }
    }
    #expect(!stage.scheduler.isIdle)
    stage.scheduler.flushUntilIdle()
    #expect(cell.shownText == "\(model.value)")
  }

  @Test("A loop that gives the main actor no turn hears of a change at once")
  func loopGivesMain() {
    final class Loop: UpdateScheduler {
      var wakes = 0
      override func wake() { wakes += 1 }
    }
    let loop = Loop()
    let model = Model()
    let cell = ListCell()
    cell.updateScheduler = loop
    cell.configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = content(model.title)
    }
    cell.layoutIfNeeded()
    loop.flush()
    let wakes = loop.wakes
    model.title = "B"
    model.title = "C"
    #expect(loop.wakes == wakes + 1)
    #expect(loop.flush() == 1)
    #expect(cell.shownText == "C")
  }

  @Test("What was announced to one scheduler is not lost to the next one")
  func whatAnnouncedOne() async {
    let model = LockedModel()
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content("\(model.value)")
      }
    }
    // No turn of the main actor comes between the change on the other thread and the flush.
    let changed = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.value = 5
      changed.signal()
    }
    changed.wait()
    let other = UpdateScheduler()
    cell.updateScheduler = other
    #expect(other.flush() == 1)
    #expect(cell.shownText == "5")
    #expect(stage.scheduler.flush() == 0)
    #expect(other.flush() == 0)
    model.value = 6
    #expect(other.flush() == 1)
    #expect(cell.shownText == "6")
  }

  @Test("What another thread changes during a pass that read it before is not lost")
  func changeDuringPass() {
    let model = LockedModel()
    var isChanged = true
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content("\(model.value)")
        if isChanged { return }
        isChanged = true
        let changed = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          model.value = 5
          changed.signal()
        }
        changed.wait()
      }
    }
    isChanged = false
    cell.setNeedsUpdateConfiguration()
    stage.scheduler.flushUntilIdle()
    #expect(isChanged && cell.shownText == "5")
  }

  @Test("Asking whether something waits changes nothing")
  func askingWhetherSomething() {
    let model = LockedModel()
    let reader = stage.shownCell {
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content("\(model.value)")
      }
    }
    let bystander = stage.shownCell()
    let changed = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.value = 5
      changed.signal()
    }
    changed.wait()
    #expect(!stage.scheduler.isIdle)
    #expect(reader.needsUpdateConfiguration && !bystander.needsUpdateConfiguration)
    // Marked by the request, not by the change: that was not passed on before.
    bystander.setNeedsUpdateConfiguration()
    #expect(stage.scheduler.flush() == 2)
    #expect(stage.log.entries.first?.host == bystander.logName)
    #expect(stage.scheduler.isIdle)
  }

  @Test("A change at the moment of deinitialization harms nobody")
  func changeMomentDeinitialization() async {
    let model = LockedModel()
    for round in 0..<50 {
      var cell: ListCell? = stage.shownCell {
        $0.configurationUpdateHandler = { cell, _ in
          cell.contentConfiguration = content("\(model.value)")
        }
      }
      weak let gone = cell
      let change = Task.detached { model.value = round }
      cell = nil
      await change.value
      stage.scheduler.flushUntilIdle()
      #expect(gone == nil)
    }
  }

  @Test("Passes without changes leave nothing behind in the model")
  func passesWithoutChanges() {
    stage.tolerate(.rebuiltConfiguration)
    let model = CountingModel()
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content("\(model.value)")
      }
    }
    for _ in 0..<100 {
      cell.setNeedsUpdateConfiguration()
      stage.scheduler.flush()
    }
    stage.log.removeAll()
    model.value = 1
    #expect(stage.scheduler.flush() == 1)
    #expect(stage.log.operations.first == .updated([.observation]))
    #expect(stage.scheduler.flush() == 0)
  }

  @Test("A cell given back no longer waits for its model")
  func cellGivenBack() {
    let model = Model()
    let pool = CellReusePool(updateScheduler: stage.scheduler)
    let registration = CellRegistration<ListCell, Model> { cell, _, model in
      cell.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content(model.title)
      }
    }
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, 0]), item: model)
    pool.enqueue(cell)
    stage.log.removeAll()
    model.title = "B"
    #expect(stage.scheduler.flush() == 0)
    #expect(stage.log.operations.isEmpty)
  }
}

/// A model that lives on the main actor.
@MainActor
@Observable
final class MainActorModel {
  private(set) var title = "A"

  func rename(_ title: String) { self.title = title }
}

@Observable
final class CountingModel {
  var value = 0
}
