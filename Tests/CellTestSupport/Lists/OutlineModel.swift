import CellHosting

/// The sections of a list as trees of nodes: a naive model of snapshots.
struct OutlineModel: Equatable {
  /// An item with the items in it.
  struct Node: Equatable {
    var id: Int
    var isExpanded = false
    var children: [Node] = []

    var all: [Int] { [id] + children.flatMap(\.all) }
    var visible: [Int] { [id] + (isExpanded ? children.flatMap(\.visible) : []) }

    /// The node with more nodes in it.
    func grown(_ random: inout RandomSource, _ last: inout Int) -> Node {
      var node = self
      node.children = node.children.map { $0.grown(&random, &last) }
      if Int.random(in: 0..<3, using: &random) == 0 {
        last += 1
        node.children.append(Node(id: last))
        node.isExpanded = Bool.random(using: &random)
      }
      return node
    }

    func levels(_ level: Int) -> [(Int, Int)] {
      [(id, level)] + children.flatMap { $0.levels(level + 1) }
    }
  }

  /// A section with its items.
  struct Section: Equatable {
    var id: Int
    var items: [Node] = []

    /// Whether all items are at the top, and none is expanded.
    var isFlat: Bool { items.allSatisfy { $0.children.isEmpty && !$0.isExpanded } }
  }

  var sections = (0..<3).map { Section(id: $0) }

  /// The last identifier that was used.
  var last = 0

  static func == (left: Self, right: Self) -> Bool { left.sections == right.sections }

  init() {}

  /// Reads the trees of a snapshot.
  init(_ snapshot: ListSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map { id in
      let outline = snapshot.sectionSnapshot(for: id)
      func node(_ item: Int) -> Node {
        let inside = outline.snapshot(of: item).rootItems
        return Node(id: item, isExpanded: outline.isExpanded(item), children: inside.map(node))
      }
      return Section(id: id, items: outline.rootItems.map(node))
    }
    last = max(1000, (allIDs.max() ?? 0))
  }

  var allIDs: [Int] { sections.flatMap { $0.items.flatMap(\.all) } }
  var visibleIDs: [Int] { sections.flatMap { $0.items.flatMap(\.visible) } }

  func level(of id: Int) -> Int {
    sections.flatMap { $0.items.flatMap { $0.levels(0) } }.first { $0.0 == id }?.1 ?? 0
  }

  /// A new snapshot with the same items.
  var snapshot: ListSnapshot<Int, Int> {
    var snapshot = ListSnapshot<Int, Int>()
    snapshot.appendSections(sections.map(\.id))
    for section in sections {
      if section.isFlat {
        snapshot.appendItems(section.items.map(\.id), toSection: section.id)
      } else {
        var outline = ListSectionSnapshot<Int>()
        func add(_ nodes: [Node], to parent: Int?) {
          outline.append(nodes.map(\.id), to: parent)
          for node in nodes { add(node.children, to: node.id) }
        }
        add(section.items, to: nil)
        func expand(_ node: Node) {
          if node.isExpanded { outline.expand([node.id]) }
          node.children.forEach(expand)
        }
        section.items.forEach(expand)
        snapshot.setSectionSnapshot(outline, for: section.id)
      }
    }
    return snapshot
  }

  // MARK: Changes

  mutating func newID() -> Int {
    last += 1
    return last
  }

  func grown(by count: Int, _ random: inout RandomSource) -> OutlineModel {
    var new = self
    if new.sections.isEmpty || Int.random(in: 0..<12, using: &random) == 0 {
      let id = (new.sections.map(\.id).max() ?? 0) + 1
      new.sections.insert(
        Section(id: id), at: .random(in: 0...new.sections.count, using: &random))
    }
    for _ in 0..<count {
      let section = Int.random(in: 0..<new.sections.count, using: &random)
      let place = Int.random(in: 0...new.sections[section].items.count, using: &random)
      let node = Node(id: new.newID())
      new.sections[section].items.insert(node, at: place)
    }
    return new
  }

  func shrunk(_ random: inout RandomSource) -> OutlineModel {
    var new = self
    if new.sections.count > 1, Int.random(in: 0..<12, using: &random) == 0 {
      new.sections.remove(at: .random(in: 0..<new.sections.count, using: &random))
    }
    let keepsMost = Int.random(in: 0..<6, using: &random) > 0
    for section in new.sections.indices {
      new.sections[section].items.removeAll { _ in
        Int.random(in: 0..<(keepsMost ? 8 : 2), using: &random) == 0
      }
    }
    return new
  }

  func shuffled(_ random: inout RandomSource) -> OutlineModel {
    var new = self
    if Bool.random(using: &random) { new.sections.shuffle(using: &random) }
    guard let section = new.sections.indices.randomElement(using: &random) else { return new }
    var items = new.sections[section].items
    if Bool.random(using: &random) {
      items.shuffle(using: &random)
    } else if let place = items.indices.randomElement(using: &random) {
      let node = items.remove(at: place)
      items.insert(node, at: .random(in: 0...items.count, using: &random))
    }
    new.sections[section].items = items
    return new
  }

  /// The trees after a list has applied others: a flat section with the visible items of an outline
  /// keeps the outline.
  func keepingOutlines(of old: OutlineModel) -> OutlineModel {
    var new = self
    for index in new.sections.indices where new.sections[index].isFlat {
      let section = new.sections[index]
      guard let before = old.sections.first(where: { $0.id == section.id }) else { continue }
      if before.items.flatMap(\.visible) == section.items.map(\.id) {
        new.sections[index].items = before.items
      }
    }
    return new
  }
}
