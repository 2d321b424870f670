public import CellConfiguration
public import CellLayout
public import Foundation

extension HostedList {
  /// Returns the part of the list that a touch at a point hits; `nil` for none.
  ///
  /// Pinned headers and footers are above rows.
  public func target(at point: CGPoint) -> ListTarget? {
    guard let shown = shown(at: point) else { return nil }
    let inView = CGPoint(
      x: point.x + visible.minX - shown.frame.minX, y: point.y + visible.minY - shown.frame.minY)
    shown.view.layoutIfNeeded()
    return shown.view.target(at: inView).map { ListTarget(item: shown.item, target: $0) }
  }

  /// Returns the item on display at a point.
  private func shown(at point: CGPoint) -> Shown? {
    let point = CGPoint(x: point.x + visible.minX, y: point.y + visible.minY)
    guard let item = layout.item(at: point, visible: visible) else { return nil }
    return shown[identity(of: item)]
  }

  /// Taps or clicks a point: a row, one of its accessories, or a revealed swipe action.
  ///
  /// A tap beside revealed swipe actions hides them and does nothing else.
  ///
  /// - Returns: Whether the tap hit something.
  @discardableResult
  public func tap(at point: CGPoint, _ modifiers: TapModifiers = []) -> Bool {
    let target = target(at: point)
    let id = target.flatMap { target -> ItemID? in
      if case .row(let position) = target.item { itemIdentifier(at: position) } else { nil }
    }
    if let swipe, swipe.offset != 0 {
      guard case .swipeAction? = target?.target, id == swipe.id else {
        closeSwipe()
        return true
      }
    }
    guard let target else { return false }
    if let id {
      tap(target, id, modifiers)
    } else if case .accessory(let index) = target.target, let view = shown(at: point)?.view {
      view.arrangement.accessories[index].action?()
    }
    return true
  }

  /// Begins a press at a point, which highlights the row until it ends.
  ///
  /// Accessories and rows on which a tap has no effect are not highlighted.
  public func beginPress(at point: CGPoint) {
    cancelPress()
    guard let target = target(at: point), target.target == .cell,
      case .row(let position) = target.item
    else { return }
    let id = itemIdentifier(at: position)
    guard primaryAction(of: id) != .none else { return }
    pressedID = id
    cell(for: id)?.isHighlighted = true
  }

  /// Ends a press with a tap at a point.
  ///
  /// - Returns: Whether the tap hit something.
  @discardableResult
  public func endPress(at point: CGPoint, _ modifiers: TapModifiers = []) -> Bool {
    cancelPress()
    return tap(at: point, modifiers)
  }

  /// Ends a press without a tap, as when the list begins to scroll.
  public func cancelPress() {
    if let pressedID { cell(for: pressedID)?.isHighlighted = false }
    pressedID = nil
  }

  /// Moves the pointer to a point, or out of the list for `nil`.
  ///
  /// - Returns: The target below the pointer. The rows that the pointer entered and left are among
  ///   the ones to draw.
  @discardableResult
  public func hover(at point: CGPoint?) -> ListTarget? {
    let target = point.flatMap(target)
    if target != hoveredTarget {
      for target in [hoveredTarget, target] { setNeedsDisplay(target?.item) }
      hoveredTarget = target
    }
    return target
  }
}
