import CellConfiguration
import CellHosting
import CellLayout
import Foundation

extension TerminalListView {
  /// Does what an input asks for, and shows what became of it.
  func handle(_ input: ListSelection<ObjectIdentifier>.Input) {
    for change in selection.handle(input) {
      switch change {
      case .selected(let id), .deselected(let id):
        cell(of: id)?.isSelected = selection.isSelected(id)
      case .focused: showFocus()
      case .performAction(let accessory, _): accessory.action?()
      case .performSwipeAction(let action, let id):
        guard let cell = cell(of: id) as? ListCell else { break }
        action.handler?(action, cell) { [weak self] _ in self?.swipe(cell, to: nil) }
      case .performPrimaryAction: break  // The rows of this list open nothing.
      }
    }
  }

  /// Does what an arrow key asks for.
  ///
  /// Up and down lead from row to row, left and right to the controls and revealed actions of one.
  func move(_ heading: FocusMovement, isExtending: Bool) {
    switch heading {
    case .up: handle(.moveFocus(by: -1, extending: isExtending))
    case .down: handle(.moveFocus(by: 1, extending: isExtending))
    default:
      let current = focus.map { ListTarget(item: .row($0), target: focusedTarget) }
      guard let next = layout.focusTarget(heading, from: current, cell: configuration) else {
        return
      }
      focusedTarget = next.target
      setNeedsDraw()
    }
  }

  /// Does what the return key asks for: taps what the keyboard has.
  func activate() {
    guard let id = selection.focusedID, let cell = focusedCell else { return }
    switch focusedTarget {
    case .cell: handle(.activate)
    case .accessory(let index): handle(.tapAccessory(cell.accessories[index], of: id))
    case .swipeAction(let edge, let index):
      let actions = cell.displayedConfiguration.swipeActions(at: edge)
      handle(.tapSwipeAction(actions[index], of: id))
    }
  }

  /// Reveals the actions of the row that the keyboard has, as a swipe would, or hides them.
  func toggleSwipeActions() {
    guard let focusedCell else { return }
    swipe(focusedCell, to: focusedCell.isSwiped ? nil : .trailing)
  }

  private func swipe(_ cell: ListCell, to edge: SwipeEdge?) {
    cell.revealSwipeActions(at: edge)
    focusedTarget = .cell
    placeCells()
    setNeedsDraw()
  }

  /// Does what a click on the list asks for.
  func tap(column: Int, line: Int, _ modifiers: TapModifiers) {
    let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(line) + 0.5 + scrollOffset)
    guard let hit = layout.hitTest(point, cell: configuration), case .row(let position) = hit.item
    else { return }
    let id = ObjectIdentifier(sections[position.section].items[position.row])
    switch hit.target {
    case .cell: handle(.tap(id, modifiers))
    case .accessory(let index):
      handle(.tapAccessory(configuration(of: hit.item).accessories[index], of: id))
    case .swipeAction(let edge, let index):
      let actions = configuration(of: hit.item).swipeActions(at: edge)
      handle(.tapSwipeAction(actions[index], of: id))
    }
  }

  /// What a screen reader says of what the keyboard has.
  var spokenFocus: String {
    guard let cell = focusedCell, let element = cell.accessibilityElements()?.first else {
      return ""
    }
    switch focusedTarget {
    case .cell:
      let state = element.traits.contains(.selected) ? "selected" : nil
      return [element.label, element.value, state].compactMap(\.self).joined(separator: ", ")
    case .accessory(let index):
      return element.customActions.first { $0.source == .accessory(index: index) }?.name ?? ""
    case .swipeAction(let edge, let index):
      let source = AccessibilityElement.CustomAction.Source.swipeAction(edge: edge, index: index)
      return element.customActions.first { $0.source == source }?.name ?? ""
    }
  }

  /// The position of the row that the keyboard has; `nil` in an empty list.
  var focus: ListPosition? {
    rowPositions.first { id(at: $0) == selection.focusedID }
  }

  /// The cell of that row.
  var focusedCell: ListCell? { focus.flatMap { cells[.row($0)] as? ListCell } }

  func id(at position: ListPosition) -> ObjectIdentifier {
    ObjectIdentifier(sections[position.section].items[position.row])
  }

  /// Gives the keyboard to the cell that has it now.
  private func showFocus() {
    focusedTarget = .cell
    revealFocus()
    let focus = focus
    for (item, cell) in cells { cell.isFocused = focus.map(ListItem.row) == item }
  }

  private func cell(of id: ObjectIdentifier) -> ConfigurableView? {
    rowPositions.first { self.id(at: $0) == id }.flatMap { cells[.row($0)] }
  }

  /// What an item on the screen shows, in its state.
  private func configuration(of item: ListItem) -> ListCellConfiguration {
    cells[item]?.displayedConfiguration ?? ListCellConfiguration()
  }
}
