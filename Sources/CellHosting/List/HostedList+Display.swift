public import CellConfiguration
public import CellLayout
public import Foundation

extension HostedList {
  /// The cells, headers and footers on display, from the back to the front.
  public var displayedItems: [VisibleItem] {
    let views = shown.mapValues(\.view)
    return picture.inOrder.compactMap { identity, item in
      views[identity].map { VisibleItem(item: item.item, view: $0, frame: item.frame) }
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

  /// The elements that assistive technology presents, from top to bottom, each with its item.
  ///
  /// Frames are in the coordinates of the list's bounds. Selected rows have the trait for it.
  public var accessibilityElements: [(item: ListItem, element: AccessibilityElement)] {
    displayedItems.sorted { $0.frame.minY < $1.frame.minY }.flatMap { item in
      item.accessibilityElements.map { (item.item, $0) }
    }
  }

  /// What a program draws of the list now.
  private var picture: ListPicture<Identity> {
    ListPicture(
      of: shown, visible: visible, scale: layout.context.traits.effectiveDisplayScale,
      background: backgroundColor, dragged: reordering.map { .row($0.id) },
      focus: keyboard.shownPart,
      hover: pointerInput.hovered?.part)
  }

  /// Returns what the program draws and announces after everything is in its place.
  func finishedUpdate() -> ListUpdate {
    let results = pending.results
    pending.results = .init()
    pending.isRequested = false
    var update = ListUpdate(
      changes: results.changes, appeared: results.appeared, disappeared: results.disappeared)
    let new = picture
    // Views of the program may have changed what they draw.
    let views = results.changes.map(\.cell).filter(\.drawsOutsideSteps).map(ObjectIdentifier.init)
    let changed = shown.filter { views.contains(ObjectIdentifier($0.value.view)) }.map { $0.key }
    (update.redrawRects, update.scrollDistance, update.redrawRectsAfterScrolling) =
      new.changes(
        from: results.isEverythingChanged ? nil : drawn, alsoChanged: Set(changed))
    let before = drawn
    drawn = new
    if let start = results.start {
      let change = start.difference ?? difference(from: start.snapshot, to: displayed)
      let transition = change.transition(
        from: start.layout, visible: start.visible, to: layout, visible: visible)
      update.transition = transition.items.isEmpty ? nil : transition
    }
    if !update.isEmpty || update.transition != nil {
      let scrolls = results.start == nil && before?.offset != new.offset
      lastTransition =
        scrolls ? nil : ListPictureTransition(from: before, to: new, update.transition)
    }
    if tracksAccessibility {
      update.accessibilityChanges = presented.changes(to: shown)
      if results.focusChanged { update.accessibilityChanges.append(.focused(focusedTarget?.item)) }
    }
    return update
  }
}
