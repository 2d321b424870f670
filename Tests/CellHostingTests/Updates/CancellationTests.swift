import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
struct CancellationTests {
  private let stage = Stage()
  private let model = RegistrationCounter()

  private var handler: ListCell.ConfigurationUpdateHandler {
    { [model] cell, _ in cell.contentConfiguration = content(model.title) }
  }

  @Test("Cells that were released after one pass leave a single closure in the model")
  func cellsReleasedAfter() {
    for _ in 0..<100 {
      let cell = stage.cell { ListCell() }
      cell.configurationUpdateHandler = handler
      cell.layoutIfNeeded()
    }
    #expect(model.count <= 1)
  }

  @Test("Cells that have their scheduler alone leave nothing")
  func cellsSchedulerAlone() {
    for _ in 0..<100 {
      let cell = ListCell()
      cell.layoutIfNeeded()
      cell.configurationUpdateHandler = handler
      cell.layoutIfNeeded()
      #expect(model.count == 1)
    }
    #expect(model.count == 0)
  }

  @Test("A cell waits for its last pass alone")
  func cellWaitsLast() {
    let cells = (0..<3).map { _ in stage.shownCell { $0.configurationUpdateHandler = handler } }
    for _ in 0..<10 {
      for cell in cells { cell.setNeedsUpdateConfiguration() }
      stage.scheduler.flush()
    }
    // Of the first pass on the scheduler one is left, which could not be cancelled.
    withExtendedLifetime(cells) { #expect(model.count <= cells.count + 1) }
  }

  @Test("Cells that are given back after one pass wait for nothing")
  func cellsGivenBack() {
    let pool = CellReusePool(updateScheduler: stage.scheduler)
    let registration = CellRegistration<ListCell, Int> { [handler] cell, _, _ in
      cell.configurationUpdateHandler = handler
    }
    let cells = (0..<20).map { row in
      pool.dequeueConfiguredReusableCell(
        using: registration, for: IndexPath(indexes: [0, row]), item: row)
    }
    #expect(model.count == 20)
    for cell in cells { pool.enqueue(cell) }
    #expect(model.count <= 1)
  }

  @Test("Whatever of a pass is somebody else's code can be cancelled")
  func whateverPassSomebody() {
    final class Cell: ListCell {
      var model: RegistrationCounter?
      override func updateConfiguration(using state: CellConfigurationState) {
        contentConfiguration = content(model?.title ?? "")
      }
    }
    struct Custom: ContentConfiguration {
      let model: RegistrationCounter
      func makeContentView() -> any ContentView {
        RatingContentView(RatingContentConfiguration(title: model.title))
      }
      func updated(for state: any ConfigurationState) -> Custom {
        _ = model.title
        return self
      }
    }
    for _ in 0..<50 {
      let cell = stage.cell { Cell() }
      cell.model = model
      cell.layoutIfNeeded()
      for other in [stage.cell { TableCell() }, stage.cell { HeaderFooterView() }] {
        other.contentConfiguration = Custom(model: model)
        other.layoutIfNeeded()
      }
      let table = stage.cell { TableCell() }
      table.configurationUpdateHandler = { [model] cell, _ in
        cell.contentConfiguration = content(model.title)
      }
      table.layoutIfNeeded()
      let header = stage.cell { HeaderFooterView() }
      header.configurationUpdateHandler = { [model] view, _ in
        view.contentConfiguration = content(model.title)
      }
      header.layoutIfNeeded()
    }
    #expect(model.count <= 1)
  }
}
