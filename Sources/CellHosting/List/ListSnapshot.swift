import CellConfiguration

/// The sections and items of a list at one moment, with the items to configure or reload.
///
/// ```swift
/// var snapshot = ListSnapshot<Section, Task.ID>()
/// snapshot.appendSections([.open, .done])
/// snapshot.appendItems(tasks.map(\.id), toSection: .open)
/// list.apply(snapshot)
/// ```
///
/// As documented for `NSDiffableDataSourceSnapshot`. Identifiers are unique: adding a section or an item that already exists
/// traps, and so does naming one that does not exist.
public struct ListSnapshot<SectionID: Hashable, ItemID: Hashable> {
  /// A section with its items.
  package struct Section {
    package var identifier: SectionID
    package var items: [ItemID]
  }

  package var sections: [Section] = []

  /// The items of all sections.
  private var known: Set<ItemID> = []

  /// The items to configure again in their existing cells.
  public package(set) var reconfiguredItemIdentifiers: [ItemID] = []

  /// The items that get new cells.
  public package(set) var reloadedItemIdentifiers: [ItemID] = []

  /// The sections whose items get new cells.
  public package(set) var reloadedSectionIdentifiers: [SectionID] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The sections, from top to bottom.
  public var sectionIdentifiers: [SectionID] { sections.map(\.identifier) }

  /// The items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemID] { sections.flatMap(\.items) }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Returns the items of a section, from top to bottom.
  public func itemIdentifiers(
    inSection identifier: SectionID
  ) -> [ItemID] {
    sections[index(of: identifier)].items
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionID) -> Int {
    sections[index(of: identifier)].items.count
  }

  /// Returns the section that contains an item; `nil` for a missing item.
  public func sectionIdentifier(
    containingItem identifier: ItemID
  ) -> SectionID? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Returns the index of a section; `nil` for a missing section.
  public func indexOfSection(_ identifier: SectionID) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Returns the index of an item among the items of all sections; `nil` for a missing item.
  public func indexOfItem(_ identifier: ItemID) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
}

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
    for identifier in identifiers {
      known.subtract(sections.remove(at: index(of: identifier)).items)
    }
  }

  /// Moves a section, with its items, above another one.
  public mutating func moveSection(
    _ identifier: SectionID, beforeSection other: SectionID
  ) {
    if identifier == other { return }
    let section = sections.remove(at: index(of: identifier))
    sections.insert(section, at: index(of: other))
  }

  /// Moves a section, with its items, below another one.
  public mutating func moveSection(
    _ identifier: SectionID, afterSection other: SectionID
  ) {
    if identifier == other { return }
    let section = sections.remove(at: index(of: identifier))
    sections.insert(section, at: index(of: other) + 1)
  }

  /// Marks sections whose items get new cells when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionID]) {
    for identifier in identifiers { _ = index(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionID], at index: Int) {
    for (offset, identifier) in identifiers.enumerated() {
      if indexOfSection(identifier) != nil {
        trap("found section \(identifier) twice, expected unique identifiers")
      }
      sections.insert(Section(identifier: identifier, items: []), at: index + offset)
    }
  }

  /// The index of a section, which must exist.
  func index(of identifier: SectionID) -> Int {
    guard let index = indexOfSection(identifier) else {
      trap("found no section \(identifier), expected one of \(sectionIdentifiers)")
    }
    return index
  }
}

extension ListSnapshot {
  /// The snapshot without items and sections to configure or reload.
  package var withoutMarks: ListSnapshot {
    var snapshot = self
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }

  /// Moves an item; the destination is counted without it.
  mutating func moveItem(from source: ListPosition, to destination: ListPosition) {
    let item = sections[source.section].items.remove(at: source.row)
    sections[destination.section].items.insert(item, at: destination.row)
  }

  /// Replaces the items of a section, which may be new ones.
  mutating func replaceItems(of section: SectionID, with items: [ItemID]) {
    let index = index(of: section)
    known.subtract(sections[index].items)
    sections[index].items = []
    insert(items, at: (index, 0))
  }

  /// Adds items at the end of a section, by default the last one.
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) {
    guard let last = sections.indices.last else {
      trap("found no sections, expected one to add items to")
    }
    let index = section.map { self.index(of: $0) } ?? last
    insert(identifiers, at: (index, sections[index].items.count))
  }

  /// Adds items above another one.
  public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem other: ItemID
  ) {
    insert(identifiers, at: indices(ofItem: other))
  }

  /// Adds items below another one.
  public mutating func insertItems(
    _ identifiers: [ItemID], afterItem other: ItemID
  ) {
    let (section, item) = indices(ofItem: other)
    insert(identifiers, at: (section, item + 1))
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    for identifier in identifiers { remove(identifier) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { (sections, known) = ([], []) }

  /// Moves an item above another one, into the other item's section.
  public mutating func moveItem(
    _ identifier: ItemID, beforeItem other: ItemID
  ) {
    if identifier == other { return }
    remove(identifier)
    insert([identifier], at: indices(ofItem: other))
  }

  /// Moves an item below another one, into the other item's section.
  public mutating func moveItem(
    _ identifier: ItemID, afterItem other: ItemID
  ) {
    if identifier == other { return }
    remove(identifier)
    let (section, item) = indices(ofItem: other)
    insert([identifier], at: (section, item + 1))
  }

  /// Marks items whose existing cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemID]) {
    for identifier in identifiers { _ = indices(ofItem: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  /// Marks items that get new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemID]) {
    for identifier in identifiers { _ = indices(ofItem: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemID], at indices: (section: Int, item: Int)
  ) {
    for identifier in identifiers where !known.insert(identifier).inserted {
      trap("found item \(identifier) twice, expected unique identifiers")
    }
    sections[indices.section].items.insert(contentsOf: identifiers, at: indices.item)
  }

  private mutating func remove(_ identifier: ItemID) {
    let (section, item) = indices(ofItem: identifier)
    sections[section].items.remove(at: item)
    known.remove(identifier)
  }

  /// The section of an item, and its index there; the item must exist.
  private func indices(ofItem identifier: ItemID) -> (section: Int, item: Int) {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    trap("found no item \(identifier), expected one of the snapshot's")
  }
}
