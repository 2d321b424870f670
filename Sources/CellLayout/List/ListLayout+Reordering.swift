public import CellConfiguration
public import Foundation

extension ListLayout {
  /// Returns where a row would be dropped while the user drags it.
  ///
  /// The gap for the row is the frame of the row itself in the layout. To move the gap, move the
  /// row there with ``moveRow(from:to:)``; the other rows then make room.
  ///
  /// The middle of the dragged row determines the position. Over a row in the same section, the
  /// dragged row takes the place of that row. Over the upper half of a row in another section, it
  /// goes before that row. Over a header, it goes to the top of the section or to the end of the
  /// section above, whichever is nearer. In the gap below the items of a section, it goes to the
  /// end of that section, even if the section has no items. A first-item header stays first. All
  /// rules are assumed.
  ///
  /// - Parameters:
  ///   - source: The position of the row now.
  ///   - count: The number of rows that move together, such as an outline item and its children;
  ///     the row is not dropped among the others.
  ///   - frame: The frame at the user's finger, in coordinates of the content.
  /// - Returns: The position, counted without the rows that move, as in ``moveRow(from:to:)``. It
  ///   is the source if the frame is not finite.
  /// - Precondition: The rows exist.
  /// - Complexity: O(log *n*) for each section without items above the finger.
  public func reorderDestination(
    of source: ListPosition, count: Int = 1, draggedTo frame: CGRect
  ) -> ListPosition {
    let last = ListPosition(section: source.section, row: source.row + count - 1)
    let own = self.frame(of: .row(source)).union(self.frame(of: .row(last)))
    let middle = frame.midY
    if !middle.isFinite || (middle >= own.minY && middle <= own.maxY) { return source }
    var nearest: ListItem?
    visit(endingBelow: max(0, middle)) { place in
      nearest = place.item
      return false
    }
    var destination: ListPosition
    if let section = section(at: middle, before: nearest?.section ?? sectionCount) {
      destination = ListPosition(section: section, row: rowCount(inSection: section))
    } else if let item = nearest {
      let isLowerHalf = middle >= self.frame(of: item).midY
      let section = item.section
      switch item {
      case .header where isLowerHalf || section == 0: destination = .init(section: section, row: 0)
      case .header:
        destination = .init(section: section - 1, row: rowCount(inSection: section - 1))
      case .footer: destination = .init(section: section, row: rowCount(inSection: section))
      case .row(let position):
        destination = position
        if section != source.section {
          destination.row += isLowerHalf ? 1 : 0
        } else if position.row > last.row {
          // The row takes the place when the others have moved up.
          destination.row -= count - 1
        }
      }
    } else {
      return source
    }
    var rows = rowCount(inSection: destination.section)
    if destination.section == source.section { rows -= count }
    if isFirstRowHeader(inSection: destination.section) {
      destination.row = max(destination.row, 1)
    }
    destination.row = min(destination.row, rows)
    return destination
  }

  /// Returns the last section above another one that begins above an offset; `nil` if the other one
  /// begins there too.
  private func section(at y: CGFloat, before end: Int) -> Int? {
    let offset = Extent(notBeyond: max(0, y), context.grid)
    if end < sectionCount, !(sections.offset(of: end) > offset) { return nil }
    return (0..<end).last { !(sections.offset(of: $0) > offset) }
  }

  /// Returns the distance that a list scrolls while the user drags a row, in points; positive down.
  ///
  /// The list scrolls while the row's upper or lower edge is within 44 points of the same edge of
  /// the visible rectangle, or beyond it. The speed grows to 800 points a second at the edge. The
  /// numbers are assumed.
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
