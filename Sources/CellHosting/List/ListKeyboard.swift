public import CellConfiguration
public import CellLayout
import Foundation

/// The keyboard focus of a list, and the keys that move it.
@MainActor
final class ListKeyboard<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Part = ListPart<ListIdentity<SectionID, ItemID>>

  private unowned let list: HostedList<SectionID, ItemID>

  /// The part of the list with keyboard focus.
  private(set) var part: Part?

  /// Whether focus is visible: it appears with a key, and disappears with a tap.
  var isShown = false {
    didSet { if isShown != oldValue { list.showFocus() } }
  }

  /// The part to mark; `nil` for none.
  var shownPart: Part? { isShown ? resolvedPart : nil }

  /// The part with keyboard focus and its current index; `nil` if it is gone.
  var resolvedPart: Part? {
    guard let part = part.flatMap(list.resolved) else { return nil }
    // In headers and footers, only accessories have keyboard focus.
    return part.target == .cell && part.identity.rowID == nil ? nil : part
  }

  init(_ list: HostedList<SectionID, ItemID>) { self.list = list }

  /// Moves focus to a part; `nil` removes it.
  func focus(on part: Part?) {
    self.part = part
    list.pending.results.focusChanged = true
    list.setNeedsUpdate()
  }

  /// Updates the index of the part with focus, and removes focus from a part that is gone.
  func resolve() {
    let resolved = resolvedPart
    if resolved != part { focus(on: resolved) }
  }

  // MARK: Keys

  func press(_ key: ListKey, _ modifiers: TapModifiers) -> Bool {
    let extends = modifiers.contains(.extending)
    switch key {
    case .upArrow: move(.up, extending: extends)
    case .downArrow: move(.down, extending: extends)
    case .leftArrow: move(.left, extending: extends)
    case .rightArrow: move(.right, extending: extends)
    case .home: move(.first, extending: extends)
    case .end: move(.last, extending: extends)
    case .pageUp: movePage(by: -1, extending: extends)
    case .pageDown: movePage(by: 1, extending: extends)
    case .tab: return move(extends ? .previous : .next, extending: false)
    case .return:
      guard part != nil else { return false }
      activate()
    case .space:
      guard let part else { return false }
      if part.target == .cell { list.handle(.toggle) } else { activate() }
    case .escape: return escape()
    }
    return list.displayed.numberOfItems > 0
  }

  /// Moves focus, and returns whether there is a part in the direction.
  @discardableResult
  func move(_ movement: FocusMovement, extending: Bool) -> Bool {
    // Focus moves through the rows of the applied snapshot, in the applied direction.
    if list.pending.hasSnapshot || list.pending.hasEnvironment { list.settle() }
    isShown = true
    let isInRow = part?.identity.rowID != nil || part == nil
    let count = list.displayed.numberOfItems
    switch movement {
    case .up where isInRow: list.handle(.moveFocus(by: -1, extending: extending))
    case .down where isInRow: list.handle(.moveFocus(by: 1, extending: extending))
    case .first: list.handle(.moveFocus(by: -count, extending: extending))
    case .last: list.handle(.moveFocus(by: count, extending: extending))
    case .left, .right: return expandOrCollapse(movement) || moveToPart(movement)
    case .next, .previous, .up, .down: return moveToPart(movement)
    }
    return true
  }

  /// Moves focus up or down by as many rows as fit into the list.
  private func movePage(by direction: Int, extending: Bool) {
    let layout = list.layout
    guard let id = list.selection.focusedID, let position = list.position(of: id) else {
      move(direction < 0 ? .up : .down, extending: extending)
      return
    }
    let frame = layout.frame(of: .row(position))
    let page = max(0, list.visible.height - frame.height)
    let area = frame.insetBy(dx: 0, dy: -page / 2)
      .offsetBy(dx: 0, dy: CGFloat(direction) * page / 2)
    let rows = layout.items(in: area).filter {
      guard case .row = $0 else { return false }
      let row = layout.frame(of: $0)
      return row.minY >= area.minY && row.maxY <= area.maxY
    }
    isShown = true
    list.handle(.moveFocus(by: direction * max(1, rows.count - 1), extending: extending))
  }

  /// Ends a drag, press or swipe, or hides focus; returns whether there was something to end.
  private func escape() -> Bool {
    if list.pointerInput.endActivity() { return true }
    if list.reordering != nil {
      list.cancelReordering()
    } else if list.swipe != nil {
      list.closeSwipe()
    } else {
      defer { isShown = false }
      return shownPart != nil
    }
    return true
  }

  func activate() {
    guard let part = resolvedPart else { return }
    if part.target == .cell { list.handle(.activate) } else { list.pointerInput.activate(part, []) }
    isShown = true
  }

  /// Moves focus to the next part in a direction, and returns whether there is one.
  @discardableResult
  func moveToPart(_ movement: FocusMovement, from start: ListTarget? = nil) -> Bool {
    // A closure that makes a cell must not have others made meanwhile.
    if list.isMakingView {
      list.pending.movements.append(movement)
      list.setNeedsUpdate()
      return true
    }
    let layout = list.layout
    let start = start ?? list.focusedTarget
    let next = layout.focusTarget(movement, from: start, cell: { configuration(of: $0) })
    guard let next else { return false }
    let part = list.part(next)
    let id = part.identity.rowID
    if id != list.selection.focusedID { list.handle(.focus(id)) }
    if id != list.selection.focusedID {
      // In a row on which a tap has no effect, only accessories can have focus.
      if part.target == .cell { return moveToPart(movement, from: next) }
      list.handle(.focus(nil))
    }
    focus(on: part)
    list.pending.scrolls.append(.to(part.identity, .nearest))
    return true
  }

  private func expandOrCollapse(_ movement: FocusMovement) -> Bool {
    guard part?.target == .cell, let id = list.selection.focusedID, list.applied.contains(id)
    else { return false }
    let expands = (movement == .right) != list.layout.context.traits.isRightToLeft
    if list.applied.hasChildren(id), list.applied.isExpanded(id) != expands {
      list.expandByUser(expands, id)
      return true
    }
    guard !expands, let parent = list.applied.parent(of: id) else { return false }
    list.handle(.focus(parent))
    return true
  }

  /// Returns the configuration of an item in its state.
  private func configuration(of item: ListItem) -> ListCellConfiguration {
    let shown = list.shownItem(at: item)
    // A view that is out of view goes back to the pool.
    if shown.frame.isEmpty { list.setNeedsPlacement() }
    return shown.view.displayedConfiguration
  }
}

