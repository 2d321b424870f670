import CellConfiguration
package import CellHosting
import Foundation

/// A list of cells whose callbacks change cells, models, schedulers and the list itself.
///
/// While the random source has numbers, every callback makes a change. Then the list has to come to
/// rest, show the right content, and release everything.
@MainActor
package final class CallbackWorld {
  private static let cellCount = 4
  private static let depthLimit = 6

  private let list = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
  private let pool: CellReusePool
  private let schedulers: [UpdateScheduler]
  private let log = OperationLog()
  private let model = Model()
  private let lockedModel = LockedModel()
  private let threads = DispatchGroup()
  private var cells: [CallbackCell] = []
  private var random: RandomSource
  private var depth = 0

  /// Whether a cell read the model that threads change while a thread was changing it.
  private var wasReadWhileChanging = false

  /// Lets the main actor run its waiting work.
  private let takeTurn: () -> Void

  private lazy var registration = CellRegistration<CallbackCell, Int> { [weak self] cell, _, _ in
    cell.world = self
    cell.contentConfiguration = CellModel.content("new")
    self?.react()
  }

  private init(_ random: RandomSource, takeTurn: @escaping () -> Void) {
    self.random = random
    self.takeTurn = takeTurn
    // Chains of passes end with the random numbers, so they are not cycles.
    let flushed = QuietScheduler(maximumUpdateDepth: 100_000)
    let automatic = MainActorUpdateScheduler(maximumUpdateDepth: 100_000)
    automatic.checkedIssues = []  // What happens at random is full of mistakes.
    schedulers = [flushed, automatic]
    pool = CellReusePool(container: list, updateScheduler: flushed)
    for scheduler in schedulers {
      scheduler.operationLog = log
      scheduler.changeHandler = { [weak self] _ in self?.react() }
      scheduler.sizeInvalidationHandler = { [weak self] cells in
        for cell in cells { cell.frame.size.height = cell.preferredHeight(fitting: 320) }
        self?.react()
      }
    }
  }

  // MARK: What happens

  /// Runs until there are no more random numbers, and returns the violations at that time.
  private func violations(distort: (ListCell) -> Void) -> [String] {
    for _ in 0..<Self.cellCount { dequeue() }
    while !random.isExhausted { step() }
    threads.wait()
    // Observation announces a change before the value is set, and does not report when it is set. A
    // pass that reads the model while a thread changes it may therefore read the old value, and is
    // only notified of the next change. All other passes must read current values.
    if wasReadWhileChanging { lockedModel.value += 1 }
    takeTurn()
    // The work of one scheduler may mark cells of the other one, and a first layout is reported.
    for _ in 0..<3 {
      for scheduler in schedulers { scheduler.flushUntilIdle() }
      list.layoutIfNeeded()
    }
    for cell in cells where cell.superview === list { distort(cell) }
    return violationsAtRest()
  }

  /// Makes up to three changes, each of which may call back.
  func react() {
    guard depth < Self.depthLimit, !random.isExhausted else { return }
    depth += 1
    defer { depth -= 1 }
    for _ in 0..<number(0..<4) { step() }
  }

  /// The text of a cell that reads a model; `nil` if it does not read any.
  func text(_ reading: CallbackCell.Reading) -> String? {
    switch reading {
    case .nothing: nil
    case .title: model.title
    case .count: "\(model.count)"
    case .value: "\(readLockedModel())"
    }
  }

  /// The value of the model that threads change, which may be about to change.
  private func readLockedModel() -> Int {
    if lockedModel.isBeingChanged { wasReadWhileChanging = true }
    return lockedModel.value
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private func step() {
    guard !cells.isEmpty else { return dequeue() }
    let cell = cells[number(0..<cells.count)]
    switch number(0..<24) {
    case 0: cell.isSelected.toggle()
    case 1: cell.isHighlighted.toggle()
    case 2: cell.isUserInteractionEnabled.toggle()
    case 3:
      // A configuration that is set here stays until a pass and does not require one.
      cell.reading = .nothing
      cell.contentConfiguration = CellModel.content("set \(number(0..<9))")
    case 4: cell.backgroundConfiguration = BackgroundConfiguration(style: .listGroupedCell)
    case 5:
      cell.reading = CallbackCell.Reading.allCases[number(0..<4)]
      cell.setNeedsUpdateConfiguration()
    case 6: setHandler(of: cell)
    case 7: model.title = "title \(number(0..<4))"
    case 8: model.count += 1
    case 9: lockedModel.value += 1
    case 10: changeOnThread(waits: number(0..<2) == 0)
    case 11: list.traitOverrides.userInterfaceStyle = [.light, .dark][number(0..<2)]
    case 12:
      list.traitOverrides.listEnvironment = [.plain, .grouped, .insetGrouped][number(0..<3)]
    case 13: cell.setNeedsUpdateConfiguration()
    case 14:
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    case 15: cell.updateConfigurationIfNeeded()
    case 16: schedulers[number(0..<2)].flush()
    case 17: cell.updateScheduler = schedulers[number(0..<2)]
    case 18: if cell.superview == nil { list.addSubview(cell) } else { cell.removeFromSuperview() }
    case 19: enqueue(cell)
    case 20: dequeue()
    case 21: cell.accessories = [[], [.checkmark()], [.delete(), .reorder()]][number(0..<3)]
    case 22: cell.frame.size.height = CGFloat(number(0..<100))
    default: takeTurn()
    }
  }

  private func setHandler(of cell: CallbackCell) {
    cell.configurationUpdateHandler =
      number(0..<3) == 0
      ? nil
      : { [weak self] cell, _ in
        self?.react()
        // Only the last read counts.
        guard let cell = cell as? CallbackCell, let text = self?.text(cell.reading) else { return }
        cell.contentConfiguration = CellModel.content(text)
      }
  }

  private func changeOnThread(waits: Bool) {
    let model = lockedModel
    model.willChange()
    threads.enter()
    Thread.detachNewThread { [threads] in
      model.value += 1
      model.didChange()
      threads.leave()
    }
    if waits { threads.wait() }
  }

  private func dequeue() {
    guard cells.count < 2 * Self.cellCount else { return }
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, cells.count]), item: cells.count)
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    cell.frame.size.width = 320
    cell.layoutIfNeeded()
  }

  private func enqueue(_ cell: CallbackCell) {
    cells.removeAll { $0 === cell }
    pool.enqueue(cell)
  }

  // MARK: What has to be

  private func violationsAtRest() -> [String] {
    var violations: [String] = []
    for cell in cells where cell.superview === list {
      let name = cell.logName
      let shown = cell.contentConfiguration as? ListContentConfiguration
      if cell.needsUpdateConfiguration { violations.append("\(name) waits for a pass") }
      if cell.needsLayout { violations.append("\(name) waits for layout") }
      if let text = text(cell.reading), shown?.text != text {
        violations.append("\(name) shows \(shown?.text ?? "nothing") instead of \(text)")
      }
      if (cell.contentView as? ListContentView)?.listConfiguration != shown {
        violations.append("the content view of \(name) has another configuration")
      }
      var expected = shown
      expected = expected?.updated(for: cell.configurationState)
      if shown != expected { violations.append("\(name) shows another state") }
    }
    log.removeAll()
    let passes = schedulers.map { $0.flush() }
    if passes != [0, 0] || !log.entries.isEmpty {
      violations.append("\(passes) passes for no reason: \(log.entries)")
    }
    return violations
  }
}

