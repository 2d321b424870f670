import CellConfiguration
import CellLayout
public import Foundation

extension HostedList {
  /// A row that the user moves.
  struct Reordering {
    var id: ItemID
    var origin: ListPosition

    /// The distance from the finger to the top of the row.
    var distance: CGFloat

    /// The frame of the row at the finger, in coordinates of the content.
    var frame: CGRect
  }

  /// The row that the user moves; `nil` for none.
  public var reorderedID: ItemID? { reordering?.id }

  /// Begins to move the row at a point.
  ///
  /// The row follows the finger, and the others leave a gap where it would be dropped.
  ///
  /// - Returns: Whether the row can be moved.
  @discardableResult
  public func beginReordering(at point: CGPoint) -> Bool {
    let inContent = CGPoint(x: point.x + visible.minX, y: point.y + visible.minY)
    guard case .row(let position)? = layout.item(at: inContent, visible: visible) else {
      return false
    }
    let id = itemIdentifier(at: position)
    guard canMoveItem?(id) ?? true, let cell = shown[.row(id)] else { return false }
    cancelPress()
    closeSwipe()
    reordering = Reordering(
      id: id, origin: position, distance: cell.frame.minY - inContent.y, frame: cell.frame)
    setReordering(cell.view, true)
    return true
  }

  /// Moves the row to a point.
  ///
  /// Near the top or bottom of the list, the list scrolls. Call this in each frame while the finger
  /// rests there.
  ///
  /// - Parameters:
  ///   - point: The point of the finger.
  ///   - elapsed: The time since the last call, in seconds; 0 does not scroll.
  public func moveReordering(to point: CGPoint, elapsed: Double = 0) {
    guard var reordering, let position = position(of: reordering.id) else { return }
    func follow() { reordering.frame.origin.y = point.y + visible.minY + reordering.distance }
    follow()
    let distance = layout.autoscrollDistance(
      forDragTo: reordering.frame, visible: visible, elapsed: elapsed)
    if distance != 0 {
      scroll(by: distance)
      follow()
    }
    self.reordering = reordering
    let destination = layout.reorderDestination(
      of: position, draggedTo: reordering.frame)
    if destination != position { moveRow(from: position, to: destination) }
    setNeedsPlacement()
  }

  /// Drops the row where its gap is.
  public func endReordering() {
    guard let reordering, let position = position(of: reordering.id) else { return }
    finishReordering()
    if position != reordering.origin {
      eventHandler?(.moved(reordering.id, from: reordering.origin, to: position))
    }
  }

  /// Moves the row back to where it was.
  public func cancelReordering() {
    guard let reordering, let position = position(of: reordering.id) else { return }
    finishReordering()
    if position != reordering.origin { moveRow(from: position, to: reordering.origin) }
  }

  private func finishReordering() {
    if let id = reordering?.id, let view = cell(for: id) { setReordering(view, false) }
    reordering = nil
    setNeedsPlacement()
  }

  private func setReordering(_ view: ConfigurableView, _ isReordering: Bool) {
    view.flags[.reordering] = isReordering
    setNeedsPlacement()
  }

  private func moveRow(from source: ListPosition, to destination: ListPosition) {
    layout.moveRow(from: source, to: destination)
    snapshot.moveItem(from: source, to: destination)
    itemsMoved { item in
      guard case .row(let position) = item else { return item }
      return .row(position.afterMove(from: source, to: destination))
    }
  }
}

extension ListPosition {
  /// Returns the position after another row, or this one, has moved.
  ///
  /// - Parameter destination: The new position of the moved row, counted without it.
  fileprivate func afterMove(from source: ListPosition, to destination: ListPosition) -> Self {
    if self == source { return destination }
    var position = self
    if section == source.section, row > source.row { position.row -= 1 }
    if section == destination.section, position.row >= destination.row { position.row += 1 }
    return position
  }
}
