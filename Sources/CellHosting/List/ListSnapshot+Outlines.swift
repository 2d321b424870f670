package import CellConfiguration

extension ListSnapshot {
  /// Returns the items of a section as an outline.
  public func sectionSnapshot(for section: SectionID) -> ListSectionSnapshot<ItemID> {
    ListSectionSnapshot(outlines[index(of: section)], of: items)
  }

  /// Replaces the items of a section with the items of an outline; adds a missing section at the
  /// end.
  ///
  /// Items that were in the section before and are not in the outline lose their marks.
  public mutating func setSectionSnapshot(
    _ snapshot: ListSectionSnapshot<ItemID>, for section: SectionID
  ) {
    if indexOfSection(section) == nil { appendSections([section]) }
    if items.isSparse { compact() }
    let index = index(of: section)
    let old = outlines[index].numbers
    items.remove(old)
    let numbers = items.add(snapshot.outline.numbers, of: snapshot.numbers, expecting: old)
    outlines[index] = snapshot.outline.renumbered(numbers)
    settleMarks()
  }

  /// Returns whether the items of a snapshot with equal sections and visible items have the same
  /// levels here, and are expanded alike.
  func isOutlined(as other: ListSnapshot) -> Bool {
    zip(outlines, other.outlines).allSatisfy { $0.hasNesting(of: $1) }
  }

  // MARK: Items

  /// Returns the number of items that an item is in.
  package func level(of identifier: ItemID) -> Int {
    let place = requiredPlace(of: identifier)
    return outlines[place.section].level(at: place.index)
  }

  /// Returns whether an item shows the items in it; `false` for a missing item.
  package func isExpanded(_ identifier: ItemID) -> Bool {
    place(of: identifier).map { outlines[$0.section].isExpanded(at: $0.index) } ?? false
  }

  /// Returns whether an item contains others; `false` for a missing item.
  package func hasChildren(_ identifier: ItemID) -> Bool {
    place(of: identifier).map { outlines[$0.section].hasChildren(at: $0.index) } ?? false
  }

  /// Returns the innermost item that contains an item; `nil` for none and for a missing item.
  package func parent(of identifier: ItemID) -> ItemID? {
    guard let place = place(of: identifier) else { return nil }
    let outline = outlines[place.section]
    return outline.parent(at: place.index).map { items.id(outline.numbers[$0]) }
  }

  /// Returns an item if it is visible, or else the innermost visible item that contains it; `nil`
  /// for a missing item.
  package func visibleAncestor(of identifier: ItemID) -> ItemID? {
    guard let place = place(of: identifier) else { return nil }
    let outline = outlines[place.section]
    return items.id(outline.numbers[outline.visibleAncestor(at: place.index)])
  }

  /// Shows or hides the items in an item.
  package mutating func setExpanded(_ isExpanded: Bool, _ identifier: ItemID) {
    let place = requiredPlace(of: identifier)
    outlines[place.section].setExpanded(isExpanded, at: [place.index])
  }

  // MARK: Moves by the user

  /// Returns the number of visible items that move with the item at a position, including it.
  package func visibleSubtreeCount(at position: ListPosition) -> Int {
    outlines[position.section].visibleSubtreeCount(atRow: position.row)
  }

  /// Moves the item at a position with the items in it, as the user does.
  ///
  /// The item becomes a sibling of the row above the gap, or its first item if that row is expanded
  /// (assumed). At the top of a section, no other item contains it. A flat section stays flat,
  /// unless the item contains others.
  ///
  /// - Parameters:
  ///   - source: The position of the item. If the item stays there, nothing changes.
  ///   - destination: The new position, counted without the visible items that move.
  package mutating func moveRow(from source: ListPosition, to destination: ListPosition) {
    if source == destination { return }
    let index = outlines[source.section].index(ofRow: source.row)
    let part = outlines[source.section].take(at: index)
    let gap = outlines[destination.section].gap(aboveRow: destination.row)
    outlines[destination.section].insert(part, level: gap.level, at: gap.index)
  }
}
