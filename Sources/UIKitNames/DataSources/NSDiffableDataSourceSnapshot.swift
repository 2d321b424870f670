import CellConfiguration

/// The sections and items of a list at one moment, with the items to configure or reload.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Task.ID>()
/// snapshot.appendSections([.open, .done])
/// snapshot.appendItems(tasks.map(\.id), toSection: .open)
/// dataSource.apply(snapshot)
/// ```
///
/// As documented for UIKit. Identifiers are unique: adding a section or an item that already exists
/// traps, and so does naming one that does not exist.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A section with its items.
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  var sections: [Section] = []

  /// The items to configure again in their existing cells.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The items that get new cells.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The sections whose items get new cells.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The sections, from top to bottom.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Returns the items of a section, from top to bottom.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[index(of: identifier)].items
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[index(of: identifier)].items.count
  }

  /// Returns the section that contains an item; `nil` for a missing item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Returns the index of a section; `nil` for a missing section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Returns the index of an item among the items of all sections; `nil` for a missing item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
}

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
