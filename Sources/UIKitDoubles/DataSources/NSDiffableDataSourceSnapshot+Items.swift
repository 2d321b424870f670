import CellConfiguration

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by default the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let last = sections.indices.last else {
      trap("found no sections, expected one to add items to")
    }
    let index = section.map { self.index(of: $0) } ?? last
    insert(identifiers, at: (index, sections[index].items.count))
  }

  /// Adds items above another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) {
    insert(identifiers, at: indices(ofItem: other))
  }

  /// Adds items below another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) {
    let (section, item) = indices(ofItem: other)
    insert(identifiers, at: (section, item + 1))
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { remove(identifier) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Moves an item above another one, into the other item's section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) {
    if identifier == other { return }
    remove(identifier)
    insert([identifier], at: indices(ofItem: other))
  }

  /// Moves an item below another one, into the other item's section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) {
    if identifier == other { return }
    remove(identifier)
    let (section, item) = indices(ofItem: other)
    insert([identifier], at: (section, item + 1))
  }

  /// Marks items whose existing cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = indices(ofItem: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  /// Marks items that get new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = indices(ofItem: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at indices: (section: Int, item: Int)
  ) {
    var known = Set(itemIdentifiers)
    for identifier in identifiers where !known.insert(identifier).inserted {
      trap("found item \(identifier) twice, expected unique identifiers")
    }
    sections[indices.section].items.insert(contentsOf: identifiers, at: indices.item)
  }

  private mutating func remove(_ identifier: ItemIdentifierType) {
    let (section, item) = indices(ofItem: identifier)
    sections[section].items.remove(at: item)
  }

  /// The section of an item, and its index there; the item must exist.
  private func indices(ofItem identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    trap("found no item \(identifier), expected one of the snapshot's")
  }
}
