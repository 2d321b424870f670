import CellConfiguration

extension ListSnapshot {
  /// Adds items at the end of a section, by default the last one.
  ///
  /// In an outline, no other item contains them.
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) {
    guard let last = sections.indices.last else {
      trap("found no sections, expected one to add items to")
    }
    let section = section.map { index(of: $0) } ?? last
    let place = Place(section: section, index: sections[section].outline.numbers.count)
    insert(identifiers, level: 0, at: place)
  }

  /// Adds items above another one, at its level.
  public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem other: ItemID
  ) {
    let place = requiredPlace(of: other)
    insert(identifiers, level: sections[place.section].outline.level(at: place.index), at: place)
  }

  /// Adds items below another one and the items in it, at its level.
  public mutating func insertItems(
    _ identifiers: [ItemID], afterItem other: ItemID
  ) {
    var place = requiredPlace(of: other)
    let outline = sections[place.section].outline
    let level = outline.level(at: place.index)
    place.index = outline.subtree(at: place.index).upperBound
    insert(identifiers, level: level, at: place)
  }

  private mutating func insert(_ identifiers: [ItemID], level: Int, at place: Place) {
    if items.isSparse { compact() }
    let new = SectionOutline(items.add(identifiers))
    sections[place.section].outline.insert(new, level: level, at: place.index)
  }

  /// Removes items, with the items in them and the marks of all of them.
  ///
  /// An item that was in one removed before is not missing.
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    let numbers = requiredNumbers(of: identifiers)
    // A few items are found faster one by one, without a look at every item of every section.
    if numbers.count <= 4 {
      for number in numbers {
        guard let place = place(of: number) else { continue }
        items.remove(sections[place.section].outline.take(at: place.index).numbers)
      }
    } else {
      let deleted = NumberSet(numbers)
      for index in sections.indices { items.remove(sections[index].outline.remove(deleted)) }
    }
    settleMarks()
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    (sections, sectionIndices, marks) = ([], [:], Marks())
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
    let range = sections[source.section].outline.subtree(at: source.index)
    if target.section == source.section {
      if range.contains(target.index) { return }
      if target.index >= range.upperBound { target.index -= range.count }
    }
    if target.section == source.section, sections[source.section].outline.isFlat {
      let place = index(sections[source.section].outline, target.index)
      return sections[source.section].outline.moveFlat(from: source.index, to: place)
    }
    let part = sections[source.section].outline.take(at: source.index)
    let outline = sections[target.section].outline
    let level = outline.level(at: target.index)
    let place = index(outline, target.index)
    sections[target.section].outline.insert(part, level: level, at: place)
  }
}
