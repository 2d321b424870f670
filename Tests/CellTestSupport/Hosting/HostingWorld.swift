import CellConfiguration
package import CellHosting
import CellLayout
import Foundation

/// A list of cells with random changes, and a naive model of each cell.
@MainActor
package final class HostingWorld {
  package let stage = Stage.tolerant
  private let list = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
  private let pool: CellReusePool
  private let models = (0..<3).map { _ in Model() }
  package var random: RandomSource
  package private(set) var cells: [ListCell] = []
  private var expected: [CellModel] = []
  private var touched: Set<String> = []

  private lazy var registration = CellRegistration<ListCell, Int> { [weak self] cell, _, index in
    guard let self else { return }
    cell.contentConfiguration = CellModel.content("row \(index)")
  }

  package init(_ random: RandomSource, cells count: Int = 6) {
    self.random = random
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
    touched.insert(cell.logName)
    return (cell, model)
  }

  /// Makes a random change to a cell, a model or the list.
  package func step() {
    let index = Int.random(in: cells.indices, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
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
      let choices: [BackgroundConfiguration?] = [
        nil, .clear(), BackgroundConfiguration(style: .listGroupedCell),
      ]
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
      // Cells that do not read it are laid out again, because they have other margins.
      touchReaders(of: "listEnvironment", on: nil)
      cells.indices.forEach(touch)
      list.traitOverrides.listEnvironment = ListEnvironment.allCases.randomElement(using: &random)
    case 13:
      // Cells do not read this trait.
      list.traitOverrides.horizontalSizeClass = [.compact, .regular].randomElement(using: &random)
    case 14:
      touch(index)
      expected[index].isPassCertain = true
      cells[index].setNeedsUpdateConfiguration()
    case 15:
      touch(index)
      let choices: [[CellAccessory]] = [[], [.checkmark()], [.disclosureIndicator(), .delete()]]
      let new = choices.randomElement(using: &random) ?? []
      cells[index].accessories = new
      expected[index].accessories = new
    case 16:
      touch(index)
      let level = Int.random(in: 0..<3, using: &random)
      cells[index].indentationLevel = level
      expected[index].indentationLevel = level
    case 17:
      // All frames depend on it.
      for index in cells.indices { touch(index) }
      list.traitOverrides.preferredContentSizeCategory = [.large, .accessibilityMedium]
        .randomElement(using: &random)
    case 18:
      touch(index)
      let actions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Delete")])
      let offset: CGFloat = [0, -74, -300, 20].randomElement(using: &random) ?? 0
      cells[index].trailingSwipeActions = actions
      cells[index].swipeOffset = offset
      expected[index].swipe(actions, by: offset)
    default: reuse(index)
    }
  }

  private func touch(_ index: Int) { touched.insert(cells[index].logName) }

  private func touchReaders(of property: String, on model: Model?) {
    for (cell, expectation) in zip(cells, expected)
    where expectation.reads.contains(property) && (model == nil || expectation.model === model) {
      touched.insert(cell.logName)
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

  /// Flushes, and returns the broken laws.
  package func flushAndCheck(
    _ flush: (UpdateScheduler) -> Void = { $0.flush() }
  ) -> [HostingViolation] {
    stage.log.removeAll()
    flush(stage.scheduler)
    for index in expected.indices { expected[index].pass(traits) }
    var violations: [HostingViolation] = []
    var passes: [String: Int] = [:]
    for entry in stage.log.entries {
      if case .updated = entry.operation { passes[entry.host, default: 0] += 1 }
      if !touched.contains(entry.host) {
        violations.append(HostingViolation(.idleCellsDoNothing, "\(entry)"))
      }
    }
    for (host, count) in passes where count > 1 {
      violations.append(HostingViolation(.onePassForEachFlush, "\(count) passes of \(host)"))
    }
    touched = []
    for (cell, model) in zip(cells, expected) {
      violations += differences(between: cell, and: model).map {
        HostingViolation(.cellsShowAPureFunction, "\($0) of \(cell.logName)")
      }
    }
    return violations
  }

  /// The differences between a cell and its model.
  private func differences(between cell: ListCell, and model: CellModel) -> [String] {
    var differences: [String] = []
    func compare(_ name: String, _ isSame: Bool) {
      if !isSame { differences.append(name) }
    }
    let view = cell.contentView as? ListContentView
    compare("content", cell.contentConfiguration as? ListContentConfiguration == model.content)
    compare("content view", view?.listConfiguration == model.content)
    compare("background", cell.displayedBackgroundConfiguration == model.shownBackground(traits))
    compare("state", cell.configurationState == model.state(traits))
    compare("need of layout", !cell.needsLayout)

    let margins = cell.directionalLayoutMargins
    let layout = model.layout(
      in: cell.bounds.size, LayoutContext(traits: traits, cellLayoutMargins: margins))
    compare("frame of the content", cell.contentView.frame == layout.contentFrame)
    compare("accessories", cell.accessoryLayouts == layout.accessories)
    compare("swipe actions", cell.swipeActionLayouts == layout.swipeActions)
    compare("separator", cell.separatorLayoutGuide.layoutFrame == layout.separatorGuide)
    compare("text", view?.textLayoutGuide?.layoutFrame == layout.content?.textFrame)
    return differences
  }
}

/// The laws of every list of cells.
package enum HostingLaw: Hashable, Sendable {
  /// The content of a cell follows from its inputs and its state alone.
  case cellsShowAPureFunction

  /// No cell is updated more than once in a flush.
  case onePassForEachFlush

  /// A cell whose inputs did not change does nothing.
  case idleCellsDoNothing
}

/// A law that was broken, and where.
package struct HostingViolation: CustomStringConvertible {
  package let law: HostingLaw
  package let place: String

  package init(_ law: HostingLaw, _ place: String) {
    self.law = law
    self.place = place
  }

  package var description: String { "\(law): \(place)" }
}
