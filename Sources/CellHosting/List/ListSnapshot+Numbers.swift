extension ListSnapshot {
  /// Forgets the identities of items that are gone.
  mutating func compact() {
    let old = items
    items = ItemNumbers()
    for index in outlines.indices {
      // By their identities: numbers of the old table would bring all of it.
      outlines[index] = outlines[index].renumbered(items.add(old.ids(outlines[index].numbers)))
    }
    func renumber(_ numbers: inout [UInt32]) {
      numbers = numbers.compactMap { items.number(of: old.id($0)) }
    }
    renumber(&marks.reconfiguredItems)
    renumber(&marks.reloadedItems)
  }

  /// Returns the snapshot with the outlines that another one has for the same visible items.
  ///
  /// A flat section becomes an outline of the other snapshot if it has exactly the visible items of
  /// that outline. The exception is an outline with a hidden item that is elsewhere in this
  /// snapshot.
  package func keepingOutlines(of old: ListSnapshot) -> ListSnapshot {
    // A snapshot that was derived from the other one already has its outlines.
    if items.table.sharesNumbers(with: old.items.table) { return self }
    var new = self
    for (section, outline) in zip(old.sectionIdentifiers, old.outlines) where !outline.isFlat {
      guard let index = new.indexOfSection(section), new.outlines[index].isFlat,
        new.items.ids(new.outlines[index].numbers) == old.items.ids(outline.rows)
      else { continue }
      let hidden = Set(outline.numbers).subtracting(outline.rows)
      if hidden.contains(where: { new.contains(old.items.id($0)) }) { continue }
      new.items.remove(new.outlines[index].numbers)
      new.outlines[index] = outline.renumbered(new.items.add(outline.numbers, of: old.items))
    }
    return new
  }
}
