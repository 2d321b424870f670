import CellConfiguration
import CellLayout
import Foundation

extension HostedList {
  /// Shows other sections and items in the next ``update()``.
  ///
  /// Rows that stay keep their cells, selection and heights. Items that the snapshot reconfigures
  /// are configured again in their cells; reloaded ones get new cells. If you apply several
  /// snapshots before one update, the last one is shown, and all items that any of them
  /// reconfigures or reloads are configured or reloaded. The update returns a
  /// ``ListUpdate/transition`` from which a toolkit animates the change.
  ///
  /// These rows stay in place:
  ///
  /// 1. If the top of the list is visible, it stays visible.
  /// 2. Otherwise, the top edge of the first fully visible row that existed before and was not
  ///    moved stays in place. The offset remains within the content.
  /// 3. A row that changes its height grows downward.
  ///
  /// A row that the user is moving goes back, unless the snapshot has it elsewhere. A section keeps
  /// its outline if its items are the visible items of the outline.
  ///
  /// - Complexity: O(*k*) for *k* changed items in a snapshot derived from ``snapshot``, in
  ///   addition to comparing memory; O(*n*) for a new snapshot of *n* items.
  public func apply(_ snapshot: ListSnapshot<SectionID, ItemID>) {
    if reordering != nil { cancelReordering() }
    var new = snapshot.keepingOutlines(of: applied)
    if pending.hasSnapshot { new.addMarks(ofSkipped: applied) }
    setApplied(new)
  }

  /// Shows an outline in a section in the next ``update()``; a missing section is added below the
  /// others.
  ///
  /// Cells are indented by their level, and expanded as their items are.
  public func apply(_ outline: ListSectionSnapshot<ItemID>, to section: SectionID) {
    if reordering != nil { cancelReordering() }
    var new = snapshot
    new.setSectionSnapshot(outline, for: section)
    apply(new)
  }

  /// Returns the outline of a section; `nil` for a missing section.
  public func outline(of section: SectionID) -> ListSectionSnapshot<ItemID>? {
    applied.indexOfSection(section).map { _ in applied.sectionSnapshot(for: section) }
  }

  /// Expands or collapses an item of an outline.
  ///
  /// Items without children are not affected. Rows in a collapsed item stay selected; keyboard
  /// focus moves to the item.
  public func setExpanded(_ isExpanded: Bool, for id: ItemID) {
    if reordering != nil { cancelReordering() }
    guard applied.contains(id), applied.hasChildren(id), applied.isExpanded(id) != isExpanded else {
      return
    }
    var new = applied
    new.setExpanded(isExpanded, id)
    setApplied(new)
    post(.expansionChanged(id, isExpanded: isExpanded))
  }

  /// Returns whether an item of an outline shows its children; `false` for any other item.
  public func isExpanded(_ id: ItemID) -> Bool { applied.contains(id) && applied.isExpanded(id) }

  /// Remembers a snapshot for the next update.
  func setApplied(_ new: ListSnapshot<SectionID, ItemID>) {
    applied = new
    pending.hasSnapshot = true
    selection.extendRows(rows)
    setNeedsUpdate()
  }

  /// The rows that can be selected.
  var rows: SnapshotRows<SectionID, ItemID> {
    SnapshotRows(displayed, waiting: pending.hasSnapshot ? applied : nil) { [weak self] id in
      self?.primaryAction(of: id) ?? .select
    }
  }

  // MARK: Showing what was applied

  /// Shows the applied size, traits and snapshot, and keeps the place of a row.
  func showApplied() {
    guard pending.hasSnapshot || pending.hasEnvironment else { return }
    pending.needsEstimates = true
    let start = PendingUpdate.Start(snapshot: displayed, layout: layout, viewport: viewport)
    // The top or the end of the list stays visible, and a drag moves only rows.
    var places: [ListAnchor] = []
    if visible.minY > 0, reordering == nil, !keepsEnd {
      places = anchors
      if case .item(let anchor)? = pending.anchor { places.insert(anchor, at: 0) }
    }
    let hasEnvironment = pending.hasEnvironment
    if hasEnvironment { showEnvironment() }
    // Rows keep their distances from the top of the list, even if the covered height changes.
    let shift = start.viewport.insets.top - viewport.insets.top
    let change = pending.hasSnapshot ? showSnapshot() : nil
    if change == nil, !hasEnvironment { return }
    if let change { pending.results.add(change, from: start) }
    pending.anchor = keepsEnd ? .end : places.isEmpty ? .offset : nil
    for place in places where change?.difference.isMoved(place.item) != true {
      let item = change.map { $0.map.image(of: place.item) } ?? place.item
      guard let item, layout.has(item) else { continue }
      pending.anchor = .item(ListAnchor(item: item, distance: place.distance + shift))
      break
    }
    keepPlace()
    pending.needsPlacement = true
  }

