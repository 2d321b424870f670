public import CellConfiguration
import CellLayout
public import Foundation

extension HostedList {
  /// A row that a finger moves sideways, or whose swipe actions are revealed.
  struct Swipe {
    var id: ItemID

    /// The offset at which the finger began.
    var start: CGFloat = 0
    var offset: CGFloat = 0
  }

  /// Begins a swipe across the row at a point.
  ///
  /// It hides revealed actions of other rows.
  ///
  /// - Returns: Whether the row has swipe actions; if not, the toolkit uses the movement otherwise.
  @discardableResult
  public func beginSwipe(at point: CGPoint) -> Bool {
    guard let item = target(at: point)?.item, case .row(let position) = item else { return false }
    let id = itemIdentifier(at: position)
    if swipe?.id != id { closeSwipe() }
    guard prepareSwipe(of: id) else { return false }
    cancelPress()
    let offset = swipe?.offset ?? 0
    swipe?.start = offset
    return true
  }

  /// Moves the swiped row by a distance from where the finger began, in points; positive to the
  /// right.
  public func moveSwipe(by distance: CGFloat) {
    guard let swipe else { return }
    let offset = swipe.start + (traits.isRightToLeft ? -distance : distance)
    guard let cell = cell(for: swipe.id) else { return }
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    let hasActions = !cell.arrangement.swipeActions(at: edge).isEmpty
    setSwipeOffset(hasActions ? max(-cell.bounds.width, min(offset, cell.bounds.width)) : 0)
  }

  /// Ends a swipe: performs the first action, reveals all actions, or hides them.
  ///
  /// The first action is performed where its layout shows it alone. Otherwise the row rests where
  /// all actions have their own widths if it is moved by at least half of them, or if the finger is
  /// fast enough to get there within 0.2 seconds (assumed).
  ///
  /// - Parameter velocity: The velocity of the finger in points per second; positive to the right.
  public func endSwipe(velocity: CGFloat = 0) {
    guard let swipe, let cell = cell(for: swipe.id) else { return }
    cell.layoutIfNeeded()
    let edge: SwipeEdge = swipe.offset > 0 ? .leading : .trailing
    if let first = cell.cellLayout?.swipeActions.first(where: \.isPerformedOnRelease) {
      handle(.tapSwipeAction(first.action, of: swipe.id))
      return
    }
    let rest = cell.arrangement.swipeOffset(
      revealing: edge, width: cell.bounds.width, context: cell.layoutContext)
    let projected = swipe.offset + (traits.isRightToLeft ? -velocity : velocity) * 0.2
    let isRevealed = rest != 0 && projected / rest >= 0.5
    setSwipeOffset(isRevealed ? rest : 0)
  }

  /// Reveals all actions of a row at an edge; has no effect without actions or out of view.
  public func revealSwipeActions(of id: ItemID, at edge: SwipeEdge) {
    if swipe?.id != id { closeSwipe() }
    guard prepareSwipe(of: id), let cell = cell(for: id) else { return }
    setSwipeOffset(
      cell.arrangement.swipeOffset(
        revealing: edge, width: cell.bounds.width, context: cell.layoutContext))
  }

  /// Hides revealed swipe actions.
  public func closeSwipe() {
    if swipe == nil { return }
    setSwipeOffset(0)
  }

  /// The row that the user swipes, or whose swipe actions are revealed; `nil` for none.
  public var swipedID: ItemID? { swipe?.id }

  /// Makes the row the swiped one, with the actions that its cell or the list has.
  private func prepareSwipe(of id: ItemID) -> Bool {
    guard let cell = cell(for: id), let position = position(of: id) else { return false }
    if swipe?.id == id { return true }
    let provided = layout.configuration.addingSwipeActions(to: cell.arrangement, at: position)
    if provided != cell.arrangement { cell.arrangement = provided }
    guard provided.leadingSwipeActions != nil || provided.trailingSwipeActions != nil else {
      return false
    }
    swipe = Swipe(id: id)
    return true
  }

  private func setSwipeOffset(_ offset: CGFloat) {
    guard let id = swipe?.id else { return }
    (cell(for: id) as? any ConfigurableCell)?.swipeOffset = offset
    swipe?.offset = offset
    if offset == 0 { swipe = nil }
    if focusedTarget?.target != .cell, case .swipeAction? = focusedTarget?.target {
      focusedTarget?.target = .cell
    }
    setNeedsUpdate()
  }
}
