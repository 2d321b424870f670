import CellConfiguration
import CellLayout
import Foundation

/// A row that a finger moves sideways, or whose swipe actions are revealed.
///
/// Distances and velocities point to the trailing edge.
struct RowSwipe<ItemID> {
  let id: ItemID

  /// The actions that the list has added to those of the cell.
  let added: (leading: SwipeActionsConfiguration?, trailing: SwipeActionsConfiguration?)

  /// The offset at which the finger began.
  private var start: CGFloat = 0
  var offset: CGFloat = 0

  /// Whether a finger holds the row.
  var isHeld = false

  /// The edge whose actions rest revealed; `nil` while a finger moves the row.
  var restingEdge: SwipeEdge?

  /// Creates the swipe of a row to whose cell the list adds actions; `nil` for a row without any.
  init?(of id: ItemID, own: ListCellConfiguration, provided: ListCellConfiguration) {
    guard SwipeEdge.allCases.contains(where: { !provided.swipeActions(at: $0).isEmpty }) else {
      return nil
    }
    self.id = id
    added = (
      own.leadingSwipeActions == nil ? provided.leadingSwipeActions : nil,
      own.trailingSwipeActions == nil ? provided.trailingSwipeActions : nil
    )
  }

  /// The edge that the row has moved away from.
  var edge: SwipeEdge { offset > 0 ? .leading : .trailing }

  /// Lets a finger hold the row where it is.
  mutating func hold() { (start, isHeld, restingEdge) = (offset, true, nil) }

  /// Returns the offset of a row of a width after a movement of the finger.
  func offset(movedBy distance: CGFloat, _ cell: ListCellConfiguration, width: CGFloat) -> CGFloat {
    let offset = start + distance
    let hasActions = !cell.swipeActions(at: offset > 0 ? .leading : .trailing).isEmpty
    return hasActions ? max(-width, min(offset, width)) : 0
  }

  /// Returns whether a row that the finger releases comes to rest at an offset.
  ///
  /// It does if it is at least half the way there, or gets there within 0.2 seconds (assumed).
  func rests(at rest: CGFloat, velocity: CGFloat) -> Bool {
    rest != 0 && (offset + (velocity.isFinite ? velocity : 0) * 0.2) / rest >= 0.5
  }

  /// Returns the cell after the swipe, without the added actions but with any that were set since.
  func removingAdded(from cell: ListCellConfiguration) -> ListCellConfiguration {
    var cell = cell
    if added.leading != nil, cell.leadingSwipeActions == added.leading {
      cell.leadingSwipeActions = nil
    }
    if added.trailing != nil, cell.trailingSwipeActions == added.trailing {
      cell.trailingSwipeActions = nil
    }
    return cell
  }
}