  /// Shows the applied snapshot, and returns the change; `nil` if it is the one on display.
  private func showSnapshot() -> PendingUpdate<SectionID, ItemID>.Change? {
    pending.hasSnapshot = false
    let (old, new) = (displayed, applied)
    displayed = new.withoutMarks
    applied = displayed
    let change = PendingUpdate.Change(from: old, to: new, section)
    if change.difference.isEmpty, new.isOutlined(as: old), !new.hasMarks {
      changeSelection(scrolls: false) { [rows] in $0.setRows(rows) }
      return nil
    }
    layout.edit(change.difference, change.map)
    if headerModeProvider != nil || footerModeProvider != nil,
      !change.difference.insertedSections.isEmpty || new.marksSections
    {
      pending.needsSectionModes = true
    }
    if !change.map.isEmpty { moveViews(change.map) }
    let reconfigured = changeViews(new)
    changeSelection(scrolls: false) { [rows] in $0.setRows(rows) }
    for item in reconfigured { reconfigure(item) }
    return change
  }

  /// Gives the views on display their new positions, and removes those of deleted items.
  private func moveViews(_ map: ListItemMap) {
    let old = shown
    shown.removeAll(keepingCapacity: true)
    for (place, item) in old {
      guard let image = map.image(of: place) else {
        release(item)
        continue
      }
      shown[image] = item
      if image != place { pool.move(item.view, to: IndexPath(image)) }
    }
  }

  /// Gives the views on display their places in outlines, and removes those of reloaded items.
  ///
  /// - Returns: The items on display to configure again.
  private func changeViews(_ new: ListSnapshot<SectionID, ItemID>) -> [ListItem] {
    let changes = new.hasMarks ? ListSnapshot.ViewChanges(new) : nil
    for section in changes?.sections ?? [] {
      layout.invalidateHeight(of: .header(section: section))
      layout.invalidateHeight(of: .footer(section: section))
    }
    var reconfigured: [ListItem] = []
    let hasFirstItemHeaders =
      headerModeProvider != nil || layout.configuration.headerMode == .firstItemInSection
    for (item, shown) in shown {
      var change = changes?.change(of: item)
      // Headers have another kind of cell than other rows.
      if hasFirstItemHeaders, case .row(let position) = item, let cell = shown.view as? ListCell,
        cell.isFirstItemHeader != isFirstItemHeader(position)
      {
        change = .reload
      }
      if change == .reload {
        if let id = swipe?.id, identity(of: item) == .row(id) { closeSwipe() }
        release(self.shown.removeValue(forKey: item))
      } else {
        if case .row(let position) = item { shown.show(new.outlineState(at: position)) }
        if change == .reconfigure { reconfigured.append(item) }
      }
    }
    return reconfigured
  }

  /// Returns whether the row at a position is the header of its section.
  func isFirstItemHeader(_ position: ListPosition) -> Bool {
    position.row == 0 && layout.isFirstRowHeader(inSection: position.section)
  }

  /// Gives a cell the level and the expansion of its item.
  func showOutline(of item: ListItem, isConfigured: Bool = false) {
    guard case .row(let position) = item else { return }
    shown[item]?.show(displayed.outlineState(at: position), isConfigured: isConfigured)
  }

  /// Runs the code that made a view to configure it again.
  private func reconfigure(_ item: ListItem) {
    guard let shown = shown[item] else { return }
    let configured = pool.reusing(shown.view) { makeView(for: item) }
    if configured !== shown.view {
      trap("Return the view that \(identity(of: item)) has: it got another one.")
    }
    invalidateClientHeight(of: item)
    showOutline(of: item, isConfigured: true)
  }

  /// Requests a height again that code of the app may compute, which reports no change.
  func invalidateClientHeight(of item: ListItem) {
    guard let view = shown[item]?.view, view.placesWithClientCode else { return }
    view.invalidateHeight()
    layout.invalidateHeight(of: item)
  }
}
