import CellConfiguration
import CellHosting
import CellTestSupport
import CellText
import Foundation
import Testing

@MainActor
struct HostingLaws {
  /// Where a law is broken while thousands of random things happen.
  private func violations(of law: HostingLaw, seed: UInt64) -> [String] {
    let world = HostingWorld(RandomSource(seed: seed))
    var violations: [String] = []
    for step in 0..<caseCount(3000) {
      world.step()
      if Int.random(in: 0..<4, using: &world.random) != 0 { continue }
      for violation in world.flushAndCheck() where violation.law == law {
        violations.append("step \(step): \(violation.place)")
      }
    }
    return violations
  }

  @Test(
    "A cell shows a pure function of its inputs and its state", arguments: [UInt64(1), 2, 3, 4])
  func cellShowsPure(_ seed: UInt64) {
    #expect(violations(of: .cellsShowAPureFunction, seed: seed).isEmpty)
  }

  @Test("No cell has more than one pass in a flush", arguments: [UInt64(11), 12])
  func cellMoreOne(_ seed: UInt64) {
    #expect(violations(of: .onePassForEachFlush, seed: seed).isEmpty)
  }

  @Test("A cell whose inputs did not change does nothing", arguments: [UInt64(13), 14])
  func cellWhoseInputs(_ seed: UInt64) {
    #expect(violations(of: .idleCellsDoNothing, seed: seed).isEmpty)
  }

  @Test("The checker notices a cell that shows something else")
  func checkerNoticesCell() throws {
    let world = HostingWorld(RandomSource(seed: 21))
    #expect(world.flushAndCheck().isEmpty)
    let cell = try #require(world.cells.first)
    cell.contentConfiguration = content("Something else")
    #expect(world.flushAndCheck().map(\.law).contains(.cellsShowAPureFunction))
  }

  @Test("The checker notices frames of another layout")
  func checkerNoticesFrames() throws {
    let world = HostingWorld(RandomSource(seed: 22))
    #expect(world.flushAndCheck().isEmpty)
    try #require(world.cells.first).indentationLevel = 1
    let places = world.flushAndCheck().filter { $0.law == .cellsShowAPureFunction }.map(\.place)
    #expect(places.contains { $0.hasPrefix("frame of the content") })
  }

  @Test("The checker notices a second pass in a flush")
  func checkerNoticesSecond() throws {
    let world = HostingWorld(RandomSource(seed: 23))
    _ = world.flushAndCheck()
    let cell = try #require(world.cells.first)
    let laws = world.flushAndCheck { scheduler in
      for _ in 0..<2 {
        cell.setNeedsUpdateConfiguration()
        scheduler.flush()
      }
    }
    #expect(laws.map(\.law).contains(.onePassForEachFlush))
  }

  @Test("The checker notices a cell that does something for no reason")
  func checkerNoticesCellSomething() throws {
    let world = HostingWorld(RandomSource(seed: 24))
    _ = world.flushAndCheck()
    try #require(world.cells.first).setNeedsUpdateConfiguration()
    #expect(world.flushAndCheck().map(\.law) == [.idleCellsDoNothing, .idleCellsDoNothing])
  }

  @Test("The order of independent changes does not matter", arguments: [UInt64(5), 6])
  func orderIndependentChanges(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
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
        {
          if !handler.setsBackground {
            $0.backgroundConfiguration = BackgroundConfiguration(style: .listGroupedCell)
          }
        },
        { $0.traitOverrides = TraitOverrides(traits) },
        { $0.indentationLevel = 2 },
        {
          $0.configurationUpdateHandler = CellModel.configurationUpdateHandler(handler, model)
        },
      ]
      let cells = (0..<2).map { _ in
        let stage = Stage()
        stage.tolerateAll()
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

  @Test("A reused cell is indistinguishable from a fresh one", arguments: [UInt64(7), 8])
  func reusedCellIndistinguishable(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = Stage()
    stage.tolerateAll()
    let list = CellView()
    list.traitOverrides.listEnvironment = .insetGrouped
    let used = CellReusePool(container: list, updateScheduler: stage.scheduler)
    let model = Model()
    let cache = TextMeasurementCache(shaper: EmbeddedShaper())
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
      if kind & 128 != 0 {
        cell.directionalLayoutMargins = DirectionalEdgeInsets(
          top: 20, leading: 40, bottom: 20, trailing: 40)
        cell.bounds.origin.y = 5
        cell.tag = kind
      }
      if kind & 256 != 0 { cell.textMeasurementCache = cache }
      if kind & 512 != 0 { cell.backgroundView = CellView() }
      if kind & 1024 != 0 { cell.accessoryViews = ["a": CellView()] }
    }
    let path = IndexPath(indexes: [0, 0])
    for _ in 0..<1000 {
      let kind = Int.random(in: 0..<2048, using: &random)
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
    #expect(used.createdCellCount == 1)
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
      && a.displayedBackgroundConfiguration == b.displayedBackgroundConfiguration
      && a.backgroundConfiguration == b.backgroundConfiguration
      && a.configurationState == b.configurationState
      && a.preferredHeight(fitting: 320) == b.preferredHeight(fitting: 320)
      && a.accessories == b.accessories
      && a.directionalLayoutMargins == b.directionalLayoutMargins
      && a.bounds.origin == b.bounds.origin && a.tag == b.tag
      && a.textMeasurementCache === b.textMeasurementCache
      && a.subviews.count == b.subviews.count
  }
}
