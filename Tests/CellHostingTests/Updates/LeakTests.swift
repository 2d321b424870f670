import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

@MainActor
struct LeakTests {
  private let scheduler = UpdateScheduler()

  @Test("A cell, its model and its content view are gone when released")
  func cellModelContent() {
    weak var cell: ListCell?
    weak var view: CellView?
    weak var model: Model?
    do {
      let madeModel = Model()
      let made = ListCell()
      made.updateScheduler = scheduler
      made.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content(madeModel.title)
      }
      made.layoutIfNeeded()
      scheduler.flush()
      madeModel.title = "B"
      scheduler.flush()
      cell = made
      view = made.contentView
      model = madeModel
      #expect(view is ListContentView)
    }
    #expect(cell == nil)
    #expect(view == nil)
    #expect(model == nil)
  }

  @Test("A handler that captures its cell weakly keeps nothing alive")
  func handlerCapturesCell() {
    weak var cell: ListCell?
    do {
      let made = ListCell()
      made.updateScheduler = scheduler
      made.configurationUpdateHandler = { [weak made] _, state in
        made?.contentConfiguration = content("\(state.isSelected)")
      }
      made.isSelected = true
      made.layoutIfNeeded()
      cell = made
    }
    #expect(cell == nil)
  }

  @Test("A model that lives on keeps no cell alive, nor does a waiting change")
  func modelLivesKeeps() {
    let model = Model()
    weak var cell: ListCell?
    do {
      let made = ListCell()
      made.updateScheduler = scheduler
      made.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = content(model.title)
      }
      made.layoutIfNeeded()
      model.title = "B"
      made.isSelected = true
      cell = made
    }
    #expect(cell == nil)
    model.title = "C"
    #expect(scheduler.flush() == 0)
  }

  @Test("A cell on the main actor's scheduler is gone before its turn")
  func cellMainActors() async {
    weak var cell: ListCell?
    do {
      let made = ListCell()
      made.isSelected = true
      cell = made
    }
    #expect(cell == nil)
    await Task.yield()
  }

  @Test("A pool releases its cells, and a released pool its cells in waiting")
  func poolReleasesCells() {
    weak var used: ListCell?
    weak var waiting: ListCell?
    weak var pool: CellReusePool?
    do {
      let container = CellView()
      let made = CellReusePool(container: container, updateScheduler: scheduler)
      let registration = CellRegistration<ListCell, Int> { cell, _, number in
        cell.contentConfiguration = content("\(number)")
      }
      func dequeue(_ number: Int) -> ListCell {
        made.dequeueConfiguredReusableCell(
          using: registration, for: IndexPath(indexes: [0, number]), item: number)
      }
      used = dequeue(0)
      let second = dequeue(1)
      made.enqueue(second)
      waiting = second
      pool = made
      #expect(used != nil)
    }
    #expect(pool == nil)
    #expect(waiting == nil)
    #expect(used == nil)
  }

  @Test("A native widget and its container are gone with their cell")
  func nativeWidgetContainer() {
    weak var widget: NativeLabel?
    do {
      let cell = CollectionCell()
      cell.contentConfiguration = NativeLabelConfiguration(text: "A")
      widget = cell.configuredContentView as? NativeLabel
      #expect(widget != nil)
    }
    #expect(widget == nil)
  }
}
