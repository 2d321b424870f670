/// A key to which a list responds.
public enum ListKey: CaseIterable, Hashable, Sendable {
  /// Moves keyboard focus to the row above.
  case upArrow

  /// Moves keyboard focus to the row below.
  case downArrow

  /// Moves keyboard focus to an accessory or swipe action, or to the parent of an item in an
  /// outline; collapses or expands an item of an outline.
  case leftArrow, rightArrow

  /// Moves keyboard focus by as many rows as fit into the list.
  case pageUp, pageDown

  /// Moves keyboard focus to the first row.
  case home

  /// Moves keyboard focus to the last row.
  case end

  /// Moves keyboard focus to the next row, accessory or swipe action; with the shift key, to the
  /// previous one.
  case tab

  /// Taps the target with keyboard focus.
  case `return`

  /// Selects the row with keyboard focus, or removes it from the selection.
  case space

  /// Ends a drag or a press, hides revealed swipe actions, or hides keyboard focus.
  case escape
}
