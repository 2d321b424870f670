import CellConfiguration
import CellLayout
import Foundation

extension HostedList {
  /// Shows other sections and items.
  ///
  /// Rows that stay keep their cells, selection and heights, and the first visible row that stays
  /// does not move. Items that the snapshot reconfigures are configured again in their cells;
  /// reloaded ones get new cells. The next ``update()`` returns a ``ListUpdate/transition`` from
  /// which a toolkit animates the change.
  ///
  /// A row that is being moved goes back, and revealed swipe actions of a removed row disappear.
  ///
  /// - Complexity: O(*n*) comparisons for *n* items; the rest is proportional to the change.
  public func apply(_ new: ListSnapshot<SectionID, ItemID>) {
    cancelReordering()
    outlines = outlines.filter { section, outline in
      new.indexOfSection(section) != nil
        && new.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    show(new)
  }

  /// Shows the visible items of an outline in a section, which is added below the others if it is
  /// missing.
  ///
  /// Cells are indented by their level, and expanded as their items are.
  public func apply(_ outline: ListSectionSnapshot<ItemID>, to section: SectionID) {
    cancelReordering()
    outlines[section] = outline
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.replaceItems(of: section, with: outline.visibleItems)
    show(new)
    for id in outline.visibleItems { cell(for: id).map { showOutline(of: id, in: $0) } }
  }

  /// Returns the outline of a section; `nil` for a section without one.
  public func outline(of section: SectionID) -> ListSectionSnapshot<ItemID>? { outlines[section] }

  /// Expands or collapses an item of an outline.
  ///
  /// Items without children are not affected.
  public func setExpanded(_ isExpanded: Bool, _ id: ItemID) {
    guard let (section, outline) = outline(containing: id), outline.isExpanded(id) != isExpanded,
      !outline.snapshot(of: id).items.isEmpty
    else { return }
    var new = outline
    if isExpanded { new.expand([id]) } else { new.collapse([id]) }
    apply(new, to: section)
    eventHandler?(.expansionChanged(id, isExpanded: isExpanded))
  }

  /// Returns whether an item of an outline shows its children; `false` for any other item.
  public func isExpanded(_ id: ItemID) -> Bool {
    outline(containing: id)?.outline.isExpanded(id) == true
  }

  func outline(
    containing id: ItemID
  ) -> (section: SectionID, outline: ListSectionSnapshot<ItemID>)? {
    if outlines.isEmpty { return nil }
    guard let position = position(of: id) else { return nil }
    let section = snapshot.sections[position.section].identifier
    return outlines[section].map { (section, $0) }
  }

  /// Gives a cell the level and the expansion of its item.
  func showOutline(of id: ItemID, in cell: ConfigurableView) {
    guard let (_, outline) = outline(containing: id) else { return }
    cell.arrangement.indentationLevel = outline.level(of: id)
    cell.flags[.expanded] = outline.isExpanded(id)
  }

  private func show(_ new: ListSnapshot<SectionID, ItemID>) {
    // A change before the last update is placed first, so that this one begins with its frames.
    if pending.start != nil { place() }
    let configuration = layout.configuration
    let difference = new.difference(
      from: snapshot, hasHeaders: configuration.headerMode == .supplementary,
      hasFooters: configuration.footerMode == .supplementary)
    let before = (layout, visible, difference)
    visible = layout.apply(difference, visible: visible).visible

    let gone = shown.filter { difference.destination(of: $1.item) == nil }
    for (identity, shown) in gone { remove(identity, shown) }
    for id in new.reloadedItemIdentifiers { reload(id) }
    for section in new.reloadedSectionIdentifiers where new.indexOfSection(section) != nil {
      for id in new.itemIdentifiers(inSection: section) { reload(id) }
    }
    let reconfigured = new.reconfiguredItemIdentifiers
    snapshot = new.withoutMarks
    itemsMoved(difference.destination)
    for id in reconfigured { reconfigure(id) }
    pending.start = before
    setNeedsPlacement()
  }

  /// Updates everything that has positions of items, after the snapshot has others.
  ///
  /// - Parameter destination: Returns the new position of an item on display.
  func itemsMoved(_ destination: (ListItem) -> ListItem?) {
    sectionStarts =
      snapshot.sections.reduce(into: (starts: [Int](), count: 0)) {
        $0.starts.append($0.count)
        $0.count += $1.items.count
      }.starts
    for (identity, shown) in shown {
      guard let item = destination(shown.item) else { continue }
      self.shown[identity]?.item = item
      if case .row(let position) = item { pool.move(shown.view, to: IndexPath(position)) }
    }
    focusedTarget = focusedTarget.flatMap { target in
      destination(target.item).map { ListTarget(item: $0, target: target.target) }
    }
    handle(.setRows(snapshot.itemIdentifiers.map { .init($0, primaryAction(of: $0)) }))
  }

  func primaryAction(of id: ItemID) -> RowPrimaryAction { primaryActionProvider?(id) ?? .select }

  private func reload(_ id: ItemID) {
    if let shown = shown[.row(id)] { remove(.row(id), shown) }
  }

  /// Has the cell of an item configured again by the code that made it.
  private func reconfigure(_ id: ItemID) {
    guard let shown = shown[.row(id)], case .row(let position) = shown.item else { return }
    let configured = pool.reusing(shown.view) { cellProvider(self, IndexPath(position), id) }
    if configured !== shown.view {
      trap("reconfigured \(id) with another cell, expected the one that shows it")
    }
  }
}
