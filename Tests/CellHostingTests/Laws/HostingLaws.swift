import CellConfiguration
import CellHosting
import Foundation
import Testing

/// A list of cells that random things happen to, with a naive model beside each of them.
@MainActor
final class HostingWorld {
  let stage = Stage()
  let list = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
  let pool: CellReusePool
  let models = (0..<3).map { _ in Model() }
  var random: RandomSource
  private(set) var cells: [ListCell] = []
  private(set) var expected: [CellModel] = []
  private(set) var touched: Set<String> = []

  private lazy var registration = CellRegistration<ListCell, Int> { [weak self] cell, _, index in
    guard let self else { return }
    cell.contentConfiguration = CellModel.content("row \(index)")
  }

  init(seed: UInt64, cells count: Int = 6) {
    random = RandomSource(seed: seed)
    pool = CellReusePool(container: list, updateScheduler: stage.scheduler)
    for index in 0..<count {
      let (cell, model) = dequeue(index)
      cells.append(cell)
      expected.append(model)
    }
  }

  private var traits: TraitCollection { list.traitCollection }

  private func dequeue(_ index: Int) -> (ListCell, CellModel) {
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, index]), item: index)
    cell.frame = CGRect(x: 0, y: 52 * CGFloat(index), width: 320, height: 52)
    cell.layoutIfNeeded()
    var model = CellModel(model: models[index % models.count])
    model.set(CellModel.content("row \(index)"), traits)
    model.pass(traits)
    touched.insert(cell.name)
    return (cell, model)
  }

  /// Does something at random to a cell, a model or the list.
  func step() {
    let index = Int.random(in: cells.indices, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: toggle(.selected, \.isSelected, index)
    case 1: toggle(.highlighted, \.isHighlighted, index)
    case 2: toggle(.swiped, \.isSwiped, index)
    case 3:
      touch(index)
      cells[index].isUserInteractionEnabled.toggle()
      expected[index].isEnabled.toggle()
    case 4:
      if expected[index].handler.setsContent { return }
      touch(index)
      let new = Bool.random(using: &random) ? CellModel.content("set \(index)") : nil
      cells[index].contentConfiguration = new
      expected[index].set(new, traits)
    case 5:
      if expected[index].handler.setsBackground { return }
      touch(index)
      let choices: [BackgroundConfiguration?] = [nil, .clear(), .listGroupedCell()]
      let new = choices.randomElement(using: &random) ?? nil
      cells[index].backgroundConfiguration = new
      expected[index].set(new, traits)
    case 6:
      touch(index)
      expected[index].isPassCertain = true
      let handler = CellModel.Handler.allCases.randomElement(using: &random) ?? .none
      cells[index].configurationUpdateHandler = CellModel.configurationUpdateHandler(
        handler, expected[index].model)
      expected[index].handler = handler
    case 7:
      touch(index)
      expected[index].isPassCertain = true
      cells[index].automaticallyUpdatesContentConfiguration.toggle()
      expected[index].updatesContent.toggle()
    case 8:
      touch(index)
      expected[index].isPassCertain = true
      cells[index].automaticallyUpdatesBackgroundConfiguration.toggle()
      expected[index].updatesBackground.toggle()
    case 9:
      touchReaders(of: "title", on: models[index % models.count])
      models[index % models.count].title = "title \(Int.random(in: 0..<4, using: &random))"
    case 10:
      touchReaders(of: "count", on: models[index % models.count])
      models[index % models.count].count += 1
    case 11:
      touchReaders(of: "userInterfaceStyle", on: nil)
      list.traitOverrides.userInterfaceStyle = [.light, .dark].randomElement(using: &random)
    case 12:
      touchReaders(of: "listEnvironment", on: nil)
      list.traitOverrides.listEnvironment = ListEnvironment.allCases.randomElement(using: &random)
    case 13:
      // Nobody reads this one.
      list.traitOverrides.horizontalSizeClass = [.compact, .regular].randomElement(using: &random)
    case 14:
      touch(index)
      expected[index].isPassCertain = true
      cells[index].setNeedsUpdateConfiguration()
    default: reuse(index)
    }
  }

  private func touch(_ index: Int) { touched.insert(cells[index].name) }

  private func touchReaders(of property: String, on model: Model?) {
    for (cell, expectation) in zip(cells, expected)
    where expectation.reads.contains(property) && (model == nil || expectation.model === model) {
      touched.insert(cell.name)
    }
  }

  private func toggle(
    _ flag: ConfigurationStateFlags, _ property: ReferenceWritableKeyPath<ListCell, Bool>,
    _ index: Int
  ) {
    touch(index)
    cells[index][keyPath: property].toggle()
    expected[index].flags.formSymmetricDifference(flag)
  }

  private func reuse(_ index: Int) {
    touch(index)
    pool.enqueue(cells[index])
    let (cell, model) = dequeue(index)
    cells[index] = cell
    expected[index] = model
  }

  /// Flushes, and checks every law.
  func flushAndCheck(_ step: Int) {
    stage.log.removeAll()
    stage.scheduler.flush()
    for index in expected.indices { expected[index].pass(traits) }
    var passes: [String: Int] = [:]
    for entry in stage.log.entries {
      if case .updated = entry.operation { passes[entry.host, default: 0] += 1 }
      if !touched.contains(entry.host) {
        Issue.record("step \(step): \(entry) although nothing changed")
      }
    }
    #expect(passes.values.allSatisfy { $0 == 1 }, "step \(step): \(passes)")
    touched = []
    for (cell, model) in zip(cells, expected) {
      let shown = cell.contentConfiguration as? ListContentConfiguration
      #expect(shown == model.content, "step \(step): \(cell.name)")
      #expect(
        (cell.contentView as? ListContentView)?.listConfiguration == model.content,
        "step \(step): content view of \(cell.name)")
      #expect(
        cell.shownBackgroundConfiguration == model.shownBackground(traits),
        "step \(step): background of \(cell.name)")
      #expect(
        cell.configurationState == model.state(traits), "step \(step): state of \(cell.name)")
      #expect(!cell.needsLayout, "step \(step): layout of \(cell.name)")
    }
  }
}

