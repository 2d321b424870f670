import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// A view whose properties depend on a model and on a trait.
private final class CountView: CellView {
  var model: Model? { didSet { setNeedsUpdateProperties() } }
  var readsStyle = false
  var updates = 0
  var layouts = 0
  private(set) var shown = ""

  override func updateProperties() {
    super.updateProperties()
    updates += 1
    shown = model.map { "\($0.count)" } ?? ""
    if readsStyle { shown += traitCollection.isDark ? " dark" : " light" }
  }

  override func layoutSubviews() { layouts += 1 }
}

/// A cell whose content depends on a model, through its properties.
private final class CountCell: ListCell {
  var model: Model? { didSet { setNeedsUpdateProperties() } }

  override func updateProperties() {
    super.updateProperties()
    var content = ListContentConfiguration.cell()
    content.text = String(repeating: "text ", count: max(1, model?.count ?? 0))
    contentConfiguration = content
  }
}

/// The updates of the properties of views.
@MainActor
struct PropertyUpdateTests {
  private let stage = Stage()
  private let model = Model()

  @Test("Properties are updated once before the first layout, and then on request")
  func once() {
    let view = CountView()
    view.model = model
    view.layoutIfNeeded()
    #expect(view.updates == 1 && view.layouts == 1 && view.shown == "0")
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.updates == 1 && view.layouts == 2)
    for _ in 0..<3 { view.setNeedsUpdateProperties() }
    #expect(view.needsLayout)
    view.layoutIfNeeded()
    #expect(view.updates == 2 && view.layouts == 2 && !view.needsLayout)
  }

  @Test("A list measures a row again whose properties need another height")
  func heightOfRow() throws {
    let model = model
    let registration = CellRegistration<CountCell, Int> { cell, _, _ in cell.model = model }
    let list = HostedList<Int, Int>(ListConfiguration(appearance: .plain)) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    list.size = CGSize(width: 390, height: 600)
    var snapshot = ListSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    list.apply(snapshot)
    list.update()
    let cell = try #require(list.cell(for: 0))
    for count in [30, 90, 1, 60, 2] {
      model.count = count
      #expect(list.needsUpdate)
      list.update()
      #expect(cell.frame.height == cell.preferredHeight(fitting: 390), "\(count)")
      #expect(list.cell(for: 1)?.frame.minY == cell.frame.maxY)
    }
  }

  @Test("Properties can be updated at once, without layout")
  func atOnce() {
    let (view, child) = (CountView(), CountView())
    view.addSubview(child)
    view.updatePropertiesIfNeeded()
    #expect(view.updates == 1 && child.updates == 1 && view.layouts == 0)
    child.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    view.updatePropertiesIfNeeded()
    #expect(view.updates == 1 && child.updates == 2)
    view.layoutIfNeeded()
    #expect(child.updates == 2 && view.layouts == 1 && child.layouts == 1)
  }

  @Test("A model that the properties depend on updates them again, in and outside of a cell")
  func models() {
    let outside = CountView()
    outside.model = model
    outside.layoutIfNeeded()
    let inside = CountView()
    inside.model = model
    let cell = stage.shownCell { $0.contentView.addSubview(inside) }
    stage.scheduler.flushUntilIdle()
    let layouts = inside.layouts
    for count in 1...3 {
      model.count = count
      #expect(outside.needsLayout && inside.needsLayout && !cell.needsUpdateConfiguration)
      #expect(stage.scheduler.flush() == 0)
      #expect(inside.shown == "\(count)" && inside.layouts == layouts)
      outside.layoutIfNeeded()
      #expect(outside.shown == "\(count)" && outside.layouts == 1)
    }
    model.title = "Nobody reads it"
    #expect(!outside.needsLayout && !inside.needsLayout && stage.scheduler.isIdle)
  }

  @Test("A trait that the properties depend on updates them again, and no other trait does")
  func traits() {
    let (view, other) = (CountView(), CountView())
    view.readsStyle = true
    let parent = CellView()
    parent.addSubview(view)
    parent.addSubview(other)
    parent.layoutIfNeeded()
    parent.traitOverrides.accessibilityContrast = .high
    parent.layoutIfNeeded()
    #expect(view.updates == 1)
    parent.traitOverrides.userInterfaceStyle = .dark
    parent.layoutIfNeeded()
    #expect(view.updates == 2 && view.shown == " dark" && other.updates == 1)
    view.readsStyle = false
    view.setNeedsUpdateProperties()
    parent.layoutIfNeeded()
    parent.traitOverrides.userInterfaceStyle = .light
    parent.layoutIfNeeded()
    #expect(view.updates == 3)
  }

  @Test("The height of a cell follows properties, which are updated before it is measured")
  func height() {
    final class Cell: ListCell {
      let model = Model()
      override func updateProperties() {
        super.updateProperties()
        var content = defaultContentConfiguration()
        content.text = model.title
        contentConfiguration = content
      }
    }
    let cell = stage.cell { Cell() }
    cell.model.title = "1\n2\n3"
    let height = cell.preferredHeight(fitting: 320)
    cell.model.title = "1\n2\n3\n4\n5"
    #expect(cell.preferredHeight(fitting: 320) > height)
  }

  @Test("A layout observes models outside of cells")
  func layoutOutside() {
    let view = ModelReadingView()
    view.model = model
    view.layoutIfNeeded()
    #expect(view.count == 0)
    model.count = 4
    #expect(view.needsLayout)
    view.layoutIfNeeded()
    #expect(view.count == 4)
    model.title = "Nobody reads it"
    #expect(!view.needsLayout)
  }

  @Test("A view outside of cells is released although a model was read")
  func released() {
    weak var view: CountView?
    do {
      let made = CountView()
      made.model = model
      made.layoutIfNeeded()
      view = made
    }
    #expect(view == nil)
    model.count += 1
  }

  @Test("A reused cell updates its properties again")
  func reuse() {
    final class Cell: ListCell {
      var updates = 0
      override func updateProperties() { updates += 1 }
    }
    let pool = CellReusePool(container: CellView(), updateScheduler: stage.scheduler)
    let registration = CellRegistration<Cell, Int> { _, _, _ in }
    let path = IndexPath(indexes: [0, 0])
    let cell = pool.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
    cell.layoutIfNeeded()
    #expect(cell.updates == 1)
    pool.enqueue(cell)
    let next = pool.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    next.layoutIfNeeded()
    #expect(next === cell && cell.updates == 2)
  }
}
