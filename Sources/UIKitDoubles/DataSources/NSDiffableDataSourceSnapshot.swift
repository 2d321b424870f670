/// The sections and items of a list at one moment, with what is to be shown anew.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Task.ID>()
/// snapshot.appendSections([.open, .done])
/// snapshot.appendItems(tasks.map(\.id), toSection: .open)
/// dataSource.apply(snapshot)
/// ```
///
/// As documented for UIKit. Identifiers are unique: a section or an item that is there already, or
/// one that is named and is not there, traps.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A section with its items.
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  var sections: [Section] = []

  /// The items that are to be configured anew in the cells that they have.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The items that are to have cells anew.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The sections whose items are to have cells anew.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The sections, from top to bottom.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The items of a section, from top to bottom.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  /// How many items there are in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// The section that an item is in; `nil` for an item that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// The place of a section among the others; `nil` for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// The place of an item among those of all sections; `nil` for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
}
