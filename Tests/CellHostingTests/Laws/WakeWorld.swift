import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation

/// Cells of two toolkits that flush only when their scheduler wakes them.
///
/// Anything may happen between two flushes, and in every callback: marks, passes and layouts
/// outside a flush, flushes inside a flush, other schedulers, reuse, and the end of a cell.
@MainActor
final class WakeWorld {
  private static let cellCount = 5
  private static let depthLimit = 4

  private let list = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
  private let pool: CellReusePool
  private let schedulers: [WakingScheduler]
  private let model = Model()
  private var cells: [ListCell] = []
  private var laidOut: Set<ObjectIdentifier> = []
  private var random: SplitMix64
  private var depth = 0

  /// Whether callbacks do anything.
  private let hasCallbacks: Bool

  private lazy var registration = CellRegistration<ListCell, Int> { [weak self] cell, _, item in
    cell.configurationUpdateHandler = { [weak self] cell, state in
      guard let self else { return }
      cell.contentConfiguration = content(item % 2 == 0 ? model.title : "\(state.isSelected)")
      react()
    }
  }

  /// Creates a world.
  ///
  /// - Parameters:
  ///   - seed: The seed of everything that happens.
  ///   - hasCallbacks: Whether callbacks change cells, too.
  ///   - hearsWake: Whether a toolkit hears the call with a number; all calls unless this is a
  ///     liar.
  init(seed: UInt64, hasCallbacks: Bool, hearsWake: @escaping (Int) -> Bool = { _ in true }) {
    random = SplitMix64(seed: seed)
    self.hasCallbacks = hasCallbacks
    schedulers = (0..<2).map { _ in WakingScheduler(hearsWake) }
    pool = CellReusePool(container: list, updateScheduler: schedulers[0])
    for scheduler in schedulers {
      scheduler.changeHandler = { [weak self] _ in self?.react() }
      scheduler.sizeInvalidationHandler = { [weak self] _ in self?.react() }
    }
  }

  /// Does random things, and returns the cells that wait although no toolkit will flush.
  func violations(steps: Int) -> [String] {
    var violations: [String] = []
    for index in 0..<steps where violations.count < 20 {
      step()
      for cell in cells where (cell.updateScheduler as? WakingScheduler)?.isWoken == false {
        if cell.needsUpdateConfiguration {
          violations.append("step \(index): a cell waits for a pass")
        }
        if laidOut.contains(ObjectIdentifier(cell)), cell.needsLayout {
          violations.append("step \(index): a cell waits for layout")
        }
      }
      if number(4) == 0 { for scheduler in schedulers where scheduler.isWoken { flush(scheduler) } }
    }
    return violations
  }

  private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func react() {
    guard hasCallbacks, depth < Self.depthLimit else { return }
    depth += 1
    defer { depth -= 1 }
    if number(3) == 0 { step() }
  }

  private func flush(_ scheduler: WakingScheduler) {
    scheduler.isWoken = false
    if number(2) == 0 { scheduler.flush() } else { scheduler.flushUntilIdle() }
  }

  private func step() {
    guard cells.count == Self.cellCount else { return dequeue() }
    let cell = cells[number(cells.count)]
    switch number(18) {
    case 0, 1: cell.setNeedsUpdateConfiguration()
    case 2: cell.isSelected.toggle()
    case 3: cell.isHighlighted.toggle()
    case 4: model.title = "title \(number(4))"
    case 5, 6: cell.updateConfigurationIfNeeded()
    case 7: layOut(cell)
    case 8: _ = cell.preferredHeight(fitting: 320)
    case 9: cell.setNeedsLayout()
    case 10: cell.contentView.setNeedsLayout()
    case 11: flush(schedulers[number(2)])
    case 12: cell.updateScheduler = schedulers[number(2)]
    case 13: cell.indentationLevel = number(3)
    case 14: list.traitOverrides.listEnvironment = [.plain, .grouped][number(2)]
    case 15: cell.accessories = [[], [.checkmark()]][number(2)]
    default: remove(cell)
    }
  }

  private func layOut(_ cell: ListCell) {
    cell.layoutIfNeeded()
    laidOut.insert(ObjectIdentifier(cell))
  }

  /// Gives a cell back to the pool, or forgets it while it may be waiting.
  private func remove(_ cell: ListCell) {
    cells.removeAll { $0 === cell }
    laidOut.remove(ObjectIdentifier(cell))
    if number(2) == 0 { pool.enqueue(cell) } else { cell.removeFromSuperview() }
  }

  private func dequeue() {
    let index = cells.count
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, index]), item: number(10))
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    cell.frame = CGRect(x: 0, y: CGFloat(index) * 52, width: 320, height: 52)
    if number(2) == 0 { layOut(cell) }
  }
}

/// A scheduler that records whether its toolkit is to flush.
private final class WakingScheduler: UpdateScheduler {
  /// Whether the scheduler has called since the last flush began.
  var isWoken = false

  private var calls = 0
  private let hearsWake: (Int) -> Bool

  init(_ hearsWake: @escaping (Int) -> Bool) {
    self.hearsWake = hearsWake
    super.init(maximumUpdateDepth: 8)
    checkedIssues = []
  }

  override func wake() {
    calls += 1
    if hearsWake(calls) { isWoken = true }
  }

  override func report(_ issue: CellIssue) {}
}
