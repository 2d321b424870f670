import CellConfiguration

extension ListSnapshot {
  /// Adds sections below the others.
  public mutating func appendSections(_ identifiers: [SectionID]) {
    insert(identifiers, at: sections.count)
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
      items.remove(sections[index].outline.numbers)
      sectionIndices[sections[index].identifier] = nil
    }
    sections = sections.indices.filter { !deleted.contains($0) }.map { sections[$0] }
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
    let section = sections.remove(at: source)
    sections.insert(section, at: (target > source ? target - 1 : target) + distance)
    settleIndices(from: min(source, target))
  }

  private mutating func insert(_ identifiers: [SectionID], at index: Int) {
    sectionIndices.reserveCapacity(sections.count + identifiers.count)
    for (offset, identifier) in identifiers.enumerated()
    where sectionIndices.updateValue(index + offset, forKey: identifier) != nil {
      trap("found section \(identifier) twice, expected unique identifiers")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    settleIndices(from: index + identifiers.count)
  }

  private mutating func settleIndices(from first: Int) {
    for index in first..<max(first, sections.count) {
      sectionIndices[sections[index].identifier] = index
    }
  }
}
