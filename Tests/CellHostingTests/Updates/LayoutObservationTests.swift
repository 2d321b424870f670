import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Models that are read where views are laid out.
@MainActor
struct LayoutObservationTests {
  private let stage = Stage()
  private let model = Model()

  @Test("A view in a cell is laid out again when a model changes that it read there")
  func viewCellLaid() throws {
    let cell = stage.shownCell { $0.contentConfiguration = ModelContent(model: model) }
    let view = try #require(cell.configuredContentView as? ModelContentView)
    let layouts = view.layoutCount
    #expect(view.inner.count == 0)
    for count in 1...3 {
      model.count = count
      #expect(!cell.needsUpdateConfiguration && view.inner.needsLayout)
      #expect(!stage.scheduler.isIdle)
      #expect(stage.scheduler.flush() == 0)
      #expect(view.inner.count == count)
    }
    // Nobody else was laid out for it.
    #expect(view.layoutCount == layouts)
    #expect(stage.scheduler.isIdle)
  }

  @Test("A cell is laid out again when a model changes that it read there")
  func cellLaidOut() {
    final class Cell: ListCell {
      var model = Model()
      var shown = ""
      override func layoutSubviews() {
        super.layoutSubviews()
        shown = model.title
      }
    }
    let cell = stage.cell { Cell(frame: CGRect(x: 0, y: 0, width: 320, height: 52)) }
    cell.model = model
    cell.layoutIfNeeded()
    stage.scheduler.flushUntilIdle()
    for title in ["B", "C"] {
      model.title = title
      #expect(stage.scheduler.flush() == 0)
      #expect(cell.shown == title)
    }
    // What was not read leads to nothing.
    model.count += 1
    #expect(stage.scheduler.isIdle)
  }

  @Test("A change on another thread reaches the layout of the next flush")
  func changeAnotherThread() {
    final class View: CellView {
      let model: LockedModel
      var shown = 0
      init(_ model: LockedModel) {
        self.model = model
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() { shown = model.value }
    }
    let model = LockedModel()
    let cell = stage.shownCell()
    let view = View(model)
    cell.addSubview(view)
    cell.layoutIfNeeded()
    stage.scheduler.flushUntilIdle()
    let changed = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.value = 5
      changed.signal()
    }
    changed.wait()
    #expect(!stage.scheduler.isIdle && !cell.needsUpdateConfiguration)
    stage.scheduler.flush()
    #expect(view.shown == 5)
  }

  @Test("What a layout changes itself does not ask for another one")
  func whatLayoutChanges() {
    final class View: CellView {
      var model = Model()
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        model.count = model.count + 1
      }
    }
    let cell = stage.shownCell()
    let view = View()
    view.model = model
    cell.addSubview(view)
    cell.layoutIfNeeded()
    stage.scheduler.flushUntilIdle()
    #expect(view.layouts == 1)
    model.count = 0
    stage.scheduler.flushUntilIdle()
    #expect(view.layouts == 2)
  }

  @Test("Views that are released leave nothing in the model")
  func viewsReleasedLeave() {
    final class View: CellView {
      let model: RegistrationCounter
      init(_ model: RegistrationCounter) {
        self.model = model
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() { _ = model.title }
    }
    let counter = RegistrationCounter()
    for _ in 0..<50 {
      let cell = stage.shownCell()
      cell.addSubview(View(counter))
      for _ in 0..<3 {
        cell.subviews.last?.setNeedsLayout()
        cell.layoutIfNeeded()
      }
    }
    #expect(counter.count <= 1)
  }

  @Test("A view laid out before it enters a cell is observed from then on")
  func viewLaidOut() {
    let (view, inner, container) = (ModelReadingView(), ModelReadingView(), CellView())
    (view.model, inner.model) = (model, model)
    container.addSubview(inner)
    view.layoutIfNeeded()
    container.layoutIfNeeded()
    let cell = stage.shownCell()
    cell.addSubview(view)
    cell.contentView.addSubview(container)
    stage.scheduler.flushUntilIdle()
    model.count = 3
    #expect(!stage.scheduler.isIdle)
    stage.scheduler.flush()
    #expect(view.count == 3 && inner.count == 3)
  }

  @Test("A view laid out between two cells is observed by the second")
  func viewLaidOutBetween() {
    let view = ModelReadingView()
    view.model = model
    do {
      let first = stage.shownCell()
      first.addSubview(view)
      stage.scheduler.flushUntilIdle()
      view.removeFromSuperview()
    }
    let second = stage.shownCell()
    second.addSubview(view)
    stage.scheduler.flushUntilIdle()
    model.count = 3
    stage.scheduler.flush()
    #expect(view.count == 3)
  }

  @Test("A view laid out outside its cell is observed when it comes back")
  func viewLaidOutOutside() {
    let view = ModelReadingView()
    view.model = model
    let cell = stage.shownCell()
    cell.addSubview(view)
    stage.scheduler.flushUntilIdle()
    view.removeFromSuperview()
    model.count = 1
    view.layoutIfNeeded()
    cell.addSubview(view)
    stage.scheduler.flushUntilIdle()
    model.count = 2
    stage.scheduler.flush()
    #expect(view.count == 2)
  }

  @Test("A view that moves within its cell is not laid out again")
  func viewMovesWithin() {
    final class View: CellView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let cell = stage.shownCell()
    let (view, container) = (View(), CellView())
    cell.addSubview(view)
    cell.addSubview(container)
    stage.scheduler.flushUntilIdle()
    container.addSubview(view)
    stage.scheduler.flushUntilIdle()
    #expect(view.layouts == 1)
  }

  @Test("Without observation tracking nothing follows from a change")
  func withoutObservationTracking() throws {
    stage.scheduler.isObservationTrackingEnabled = false
    let handled = stage.shownCell { [model] in
      $0.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content(model.title)
      }
    }
    let cell = stage.shownCell { $0.contentConfiguration = ModelContent(model: model) }
    let view = try #require(cell.configuredContentView as? ModelContentView)
    model.title = "B"
    model.count = 1
    #expect(stage.scheduler.isIdle)
    #expect(stage.scheduler.flush() == 0)
    #expect(handled.shownText == "A" && view.title == "A" && view.inner.count == 0)
    // Asked for, passes show what is there; they are the way to go without.
    handled.setNeedsUpdateConfiguration()
    stage.scheduler.flush()
    #expect(handled.shownText == "B")
    // What is read again once it is on is watched.
    stage.scheduler.isObservationTrackingEnabled = true
    handled.setNeedsUpdateConfiguration()
    stage.scheduler.flush()
    model.title = "C"
    stage.scheduler.flush()
    #expect(handled.shownText == "C")
    // Turned off, it ends what was watched.
    stage.scheduler.isObservationTrackingEnabled = false
    model.title = "D"
    #expect(stage.scheduler.flush() == 0)
  }
}