extension HostedList {
  /// Passes a key to the list.
  ///
  /// Keyboard focus appears with the first key, where the last tap was. A tap hides it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that the user holds: with the shift key, arrows extend the
  ///     selection, and the tab key moves focus back.
  /// - Returns: Whether the key has an effect. If the tab key has none, the next control of the
  ///   window gets keyboard focus.
  @discardableResult
  public func key(_ key: ListKey, _ modifiers: TapModifiers = []) -> Bool {
    keyboard.press(key, modifiers)
  }

  /// Moves keyboard focus, as an arrow key, the tab key, Home or End does.
  ///
  /// Up and down lead from row to row, left and right to the accessories and revealed swipe actions
  /// of a row. On an item of an outline, the arrow toward the trailing edge expands it, and the
  /// other arrow collapses it or leads to its parent (assumed). The tab key also stops at the
  /// buttons of headers and footers.
  ///
  /// - Parameters:
  ///   - movement: The direction.
  ///   - extending: Whether the shift key is held, which extends the selection up and down.
  public func moveFocus(_ movement: FocusMovement, extending: Bool = false) {
    keyboard.move(movement, extending: extending)
  }

  /// Taps the target that has keyboard focus, as the return key does.
  public func activateFocusedTarget() { keyboard.activate() }
}
