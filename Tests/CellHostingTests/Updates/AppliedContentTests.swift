import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Custom content whose view reads a model while it is applied.
@MainActor
struct AppliedContentTests {
  private let stage = Stage()
  private let model = Model()

  private func view(of cell: ConfigurableView) throws -> ModelContentView {
    try #require(cell.configuredContentView as? ModelContentView)
  }

  @Test("Content set by a handler is applied again after its model changed, though equal")
  func contentSetHandler()
    throws
  {
    let cell = stage.shownCell { [model] in
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = ModelContent(model: model)
      }
    }
    let view = try view(of: cell)
    for title in ["B", "C", "D"] {
      model.title = title
      #expect(stage.scheduler.flush() == 1)
      #expect(view.title == title)
    }
    #expect(try self.view(of: cell) === view)
    #expect(stage.scheduler.isIdle)
  }

  @Test("Content set by a registration is applied again after its model changed")
  func contentSetRegistration() throws {
    let pool = CellReusePool(updateScheduler: stage.scheduler)
    let registration = CellRegistration<ListCell, Model> { cell, _, model in
      cell.contentConfiguration = ModelContent(model: model)
    }
    let path = IndexPath(indexes: [0, 0])
    let cell = pool.dequeueConfiguredReusableCell(using: registration, for: path, item: model)
    for title in ["B", "C", "D"] {
      model.title = title
      #expect(cell.needsUpdateConfiguration)
      stage.scheduler.flush()
      #expect(try view(of: cell).title == title)
    }
    // Configured again with an equal value, it still watches.
    pool.reconfigure(cell, using: registration, for: path, item: model)
    model.title = "E"
    stage.scheduler.flush()
    #expect(try view(of: cell).title == "E")
  }

  @Test("An equal configuration that is set after the model changed is applied")
  func equalConfigurationSet() throws {
    let cell = stage.shownCell { $0.contentConfiguration = ModelContent(model: model) }
    model.title = "B"
    cell.contentConfiguration = ModelContent(model: model)
    let view = try view(of: cell)
    #expect(view.title == "B")
    let applied = view.applyCount
    stage.scheduler.flush()
    #expect(view.applyCount == applied)
  }

  @Test("Content is skipped as long as no model changed that it read")
  func contentSkippedLong() throws {
    let cell = stage.shownCell { $0.contentConfiguration = ModelContent(model: model) }
    let applied = try view(of: cell).applyCount
    cell.setNeedsUpdateConfiguration()
    #expect(stage.scheduler.flush() == 1)
    model.title = "B"
    stage.scheduler.flush()
    cell.setNeedsUpdateConfiguration()
    #expect(stage.scheduler.flush() == 1)
    #expect(try view(of: cell).applyCount == applied + 1)
    // Passes that skip it do not end the watch.
    model.title = "C"
    stage.scheduler.flush()
    #expect(try view(of: cell).title == "C")
  }

  @Test("A pass that changes the model applies the content once and asks for no other pass")
  func passChangesModel()
    throws
  {
    let cell = stage.shownCell { [model] in
      $0.configurationUpdateHandler = { cell, _ in
        model.title += "B"
        cell.contentConfiguration = ModelContent(model: model)
      }
    }
    let view = try view(of: cell)
    for _ in 0..<3 {
      cell.setNeedsUpdateConfiguration()
      #expect(stage.scheduler.flushUntilIdle() == 1)
      #expect(view.title == model.title)
    }
  }

  @Test("Content that was replaced or given back watches nothing")
  func contentReplacedGiven() throws {
    let cell = stage.shownCell { $0.contentConfiguration = ModelContent(model: model) }
    cell.contentConfiguration = content("A")
    stage.scheduler.flushUntilIdle()
    model.title = "B"
    #expect(stage.scheduler.isIdle)
    cell.contentConfiguration = ModelContent(model: model)
    cell.contentConfiguration = nil
    stage.scheduler.flushUntilIdle()
    model.title = "C"
    #expect(stage.scheduler.isIdle)

    let pool = CellReusePool(updateScheduler: stage.scheduler)
    let registration = CellRegistration<ListCell, Model> { cell, _, model in
      cell.contentConfiguration = ModelContent(model: model)
    }
    let used = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, 0]), item: model)
    pool.enqueue(used)
    model.title = "D"
    #expect(stage.scheduler.flush() == 0)
  }

  @Test("A cell on another scheduler applies what may have changed")
  func cellAnotherScheduler() throws {
    let cell = stage.shownCell { $0.contentConfiguration = ModelContent(model: model) }
    let other = UpdateScheduler()
    cell.updateScheduler = other
    other.flushUntilIdle()
    model.title = "B"
    #expect(!other.isIdle && stage.scheduler.isIdle)
    other.flush()
    #expect(try view(of: cell).title == "B")
  }

  @Test("Released cells leave nothing in the model")
  func releasedCellsLeave() {
    let counter = RegistrationCounter()
    struct Content: ContentConfiguration, Equatable {
      let model: RegistrationCounter
      func makeContentView() -> any ContentView {
        RatingContentView(RatingContentConfiguration(title: model.title))
      }
      func updated(for state: any ConfigurationState) -> Content { self }
      static func == (a: Content, b: Content) -> Bool { a.model === b.model }
    }
    for _ in 0..<50 {
      let cell = stage.cell { ListCell() }
      cell.contentConfiguration = Content(model: counter)
      cell.layoutIfNeeded()
    }
    #expect(counter.count <= 1)
  }
}
