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
