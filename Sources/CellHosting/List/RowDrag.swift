import CellConfiguration
import CellLayout
import Foundation

/// A row that the user moves, with the items in it.
struct RowDrag<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = ListSnapshot<SectionID, ItemID>

  let id: ItemID

  /// The snapshot in which the drag began, and the position of the row there.
  let start: Snapshot
  let origin: ListPosition

  /// The finger, in coordinates of the list's bounds, and its distance to the top of the row.
  var y: CGFloat
  let distance: CGFloat

  /// Returns the frame at the finger of a row whose frame in the layout is elsewhere.
  func frame(movedFrom frame: CGRect, bounds: CGRect) -> CGRect {
    var frame = frame
    frame.origin.y = y + distance + bounds.minY
    return frame
  }

  /// Returns the snapshot with the row at another position.
  func snapshot(movingRowTo destination: ListPosition) -> Snapshot {
    var new = start
    if destination != origin { new.moveRow(from: origin, to: destination) }
    return new
  }

  /// Returns the changes by a drop in the sections that the row leaves and enters.
  func transactions(to end: Snapshot, _ position: ListPosition) -> [ListSectionTransaction<ItemID>]
  {
    Set([origin.section, position.section]).sorted().map { section in
      let id = end.sectionIdentifiers[section]
      return ListSectionTransaction(
        section: section, initialSnapshot: start.sectionSnapshot(for: id),
        finalSnapshot: end.sectionSnapshot(for: id))
    }
  }
}
