public import CellConfiguration
public import CellLayout
import Foundation

extension HostedList {
  /// Updates the selection for an input, and the cells for the selection.
  ///
  /// The input of points and keys has functions of its own; use this for what a program does, such
  /// as `.select(id)`, and for keys that change the selection, such as `.selectAll`.
  public func handle(_ input: ListSelection<ItemID>.Input) {
    var isSelectionChanged = false
    for change in selection.handle(input) {
      switch change {
      case .selected(let id), .deselected(let id):
        isSelectionChanged = true
        cell(for: id)?.isSelected = selection.isSelected(id)
      case .focused(let id): moveFocus(to: id)
      case .performPrimaryAction(let id): eventHandler?(.performPrimaryAction(id))
      case .performAction(let accessory, let id): perform(accessory, of: id)
      case .performSwipeAction(let action, let id): perform(action, of: id)
      }
    }
    if isSelectionChanged {
      // Separators beside selected rows are hidden.
      setNeedsPlacement()
      eventHandler?(.selectionChanged)
    }
  }

  /// The rules for selecting rows.
  public var selectionRules: ListSelectionRules {
    get { selection.rules }
    set { handle(.setRules(newValue)) }
  }

  /// Whether the rows are edited: they then show their editing accessories.
  public var isEditing: Bool {
    get { pool.isEditing }
    set {
      guard newValue != pool.isEditing else { return }
      closeSwipe()
      cancelReordering()
      pool.isEditing = newValue
      if let focusedTarget { focus(on: ListTarget(item: focusedTarget.item)) }
      handle(.setEditing(newValue))
      setNeedsPlacement()
    }
  }

  // MARK: Keyboard focus

  /// Moves keyboard focus, as an arrow key, the tab key, Home or End does.
  ///
  /// Up and down lead from row to row, left and right to the accessories and revealed swipe actions
  /// of a row. On an item of an outline, the arrow toward the trailing edge expands it, and the
  /// other arrow collapses it (assumed).
  ///
  /// - Parameters:
  ///   - movement: The direction.
  ///   - extending: Whether the shift key is held, which extends the selection up and down.
  public func moveFocus(_ movement: FocusMovement, extending: Bool = false) {
    switch movement {
    case .up: handle(.moveFocus(by: -1, extending: extending))
    case .down: handle(.moveFocus(by: 1, extending: extending))
    case .first: handle(.moveFocus(by: -selection.rows.count, extending: extending))
    case .last: handle(.moveFocus(by: selection.rows.count, extending: extending))
    case .left, .right:
      if expandOrCollapse(movement) { return }
      moveFocus(withinItems: movement)
    case .next, .previous: moveFocus(withinItems: movement)
    }
  }

  /// Taps the target that has keyboard focus, as the return key does.
  public func activateFocusedTarget() {
    guard let target = focusedTarget, let id = selection.focusedID else { return }
    target.target == .cell ? handle(.activate) : tap(target, id, [])
  }

  private func moveFocus(withinItems movement: FocusMovement) {
    let next = layout.focusTarget(movement, from: focusedTarget, cell: configuration)
    guard let next, case .row(let position) = next.item else { return }
    let id = itemIdentifier(at: position)
    if id != selection.focusedID { handle(.focus(id)) }
    focus(on: next)
  }

  private func expandOrCollapse(_ movement: FocusMovement) -> Bool {
    guard focusedTarget?.target == .cell, let id = selection.focusedID,
      let outline = outline(containing: id)?.outline
    else { return false }
    let expands = (movement == .right) != traits.isRightToLeft
    if expands == outline.isExpanded(id) || outline.snapshot(of: id).items.isEmpty { return false }
    setExpanded(expands, id)
    return true
  }

  /// Gives keyboard focus to the row of an item.
  private func moveFocus(to id: ItemID?) {
    for (identity, shown) in shown {
      if case .row(let other) = identity { shown.view.isFocused = other == id }
    }
    focus(on: id.flatMap(position).map { ListTarget(item: .row($0)) })
    pending.revealsFocus = id != nil
  }

  private func focus(on target: ListTarget?) {
    for target in [focusedTarget, target] { setNeedsDisplay(target?.item) }
    focusedTarget = target
    pending.focusChanged = true
    setNeedsUpdate()
  }

  /// Returns what an item shows, in its state.
  func configuration(of item: ListItem) -> ListCellConfiguration {
    if let view = shown[identity(of: item)]?.view { return view.displayedConfiguration }
    let view = view(for: item)
    setNeedsPlacement()  // It goes back to the pool if it is out of view.
    return view.displayedConfiguration
  }

  /// Requests that the whole list is placed and drawn again, as for a change outside of it.
  public func setNeedsDisplay() { setNeedsPlacement(everything: true) }

  /// Requests that an item is drawn again.
  func setNeedsDisplay(_ item: ListItem?) {
    guard let item, let shown = shown.values.first(where: { $0.item == item }) else { return }
    pending.dirtyRects.append(shown.frame)
    setNeedsUpdate()
  }

  // MARK: Actions

  /// Runs the action of an accessory, or the default action of its kind.
  private func perform(_ accessory: CellAccessory, of id: ItemID) {
    if let action = accessory.action {
      if !action() { eventHandler?(.performAction(accessory, of: id)) }
      return
    }
    switch accessory.kind {
    case .delete where cell(for: id)?.arrangement.trailingSwipeActions != nil:
      revealSwipeActions(of: id, at: .trailing)
    case .outlineDisclosure where outline(containing: id) != nil: setExpanded(!isExpanded(id), id)
    default: eventHandler?(.performAction(accessory, of: id))
    }
  }

  private func perform(_ action: SwipeAction, of id: ItemID) {
    guard let handler = action.handler, let cell = cell(for: id) else {
      closeSwipe()
      eventHandler?(.performSwipeAction(action, of: id))
      return
    }
    handler(action, cell) { [weak self] _ in
      if self?.swipe?.id == id { self?.closeSwipe() }
    }
  }

  /// Handles a tap on a part of a row.
  func tap(_ target: ListTarget, _ id: ItemID, _ modifiers: TapModifiers) {
    guard let cell = cell(for: id) else { return }
    switch target.target {
    case .cell: handle(.tap(id, modifiers))
    case .accessory(let index):
      handle(.tapAccessory(cell.arrangement.accessories[index], of: id))
    case .swipeAction(let edge, let index):
      handle(.tapSwipeAction(cell.arrangement.swipeActions(at: edge)[index], of: id))
    }
  }
}
