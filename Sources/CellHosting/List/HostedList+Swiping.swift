public import CellConfiguration
import CellLayout
public import Foundation

extension HostedList {
  /// Begins a swipe across the row at a point.
  ///
  /// It hides revealed actions of other rows. The row reveals the actions of its cell. At an edge
  /// where the cell has none, the list calls the configuration's providers at this moment.
  ///
  /// - Returns: Whether the row has swipe actions; if not, the toolkit uses the movement otherwise.
  ///   Rows cannot be swiped during editing.
  @discardableResult
  public func beginSwipe(at point: CGPoint) -> Bool {
    guard !isEditing, reordering == nil, let item = target(at: point)?.item,
      let id = identity(of: item).rowID
    else { return false }
    guard prepareSwipe(of: id) else { return false }
    cancelPress()
    swipe?.hold()
    return true
  }

  /// Moves the swiped row by a distance from where the finger began, in points; positive to the
  /// right.
  ///
  /// The swipe goes on when the finger turns and when the row passes its resting place.
  public func moveSwipe(by distance: CGFloat) {
    guard let swipe, swipe.isHeld, distance.isFinite, let cell = cell(for: swipe.id) else { return }
    setSwipeOffset(
      swipe.offset(movedBy: directed(distance), cell.arrangement, width: cell.bounds.width))
  }

  /// Ends a swipe: performs the first action, reveals all actions, or hides them.
  ///
  /// The first action is performed if its layout shows it alone. Otherwise the row can rest where
  /// all actions have their full widths. It rests there if the finger has moved it by at least half
  /// of these widths, or is fast enough to reach that point within 0.2 seconds (assumed). In all
  /// other cases the actions are hidden.
  ///
  /// - Parameter velocity: The velocity of the finger in points per second; positive to the right.
  public func endSwipe(velocity: CGFloat = 0) {
    guard let swipe, swipe.isHeld, let cell = cell(for: swipe.id) else { return }
    self.swipe?.isHeld = false
    cell.layoutIfNeeded()
    if let first = cell.cellLayout?.swipeActions.first(where: \.isPerformedOnRelease) {
      handle(.tapSwipeAction(first.action, of: swipe.id))
      return
    }
    let rest = restingOffset(of: cell, at: swipe.edge)
    guard swipe.rests(at: rest, velocity: directed(velocity)) else { return closeSwipe() }
    self.swipe?.restingEdge = swipe.edge
    setSwipeOffset(rest)
  }

  /// Returns a distance to the right as one to the trailing edge.
  private func directed(_ distance: CGFloat) -> CGFloat {
    layout.context.traits.isRightToLeft ? -distance : distance
  }

  /// Reveals all actions of a row at an edge, and hides those of other rows.
  public func revealSwipeActions(of id: ItemID, at edge: SwipeEdge) {
    guard prepareSwipe(of: id), let cell = cell(for: id) else { return }
    let offset = restingOffset(of: cell, at: edge)
    if offset == 0 { return closeSwipe() }
    swipe?.restingEdge = edge
    setSwipeOffset(offset)
  }

  /// Hides revealed swipe actions.
  public func closeSwipe() {
    guard let old = swipe else { return }
    setSwipeOffset(0)
    swipe = nil
    guard let cell = cell(for: old.id) else { return }
    // The next swipe calls the providers again.
    let own = old.removingAdded(from: cell.arrangement)
    if own != cell.arrangement { cell.arrangement = own }
  }

  /// The row that the user swipes, or whose swipe actions are revealed; `nil` for none.
  public var swipedID: ItemID? { swipe?.id }

  /// Moves a row that rests with revealed actions to the offset that they need now.
  func settleSwipe() {
    guard let swipe, let edge = swipe.restingEdge, let cell = cell(for: swipe.id) else { return }
    let offset = restingOffset(of: cell, at: edge)
    if offset == 0 { closeSwipe() } else if offset != swipe.offset { setSwipeOffset(offset) }
  }

  private func restingOffset(of cell: ConfigurableView, at edge: SwipeEdge) -> CGFloat {
    cell.arrangement.swipeOffset(
      revealing: edge, width: cell.bounds.width, context: cell.layoutContext)
  }

  /// Makes the row the swiped one, with the actions that its cell or the list has.
  private func prepareSwipe(of id: ItemID) -> Bool {
    if let swipe, swipe.id != id || swipe.offset == 0 { closeSwipe() }
    // Revealed actions stay the same while a finger moves the row on.
    if swipe != nil { return true }
    guard let own = cell(for: id)?.arrangement, let position = position(of: id) else {
      return false
    }
    let provided = layout.configuration.addingSwipeActions(to: own, at: position)
    // The providers may have changed everything.
    guard let cell = cell(for: id), cell.arrangement == own, swipe == nil,
      let new = RowSwipe(of: id, own: own, provided: provided)
    else { return false }
    if provided != own { cell.arrangement = provided }
    swipe = new
    return true
  }

  private func setSwipeOffset(_ offset: CGFloat) {
    guard let id = swipe?.id, swipe?.offset != offset else { return }
    swipe?.offset = offset
    (cell(for: id) as? any ConfigurableCell)?.swipeOffset = offset
    setNeedsUpdate()
  }
}
