public import CellConfiguration
import CellLayout
import Foundation

extension HostedList {
  /// Updates the selection for an input, and the cells for the selection.
  ///
  /// Use this for selections by your app, such as `.select(id)`, and for keys that change the
  /// selection, such as `.selectAll`. Separate functions handle points and all other keys. Rows of
  /// a snapshot that the next update shows can be selected already.
  ///
  /// For each input, the ``eventHandler`` first receives the change of the selection, and then the
  /// actions to perform, each once.
  public func handle(_ input: ListSelection<ItemID>.Input) {
    // "All rows" means the rows of the applied snapshot.
    if pending.hasSnapshot, input == .selectAll { settle() }
    switch input {
    case .tap, .tapAccessory, .tapSwipeAction: keyboard.isShown = false
    case .moveFocus, .focus, .activate, .toggle: keyboard.isShown = true
    default: break
    }
    let isByUser =
      switch input {
      case .select, .deselect, .deselectAll, .setEditing, .setRules, .setRows: false
      default: true
      }
    changeSelection { [unowned self] selection in
      if isByUser { userInputHandler?() }
      isHandlingUser = isByUser
      defer { isHandlingUser = false }
      return selection.handle(input)
    }
  }

  /// Selects a row, as far as the ``selectionRules`` allow.
  public func select(_ id: ItemID) { handle(.select(id)) }

  /// Removes a row from the selection.
  public func deselect(_ id: ItemID) { handle(.deselect(id)) }

  /// Changes the selection, and then the cells.
  ///
  /// The provider of primary actions may cause further changes meanwhile. They come afterward.
  ///
  /// - Parameters:
  ///   - scrolls: Whether the list scrolls to a row that gains keyboard focus.
  ///   - change: Changes the selection.
  func changeSelection(scrolls: Bool = true, _ change: @escaping SelectionChange) {
    if selectionChanges.isRunning { return selectionChanges.waiting.append(change) }
    var next = Optional(change)
    while let change = next {
      selectionChanges.isRunning = true
      var new = selection
      let changes = change(&new)
      selection = new
      // The provider may have applied a snapshot.
      if pending.hasSnapshot { selection.extendRows(rows) }
      show(changes, scrolls: scrolls)
      selectionChanges.isRunning = false
      report(changes)
      next = selectionChanges.waiting.isEmpty ? nil : selectionChanges.waiting.removeFirst()
    }
  }

  private func show(_ changes: [ListSelection<ItemID>.Change], scrolls: Bool) {
    for change in changes {
      switch change {
      case .selected(let id), .deselected(let id):
        // Separators beside selected rows are hidden.
        setNeedsPlacement()
        cell(for: id)?.isSelected = selection.isSelected(id)
      case .focused(let id): moveFocus(to: id, scrolls: scrolls)
      case .performPrimaryAction, .performAction, .performSwipeAction: break
      }
    }
  }

  /// Posts the events for changes, whose handlers may change the selection at once.
  private func report(_ changes: [ListSelection<ItemID>.Change]) {
    let isSelectionChanged = changes.contains { change in
      switch change {
      case .selected, .deselected: true
      case .focused, .performPrimaryAction, .performAction, .performSwipeAction: false
      }
    }
    if isSelectionChanged { post(.selectionChanged) }
    for change in changes {
      switch change {
      case .performPrimaryAction(let id): post(.performPrimaryAction(id))
      case .performAction(let accessory, let id): perform(accessory, of: id)
      case .performSwipeAction(let action, let id): perform(action, of: id)
      case .selected, .deselected, .focused: break
      }
    }
  }

  func primaryAction(of id: ItemID) -> RowPrimaryAction {
    if !isHandlingUser, limitsOnlyUser { return .select }
    return primaryActionProvider?(id) ?? .select
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
      handle(.setEditing(pool.isEditing))
      setNeedsPlacement()
    }
  }

  // MARK: Keyboard focus

  /// Gives the cells on display the flag of keyboard focus.
  func showFocus() {
    let focused = selection.focusedID.flatMap { keyboard.isShown ? shownItem(.row($0)) : nil }
    for case (.row, let row) in shown { row.view.isFocused = row === focused }
    setNeedsUpdate()
  }

  /// Gives keyboard focus to the row of an item.
  private func moveFocus(to id: ItemID?, scrolls: Bool) {
    showFocus()
    keyboard.focus(on: id.map { Part(.row($0), .cell) })
    if let id, scrolls, keyboard.isShown { pending.scrolls.append(.to(.row(id), .nearest)) }
  }

  // MARK: Actions

  /// Runs the action of an accessory, or the default action of its kind.
  private func perform(_ accessory: CellAccessory, of id: ItemID) {
    if let action = accessory.action {
      if !action() { post(.performAction(accessory, of: id)) }
      return
    }
    switch accessory.kind {
    case .delete:
      revealSwipeActions(of: id, at: .trailing)
      if swipe?.id != id { post(.performAction(accessory, of: id)) }
    case .outlineDisclosure where expansionHandler != nil || applied.hasChildren(id):
      expandByUser(!isExpanded(id), id)
    default: post(.performAction(accessory, of: id))
    }
  }

  /// Expands or collapses an item for the user.
  func expandByUser(_ isExpanded: Bool, _ id: ItemID) {
    if let expansionHandler {
      expansionHandler(id, isExpanded)
    } else {
      setExpanded(isExpanded, for: id)
    }
  }

  /// Runs the closure of a link in a row or, for `nil`, in a header or footer.
  func perform(_ link: CellLink, of id: ItemID?) {
    keyboard.isShown = false
    if link.action?() != true { post(.performLinkAction(link, of: id)) }
  }

  private func perform(_ action: SwipeAction, of id: ItemID) {
    guard let handler = action.handler, let cell = cell(for: id) else {
      closeSwipe()
      post(.performSwipeAction(action, of: id))
      return
    }
    handler(action, cell) { [weak self] _ in
      if self?.swipe?.id == id { self?.closeSwipe() }
    }
  }
}
