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
/// Items in collapsed ones are not visible; new items are collapsed. As documented for
/// `NSDiffableDataSourceSectionSnapshot`. Identifiers are unique: adding an item that already
/// exists traps, and so does naming one that does not exist.
public struct ListSectionSnapshot<ItemID: Hashable> {
  /// An item with its level; the items in it follow, at greater levels.
  fileprivate struct Node {
    var id: ItemID
    var level: Int
    var isExpanded = false
  }

  private var nodes: [Node] = []
  private var known: Set<ItemID> = []

  /// Creates an outline without items.
  public init() {}

  // MARK: Reading

  /// All items, each before the items in it.
  public var items: [ItemID] { nodes.map(\.id) }

  /// The items that are in no other one.
  public var rootItems: [ItemID] { nodes.filter { $0.level == 0 }.map(\.id) }

  /// The items that are only in expanded ones, each before the items in it.
  public var visibleItems: [ItemID] {
    var visible: [ItemID] = []
    var collapsedLevel = Int.max
    for node in nodes where node.level <= collapsedLevel {
      visible.append(node.id)
      collapsedLevel = node.isExpanded ? .max : node.level
    }
    return visible
  }

  /// Returns whether the outline has an item.
  public func contains(_ item: ItemID) -> Bool { known.contains(item) }

  /// Returns the index of an item among all items; `nil` for a missing item.
  public func index(of item: ItemID) -> Int? { nodes.firstIndex { $0.id == item } }

  /// Returns whether an item shows the items in it; `false` for a missing item.
  public func isExpanded(_ item: ItemID) -> Bool {
    index(of: item).map { nodes[$0].isExpanded } ?? false
  }

  /// Returns whether an item is only in expanded ones; `false` for a missing item.
  public func isVisible(_ item: ItemID) -> Bool {
    guard contains(item) else { return false }
    return parent(of: item).map { isExpanded($0) && isVisible($0) } ?? true
  }

  /// Returns the number of items that an item is in.
  public func level(of item: ItemID) -> Int { nodes[requiredIndex(of: item)].level }

  /// Returns the innermost item that contains an item; `nil` for none.
  public func parent(of child: ItemID) -> ItemID? {
    let index = requiredIndex(of: child)
    return nodes[..<index].last { $0.level < nodes[index].level }?.id
  }

  /// Returns the items in an item as an outline of their own, with or without the item itself.
  public func snapshot(of parent: ItemID, includingParent: Bool = false) -> ListSectionSnapshot {
    let subtree = subtree(at: requiredIndex(of: parent))
    let part = nodes[includingParent ? subtree : subtree.dropFirst()]
    var snapshot = ListSectionSnapshot()
    let top = part.first?.level ?? 0
    snapshot.insert(
      part.map { Node(id: $0.id, level: $0.level - top, isExpanded: $0.isExpanded) }, at: 0)
    return snapshot
  }

  // MARK: Changing

  /// Adds items below the others in an item, or at the end of the outline for `nil`.
  public mutating func append(_ items: [ItemID], to parent: ItemID? = nil) {
    guard let index = parent.map({ requiredIndex(of: $0) }) else {
      return insert(items.map { Node(id: $0, level: 0) }, at: nodes.count)
    }
    insert(items, level: nodes[index].level + 1, at: subtree(at: index).upperBound)
  }

  /// Adds items above another one, at its level.
  public mutating func insert(_ items: [ItemID], before item: ItemID) {
    let index = requiredIndex(of: item)
    insert(items, level: nodes[index].level, at: index)
  }

  /// Adds items below another one and the items in it, at its level.
  public mutating func insert(_ items: [ItemID], after item: ItemID) {
    let index = requiredIndex(of: item)
    insert(items, level: nodes[index].level, at: subtree(at: index).upperBound)
  }

  /// Adds the items of an outline above an item, at its level.
  public mutating func insert(_ snapshot: ListSectionSnapshot, before item: ItemID) {
    let index = requiredIndex(of: item)
    insert(snapshot, level: nodes[index].level, at: index)
  }

  /// Adds the items of an outline below an item and the items in it, at its level.
  public mutating func insert(_ snapshot: ListSectionSnapshot, after item: ItemID) {
    let index = requiredIndex(of: item)
    insert(snapshot, level: nodes[index].level, at: subtree(at: index).upperBound)
  }

  /// Replaces the items in an item.
  public mutating func replace(childrenOf parent: ItemID, using snapshot: ListSectionSnapshot) {
    let index = requiredIndex(of: parent)
    remove(subtree(at: index).dropFirst())
    insert(snapshot, level: nodes[index].level + 1, at: index + 1)
  }

  /// Removes items, with the items in them.
  ///
  /// An item that was in one removed before is not missing.
  public mutating func delete(_ items: [ItemID]) {
    for item in items { _ = requiredIndex(of: item) }
    for item in items { index(of: item).map { remove(subtree(at: $0)) } }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = ListSectionSnapshot() }

  /// Shows the items in some items.
  public mutating func expand(_ items: [ItemID]) {
    for item in items { nodes[requiredIndex(of: item)].isExpanded = true }
  }

  /// Hides the items in some items.
  public mutating func collapse(_ items: [ItemID]) {
    for item in items { nodes[requiredIndex(of: item)].isExpanded = false }
  }

  // MARK: Nodes

  /// Returns the range of a node and the nodes in it.
  private func subtree(at index: Int) -> Range<Int> {
    let level = nodes[index].level
    let end = nodes[(index + 1)...].firstIndex { $0.level <= level }
    return index..<(end ?? nodes.count)
  }

  private mutating func insert(_ items: [ItemID], level: Int, at index: Int) {
    insert(items.map { Node(id: $0, level: level) }, at: index)
  }

  private mutating func insert(_ snapshot: ListSectionSnapshot, level: Int, at index: Int) {
    let nodes = snapshot.nodes.map { node in
      var node = node
      node.level += level
      return node
    }
    insert(nodes, at: index)
  }

  private mutating func insert(_ new: [Node], at index: Int) {
    for node in new where !known.insert(node.id).inserted {
      trap("found item \(node.id) twice, expected unique identifiers")
    }
    nodes.insert(contentsOf: new, at: index)
  }

  private mutating func remove(_ range: Range<Int>) {
    known.subtract(nodes[range].map(\.id))
    nodes.removeSubrange(range)
  }

  private func requiredIndex(of item: ItemID) -> Int {
    guard let index = index(of: item) else {
      trap("found no item \(item), expected one of the outline's")
    }
    return index
  }
}

extension ListSectionSnapshot: Sendable where ItemID: Sendable {}

extension ListSectionSnapshot.Node: Sendable where ItemID: Sendable {}
