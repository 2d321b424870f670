import CellConfiguration

/// The items of one section as an outline, in which items contain others.
///
/// ```swift
/// var outline = ListSectionSnapshot<String>()
/// outline.append(["Fruit", "Nuts"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// list.apply(outline, to: .food)
/// ```
///
/// Items in a collapsed item are not visible; new items are collapsed. As documented for
/// `NSDiffableDataSourceSectionSnapshot`. Identifiers are unique: adding an item that already
/// exists traps, and so does naming one that does not exist.
public struct ListSectionSnapshot<ItemID: Hashable> {
  /// The items, by their numbers.
  private(set) var outline: SectionOutline

  /// The numbers of the items.
  private(set) var numbers: ItemNumbers<ItemID>

  /// Creates an outline without items.
  public init() { (outline, numbers) = (SectionOutline(), ItemNumbers()) }

  /// Creates an outline of some of the items of a snapshot.
  init(_ outline: SectionOutline, of items: ItemNumbers<ItemID>) {
    (self.outline, numbers) = (outline, items)
    numbers.removeAll()
    _ = numbers.add(outline.numbers, of: items)
  }

  // MARK: Reading

  /// All items, each before the items in it.
  public var items: [ItemID] { numbers.ids(outline.numbers) }

  /// The items at the top level.
  public var rootItems: [ItemID] {
    outline.numbers.indices.filter { outline.level(at: $0) == 0 }
      .map { numbers.id(outline.numbers[$0]) }
  }

  /// The items whose containing items are all expanded, each before the items in it.
  public var visibleItems: [ItemID] { numbers.ids(outline.rows) }

  /// The items that show the items in them, each before the items in it.
  ///
  /// An item can be expanded while an item that contains it is collapsed.
  public var expandedItems: [ItemID] {
    outline.numbers.indices.filter { outline.isExpanded(at: $0) }
      .map { numbers.id(outline.numbers[$0]) }
  }

  /// The items with one line each, indented by their levels, for debugging.
  ///
  /// Items that show the items in them have a minus, and collapsed ones with items a plus. UIKit's
  /// text is not documented.
  public var visualDescription: String {
    outline.numbers.indices.map { index in
      let hasItems =
        index + 1 < outline.numbers.count && outline.level(at: index + 1) > outline.level(at: index)
      let sign = hasItems ? (outline.isExpanded(at: index) ? "- " : "+ ") : "  "
      let indentation = String(repeating: "  ", count: outline.level(at: index))
      return indentation + sign + "\(numbers.id(outline.numbers[index]))"
    }.joined(separator: "\n")
  }

  /// Returns whether the outline has an item.
  public func contains(_ item: ItemID) -> Bool { numbers.number(of: item) != nil }

  /// Returns the index of an item among all items; `nil` for a missing item.
  public func index(of item: ItemID) -> Int? {
    numbers.number(of: item).flatMap { outline.index(of: $0) }
  }

  /// Returns whether an item shows the items in it; `false` for a missing item.
  public func isExpanded(_ item: ItemID) -> Bool {
    index(of: item).map { outline.isExpanded(at: $0) } ?? false
  }

  /// Returns whether all items that contain an item are expanded; `false` for a missing item.
  public func isVisible(_ item: ItemID) -> Bool {
    index(of: item).map { outline.row(at: $0) != nil } ?? false
  }

  /// Returns the number of items that an item is in.
  public func level(of item: ItemID) -> Int { outline.level(at: requiredIndex(of: item)) }

  /// Returns the innermost item that contains an item; `nil` for none.
  public func parent(of child: ItemID) -> ItemID? {
    outline.parent(at: requiredIndex(of: child)).map { numbers.id(outline.numbers[$0]) }
  }

  /// Returns the items in an item as a separate outline, with or without the item itself.
  public func snapshot(of parent: ItemID, includingParent: Bool = false) -> ListSectionSnapshot {
    let range = outline.subtree(at: requiredIndex(of: parent))
    return ListSectionSnapshot(
      outline.part(includingParent ? range : range.dropFirst()), of: numbers)
  }

  // MARK: Adding

  /// Adds items below the others in an item, or at the end of the outline for `nil`.
  public mutating func append(_ items: [ItemID], to parent: ItemID? = nil) {
    insert(items, at: end(of: parent))
  }

  /// Adds items above another one, at its level.
  public mutating func insert(_ items: [ItemID], before item: ItemID) {
    insert(items, at: place(before: item))
  }

  /// Adds items below another one and the items in it, at its level.
  public mutating func insert(_ items: [ItemID], after item: ItemID) {
    insert(items, at: place(after: item))
  }

  /// Adds the items of an outline above an item, at its level.
  public mutating func insert(_ snapshot: ListSectionSnapshot, before item: ItemID) {
    insert(snapshot, at: place(before: item))
  }

  /// Adds the items of an outline below an item and the items in it, at its level.
  public mutating func insert(_ snapshot: ListSectionSnapshot, after item: ItemID) {
    insert(snapshot, at: place(after: item))
  }

