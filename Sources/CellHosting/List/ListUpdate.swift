public import CellConfiguration
public import CellLayout
public import Foundation

/// What to draw and to announce after an update of a list.
///
/// Rectangles are in the coordinates of the list's bounds.
@MainActor
public struct ListUpdate {
  /// The rectangles to draw again: those of rows that look different, moved, appeared or
  /// disappeared, or else the whole list.
  public let redrawRects: [CGRect]

  /// The visible changes of cells, with what each was before.
  public let changes: [CellChange]

  /// The cells, headers and footers that came into view.
  public let appeared: [ConfigurableView]

  /// The cells, headers and footers that left; they are back in the pool.
  public let disappeared: [ConfigurableView]

  /// The distance that the content moved up since the last update, in points.
  ///
  /// If it is not zero, the redraw rectangles contain the whole list.
  public let scrollDistance: CGFloat

  /// The start and end frames of rows that the last applied snapshot inserted, deleted, moved or
  /// shifted; `nil` if no snapshot was applied.
  public let transition: ListTransition?

  /// The changes of what assistive technology presents, if the list tracks them.
  public let accessibilityChanges: [ListAccessibilityChange]

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { redrawRects.isEmpty }
}

/// A change of what assistive technology presents of a list.
public enum ListAccessibilityChange: Hashable, Sendable {
  /// An item came into view.
  case appeared(ListItem)

  /// An item left the view; its old position is given.
  case disappeared(ListItem)

  /// The label, value, traits or actions of an item are different.
  case changed(ListItem)

  /// Keyboard focus moved, perhaps out of the list.
  case focused(ListItem?)
}

/// What has changed in a list since its last update.
struct PendingUpdate {
  var isRequested = false
  var isPlacementNeeded = false
  var isEverythingChanged = false
  var changes: [CellChange] = []
  var appeared: [ConfigurableView] = []
  var disappeared: [ConfigurableView] = []
  var scrollDistance: CGFloat = 0

  /// The rectangles to draw, in coordinates of the content.
  var dirtyRects: [CGRect] = []

  /// The position to keep; `nil` for that of the visible rectangle.
  var anchor: ListAnchor?

  /// The layout and the visible rectangle before the last snapshot, and what the snapshot changed.
  var start: (layout: ListLayout, visible: CGRect, difference: ListDifference)?

  var focusChanged = false

  /// Whether the list scrolls to the row with keyboard focus.
  var revealsFocus = false
}
