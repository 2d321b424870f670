import CellConfiguration
import CellLayout
import Foundation

extension HostedList {
  /// Requests an update, for a change that the list cannot observe.
  public func setNeedsUpdate() {
    if pending.isRequested { return }
    pending.isRequested = true
    needsUpdateHandler?()
  }

  /// Whether the list waits for an ``update()``.
  public var needsUpdate: Bool { pending.isRequested }

  /// Requests that the whole list is placed and drawn again, for a change outside of it.
  public func setNeedsDisplay() {
    pending.results.isEverythingChanged = true
    setNeedsPlacement()
  }

  /// Requests that the visible items are placed again.
  func setNeedsPlacement() {
    pending.needsPlacement = true
    setNeedsUpdate()
  }

  /// Shows the applied snapshot, updates marked cells, measures and places the visible rows, and
  /// returns the changes to draw.
  ///
  /// Call it once in each frame in which the list ``needsUpdate``. The closures that it calls may
  /// call anything. Snapshots that they apply are shown within the same call, in up to eight
  /// rounds, and after that in the next frame. A call during an update has no effect and returns
  /// nothing to draw.
  @discardableResult
  public func update() -> ListUpdate {
    if isUpdating { return ListUpdate() }
    settle()
    return whileUpdating {
      let update = finishedUpdate()
      if pending.hasWork || !scheduler.isIdle { setNeedsUpdate() }
      return update
    }
  }

  /// Shows everything that was applied; the next ``update()`` returns what to draw.
  func settle() {
    if isUpdating { return }
    whileUpdating {
      // Changes made by the closures do not request another frame.
      pending.isRequested = true
      for _ in 0..<8 {
        showApplied()
        if pending.needsSectionModes { showSectionModes() }
        estimateRows()
        scroll()
        scheduler.flushUntilIdle()
        if pending.needsPlacement { place() }
        scheduler.flushUntilIdle()
        forgetWhatIsGone()
        for movement in pending.movements.takeAll() { keyboard.moveToPart(movement) }
        prefetch()
        for event in pending.events.takeAll() { eventHandler?(event) }
        if !pending.hasWork, scheduler.isIdle { break }
      }
      pending.anchor = nil
      recordEnd()
    }
  }

  /// Runs code that calls your app's closures, which only request changes meanwhile.
  func whileUpdating<Result>(_ body: () -> Result) -> Result {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    return body()
  }

  /// Calls the event handler now, or in an update when everything is in its place.
  func post(_ event: HostedListEvent<ItemID>) {
    guard isUpdating else {
      eventHandler?(event)
      return
    }
    pending.events.append(event)
    setNeedsUpdate()
  }

  /// Measures rows again whose cells may have another height.
  func invalidateHeights(of cells: [ConfigurableView]) {
    if selfSizingInvalidation == .disabled { return }
    let cells = Set(cells.map(ObjectIdentifier.init))
    for (item, shown) in shown where cells.contains(ObjectIdentifier(shown.view)) {
      layout.invalidateHeight(of: item)
    }
    if isUpdating, !pending.isPlacing { place() } else { setNeedsPlacement() }
  }

  // MARK: Keeping the place

  /// Measures the visible items, keeps an item in place, and returns the items.
  ///
  /// The same item stays in place until the end of the update, even if other items come into view.
  private func measureVisibleItems() -> [ListItem] {
    if pending.anchor == nil {
      let anchor = visible.minY > 0 ? anchors.first ?? layout.anchor(in: visible) : nil
      pending.anchor = keepsEnd ? .end : anchor.map { .item($0) } ?? .offset
    }
    while true {
      keepPlace()
      let layout = layout
      let items = layout.items(in: bounds, pinnedTo: visible)
      var unmeasured: [ListItem] = []
      func add(_ item: ListItem) {
        // The code that makes a cell may give it another height than it had in view before.
        if !layout.isExact(item) || shown[item]?.isMeasured != true { unmeasured.append(item) }
      }
      for item in items { add(item) }
      if let draggedItem, !items.contains(draggedItem) { add(draggedItem) }
      if unmeasured.isEmpty { return items }
      for item in unmeasured { measure(item) }
    }
  }

  /// Returns the rows on display to keep in place, best first.
  var anchors: [ListAnchor] { shown.anchors(in: visible, without: draggedItem) }

  /// Whether the end of the content stays in view.
  var keepsEnd: Bool { keepsEndInView && isAtEnd && reordering == nil }

  /// Scrolls within the content until the anchor is in its place, except for rounding errors.
  func keepPlace() {
    switch pending.anchor {
    case .item(let anchor):
      let offset = layout.offset(of: anchor)
      if abs(offset - visible.minY) > 1e-6 { viewport.visible.origin.y = offset }
    case .end: viewport.visible.origin.y = layout.contentSize.height
    case .offset, nil: break
    }
    viewport.visible.origin.y = clamped(visible.minY)
  }

