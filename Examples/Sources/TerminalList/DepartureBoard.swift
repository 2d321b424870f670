import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// The program: a list of trains, two lines below it, and the effects of keys on them.
@MainActor
final class DepartureBoard {
  private let terminal: Terminal
  private let timetable = Timetable()
  private let list: HostedList<String, ObjectIdentifier>

  /// Whether the last line shows the words of a screen reader.
  private var isSpeaking = false

  init(on terminal: Terminal, events: EventQueue) {
    self.terminal = terminal
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = false
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = true
    rules.allowsMultipleSelectionDuringEditing = true
    let registration = CellRegistration.departure(of: timetable)
    list = HostedList(configuration, traits: .terminal, shaper: TerminalShaper(), rules: rules) {
      [timetable] list, indexPath, _ in
      list.pool.dequeueConfiguredReusableCell(
        using: registration, for: indexPath,
        item: timetable.halls[indexPath[0]].departures[indexPath[1]])
    }
    let header = SupplementaryRegistration<ListCell>(
      elementKind: CellReusePool.elementKindSectionHeader
    ) { [timetable] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = timetable.halls[indexPath[0]].name
      cell.contentConfiguration = content
    }
    list.supplementaryProvider = { list, item, _ in
      list.pool.dequeueConfiguredReusableSupplementary(
        using: header, for: IndexPath(indexes: [item.section, 0]))
    }
    // An update waits behind all events that are there already: ten keys typed at once are drawn
    // once.
    list.needsUpdateHandler = { events.yield(.flush) }
    timetable.cancelHandler = { [weak self] in self?.showDepartures() }
    resize()
    showDepartures()
    list.moveFocus(.down)
  }

  /// Does what an event requests.
  ///
  /// - Returns: Whether the program goes on.
  func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.arrow(let heading, let isShifted)): list.moveFocus(heading, extending: isShifted)
    case .key(.space): list.handle(.toggle)
    case .key(.enter): list.activateFocusedTarget()
    case .click(let click):
      let point = CGPoint(x: CGFloat(click.column) + 0.5, y: CGFloat(click.line) + 0.5)
      list.tap(at: point, click.modifiers)
    case .key(.character("a")): list.handle(.selectAll)
    case .key(.backspace): cancelDeparture()
    case .key(.character("s")): toggleSwipeActions()
    case .key(.character("e")): list.isEditing.toggle()
    case .key(.character("m")):
      list.traits.userInterfaceStyle = list.traits.userInterfaceStyle == .dark ? .light : .dark
    case .key(.character("r")):
      list.traits.layoutDirection =
        list.traits.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    case .key(.character("v")):
      isSpeaking.toggle()
      list.setNeedsDisplay()
    case .key(.character("t")), .tick: timetable.tick()
    case .key(.character("q")), .key(.interrupt), .end: return false
    case .key: break
    case .resize: resize()
    case .flush: draw()
    }
    return true
  }

  /// The list has all lines but the last two.
  private func resize() {
    let (columns, lines) = terminal.size
    list.size = CGSize(width: columns, height: max(lines - 2, 0))
  }

  private func showDepartures() {
    var snapshot = ListSnapshot<String, ObjectIdentifier>()
    for hall in timetable.halls {
      snapshot.appendSections([hall.name])
      snapshot.appendItems(hall.departures.map { ObjectIdentifier($0) })
    }
    list.apply(snapshot)
  }

  /// Runs the action of the control that the focused row has while it is edited.
  private func cancelDeparture() {
    guard let id = list.selection.focusedID, let cell = list.cell(for: id) as? ListCell,
      let control = cell.accessoryLayouts.first(where: { $0.kind == .delete })
    else { return }
    list.handle(.tapAccessory(control.accessory, of: id))
  }

  /// Reveals the actions of the focused row, as a swipe does, or hides them.
  private func toggleSwipeActions() {
    guard let id = list.selection.focusedID else { return }
    list.swipedID == id ? list.closeSwipe() : list.revealSwipeActions(of: id, at: .trailing)
  }

  private func draw() {
    let count = list.draw(list.update(), on: terminal)
    if count == 0 { return }
    let (columns, lines) = terminal.size
    var status = Canvas(columns: columns, lines: 2, background: list.backgroundColor)
    let help = list.isEditing ? "⌫ cancel  e done" : "␣ follow  e edit  m dark  t delay  q quit"
    let news =
      isSpeaking ? list.spokenFocus : "drew \(count), following \(list.selection.selectedCount)"
    for (line, text) in [help, news].enumerated() {
      let color = CellColor.secondaryLabel.resolved(with: list.traits)
      status.write(text, column: 3, line: line, color: color)
    }
    terminal.show(status, column: 0, line: lines - 2, within: 0..<lines)
    terminal.flush()
  }
}
