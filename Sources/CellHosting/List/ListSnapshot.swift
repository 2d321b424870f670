package import CellConfiguration

/// The sections and items of a list at one moment, with the items to configure or reload.
///
/// ```swift
/// var snapshot = ListSnapshot<Section, Task.ID>()
/// snapshot.appendSections([.open, .done])
/// snapshot.appendItems(tasks.map(\.id), toSection: .open)
/// list.apply(snapshot)
/// ```
///
/// As documented for `NSDiffableDataSourceSnapshot`. Identifiers are unique: adding a section or an
/// item that already exists traps, and so does naming one that does not exist.
///
/// Each section is an outline, in which items may contain others: see ``sectionSnapshot(for:)``.
/// Items in collapsed ones exist, but they are not visible. Counts, indices and the lists of items
/// are those of visible items. Items are moved and deleted with the items in them.
///
/// A snapshot that is made from another one by changes is the fastest to apply: it shares the
/// other's table of identities, and only what differs is compared.
///
/// - Complexity: Reading and changing one item takes a scan of numbers, which is fast but O(*n*).
///   Several items in one call take one pass.
public struct ListSnapshot<SectionID: Hashable, ItemID: Hashable> {
  /// A section with its items.
  package struct Section {
    package var identifier: SectionID
    var outline = SectionOutline()

    /// The number of visible items.
    package var rowCount: Int { outline.rowCount }
  }

  package internal(set) var sections: [Section] = [] { didSet { resetPlaces() } }

  /// The items of all sections.
  var items = ItemNumbers<ItemID>()

  /// The indices of sections.
  var sectionIndices: [SectionID: Int] = [:]

  /// The items and sections to configure or reload.
  var marks = Marks()

  private var places = PositionIndex()

  /// Creates a snapshot without sections.
  public init() {}

  private mutating func resetPlaces() {
    if isKnownUniquelyReferenced(&places) { places.reset() } else { places = PositionIndex() }
  }

  // MARK: Reading

  /// The sections, from top to bottom.
  public var sectionIdentifiers: [SectionID] { sections.map(\.identifier) }

  /// The visible items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemID] { sections.flatMap { items.ids($0.outline.rows) } }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of visible items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.rowCount } }

  /// Returns the visible items of a section, from top to bottom.
  public func itemIdentifiers(
    inSection identifier: SectionID
  ) -> [ItemID] {
    items.ids(sections[index(of: identifier)].outline.rows)
  }

  /// Returns the number of visible items in a section.
  public func numberOfItems(inSection identifier: SectionID) -> Int {
    sections[index(of: identifier)].rowCount
  }

  /// Returns whether an item exists, visible or not.
  public func contains(_ identifier: ItemID) -> Bool { items.number(of: identifier) != nil }

  /// Returns the section that contains an item, visible or not; `nil` for a missing item.
  public func sectionIdentifier(
    containingItem identifier: ItemID
  ) -> SectionID? {
    place(of: identifier).map { sections[$0.section].identifier }
  }

  /// Returns the index of a section; `nil` for a missing section.
  public func indexOfSection(_ identifier: SectionID) -> Int? { sectionIndices[identifier] }

  /// Returns the index of an item among the visible items of all sections; `nil` for any other
  /// item.
  public func indexOfItem(_ identifier: ItemID) -> Int? {
    position(of: identifier).map { position in
      sections[..<position.section].reduce(position.row) { $0 + $1.rowCount }
    }
  }

  /// Returns the visible item at a position, which must exist.
  package func itemIdentifier(at position: ListPosition) -> ItemID {
    items.id(sections[position.section].outline.rows[position.row])
  }

  /// Returns the position of an item; `nil` for an item that is missing or not visible.
  package func position(of identifier: ItemID) -> ListPosition? {
    place(of: identifier).flatMap { place in
      sections[place.section].outline.row(at: place.index)
        .map { ListPosition(section: place.section, row: $0) }
    }
  }

  /// Returns the position of the visible item at an index among those of all sections.
  func position(ofRow index: Int) -> ListPosition {
    var row = index
    for (section, content) in sections.enumerated() {
      if row < content.rowCount { return ListPosition(section: section, row: row) }
      row -= content.rowCount
    }
    trap("found row \(index), expected one of \(numberOfItems)")
  }

  /// Returns the index of an item among all items, visible or not; `nil` for a missing item.
  func placeAmongAll(of identifier: ItemID) -> Int? {
    place(of: identifier).map { place in
      sections[..<place.section].reduce(place.index) { $0 + $1.outline.numbers.count }
    }
  }

  // MARK: Places

  /// A place among all items of a section.
  struct Place {
    var section: Int
    var index: Int
  }

  /// Returns the place of an item; `nil` for a missing one.
  func place(of identifier: ItemID) -> Place? {
    items.number(of: identifier).flatMap { place(of: $0) }
  }

  /// Returns the place of the item with a number; `nil` for a missing one.
  func place(of number: UInt32) -> Place? {
    places.place(of: number, in: sections.count) { sections[$0].outline.numbers }
      .map { Place(section: $0.section, index: $0.index) }
  }

  /// Returns the place of an item, which must exist.
  func requiredPlace(of identifier: ItemID) -> Place {
    guard let place = place(of: identifier) else { trapMissing(identifier) }
    return place
  }

  /// Returns the numbers of items, which must exist.
  func requiredNumbers(of identifiers: [ItemID]) -> [UInt32] {
    let (numbers, missing) = items.numbers(of: identifiers)
    if let missing { trapMissing(missing) }
    return numbers
  }

  /// Returns the index of a section, which must exist.
  func index(of identifier: SectionID) -> Int {
    guard let index = indexOfSection(identifier) else {
      trap("found no section \(identifier), expected one of \(sectionIdentifiers)")
    }
    return index
  }

  private func trapMissing(_ identifier: ItemID) -> Never {
    trap("found no item \(identifier), expected one of the snapshot's")
  }
}

extension ListSnapshot.Section: Sendable where SectionID: Sendable {}

extension ListSnapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension ListSnapshot: Equatable {
  /// Returns whether two snapshots have equal sections, items, outlines and marks.
  public static func == (a: ListSnapshot, b: ListSnapshot) -> Bool {
    guard a.sections.count == b.sections.count,
      zip(a.sections, b.sections).allSatisfy({ $0.identifier == $1.identifier })
    else { return false }
    let b = b.renumbered(for: a)
    return a.marks == b.marks
      && zip(a.sections, b.sections).allSatisfy { $0.outline == $1.outline }
  }
}
