import CellConfiguration

extension NSDiffableDataSourceSnapshot {
  /// Adds sections below the others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections above another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: other))
  }

  /// Adds sections below another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: other) + 1)
  }

  /// Removes sections, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { sections.remove(at: index(of: identifier)) }
  }

  /// Moves a section, with its items, above another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    if identifier == other { return }
    let section = sections.remove(at: index(of: identifier))
    sections.insert(section, at: index(of: other))
  }

  /// Moves a section, with its items, below another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    if identifier == other { return }
    let section = sections.remove(at: index(of: identifier))
    sections.insert(section, at: index(of: other) + 1)
  }

  /// Marks sections whose items get new cells when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = index(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for (offset, identifier) in identifiers.enumerated() {
      if indexOfSection(identifier) != nil {
        trap("found section \(identifier) twice, expected unique identifiers")
      }
      sections.insert(Section(identifier: identifier, items: []), at: index + offset)
    }
  }

  /// The index of a section, which must exist.
  func index(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      trap("found no section \(identifier), expected one of \(sectionIdentifiers)")
    }
    return index
  }
}
