public import CellConfiguration
public import CellLayout
public import Foundation

/// The changes to draw and announce after an update of a list.
///
/// Rectangles are in the coordinates of the list's bounds, on the pixels of the display. They come
/// in two forms. If your app keeps its last picture, draw ``redrawRects`` over it. If it can also
/// move the picture, shift it up by ``scrollDistance`` and then draw ``redrawRectsAfterScrolling``
/// over it, which is much less when the user scrolls.
@MainActor
public struct ListUpdate {
  /// The rectangles to draw over the last picture.
  public var redrawRects: [CGRect] = []

  /// The distance by which to shift the last picture up before drawing
  /// ``redrawRectsAfterScrolling``, in points; a whole number of pixels.
  ///
  /// It is 0 if most rows stay where they are, or if the whole picture has to be drawn again.
  public var scrollDistance: CGFloat = 0

  /// The rectangles to draw over the shifted picture.
  public var redrawRectsAfterScrolling: [CGRect] = []

  /// The visible changes of cells, with their previous appearances.
  public var changes: [CellChange] = []

  /// The cells, headers and footers that came into view.
  public var appeared: [ConfigurableView] = []

  /// The cells, headers and footers that left; they are back in the pool.
  public var disappeared: [ConfigurableView] = []

  /// The start and end frames of rows that were inserted, deleted, moved or shifted by snapshots
  /// and by the user since the last update; `nil` if there was no such change.
  public var transition: ListTransition?

  /// The changes of accessibility elements, if the list tracks them.
  public var accessibilityChanges: [ListAccessibilityChange] = []

  /// The fraction of the transition, for ``HostedList/displayList(at:in:)``; 1 without a
  /// transition, and always after ``HostedList/update()``.
  public var fraction: CGFloat = 1

  /// Whether the next frame is needed, even if nothing else requests one.
  ///
  /// It is `true` while a transition, a fling or a pulled list moves. Only
  /// ``HostedList/update(at:transitionDuration:)`` sets it.
  public var needsNextFrame = false

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { redrawRects.isEmpty }
}

/// A change of the accessibility elements of a list.
public enum ListAccessibilityChange: Hashable, Sendable {
  /// An item came into view.
  case appeared(ListItem)

  /// An item left the view; its old position is given.
  case disappeared(ListItem)

  /// The label, value, traits or actions of an item are different.
  case changed(ListItem)

  /// The empty state appeared, disappeared, or has other elements.
  case contentUnavailableChanged

  /// Keyboard focus moved, perhaps out of the list.
  case focused(ListItem?)
}

/// The changes in a list since its last update.
@MainActor
final class PendingUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// A request for another offset.
  enum Scroll {
    case by(CGFloat)
    case offset(CGFloat)
    case to(ListIdentity<SectionID, ItemID>, ListScrollPosition)
  }

  /// The part of the list that an update keeps in place, by its position on display.
  enum Anchor {
    case offset
    case end
    case item(ListAnchor)
  }

  var isRequested = false

  // MARK: For the next round

  var hasSnapshot = false
  var hasEnvironment = false
  var needsSectionModes = false
  var scrolls: [Scroll] = []
  var movements: [FocusMovement] = []
  var needsEstimates = false
  var needsPlacement = false
  var isPlacing = false
  var events: [HostedListEvent<ItemID>] = []

  /// Whether something waits for the next round.
  var hasWork: Bool {
    hasSnapshot || hasEnvironment || needsSectionModes || needsEstimates || needsPlacement
      || !scrolls.isEmpty || !movements.isEmpty || !events.isEmpty
  }

  /// The part that stays in place until the update ends; `nil` if that is not decided.
  var anchor: Anchor?

  /// The results that the next update returns.
  var results = Results()

  /// The results of all rounds since the last update.
  struct Results {
    var isEverythingChanged = false
    var changes: [CellChange] = []
    var appeared: [ConfigurableView] = []
    var disappeared: [ConfigurableView] = []
    var focusChanged = false

    /// The list on display before the first snapshot.
    var start: Start?

    /// Records that a snapshot is shown.
    mutating func add(_ change: Change, from start: Start) {
      let isFirst = self.start == nil
      if isFirst { self.start = start }
      self.start?.change = isFirst ? change : nil
    }
  }

  /// The list on display before a snapshot.
  struct Start {
    let snapshot: ListSnapshot<SectionID, ItemID>
    let layout: ListLayout
    let viewport: ListViewport

    /// The change to the snapshot on display; `nil` if more than one snapshot was shown.
    var change: Change?
  }

  /// The change from one snapshot to another, with the new positions of items.
  struct Change {
    let difference: ListDifference
    let map: ListItemMap

    /// Creates the change; a closure returns new sections without their rows.
    init(
      from old: ListSnapshot<SectionID, ItemID>, to new: ListSnapshot<SectionID, ItemID>,
      _ section: (SectionID) -> ListSection
    ) {
      difference = new.difference(from: old, section: section)
      map = difference.forward
    }
  }
}

extension Array {
  /// Removes all elements, and returns them.
  mutating func takeAll() -> Array {
    defer { self = [] }
    return self
  }
}