  /// Whether the end of the content is in view, except for rounding errors.
  var showsEnd: Bool { visible.maxY >= layout.contentSize.height - 1e-6 }

  /// Records whether the end of the content is in view.
  func recordEnd() { isAtEnd = showsEnd }

  /// Returns the nearest offset that shows no space above or below the content.
  func clamped(_ offset: CGFloat) -> CGFloat { layout.clamped(offset, height: visible.height) }

  private func measure(_ item: ListItem) {
    let shown = shownItem(at: item)
    let view = shown.view
    shown.isMeasured = true
    view.decorations = layout.decorations(of: item, isSelected: isSelected)
    let width = layout.frame(of: item).width
    let height = heightProvider?(item) ?? view.preferredHeight(fitting: width)
    layout.setHeight(height, of: item)
    if !layout.configuration.contentHuggingElements.isEmpty {
      layout.setWidth(layout.width(of: view.displayedConfiguration, at: item), of: item)
    }
  }

  /// Returns whether the row at a position looks selected, which hides the separators beside it.
  private var isSelected: (ListPosition) -> Bool {
    let pressed = pointerInput.highlightedRow.flatMap(position)
    if selection.selectedCount == 0, pressed == nil { return { _ in false } }
    let layout = layout
    return { [self] in
      // A cell whose background does not show the selection keeps its separators.
      shown[.row($0)]?.view.defaultBackgroundShowsSelection != false
        && layout.looksSelected(
          isSelected: selection.isSelected(itemIdentifier(at: $0)), isHighlighted: $0 == pressed)
    }
  }

  // MARK: Placing

  /// Gives every visible item a cell, and every cell its frame.
  func place() {
    pending.needsPlacement = false
    pending.isPlacing = true
    defer { pending.isPlacing = false }
    let items = measureVisibleItems()
    let dragged = draggedItem
    if shown.count > items.count {
      let kept = Set(items)
      for item in shown.keys where !kept.contains(item) && item != dragged {
        release(shown.removeValue(forKey: item))
      }
    }
    let (layout, isSelected) = (layout, isSelected)
    for item in items {
      let shown = shownItem(at: item)
      let view = shown.view
      view.decorations = layout.decorations(of: item, isSelected: isSelected)
      if case .row = item {} else { view.isPinned = layout.isPinned(item, visible: visible) }
      if item != dragged { shown.place(layout.frame(of: item, visible: visible)) }
    }
    if let reordering, let dragged, let frame = frame(of: reordering) {
      shown[dragged]?.place(frame)
    }
    container.bounds.origin = bounds.origin
    settleSwipe()
  }

  // MARK: Cells

  /// Returns an item with its view, which is taken from the pool when the item comes into view.
  func shownItem(at item: ListItem) -> ShownItem { shown[item] ?? bringIntoView(item) }

  private func bringIntoView(_ item: ListItem) -> ShownItem {
    let view = makeView(for: item)
    let new = ShownItem(view)
    shown[item] = new
    pending.results.appeared.append(view)
    if case .row(let position) = item {
      let id = itemIdentifier(at: position)
      view.isSelected = selection.isSelected(id)
      view.isFocused = keyboard.isShown && selection.focusedID == id
      view.isHighlighted = pointerInput.highlights(.row(id))
      view.flags[.reordering] = reordering?.id == id
      showOutline(of: item)
    }
    return new
  }

  /// Returns the view that your app makes or configures for an item.
  func makeView(for item: ListItem) -> ConfigurableView {
    let wasMakingView = isMakingView
    isMakingView = true
    defer { isMakingView = wasMakingView }
    let view = whileUpdating {
      if case .row(let position) = item {
        return cellProvider(self, IndexPath(item), itemIdentifier(at: position))
      }
      guard let supplementaryProvider else { return titles.view(for: item) }
      return supplementaryProvider(self, item, displayed.sectionIdentifiers[item.section])
    }
    pool.adopt(view, for: item)
    return view
  }

  /// Gives a view back to the pool.
  func release(_ shown: ShownItem?) {
    guard let shown else { return }
    pending.results.disappeared.append(shown.view)
    if let willReuseHandler { whileUpdating { willReuseHandler(shown.view) } }
    pool.enqueue(shown.view)
  }

  // MARK: Prefetching

  /// Reports the items that have come near to the visible ones.
  private func prefetch() {
    guard let prefetchHandler else { return }
    let distance = max(0, min(prefetchDistance, layout.contentSize.height))
    let area = bounds.insetBy(dx: 0, dy: -distance)
    let near = layout.items(in: area).filter { shown[$0] == nil }
    let ids = near.compactMap { identity(of: $0).rowID }
    let new = ids.filter { !prefetched.contains($0) }
    prefetched = Set(ids)
    if !new.isEmpty { prefetchHandler(new) }
  }
}
