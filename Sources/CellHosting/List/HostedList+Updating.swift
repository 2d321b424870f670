import CellConfiguration
import CellLayout
import Foundation

extension HostedList: UpdatableList {
  /// Requests an update, as for a change that the list does not see.
  public func setNeedsUpdate() {
    if pending.isRequested { return }
    pending.isRequested = true
    needsUpdateHandler?()
  }

  /// Whether the list waits for an ``update()``.
  public var needsUpdate: Bool { pending.isRequested }

  /// Requests that everything is placed and drawn again.
  func setNeedsPlacement(everything: Bool = false) {
    pending.isPlacementNeeded = true
    if everything { pending.isEverythingChanged = true }
    setNeedsUpdate()
  }

  /// Updates marked cells, measures and places the visible rows, and returns what to draw.
  ///
  /// Call it once in each frame in which the list ``needsUpdate``. Cells that ask for another
  /// update while they are updated get it within the call.
  @discardableResult
  public func update() -> ListUpdate {
    scheduler.flushUntilIdle()
    while pending.isPlacementNeeded || pending.revealsFocus {
      if pending.isPlacementNeeded { place() }
      if pending.revealsFocus, let id = selection.focusedID { scroll(to: id) }
      pending.revealsFocus = false
      scheduler.flushUntilIdle()
    }
    prefetch()
    let update = finishedUpdate()
    pending = PendingUpdate()
    return update
  }

  /// Measures rows again whose cells may have another height.
  func invalidateHeights(of cells: [ConfigurableView]) {
    let cells = Set(cells.map(ObjectIdentifier.init))
    for shown in shown.values where cells.contains(ObjectIdentifier(shown.view)) {
      layout.invalidateHeight(of: shown.item)
    }
    place()
  }

  // MARK: Placing

  /// Gives every visible item a cell, and every cell its frame.
  func place() {
    pending.isPlacementNeeded = false
    let oldOffset = visible.minY
    let items = measureVisibleItems()
    let identities = Set(items.map(identity))
    for (identity, shown) in shown where !identities.contains(identity) {
      if case .row(let id) = identity, id == reordering?.id { continue }
      remove(identity, shown)
    }
    for item in items {
      let view = view(for: item)
      view.decorations = layout.decorations(of: item, isSelected: isSelected)
      if case .row = item {} else { view.isPinned = layout.isPinned(item, visible: visible) }
      move(identity(of: item), to: layout.frame(of: item, visible: visible))
    }
    if let reordering, shown[.row(reordering.id)] != nil {
      move(.row(reordering.id), to: reordering.frame)
    }
    container.bounds.origin = visible.origin
    pending.scrollDistance += visible.minY - oldOffset
  }

  /// Measures the visible items, keeps the anchor in place, and returns the items.
  private func measureVisibleItems() -> [ListItem] {
    var anchor = pending.anchor ?? layout.anchor(in: visible)
    pending.anchor = nil
    while true {
      let items = layout.items(in: visible)
      let unmeasured = items.filter { !layout.isExact($0) }
      if !unmeasured.isEmpty {
        for item in unmeasured { measure(item) }
        if let anchor { visible.origin.y = layout.offset(of: anchor) }
        continue
      }
      let offset = clamped(visible.minY)
      if offset == visible.minY { return items }
      visible.origin.y = offset
      anchor = layout.anchor(in: visible)
    }
  }

  /// Returns the nearest offset that shows no space above or below the content.
  func clamped(_ offset: CGFloat) -> CGFloat {
    guard offset.isFinite else { return 0 }
    return max(0, min(offset, layout.contentSize.height - visible.height))
  }

  private func measure(_ item: ListItem) {
    let view = view(for: item)
    view.decorations = layout.decorations(of: item, isSelected: isSelected)
    let width = layout.frame(of: item).width
    layout.setHeight(view.preferredHeight(fitting: width), of: item)
    if !layout.configuration.contentHuggingElements.isEmpty {
      layout.setWidth(layout.width(of: view.displayedConfiguration, at: item), of: item)
    }
  }

  /// Places a view, and records the rectangles to draw.
  private func move(_ identity: Identity, to frame: CGRect) {
    guard let old = shown[identity] else { return }
    if old.frame != frame {
      pending.dirtyRects += [old.frame, frame].filter { !$0.isEmpty }
      shown[identity]?.frame = frame
      old.view.frame = frame
    }
    old.view.layoutIfNeeded()
  }

  // MARK: Cells

  /// Returns the view of an item, which is taken from the pool when the item comes into view.
  func view(for item: ListItem) -> ConfigurableView {
    let identity = identity(of: item)
    if let view = shown[identity]?.view {
      shown[identity]?.item = item
      return view
    }
    let view = makeView(for: item)
    shown[identity] = Shown(view: view, item: item, frame: .zero)
    pending.appeared.append(view)
    return view
  }

  private func makeView(for item: ListItem) -> ConfigurableView {
    guard case .row(let position) = item else {
      guard let supplementaryProvider else {
        trap("found \(item) and no supplementaryProvider, expected one that returns its view")
      }
      return supplementaryProvider(self, item, snapshot.sections[item.section].identifier)
    }
    let id = itemIdentifier(at: position)
    let cell = cellProvider(self, IndexPath(position), id)
    cell.isSelected = selection.isSelected(id)
    cell.isFocused = selection.focusedID == id
    cell.isHighlighted = pressedID == id
    showOutline(of: id, in: cell)
    return cell
  }

  /// Gives a view back to the pool.
  func remove(_ identity: Identity, _ shown: Shown) {
    self.shown[identity] = nil
    pending.dirtyRects.append(shown.frame)
    pending.disappeared.append(shown.view)
    if case .row(let id) = identity, id == swipe?.id { swipe = nil }
    pool.enqueue(shown.view)
  }

  // MARK: Prefetching

  /// Reports the items that have come near to the visible ones.
  private func prefetch() {
    guard let prefetchHandler else { return }
    let area = visible.insetBy(dx: 0, dy: -max(0, prefetchDistance))
    let ids = layout.items(in: area).compactMap { item -> ItemID? in
      guard case .row(let position) = item else { return nil }
      let id = itemIdentifier(at: position)
      return shown[.row(id)] == nil ? id : nil
    }
    let new = ids.filter { !prefetched.contains($0) }
    prefetched = Set(ids)
    if !new.isEmpty { prefetchHandler(new) }
  }
}

extension IndexPath {
  /// Creates the index path of a row.
  init(_ position: ListPosition) { self.init(indexes: [position.section, position.row]) }
}
