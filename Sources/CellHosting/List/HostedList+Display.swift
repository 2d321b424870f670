public import CellConfiguration
import CellLayout
public import Foundation

extension HostedList {
  /// The cells, headers and footers on display, from the back to the front.
  public var displayedItems: [VisibleItem] {
    picture.inOrder.compactMap { item in
      shown[item.item].map { VisibleItem(item: item.item, view: $0.view, frame: item.frame) }
    }
  }

  /// The color behind the rows.
  public var backgroundColor: CellColor.Components {
    layout.configuration.effectiveBackgroundColor.resolved(with: layout.context.traits)
  }

  /// Returns the drawing steps of the list as of the last ``update()``, from the back to the front,
  /// above the ``backgroundColor``.
  ///
  /// Clip them to the rectangle, or to the list's bounds. Items that draw beyond their frames, as a
  /// shadow does, are included where they meet the rectangle.
  ///
  /// - Parameter rect: The rectangle to draw; `nil` for the whole list.
  public func displayList(in rect: CGRect? = nil) -> [ListDrawing] {
    drawn?.displayList(in: rect) ?? []
  }

  /// The current picture of the visible part of the list.
  private var picture: ListPicture {
    var picture = ListPicture(
      of: shown, bounds: bounds, scale: layout.context.traits.effectiveDisplayScale,
      background: backgroundColor, emptyState: emptyState, dragged: draggedItem,
      focus: keyboard.shownPart.flatMap(target), hover: hoveredTarget)
    picture.scrim = scrim
    return picture
  }

  /// The scrim behind the pinned header; `nil` if none is in view.
  private var scrim: ListPicture.Scrim? {
    for (item, shown) in shown {
      guard case .header = item, shown.view.isPinned, shown.frame.overlaps(visible) else {
        continue
      }
      return layout.scrim(at: 0).map {
        .init(header: item, step: $0, origin: CGPoint(x: 0, y: visible.minY - bounds.minY))
      }
    }
    return nil
  }

  /// Returns the changes to draw and announce after everything is in its place.
  func finishedUpdate() -> ListUpdate {
    let results = pending.results
    pending.results = .init()
    pending.isRequested = false
    var update = ListUpdate(
      changes: results.changes, appeared: results.appeared, disappeared: results.disappeared)
    let new = picture
    // Your app's views may draw something else now.
    let views = results.changes.map(\.cell).filter(\.drawsOutsideSteps).map(ObjectIdentifier.init)
    let changed =
      views.isEmpty
      ? [] : shown.filter { views.contains(ObjectIdentifier($0.value.view)) }.map { $0.key }
    let change = results.start.map {
      $0.change ?? PendingUpdate.Change(from: $0.snapshot, to: displayed, section)
    }
    let pictures = ListPictureChange(from: drawn, to: new, change?.map)
    drawn = new
    (update.redrawRects, update.scrollDistance, update.redrawRectsAfterScrolling) =
      results.isEverythingChanged ? new.whole : pictures.rects(alsoChanged: Set(changed))
    let isStill = reordering == nil && change?.map.hasMoves == false && pictures.isStill
    if let start = results.start, let change, !isStill {
      let transition = change.difference.transition(
        from: start.layout, start.viewport.visible, in: start.viewport.bounds, to: layout, visible,
        in: bounds, change.map)
      update.transition = transition.items.isEmpty ? nil : transition
    }
    if !update.isEmpty || update.transition != nil {
      let (scrolls, last) = (results.start == nil && pictures.isScrolled, lastTransition)
      lastTransition = scrolls ? nil : ListPictureTransition(pictures, update.transition, last)
    }
    if reportsAccessibilityChanges {
      update.accessibilityChanges = presented.changes(
        to: elementsOnDisplay, contentUnavailableAccessibilityElements, change?.map)
      if results.focusChanged { update.accessibilityChanges.append(.focused(focusedTarget?.item)) }
    }
    return update
  }
}