@MainActor
struct HostingLaws {
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `a cell shows a pure function of its inputs and its state`(_ seed: UInt64) {
    let world = HostingWorld(seed: seed)
    for step in 0..<3000 {
      world.step()
      if Int.random(in: 0..<4, using: &world.random) == 0 { world.flushAndCheck(step) }
    }
  }

  @Test(arguments: [UInt64(5), 6])
  func `the order of independent changes does not matter`(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<300 {
      let model = Model()
      let traits = TraitCollection {
        $0.listEnvironment = ListEnvironment.allCases.randomElement(using: &random) ?? .plain
      }
      let handler = CellModel.Handler.allCases.randomElement(using: &random) ?? .none
      let changes: [(ListCell) -> Void] = [
        { $0.isSelected = true },
        { $0.isHighlighted = true },
        { $0.isUserInteractionEnabled = false },
        { if !handler.setsContent { $0.contentConfiguration = CellModel.content("A") } },
        { if !handler.setsBackground { $0.backgroundConfiguration = .listGroupedCell() } },
        { $0.traitOverrides = TraitOverrides(traits) },
        { $0.indentationLevel = 2 },
        {
          $0.configurationUpdateHandler = CellModel.configurationUpdateHandler(handler, model)
        },
      ]
      let cells = (0..<2).map { _ in
        let stage = Stage()
        let cell = stage.shownCell()
        for change in changes.shuffled(using: &random) {
          change(cell)
          if Bool.random(using: &random) { stage.scheduler.flush() }
        }
        stage.scheduler.flush()
        return cell
      }
      #expect(isSame(cells[0], cells[1]))
    }
  }

  @Test(arguments: [UInt64(7), 8])
  func `a reused cell is indistinguishable from a fresh one`(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let stage = Stage()
    let list = CellView()
    list.traitOverrides.listEnvironment = .insetGrouped
    let used = CellReusePool(container: list, updateScheduler: stage.scheduler)
    let model = Model()
    let registration = CellRegistration<ListCell, Int> { cell, _, kind in
      if kind & 1 != 0 { cell.contentConfiguration = CellModel.content("kind \(kind)") }
      if kind & 2 != 0 { cell.backgroundConfiguration = .clear() }
      if kind & 4 != 0 { cell.indentationLevel = 2 }
      if kind & 8 != 0 { cell.contentConfiguration = NativeLabelConfiguration(text: "\(kind)") }
      if kind & 16 != 0 {
        cell.configurationUpdateHandler = CellModel.configurationUpdateHandler(.title, model)
      }
      if kind & 32 != 0 { cell.automaticallyUpdatesContentConfiguration = false }
      if kind & 64 != 0 { cell.isSelected = true }
    }
    let path = IndexPath(indexes: [0, 0])
    for _ in 0..<1000 {
      let kind = Int.random(in: 0..<128, using: &random)
      let cell = used.dequeueConfiguredReusableCell(using: registration, for: path, item: kind)
      let fresh = CellReusePool(container: list, updateScheduler: stage.scheduler)
        .dequeueConfiguredReusableCell(using: registration, for: path, item: kind)
      #expect(isSame(cell, fresh), "kind \(kind)")
      model.title = "\(Int.random(in: 0..<3, using: &random))"
      cell.isHighlighted = Bool.random(using: &random)
      fresh.isHighlighted = cell.isHighlighted
      stage.scheduler.flush()
      #expect(isSame(cell, fresh), "kind \(kind)")
      fresh.removeFromSuperview()
      used.enqueue(cell)
    }
    #expect(used.cellsMade == 1)
  }

  private func isSame(_ a: ListCell, _ b: ListCell) -> Bool {
    let contentIsSame =
      switch (a.contentConfiguration, b.contentConfiguration) {
      case (nil, nil): true
      case (let x as ListContentConfiguration, let y as ListContentConfiguration):
        x == y
          && (a.contentView as? ListContentView)?.listConfiguration
            == (b.contentView as? ListContentView)?.listConfiguration
      case (let x as NativeLabelConfiguration, let y as NativeLabelConfiguration):
        x == y
          && (a.configuredContentView as? NativeLabel)?.text
            == (b.configuredContentView as? NativeLabel)?.text
      default: false
      }
    return contentIsSame && type(of: a.contentView) == type(of: b.contentView)
      && a.shownBackgroundConfiguration == b.shownBackgroundConfiguration
      && a.backgroundConfiguration == b.backgroundConfiguration
      && a.configurationState == b.configurationState
      && a.preferredHeight(fitting: 320) == b.preferredHeight(fitting: 320)
      && a.accessories == b.accessories
  }
}
