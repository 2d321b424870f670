package import CellConfiguration
import CellLayout
public import Foundation

extension HostedList {
  /// The row that the user moves; `nil` for none.
  public var reorderedID: ItemID? { reordering?.id }

  /// The position at which the user began to move a row; `nil` for none.
  package var reorderingOrigin: ListPosition? { reordering?.origin }

  /// Begins to move the row at a point, with the items in it.
  ///
  /// The row follows the finger, and the others leave a gap where it would be dropped.
  ///
  /// - Returns: Whether the row can be moved. Headers cannot be moved, nor can any row while
  ///   another row moves.
  @discardableResult
  public func beginReordering(at point: CGPoint) -> Bool {
    guard reordering == nil, !isUpdating, point.isFinite else { return false }
    // The positions have to be on display, because the user drops the row between them.
    if pending.isRequested { settle() }
    guard let item = target(at: point)?.item, case .row(let position) = item,
      !isFirstItemHeader(position)
    else { return false }
    let id = itemIdentifier(at: position)
    guard canMoveItem?(id) ?? true, reordering == nil, !pending.hasSnapshot,
      displayed.position(of: id) == position, let shown = shown[item]
    else { return false }
    cancelPress()
    closeSwipe()
    reordering = RowDrag(
      id: id, start: displayed, origin: position, y: point.y,
      distance: shown.frame.minY - bounds.minY - point.y)
    setReordering(id, true)
    return true
  }

  /// Moves the row to a point.
  ///
  /// Near the top or bottom of the list, the list scrolls. Call this in each frame while the finger
  /// rests there. In an outline, the row becomes a child of the parent of the row above the gap, or
  /// of that row if it is expanded (assumed).
  ///
  /// - Parameters:
  ///   - point: The point of the finger.
  ///   - elapsed: The time since the last call, in seconds; 0 does not scroll.
  public func moveReordering(to point: CGPoint, elapsed: Double = 0) {
    guard reordering != nil, point.isFinite else { return }
    reordering?.y = point.y
    guard let reordering, let position = displayed.position(of: reordering.id),
      var frame = frame(of: reordering)
    else { return }
    let distance = layout.autoscrollDistance(forDragTo: frame, visible: visible, elapsed: elapsed)
    frame.origin.y += distance
    var destination = layout.reorderDestination(
      of: position, count: displayed.visibleSubtreeCount(at: position), draggedTo: frame)
    if destination != position, canDropItem?(reordering.id, destination) == false {
      destination = position
    }
    if destination != position || pending.hasSnapshot {
      setApplied(reordering.snapshot(movingRowTo: destination))
    }
    setNeedsPlacement()
    if distance != 0 { scroll(by: distance) }
  }

  /// Drops the row where its gap is.
  public func endReordering() {
    guard let old = finishReordering(), let position = applied.position(of: old.id),
      position != old.origin
    else { return }
    post(
      .moved(
        old.id, from: old.origin, to: position, sections: old.transactions(to: applied, position)))
  }

  /// Moves the row back to where it was.
  public func cancelReordering() {
    if let old = finishReordering() { setApplied(old.start) }
  }

  private func finishReordering() -> RowDrag<SectionID, ItemID>? {
    guard let old = reordering else { return nil }
    reordering = nil
    setReordering(old.id, false)
    return old
  }

  private func setReordering(_ id: ItemID, _ isReordering: Bool) {
    cell(for: id)?.flags[.reordering] = isReordering
    setNeedsPlacement()
  }

  /// The position of the row that the user moves; `nil` for none.
  var draggedItem: ListItem? { reordering.flatMap { item(of: .row($0.id)) } }

  /// Returns the frame of the row at the finger, in coordinates of the content.
  func frame(of reordering: RowDrag<SectionID, ItemID>) -> CGRect? {
    displayed.position(of: reordering.id).map {
      reordering.frame(movedFrom: layout.frame(of: .row($0)), bounds: bounds)
    }
  }
}