  /// Replaces the items in an item.
  public mutating func replace(childrenOf parent: ItemID, using snapshot: ListSectionSnapshot) {
    let index = requiredIndex(of: parent)
    remove(outline.subtree(at: index).dropFirst())
    insert(snapshot, at: Place(index: index + 1, level: outline.level(at: index) + 1))
  }

  // MARK: Removing and moving

  /// Removes items, with the items in them.
  ///
  /// An item that is inside another removed item does not count as missing.
  public mutating func delete(_ items: [ItemID]) {
    let (deleted, missing) = numbers.numbers(of: items)
    if let missing { trapMissing(missing) }
    numbers.remove(outline.remove(NumberSet(deleted)))
  }

  /// Removes all items.
  public mutating func deleteAll() { self = ListSectionSnapshot() }

  /// Moves an item, with the items in it, above another one and to its level.
  ///
  /// An item is not moved into itself: moving it beside an item in it has no effect.
  public mutating func move(_ item: ItemID, before other: ItemID) {
    move(item, beside: other) { $0.place(before: other) }
  }

  /// Moves an item, with the items in it, below another one and the items in that one, and to its
  /// level.
  ///
  /// An item is not moved into itself: moving it beside an item in it has no effect.
  public mutating func move(_ item: ItemID, after other: ItemID) {
    move(item, beside: other) { $0.place(after: other) }
  }

  /// Moves an item, with the items in it, below the others in an item, or to the end of the outline
  /// for `nil`.
  ///
  /// An item is not moved into itself: such a move has no effect.
  public mutating func move(_ item: ItemID, to parent: ItemID?) {
    move(item, beside: parent) { $0.end(of: parent) }
  }

  /// Moves an item to a place found after its removal, unless the item contains the other item.
  private mutating func move(
    _ item: ItemID, beside other: ItemID?, _ place: (ListSectionSnapshot) -> Place
  ) {
    let index = requiredIndex(of: item)
    let range = outline.subtree(at: index)
    if let other, range.contains(requiredIndex(of: other)) { return }
    let part = outline.take(at: index)
    let place = place(self)
    outline.insert(part, level: place.level, at: place.index)
  }

  // MARK: Expanding

  /// Shows the items in some items.
  public mutating func expand(_ items: [ItemID]) {
    outline.setExpanded(true, at: items.map(requiredIndex))
  }

  /// Hides the items in some items.
  public mutating func collapse(_ items: [ItemID]) {
    outline.setExpanded(false, at: items.map(requiredIndex))
  }

  // MARK: Places

  /// A place for items: the index of the first one, and the level of the topmost ones.
  private struct Place {
    var index: Int
    var level: Int
  }

  private func place(before item: ItemID) -> Place {
    let index = requiredIndex(of: item)
    return Place(index: index, level: outline.level(at: index))
  }

  private func place(after item: ItemID) -> Place {
    let index = requiredIndex(of: item)
    return Place(index: outline.subtree(at: index).upperBound, level: outline.level(at: index))
  }

  private func end(of parent: ItemID?) -> Place {
    guard let index = parent.map({ requiredIndex(of: $0) }) else {
      return Place(index: outline.numbers.count, level: 0)
    }
    return Place(index: outline.subtree(at: index).upperBound, level: outline.level(at: index) + 1)
  }

  private mutating func insert(_ items: [ItemID], at place: Place) {
    let new = SectionOutline(numbers.add(items))
    outline.insert(new, level: place.level, at: place.index)
  }

  private mutating func insert(_ snapshot: ListSectionSnapshot, at place: Place) {
    let new = numbers.add(snapshot.outline.numbers, of: snapshot.numbers)
    outline.insert(snapshot.outline.renumbered(new), level: place.level, at: place.index)
  }

  private mutating func remove(_ range: Range<Int>) {
    numbers.remove(Array(outline.numbers[range]))
    outline.remove(range)
  }

  private func requiredIndex(of item: ItemID) -> Int {
    guard let index = index(of: item) else { trapMissing(item) }
    return index
  }

  private func trapMissing(_ item: ItemID) -> Never {
    trap("Append the item \(item) first: the outline does not contain it.")
  }
}

extension ListSectionSnapshot: Sendable where ItemID: Sendable {}

extension ListSectionSnapshot: Equatable {
  /// Returns whether two outlines have equal items, levels and expanded items.
  public static func == (a: ListSectionSnapshot, b: ListSectionSnapshot) -> Bool {
    if a.numbers.table.sharesNumbers(with: b.numbers.table) { return a.outline == b.outline }
    guard a.outline.numbers.count == b.outline.numbers.count else { return false }
    var numbers = a.numbers
    numbers.removeAll()
    let same = numbers.add(b.outline.numbers, of: b.numbers, expecting: a.outline.numbers)
    return a.outline == b.outline.renumbered(same)
  }
}
