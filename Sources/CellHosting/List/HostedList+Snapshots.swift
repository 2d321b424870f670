import CellConfiguration
import CellLayout
import Foundation

extension HostedList {
  /// Shows other sections and items in the next ``update()``.
  ///
  /// Rows that stay keep their cells, selection and heights. Items that the snapshot reconfigures
  /// are configured again in their cells; reloaded ones get new cells. Several snapshots before one
  /// update have one result: the last one is shown, and what any of them reconfigures or reloads
  /// is. The update returns a ``ListUpdate/transition`` from which a toolkit animates the change.
  ///
  /// These rows stay in place:
  ///
  /// 1. A list that shows its top shows it afterwards.
  /// 2. Otherwise, the top edge of the first fully visible row that existed before and was not
  ///    moved stays where it is. The offset remains within the content.
  /// 3. A row that changes its height grows downward.
  ///
  /// A row that the user is moving goes back, unless the snapshot has it elsewhere. A section whose
  /// items are those that its outline shows keeps the outline.
  ///
  /// - Complexity: O(*k*) for *k* changed items in a snapshot derived from ``snapshot``, in
  ///   addition to comparing memory; O(*n*) for a snapshot of *n* items that was made anew.
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
    if !pending.hasEnvironment, applied.isUnchanged(from: displayed) {
      pending.hasSnapshot = false
      return changeSelection(scrolls: false) { [rows] in $0.setRows(rows) }
    }
    let isFirst = pending.results.start == nil
    if pending.hasSnapshot, isFirst {
      pending.results.start = (displayed, layout, visible, nil)
    }
    // A list that shows its top goes on showing it, or its end, and a drag moves rows only.
    var places: [(identity: Identity, anchor: ListAnchor)] = []
    if visible.minY > 0, reordering == nil, !keepsEnd {
      places = anchors()
      if case .item(let anchor)? = pending.anchor {
        places.insert((identity(of: anchor.item), anchor), at: 0)
      }
    }
    if pending.hasEnvironment { showEnvironment() }
    let difference = pending.hasSnapshot ? showSnapshot() : nil
    if let difference { pending.results.start?.difference = isFirst ? difference : nil }
    pending.anchor = keepsEnd ? .end : places.isEmpty ? .offset : nil
    for (identity, anchor) in places where difference?.isMoved(anchor.item) != true {
      guard let item = item(of: identity) else { continue }
      pending.anchor = .item(ListAnchor(item: item, distance: anchor.distance))
      break
    }
    keepPlace()
    pending.needsPlacement = true
  }

  /// Shows the applied snapshot, and returns the change.
  private func showSnapshot() -> ListDifference {
    pending.hasSnapshot = false
    let (old, new) = (displayed, applied)
    let difference = difference(from: old, to: new)
    let map = difference.forward
    layout.edit(difference, map)
    displayed = new.withoutMarks
    applied = displayed
    let reconfigured = moveViews(new, map)
    changeSelection(scrolls: false) { [rows] in $0.setRows(rows) }
    for identity in reconfigured { reconfigure(identity) }
    return difference
  }

  /// Returns the difference of two snapshots in a list with this configuration.
  func difference(
    from old: ListSnapshot<SectionID, ItemID>, to new: ListSnapshot<SectionID, ItemID>
  ) -> ListDifference {
    new.difference(
      from: old, hasHeaders: layout.configuration.headerMode == .supplementary,
      hasFooters: layout.configuration.footerMode == .supplementary)
  }

  /// Gives the views on display their new positions, and removes those of deleted and reloaded
  /// items.
  ///
  /// - Returns: The items on display to configure again.
  private func moveViews(
    _ new: ListSnapshot<SectionID, ItemID>, _ map: ListItemMap
  ) -> [Identity] {
    let changes = ListSnapshot.ViewChanges(new)
    for section in changes.sections.compactMap(new.indexOfSection) {
      layout.invalidateHeight(of: .header(section: section))
      layout.invalidateHeight(of: .footer(section: section))
    }
    var reconfigured: [Identity] = []
    for (identity, old) in shown {
      guard let item = map.image(of: old.item) else {
        remove(identity, old)
        continue
      }
      if old.item != item { shown[identity]?.item = item }
      pool.move(old.view, to: IndexPath(item))
      var change = changes.change(of: identity, in: new.sections[item.section].identifier)
      // A row that becomes a header, or was one, has another kind of cell.
      if case .row(let position) = item, let cell = old.view as? ListCell,
        cell.isFirstItemHeader != isFirstItemHeader(position)
      {
        change = .reload
      }
      if change == .reload {
        if identity.rowID == swipe?.id { closeSwipe() }
        remove(identity, old)
      } else {
        showOutline(of: identity)
        if change == .reconfigure { reconfigured.append(identity) }
      }
    }
    return reconfigured
  }

  /// Returns whether the row at a position is the header of its section.
  func isFirstItemHeader(_ position: ListPosition) -> Bool {
    position.row == 0 && layout.configuration.headerMode == .firstItemInSection
  }

  /// Gives a cell the level and the expansion of its item.
  func showOutline(of identity: Identity, isConfigured: Bool = false) {
    guard let shown = shown[identity], case .row(let position) = shown.item else { return }
    let state = displayed.outlineState(at: position)
    if state == shown.outline, !isConfigured { return }
    self.shown[identity]?.show(state, isConfigured: isConfigured)
  }

  /// Has a view configured again by the code that made it.
  private func reconfigure(_ identity: Identity) {
    guard let shown = shown[identity] else { return }
    let configured = pool.reusing(shown.view) { makeView(for: shown.item) }
    if configured !== shown.view {
      trap("reconfigured \(identity) with another view, expected the one that shows it")
    }
    showOutline(of: identity, isConfigured: true)
  }
}
