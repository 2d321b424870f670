import CellHosting
import CellTestSupport
import Testing

/// Outlines of sections.
struct ListSectionSnapshotTests {
  /// A tree in the simplest form.
  final class Item {
    let id: Int
    weak var parent: Item?
    var children: [Item] = []
    var isExpanded = false

    init(_ id: Int, in parent: Item?) {
      self.id = id
      self.parent = parent
    }

    /// The items in this one, each before those in it.
    var all: [Item] { children.flatMap { [$0] + $0.all } }

    var visible: [Int] {
      children.flatMap { [$0.id] + ($0.isExpanded ? $0.visible : []) }
    }

    var level: Int { parent.map { $0.level + 1 } ?? -1 }

    func insert(_ items: [Int], before other: Item? = nil, after: Item? = nil) {
      let new = items.map { Item($0, in: self) }
      let index =
        other.flatMap { other in children.firstIndex { $0 === other } }
        ?? after.flatMap { other in children.firstIndex { $0 === other }.map { $0 + 1 } }
        ?? children.count
      children.insert(contentsOf: new, at: index)
    }
  }

  @Test("An outline follows a tree through any history", arguments: 0..<caseCount(40))
  func history(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let root = Item(-1, in: nil)
    var outline = ListSectionSnapshot<Int>()
    var next = 0
    for _ in 0..<80 {
      let item = root.all.randomElement(using: &random)
      let new = Array(next..<next + Int.random(in: 1...3, using: &random))
      next += 3
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1:
        (item ?? root).insert(new)
        outline.append(new, to: item?.id)
      case 2:
        guard let item else { continue }
        item.parent?.insert(new, before: item)
        outline.insert(new, before: item.id)
      case 3:
        guard let item else { continue }
        item.parent?.insert(new, after: item)
        outline.insert(new, after: item.id)
      case 4:
        guard let item, root.all.count > 5 else { continue }
        item.parent?.children.removeAll { $0 === item }
        outline.delete([item.id])
      case 5, 6, 7:
        guard let item else { continue }
        item.isExpanded.toggle()
        item.isExpanded ? outline.expand([item.id]) : outline.collapse([item.id])
      case 8, 9, 10:
        guard let item, let other = root.all.randomElement(using: &random) else { continue }
        let kind = Int.random(in: 0..<4, using: &random)
        switch kind {
        case 0: outline.move(item.id, before: other.id)
        case 1: outline.move(item.id, after: other.id)
        case 2: outline.move(item.id, to: other.id)
        default: outline.move(item.id, to: nil)
        }
        let isInside = kind < 3 && (other === item || item.all.contains { $0 === other })
        if isInside { continue }
        item.parent?.children.removeAll { $0 === item }
        let parent = [other.parent, other.parent, other, root][kind] ?? root
        let index = parent.children.firstIndex { $0 === other } ?? 0
        parent.children.insert(
          item, at: kind == 0 ? index : kind == 1 ? index + 1 : parent.children.count)
        item.parent = parent
      default:
        guard let item else { continue }
        var children = ListSectionSnapshot<Int>()
        children.append(new)
        outline.replace(childrenOf: item.id, using: children)
        item.children = new.map { Item($0, in: item) }
      }
      #expect(outline.items == root.all.map(\.id))
      #expect(outline.rootItems == root.children.map(\.id))
      #expect(outline.visibleItems == root.visible)
      #expect(outline.expandedItems == root.all.filter(\.isExpanded).map(\.id))
      for item in root.all {
        #expect(outline.level(of: item.id) == item.level)
        #expect(outline.parent(of: item.id) == (item.level == 0 ? nil : item.parent?.id))
        #expect(outline.isExpanded(item.id) == item.isExpanded)
        #expect(outline.isVisible(item.id) == root.visible.contains(item.id))
        #expect(outline.snapshot(of: item.id).items == item.all.map(\.id))
        #expect(outline.snapshot(of: item.id).visibleItems == item.visible)
        #expect(outline.snapshot(of: item.id, includingParent: true).rootItems == [item.id])
      }
    }
    outline.deleteAll()
    #expect(outline.items.isEmpty && !outline.contains(0))
  }

  @Test("An outline can be inserted into another one beside an item")
  func insertedOutline() {
    var outline = ListSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    var part = ListSectionSnapshot<String>()
    part.append(["Roots"])
    part.append(["Carrot"], to: "Roots")
    outline.insert(part, before: "Nuts")
    #expect(outline.items == ["Fruit", "Roots", "Carrot", "Nuts"])
    #expect(outline.level(of: "Carrot") == 1)
    outline.delete(["Roots"])
    outline.append(["Apple"], to: "Fruit")
    outline.insert(part, after: "Fruit")
    #expect(outline.items == ["Fruit", "Apple", "Roots", "Carrot", "Nuts"])
    #expect(outline.index(of: "Roots") == 2)
  }
}
