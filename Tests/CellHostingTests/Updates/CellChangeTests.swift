import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// What a flush says of the cells that look different.
@MainActor
struct CellChangeTests {
  private let stage = Stage()
  private let list = CellView()

  /// What flushes said until now; cells as references that keep nothing alive.
  @MainActor
  private final class Report {
    var changes: [(cell: ObjectIdentifier, change: ConfigurationChange)] = []
  }

  private let report = Report()

  init() {
    stage.scheduler.changeHandler = { [report] changes in
      report.changes += changes.map { (ObjectIdentifier($0.cell), $0.change) }
    }
  }

  private func cell(_ configure: (ListCell) -> Void = { _ in }) -> ListCell {
    let cell = stage.shownCell {
      $0.contentConfiguration = content("A")
      configure($0)
      list.addSubview($0)
    }
    report.changes = []
    return cell
  }

  /// What the next flush says, which it says once.
  private func flush() -> [ObjectIdentifier: ConfigurationChange] {
    report.changes = []
    stage.scheduler.flush()
    let said = report.changes
    stage.scheduler.flush()
    #expect(report.changes.count == said.count)
    return Dictionary(uniqueKeysWithValues: said.map { ($0.cell, $0.change) })
  }

  private func only(
    _ cell: ListCell, _ change: ConfigurationChange
  ) -> [ObjectIdentifier: ConfigurationChange] { [ObjectIdentifier(cell): change] }

