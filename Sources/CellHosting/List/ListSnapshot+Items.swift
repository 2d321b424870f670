import CellConfiguration

extension ListSnapshot {
  /// Adds items at the end of a section, by default the last one.
  ///
  /// In an outline, no other item contains them.
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) {
    guard let last = outlines.indices.last else {
      trap("Append a section before items: the snapshot has no sections.")
    }
    let section = section.map { index(of: $0) } ?? last
    let place = Place(section: section, index: outlines[section].numbers.count)
    insert(identifiers, level: 0, at: place)
  }

  /// Adds items above another one, at its level.
  public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem other: ItemID
  ) {
    let place = requiredPlace(of: other)
    insert(identifiers, level: outlines[place.section].level(at: place.index), at: place)
  }

  /// Adds items below another one and the items in it, at its level.
  public mutating func insertItems(
    _ identifiers: [ItemID], afterItem other: ItemID
  ) {
    var place = requiredPlace(of: other)
    let outline = outlines[place.section]
    let level = outline.level(at: place.index)
    place.index = outline.subtree(at: place.index).upperBound
    insert(identifiers, level: level, at: place)
  }

  private mutating func insert(_ identifiers: [ItemID], level: Int, at place: Place) {
    if items.isSparse { compact() }
    let new = SectionOutline(items.add(identifiers))
    shiftItems(by: identifiers.count) {
      $0.outlines[place.section].insert(new, level: level, at: place.index)
    }
  }

  /// Removes items, with the items in them and the marks of all of them.
  ///
  /// An item that is inside another removed item does not count as missing.
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    let numbers = requiredNumbers(of: identifiers)
    // A few items are found faster one by one, without searching every item of every section.
    if numbers.count <= PositionIndex.scanLimit {
      for number in numbers {
        guard let place = place(of: number) else { continue }
        shiftItems(by: outlines[place.section].subtree(at: place.index).count) {
          $0.items.remove($0.outlines[place.section].take(at: place.index).numbers)
        }
      }
    } else {
      let deleted = NumberSet(numbers)
      for index in outlines.indices { items.remove(outlines[index].remove(deleted)) }
    }
    settleMarks()
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    (sectionIdentifiers, outlines, sectionIndices, marks) = ([], [], [:], Marks())
    items.removeAll()
  }

  /// Moves an item, with the items in it, above another one, into the other item's section and to
  /// its level.
  ///
  /// An item is not moved into itself: moving it beside an item in it has no effect.
  public mutating func moveItem(
    _ identifier: ItemID, beforeItem other: ItemID
  ) {
    move(identifier, beside: other) { _, index in index }
  }

  /// Moves an item, with the items in it, below another one and the items in that one, into the
  /// other item's section and to its level.
  ///
  /// An item is not moved into itself: moving it beside an item in it has no effect.
  public mutating func moveItem(
    _ identifier: ItemID, afterItem other: ItemID
  ) {
    move(identifier, beside: other) { outline, index in outline.subtree(at: index).upperBound }
  }

  private mutating func move(
    _ identifier: ItemID, beside other: ItemID, _ index: (SectionOutline, Int) -> Int
  ) {
    let source = requiredPlace(of: identifier)
    var target = requiredPlace(of: other)
    let range = outlines[source.section].subtree(at: source.index)
    if target.section == source.section {
      if range.contains(target.index) { return }
      if target.index >= range.upperBound { target.index -= range.count }
    }
    shiftItems(by: range.count) { new in
      if target.section == source.section, new.outlines[source.section].isFlat {
        let place = index(new.outlines[source.section], target.index)
        return new.outlines[source.section].moveFlat(from: source.index, to: place)
      }
      let part = new.outlines[source.section].take(at: source.index)
      let outline = new.outlines[target.section]
      let level = outline.level(at: target.index)
      let place = index(outline, target.index)
      new.outlines[target.section].insert(part, level: level, at: place)
    }
  }
}
