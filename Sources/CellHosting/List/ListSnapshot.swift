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
/// Items in a collapsed item exist, but they are not visible. Counts, indices and lists of items
/// include only visible items. Moving or deleting an item also moves or deletes the items in it.
///
/// A snapshot that is made by changing another one is the fastest to apply: it shares the other's
/// table of identities, and only the differences are compared.
///
/// - Complexity: Reading and changing one item takes a scan of numbers, which is fast but O(*n*).
///   Several items in one call take one pass.
public struct ListSnapshot<SectionID: Hashable, ItemID: Hashable> {
  /// The sections, from top to bottom.
  public internal(set) var sectionIdentifiers: [SectionID] = []

  /// The items of each section.
  var outlines: [SectionOutline] = [] { didSet { settlePlaces() } }

  /// The maximum number of places by which the running change moves other items in their sections;
  /// `nil` for no limit.
  private var shift: Int?

  /// The items of all sections.
  var items = ItemNumbers<ItemID>()

  /// The indices of sections.
  var sectionIndices: [SectionID: Int] = [:]

  /// The items and sections to configure or reload.
  var marks = Marks()

  private var places = PositionIndex()

  /// Creates a snapshot without sections.
  public init() {}

  /// Changes some items, which moves other items by at most some places in their sections.
  mutating func shiftItems(by count: Int, _ change: (inout ListSnapshot) -> Void) {
    shift = count
    change(&self)
    shift = nil
  }

  private mutating func settlePlaces() {
    guard isKnownUniquelyReferenced(&places) else {
      places = PositionIndex()
      return
    }
    if let shift { places.shift(by: shift) } else { places.reset() }
  }

  // MARK: Reading

  /// The visible items of all sections, from top to bottom.
  public var itemIdentifiers: [ItemID] { outlines.flatMap { items.ids($0.rows) } }

  /// The number of sections.
  public var numberOfSections: Int { outlines.count }

  /// The number of visible items in all sections.
  public var numberOfItems: Int { outlines.reduce(0) { $0 + $1.rowCount } }

  /// Returns the visible items of a section, from top to bottom.
  public func itemIdentifiers(
    inSection identifier: SectionID
  ) -> [ItemID] {
    items.ids(outlines[index(of: identifier)].rows)
  }

  /// Returns the number of visible items in a section.
  public func numberOfItems(inSection identifier: SectionID) -> Int {
    outlines[index(of: identifier)].rowCount
  }

  /// Returns whether an item exists, visible or not.
  public func contains(_ identifier: ItemID) -> Bool { items.number(of: identifier) != nil }

  /// Returns the section that contains an item, visible or not; `nil` for a missing item.
  public func sectionIdentifier(
    containingItem identifier: ItemID
  ) -> SectionID? {
    place(of: identifier).map { sectionIdentifiers[$0.section] }
  }

  /// Returns the index of a section; `nil` for a missing section.
  public func indexOfSection(_ identifier: SectionID) -> Int? { sectionIndices[identifier] }

  /// Returns the index of an item among the visible items of all sections; `nil` for any other
  /// item.
  public func indexOfItem(_ identifier: ItemID) -> Int? {
    position(of: identifier).map { position in
      outlines[..<position.section].reduce(position.row) { $0 + $1.rowCount }
    }
  }

  /// Returns the visible item at a position, which must exist.
  package func itemIdentifier(at position: ListPosition) -> ItemID {
    items.id(number(at: position))
  }

  /// Returns the number of the visible item at a position, which must exist.
  func number(at position: ListPosition) -> UInt32 {
    outlines[position.section].rows[position.row]
  }

  /// Returns the position of an item; `nil` for an item that is missing or not visible.
  package func position(of identifier: ItemID) -> ListPosition? {
    place(of: identifier).flatMap { place in
      outlines[place.section].row(at: place.index)
        .map { ListPosition(section: place.section, row: $0) }
    }
  }

  /// Returns the position of the visible item at an index among those of all sections.
  func position(ofRow index: Int) -> ListPosition {
    var row = index
    for (section, outline) in outlines.enumerated() {
      if row < outline.rowCount { return ListPosition(section: section, row: row) }
      row -= outline.rowCount
    }
    trap("Use a row below \(numberOfItems): the snapshot has no row \(index).")
  }

  /// Returns the index of an item among all items, visible or not; `nil` for a missing item.
  func placeAmongAll(of identifier: ItemID) -> Int? {
    place(of: identifier).map { place in
      outlines[..<place.section].reduce(place.index) { $0 + $1.numbers.count }
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
    places.place(of: number, in: outlines.count) { outlines[$0].numbers }
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
      trap("Append the section \(identifier) first: the snapshot has only \(sectionIdentifiers).")
    }
    return index
  }

  private func trapMissing(_ identifier: ItemID) -> Never {
    trap("Append the item \(identifier) first: the snapshot does not contain it.")
  }
}

extension ListSnapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension ListSnapshot: Equatable {
  /// Returns whether two snapshots have equal sections, items, outlines and marks.
  public static func == (a: ListSnapshot, b: ListSnapshot) -> Bool {
    guard a.sectionIdentifiers == b.sectionIdentifiers, a.isOutlined(as: b),
      a.marks.reconfiguredSections == b.marks.reconfiguredSections,
      a.marks.reloadedSections == b.marks.reloadedSections
    else { return false }
    func hasEqual(_ first: [UInt32], _ second: [UInt32]) -> Bool {
      a.items.areEqual(first, to: second, of: b.items)
    }
    return hasEqual(a.marks.reconfiguredItems, b.marks.reconfiguredItems)
      && hasEqual(a.marks.reloadedItems, b.marks.reloadedItems)
      && zip(a.outlines, b.outlines).allSatisfy { hasEqual($0.numbers, $1.numbers) }
  }
}
