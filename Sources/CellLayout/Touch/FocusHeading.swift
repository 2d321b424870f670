/// The direction in which the keyboard or a remote control moves the focus.
///
/// The names are those of `UIFocusHeading`. ``left`` and ``right`` are those of the screen,
/// ``next`` and ``previous`` follow the order of reading.
public enum FocusHeading: String, CaseIterable, Hashable, Sendable {
  /// To the item above.
  case up

  /// To the item below.
  case down

  /// To the left in the same item.
  case left

  /// To the right in the same item.
  case right

  /// To what follows, in the same item or the ones below, as with the tab key.
  case next

  /// To what is before, in the same item or the ones above.
  case previous

  /// To the first item.
  case first

  /// To the last item.
  case last
}
