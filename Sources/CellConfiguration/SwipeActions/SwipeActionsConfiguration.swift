/// The actions that a swipe reveals at one edge of a row.
///
/// ```swift
/// cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [delete, flag])
/// ```
///
/// As documented for `UISwipeActionsConfiguration`, which is a class.
public struct SwipeActionsConfiguration: Hashable, Sendable {
  /// The actions; the first one is closest to the edge (assumed).
  public var actions: [SwipeAction]

  /// Whether swiping on across the row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, the first of which a full swipe performs.
  public init(actions: [SwipeAction]) { self.actions = actions }
}
