import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// A tree of views that update their properties and are laid out, with callbacks that call back.
@MainActor
private final class PropertyWorld {
  enum Step: Equatable { case properties(Int), layout(Int) }

  var random: RandomSource
  var views: [WorldView] = []
  let model = Model()
  var steps: [Step] = []

  /// The number of changes that callbacks still make.
  var budget = 0

  /// The views whose update was requested before the running pass.
  var marked: Set<Int> = []

  /// Violations that callbacks noticed.
  var violations: [String] = []

  var root: CellView { views[0].superview ?? views[0] }

  init(seed: UInt64, inCell: Bool, scheduler: UpdateScheduler) {
    random = RandomSource(seed: seed)
    for id in 0..<number(1..<13) {
      let view = WorldView(id, self)
      if id > 0 { views[number(0..<id)].addSubview(view) }
      views.append(view)
    }
    guard inCell else { return }
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    cell.updateScheduler = scheduler
    cell.contentView.addSubview(views[0])
    cell.layoutIfNeeded()
    kept = cell
  }

  private(set) var kept: ListCell?

  func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// The views in the order of a pass.
  var order: [Int] {
    func below(_ view: WorldView) -> [Int] {
      [view.id] + view.subviews.compactMap { $0 as? WorldView }.flatMap(below)
    }
    return below(views[0])
  }

  /// Requests updates and layouts at random, and returns the numbers of the views.
  func mark() -> (properties: Set<Int>, layout: Set<Int>) {
    var marks: (properties: Set<Int>, layout: Set<Int>) = ([], [])
    for _ in 0..<number(0..<9) {
      let view = views[number(0..<views.count)]
      if number(0..<2) == 0 {
        view.setNeedsUpdateProperties()
        marks.properties.insert(view.id)
      } else {
        view.setNeedsLayout()
        marks.layout.insert(view.id)
      }
    }
    return marks
  }

  /// Makes changes from a callback.
  func react() {
    while budget > 0, number(0..<3) > 0 {
      budget -= 1
      let view = views[number(0..<views.count)]
      switch number(0..<6) {
      case 0: view.setNeedsLayout()
      case 1: model.count += 1
      case 2: view.readsModel.toggle(); view.setNeedsUpdateProperties()
      case 3: view.updatePropertiesIfNeeded()
      default: view.setNeedsUpdateProperties()
      }
    }
  }

  func settle(_ scheduler: UpdateScheduler) {
    if let kept {
      scheduler.flushUntilIdle()
      kept.layoutIfNeeded()
    } else {
      views[0].layoutIfNeeded()
    }
  }

  var isSettled: Bool { !(kept?.needsLayout ?? views[0].needsLayout) }
}

private final class WorldView: CellView {
  let id: Int
  unowned let world: PropertyWorld
  var readsModel = true
  var shown = -1

  init(_ id: Int, _ world: PropertyWorld) {
    (self.id, self.world) = (id, world)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    world.steps.append(.properties(id))
    world.marked.remove(id)
    world.react()
    shown = readsModel ? world.model.count : -1
  }

  override func layoutSubviews() {
    world.steps.append(.layout(id))
    if !world.marked.isEmpty {
      world.violations.append("\(id) is laid out before the properties of \(world.marked)")
    }
    world.react()
  }
}

@MainActor
struct PropertyUpdateLawTests {
  private func scheduler() -> UpdateScheduler {
    let scheduler = UpdateScheduler(maximumUpdateDepth: 100_000)
    scheduler.checkedIssues = []
    return scheduler
  }

  @Test(
    "Each marked view is updated once, from the outermost ones on and before all layout",
    arguments: 1...60, [false, true])
  func order(seed: UInt64, inCell: Bool) {
    let scheduler = scheduler()
    let world = PropertyWorld(seed: seed, inCell: inCell, scheduler: scheduler)
    world.settle(scheduler)
    #expect(world.steps.count == 2 * world.views.count)
    for _ in 0..<10 {
      world.steps = []
      let marks = world.mark()
      world.settle(scheduler)
      let order = world.order
      #expect(
        world.steps == order.filter(marks.properties.contains).map { .properties($0) }
          + order.filter(marks.layout.contains).map { .layout($0) })
      #expect(world.isSettled)
    }
    // A change of the model updates every view that read it, and lays out none.
    world.steps = []
    world.model.count += 1
    world.settle(scheduler)
    #expect(world.steps == world.order.map { .properties($0) })
  }

  @Test(
    "No request is lost although callbacks change everything, and requests from before come first",
    arguments: 1...60, [false, true])
  func callbacks(seed: UInt64, inCell: Bool) {
    let scheduler = scheduler()
    let world = PropertyWorld(seed: seed, inCell: inCell, scheduler: scheduler)
    world.settle(scheduler)
    for _ in 0..<10 {
      let marks = world.mark()
      world.marked = marks.properties
      world.budget = 30
      var passes = 0
      repeat {
        world.settle(scheduler)
        passes += 1
      } while !world.isSettled && passes < 100
      #expect(world.isSettled && world.marked.isEmpty)
      #expect(world.violations == [])
      for view in world.views {
        #expect(view.shown == (view.readsModel ? world.model.count : -1), "\(view.id)")
      }
      world.budget = 0
      world.steps = []
      world.settle(scheduler)
      #expect(world.steps == [])
    }
  }
}