  @Test("A change has the presentation of the cell before it")
  func previousPresentation() throws {
    @MainActor final class Presentations {
      var before: [CellPresentation?] = []
      var after: [CellPresentation?] = []
    }
    let presentations = Presentations()
    let scheduler = UpdateScheduler()
    scheduler.changeHandler = { changes in
      presentations.before += changes.map(\.previousPresentation)
      presentations.after += changes.map(\.cell.cellPresentation)
    }
    let pool = CellReusePool(container: list, updateScheduler: scheduler)
    let registration = CellRegistration<ListCell, String> { cell, _, text in
      cell.contentConfiguration = content(text)
    }
    func dequeue(_ text: String) -> ListCell {
      let path = IndexPath(indexes: [0, 0])
      let cell = pool.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 52)
      cell.layoutIfNeeded()
      scheduler.flushUntilIdle()
      return cell
    }
    let cell = dequeue("A")
    for change in [
      { cell.isSelected = true }, { cell.tintColor = .systemRed },
      { cell.contentConfiguration = content("B") },
      { self.list.traitOverrides.userInterfaceStyle = .dark },
      { cell.frame.size.width = 200 },
    ] as [() -> Void] {
      change()
      scheduler.flushUntilIdle()
    }
    #expect(presentations.before.first == .some(nil))
    #expect(presentations.before.dropFirst() == presentations.after.dropLast())
    #expect(presentations.after.count == 6)
    pool.enqueue(cell)
    let reused = dequeue("C")
    #expect(reused === cell)
    #expect(presentations.before.last == .some(nil))
  }

  @Test("Another look is reported with the cell that has it, and no other")
  func anotherLookReported() {
    let (first, second) = (cell(), cell())
    first.isSelected = true
    #expect(flush() == only(first, .display))
    second.isSelected = true
    #expect(flush() == only(second, .display))
    #expect(flush() == [:])
  }

  @Test("The largest of several changes is reported")
  func largestSeveralChanges() {
    let cell = cell()
    cell.isSelected = true
    cell.indentationLevel = 1
    #expect(flush() == only(cell, .layout))
    cell.isSelected = false
    cell.contentConfiguration = content("B")
    #expect(flush() == only(cell, .content))
  }

  @Test("What is set outside of a pass wakes the scheduler and is reported")
  func whatSetOutside() {
    let cell = cell { $0.backgroundConfiguration = .clear() }
    #expect(stage.scheduler.isIdle)
    var background = BackgroundConfiguration.clear()
    background.backgroundColor = .systemRed
    cell.backgroundConfiguration = background
    #expect(!stage.scheduler.isIdle)
    #expect(flush() == only(cell, .display))
  }

  @Test("What a layout did before the flush is reported by it")
  func whatLayoutDid() {
    let cell = cell()
    cell.contentConfiguration = content("B")
    list.layoutIfNeeded()
    #expect(flush() == only(cell, .content))
    cell.frame.size.width = 200
    list.layoutIfNeeded()
    #expect(flush() == only(cell, .layout))
  }

  @Test("Layout of a view in the content counts as layout")
  func layoutViewContent() {
    let cell = cell { $0.contentConfiguration = RatingContentConfiguration(title: "A", rating: 1) }
    let view = cell.contentView as? RatingContentView
    view?.title.configuration = content("B")
    #expect(flush() == only(cell, .layout))
  }

  @Test("Every cell that inherits a trait or a tint has to be drawn again")
  func cellInheritsTrait() {
    let (first, second) = (cell(), cell())
    let tinted = cell { $0.tintColor = .systemGreen }
    let all = [first, second, tinted].map(ObjectIdentifier.init)
    list.traitOverrides.userInterfaceStyle = .dark
    #expect(flush() == Dictionary(uniqueKeysWithValues: all.map { ($0, .display) }))
    list.tintColor = .systemRed
    #expect(
      flush() == Dictionary(uniqueKeysWithValues: all.dropLast().map { ($0, .display) }))
    #expect(stage.log.operations(of: first).contains(.changedTint))
    list.tintColor = .systemRed
    list.traitOverrides.userInterfaceStyle = .dark
    #expect(flush() == [:])
  }

  @Test("A cell that only moved is not reported")
  func cellMovedReported() {
    let cell = cell()
    cell.frame.origin.y += 52
    #expect(flush().isEmpty)
    cell.frame.size.height += 52
    #expect(flush() == only(cell, .layout))
  }

  @Test("A text size is reported as layout")
  func textSizeReported() {
    stage.tolerate(.heightBelowContent)
    let cell = cell()
    list.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(flush() == only(cell, .layout))
  }

  @Test("A cell is reported when it was laid out for the first time, not before")
  func cellReportedLaid() {
    let cell = stage.cell { ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52)) }
    cell.contentConfiguration = content("A")
    #expect(flush() == [:])
    cell.layoutIfNeeded()
    #expect(flush() == only(cell, .content))
  }

  @Test("A cell that was given back or released is not reported")
  func cellGivenBack() {
    let pool = CellReusePool(container: list, updateScheduler: stage.scheduler)
    let registration = CellRegistration<ListCell, String> { cell, _, text in
      cell.contentConfiguration = content(text)
    }
    let pooled = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, 0]), item: "A")
    pooled.layoutIfNeeded()
    pooled.isSelected = true
    pool.enqueue(pooled)
    do {
      let released = stage.shownCell()
      released.isSelected = true
    }
    #expect(flush() == [:])
  }

  @Test("What a handler changes of another cell is reported with that one")
  func whatHandlerChanges() {
    let other = cell()
    let cell = cell { $0.configurationUpdateHandler = nil }
    cell.configurationUpdateHandler = { [weak other] _, state in
      other?.contentConfiguration = content("\(state.isSelected)")
    }
    stage.scheduler.flushUntilIdle()
    report.changes = []
    cell.isSelected = true
    stage.scheduler.flushUntilIdle()
    let said = report.changes.filter { $0.cell == ObjectIdentifier(other) }.map(\.change)
    #expect(said == [.content])
  }

  @Test("The handler may change cells, which the next flush reports")
  func handlerMayChange() {
    let cell = cell()
    stage.scheduler.changeHandler = { [report, weak cell] changes in
      report.changes += changes.map { (ObjectIdentifier($0.cell), $0.change) }
      if report.changes.count == 1 { cell?.isHighlighted = true }
    }
    cell.isSelected = true
    stage.scheduler.flush()
    #expect(report.changes.map(\.change) == [.display])
    #expect(cell.needsUpdateConfiguration)
    stage.scheduler.flush()
    #expect(!cell.needsUpdateConfiguration)
  }
}
