extension ListSnapshot {
  /// Returns the snapshot with the numbers of another one.
  ///
  /// - Complexity: O(1) for snapshots that are made from one another. Otherwise each identity is
  ///   compared, or looked up if it is out of place.
  func renumbered(for other: ListSnapshot) -> ListSnapshot {
    if items.table.sharesNumbers(with: other.items.table) { return self }
    var items = other.items
    items.removeAll()
    return renumbered(items) { other.indexOfSection($0).map { other.sections[$0].outline } }
  }

  /// Returns whether a snapshot with the numbers of another one is equal to it; `false` for other
  /// numbers.
  func isUnchanged(from other: ListSnapshot) -> Bool {
    items.table.sharesNumbers(with: other.items.table) && self == other
  }

  /// Forgets the identities of items that are gone.
  mutating func compact() { self = renumbered(ItemNumbers()) { _ in nil } }

  /// Returns the snapshot with the numbers of a table.
  ///
  /// - Parameters:
  ///   - items: The table, without members.
  ///   - expected: Returns a section with about the same items, in the numbers of the table.
  private func renumbered(
    _ items: ItemNumbers<ItemID>, expecting expected: (SectionID) -> SectionOutline?
  ) -> ListSnapshot {
    var new = self
    new.items = items
    new.sections = sections.map { section in
      var section = section
      section.outline = section.outline.renumbered(
        new.items.add(
          section.outline.numbers, of: self.items,
          expecting: expected(section.identifier)?.numbers ?? []))
      return section
    }
    func numbers(_ numbers: [UInt32]) -> [UInt32] {
      numbers.compactMap { new.items.number(of: self.items.id($0)) }
    }
    new.marks.reconfiguredItems = numbers(marks.reconfiguredItems)
    new.marks.reloadedItems = numbers(marks.reloadedItems)
    return new
  }

  /// Returns the snapshot with the outlines that another one has for the same visible items.
  ///
  /// A section that is flat here, and has exactly the visible items of an outline in the other
  /// snapshot, becomes that outline, unless an item in a collapsed one is elsewhere here.
  package func keepingOutlines(of old: ListSnapshot) -> ListSnapshot {
    // A snapshot that was derived from the other one has the outlines that it is to have.
    if items.table.sharesNumbers(with: old.items.table) { return self }
    var new = renumbered(for: old)
    for index in sections.indices where sections[index].outline.isFlat {
      guard let origin = old.indexOfSection(sections[index].identifier) else { continue }
      let outline = old.sections[origin].outline
      guard !outline.isFlat, outline.rows == new.sections[index].outline.numbers else { continue }
      let hidden = Set(outline.numbers).subtracting(outline.rows)
      if hidden.contains(where: new.items.contains) { continue }
      new.items.remove(outline.rows)
      new.sections[index].outline = outline
      _ = new.items.add(outline.numbers, of: old.items)
    }
    return new
  }
}
