import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Work that is observed as part of other observed work.
@MainActor
struct NestedTrackingTests {
  private let stage = Stage()
  private let model = Model()

  /// The first pass of a scheduler that reads a model cannot be left, so this one has it.
  private let first: ListCell

  init() {
    first = stage.shownCell { [model] in $0.contentConfiguration = ModelContent(model: model) }
  }

  @Test("Content set after a pass that applied other content asks for no pass")
  func contentSetAfter() {
    let models = [Model(), Model()]
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = ModelContent(model: models[0])
      }
    }
    for _ in 1...3 {
      cell.contentConfiguration = ModelContent(model: models[1])
      #expect(!cell.needsUpdateConfiguration)
      #expect(stage.scheduler.flush() == 0)
    }
    models[1].title = "B"
    #expect(stage.scheduler.flush() == 1)
    models[0].title = "C"
    #expect(stage.scheduler.flush() == 1)
  }

  @Test("A cell that ran a pass of another in its own is not marked by the next of those")
  func cellRanPass() {
    let other = stage.shownCell { [model] in
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content(model.title)
      }
    }
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { _, _ in
        other.setNeedsUpdateConfiguration()
        other.updateConfigurationIfNeeded()
      }
    }
    for isSelected in [true, false] {
      other.isSelected = isSelected
      #expect(!cell.needsUpdateConfiguration)
      #expect(stage.scheduler.flush() == 1)
      #expect(!cell.needsUpdateConfiguration)
    }
    // What the inner pass read, the outer one read as well.
    model.title = "B"
    #expect(cell.needsUpdateConfiguration && other.needsUpdateConfiguration)
    stage.scheduler.flushUntilIdle()
    #expect(other.shownText == "B")
  }

  @Test("A pass in a pass waits for its model as long as it is the last one")
  func passPassWaits() {
    stage.tolerate(.rebuiltConfiguration)
    let counter = RegistrationCounter()
    let other = stage.shownCell()
    let cell = stage.shownCell {
      $0.configurationUpdateHandler = { _, _ in
        for _ in 0..<3 {
          other.configurationUpdateHandler = { cell, _ in
            cell.contentConfiguration = content(counter.title)
          }
          other.updateConfigurationIfNeeded()
        }
      }
    }
    for _ in 0..<10 {
      cell.setNeedsUpdateConfiguration()
      stage.scheduler.flush()
      other.setNeedsUpdateConfiguration()
      stage.scheduler.flush()
    }
    // Those of the last outer pass, and the one after it.
    #expect(counter.count <= 4)
    cell.configurationUpdateHandler = nil
    other.configurationUpdateHandler = nil
    stage.scheduler.flush()
    #expect(counter.count == 0)
  }

  @Test("The closure of a registration leaves nothing in the models that it read")
  func closureRegistrationLeaves() {
    let counter = RegistrationCounter()
    stage.scheduler.checkedIssues = Set(CellIssue.Identifier.allCases)
    let registration = CellRegistration<ListCell, Int> { cell, _, _ in
      _ = counter.title
      cell.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content(counter.title)
      }
      cell.updateConfigurationIfNeeded()
      // The last pass reads nothing, and ends what the first one waits for.
      cell.configurationUpdateHandler = nil
    }
    for number in 0..<20 {
      let pool = CellReusePool(updateScheduler: stage.scheduler)
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: IndexPath(indexes: [0, number]), item: number)
      #expect(counter.count > 0 && cell.shownText == "A")
    }
    #expect(counter.count == 0)
  }
}
