import CellConfiguration

extension ListSnapshot {
  /// Adds sections below the others.
  public mutating func appendSections(_ identifiers: [SectionID]) {
    insert(identifiers, at: outlines.count)
  }

  /// Adds sections above another one.
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection other: SectionID
  ) {
    insert(identifiers, at: index(of: other))
  }

  /// Adds sections below another one.
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection other: SectionID
  ) {
    insert(identifiers, at: index(of: other) + 1)
  }

  /// Removes sections, with their items.
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    let deleted = Set(identifiers.map { index(of: $0) })
    for index in deleted {
      items.remove(outlines[index].numbers)
      sectionIndices[sectionIdentifiers[index]] = nil
    }
    let kept = outlines.indices.filter { !deleted.contains($0) }
    sectionIdentifiers = kept.map { sectionIdentifiers[$0] }
    outlines = kept.map { outlines[$0] }
    settleIndices(from: deleted.min() ?? 0)
    settleMarks()
  }

  /// Moves a section, with its items, above another one.
  public mutating func moveSection(
    _ identifier: SectionID, beforeSection other: SectionID
  ) {
    moveSection(identifier, beside: other, distance: 0)
  }

  /// Moves a section, with its items, below another one.
  public mutating func moveSection(
    _ identifier: SectionID, afterSection other: SectionID
  ) {
    moveSection(identifier, beside: other, distance: 1)
  }

  private mutating func moveSection(
    _ identifier: SectionID, beside other: SectionID, distance: Int
  ) {
    let (source, target) = (index(of: identifier), index(of: other))
    if source == target { return }
    let place = (target > source ? target - 1 : target) + distance
    sectionIdentifiers.insert(sectionIdentifiers.remove(at: source), at: place)
    outlines.insert(outlines.remove(at: source), at: place)
    settleIndices(from: min(source, target))
  }

  private mutating func insert(_ identifiers: [SectionID], at index: Int) {
    sectionIndices.reserveCapacity(outlines.count + identifiers.count)
    for offset in identifiers.indices
    where sectionIndices.updateValue(index + offset, forKey: identifiers[offset]) != nil {
      trap("Give each section its own identifier: \(identifiers[offset]) occurs twice.")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    outlines.insert(
      contentsOf: repeatElement(SectionOutline(), count: identifiers.count), at: index)
    settleIndices(from: index + identifiers.count)
  }

  private mutating func settleIndices(from first: Int) {
    for index in first..<max(first, outlines.count) {
      sectionIndices[sectionIdentifiers[index]] = index
    }
  }
}