extension CallbackWorld {
  /// Runs a world, and returns the violations at the end and the objects that were not released.
  ///
  /// - Parameters:
  ///   - random: The source of all decisions, which has to end.
  ///   - takeTurn: Lets the main actor run its waiting work, if that is possible.
  ///   - distort: Changes every cell at rest before it is checked; only a liar changes anything.
  package static func violations(
    _ random: RandomSource, takeTurn: @escaping () -> Void = {},
    distort: (ListCell) -> Void = { _ in }
  ) -> [String] {
    weak var remaining: CallbackWorld?
    weak var cell: CallbackCell?
    weak var model: Model?
    var violations: [String] = []
    do {
      let world = CallbackWorld(random, takeTurn: takeTurn)
      violations = world.violations(distort: distort)
      (remaining, cell, model) = (world, world.cells.first, world.model)
    }
    if remaining != nil { violations.append("the world is left") }
    if cell != nil { violations.append("a cell is left") }
    if model != nil { violations.append("a model is left") }
    return violations
  }
}

/// A cell that notifies the world when it is called.
final class CallbackCell: ListCell {
  /// The model that the cell reads for its content, as the last step of its pass.
  enum Reading: CaseIterable {
    case nothing, title, count, value
  }

  weak var world: CallbackWorld?
  var reading = Reading.nothing

  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    world?.react()
    guard let text = world?.text(reading) else { return }
    contentConfiguration = CellModel.content(text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    world?.react()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    world?.react()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    world?.react()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reading = .nothing
    world?.react()
  }
}
