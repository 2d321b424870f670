import CellConfiguration
import CellHosting
import Foundation

/// The program: a list of trains, a line below it, and what keys do to them.
@MainActor
final class DepartureBoard {
  private let terminal: Terminal
  private let scheduler: IdleScheduler
  private let timetable = Timetable()
  private let list: TerminalListView<Departure>

  /// Whether the last line says what a screen reader would.
  private var isSpeaking = false

  init(on terminal: Terminal, events: EventQueue) {
    self.terminal = terminal
    scheduler = IdleScheduler(events)
    list = TerminalListView(scheduler: scheduler, registration: .departure(of: timetable))
    timetable.cancelHandler = { [weak self] in self?.showDepartures() }
    resize()
    showDepartures()
  }

  /// Does what an event asks for.
  ///
  /// - Returns: Whether the program goes on.
  func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.arrow(let heading, let isShifted)): list.move(heading, isExtending: isShifted)
    case .key(.space): list.handle(.toggle)
    case .key(.enter): list.activate()
    case .click(let click): list.tap(column: click.column, line: click.line, click.modifiers)
    case .key(.character("a")): list.handle(.selectAll)
    case .key(.backspace): cancelDeparture()
    case .key(.character("s")): list.toggleSwipeActions()
    case .key(.character("e")): list.isEditing.toggle()
    case .key(.character("m")):
      list.userInterfaceStyle = list.userInterfaceStyle == .dark ? .light : .dark
    case .key(.character("r")):
      list.layoutDirection = list.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    case .key(.character("v")):
      isSpeaking.toggle()
      list.setNeedsDraw()
    case .key(.character("t")), .tick: timetable.tick()
    case .key(.character("q")), .key(.interrupt), .end: return false
    case .key: break
    case .resize: resize()
    case .flush:
      scheduler.flush()
      draw()
    }
    return true
  }

  /// The list has all lines but the last two.
  private func resize() {
    let (columns, lines) = terminal.size
    list.size = CGSize(width: columns, height: max(lines - 2, 0))
  }

  private func showDepartures() {
    list.sections = timetable.halls.map { .init(title: $0.name, items: $0.departures) }
  }

  /// Runs the action of the control that the row has while it is edited.
  private func cancelDeparture() {
    let control = list.focusedCell?.accessoryLayouts.first { $0.kind == .delete }
    guard let control, let id = list.selection.focusedID else { return }
    list.handle(.tapAccessory(control.accessory, of: id))
  }

  private func draw() {
    let count = list.draw(on: terminal)
    if count == 0 { return }
    let (columns, lines) = terminal.size
    var status = Canvas(
      columns: columns, lines: 2, background: list.resolved(list.backgroundColor))
    let help = list.isEditing ? "⌫ cancel  e done" : "␣ follow  e edit  m dark  t delay  q quit"
    let news =
      isSpeaking ? list.spokenFocus : "drew \(count), following \(list.selection.selectedCount)"
    for (line, text) in [help, news].enumerated() {
      status.write(text, column: 3, line: line, color: list.resolved(.secondaryLabel))
    }
    terminal.show(status, column: 0, line: lines - 2, within: 0..<lines)
    terminal.flush()
  }
}
