/// The direction in which the keyboard or a remote control moves the focus.
///
/// Names match `UIFocusHeading`. ``left`` and ``right`` are directions on the screen; ``next`` and
/// ``previous`` follow the reading order.
public enum FocusMovement: String, CaseIterable, Hashable, Sendable {
  /// To the item above.
  case up

  /// To the item below.
  case down

  /// To the left in the same item.
  case left

  /// To the right in the same item.
  case right

  /// To the next target, in the same item or in the items below, as with the tab key.
  case next

  /// To the previous target, in the same item or in the items above.
  case previous

  /// To the first item.
  case first

  /// To the last item.
  case last
}
