public import CellConfiguration
public import Foundation

extension ListLayout {
  /// Returns where a row would be dropped while the user drags it.
  ///
  /// The gap for the row is the frame of the row itself in the layout. To move the gap, move the
  /// row there with ``moveRow(from:to:)``; the other rows then make room.
  ///
  /// The row takes the place of the row at its middle; above the middle of a row in another section
  /// it goes before that row. On a header it goes to the top of the section, or to the end of the
  /// section above, whichever is nearer. A first-item header stays first. All rules are assumed.
  ///
  /// - Parameters:
  ///   - source: The position of the row now.
  ///   - frame: The frame at the user's finger, in coordinates of the content.
  /// - Returns: The position, counted without the row, as in ``moveRow(from:to:)``.
  /// - Precondition: The row exists.
  /// - Complexity: O(log *n*).
  public func reorderDestination(of source: ListPosition, draggedTo frame: CGRect) -> ListPosition {
    let own = self.frame(of: .row(source))
    let middle = frame.midY.isFinite ? frame.midY : own.midY
    if middle >= own.minY, middle <= own.maxY { return source }
    var nearest: ListItem?
    visit(endingBelow: max(0, middle)) { place in
      nearest = place.item
      return false
    }
    // Below all items, the row goes behind the last one.
    guard let item = nearest ?? lastItem(beforeSection: sectionCount) else { return source }
    let isLowerHalf = middle >= self.frame(of: item).midY
    let section = item.section
    var destination: ListPosition
    switch item {
    case .header where isLowerHalf || section == 0: destination = .init(section: section, row: 0)
    case .header:
      destination = .init(section: section - 1, row: rowCount(inSection: section - 1))
    case .footer: destination = .init(section: section, row: rowCount(inSection: section))
    case .row(let position):
      destination = position
      if section != source.section, isLowerHalf { destination.row += 1 }
    }
    // Without the row itself, its section has one row less.
    if destination.section == source.section {
      destination.row = min(destination.row, rowCount(inSection: source.section) - 1)
    }
    if configuration.headerMode == .firstItemInSection {
      let most = rowCount(inSection: destination.section)
      destination.row = min(max(destination.row, 1), most)
    }
    return destination
  }

  /// Returns how far a list scrolls by itself while the user drags a row, in points; positive down.
  ///
  /// A row scrolls the list while its upper or lower edge is within 44 points of that of the
  /// visible rectangle, or beyond. The speed grows to 800 points a second at the edge. The numbers
  /// are assumed.
  ///
  /// - Parameters:
  ///   - frame: The frame at the user's finger, in coordinates of the content.
  ///   - visible: The visible rectangle.
  ///   - elapsed: The time since the last call, in seconds.
  /// - Returns: A distance that shows no space above or below the content.
  public func autoscrollDistance(
    forDragTo frame: CGRect, visible: CGRect, elapsed: Double
  ) -> CGFloat {
    let zone = min(44, visible.height / 4)
    guard zone > 0, elapsed > 0, frame.minY.isFinite, frame.height.isFinite, visible.minY.isFinite,
      elapsed.isFinite
    else { return 0 }
    let above = min(max(0, visible.minY + zone - frame.minY) / zone, 1)
    let below = min(max(0, frame.maxY - visible.maxY + zone) / zone, 1)
    let distance = (below - above) * 800 * elapsed
    let end = max(0, contentSize.height - visible.height)
    return min(max(distance, min(0, -visible.minY)), max(0, end - visible.minY))
  }
}
