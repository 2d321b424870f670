import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// Sections of trees, which do slowly what ``ListSnapshot`` does fast.
struct SnapshotModel {
  struct Item {
    var id: Int
    var isExpanded = false
    var children: [Item] = []

    /// The items in this one, and itself.
    var all: [Item] { [self] + children.flatMap(\.all) }

    var visible: [Int] { [id] + (isExpanded ? children.flatMap(\.visible) : []) }
  }

  struct Section {
    var id: Int
    var items: [Item] = []

    var visible: [Int] { items.flatMap(\.visible) }
  }

  var sections: [Section] = []

  /// The items to configure again.
  var marked: Set<Int> = []

  var allItems: [Item] { sections.flatMap { $0.items.flatMap(\.all) } }

  var rows: [[Int]] { sections.map(\.visible) }

  func item(_ id: Int) -> Item? { allItems.first { $0.id == id } }

  /// The items that contain an item, from the outermost to that item itself.
  func path(to id: Int) -> [Int] {
    func path(_ items: [Item]) -> [Int]? {
      for item in items {
        if item.id == id { return [id] }
        if let rest = path(item.children) { return [item.id] + rest }
      }
      return nil
    }
    return sections.lazy.compactMap { path($0.items) }.first ?? []
  }

  func isVisible(_ id: Int) -> Bool { rows.contains { $0.contains(id) } }

  // MARK: Changes

  /// Changes the siblings among which an item is, and its place there.
  private mutating func change(_ id: Int, _ body: (inout [Item], Int) -> Void) {
    func change(_ items: inout [Item]) {
      if let index = items.firstIndex(where: { $0.id == id }) { return body(&items, index) }
      for index in items.indices { change(&items[index].children) }
    }
    for index in sections.indices { change(&sections[index].items) }
  }

  mutating func take(_ id: Int) -> Item? {
    var taken: Item?
    change(id) { taken = $0.remove(at: $1) }
    return taken
  }

  mutating func insert(_ items: [Item], before id: Int) {
    change(id) { $0.insert(contentsOf: items, at: $1) }
  }

  mutating func insert(_ items: [Item], after id: Int) {
    change(id) { $0.insert(contentsOf: items, at: $1 + 1) }
  }

  mutating func update(_ id: Int, _ body: (inout Item) -> Void) { change(id) { body(&$0[$1]) } }

  mutating func delete(_ ids: [Int]) {
    for id in ids { _ = take(id) }
    marked.formIntersection(allItems.map(\.id))
  }

  /// Moves a visible item as the user does.
  mutating func moveRow(from source: ListPosition, to destination: ListPosition) {
    if source == destination { return }
    guard let item = take(rows[source.section][source.row]) else { return }
    guard destination.row > 0 else {
      return sections[destination.section].items.insert(item, at: 0)
    }
    let above = rows[destination.section][destination.row - 1]
    if self.item(above)?.isExpanded == true {
      update(above) { $0.children.insert(item, at: 0) }
    } else {
      insert([item], after: above)
    }
  }

  // MARK: Comparing

  /// A snapshot of the sections that shares nothing with others.
  var snapshot: ListSnapshot<Int, Int> {
    var snapshot = ListSnapshot<Int, Int>()
    for section in sections {
      var outline = ListSectionSnapshot<Int>()
      func append(_ items: [Item], to parent: Int?) {
        outline.append(items.map(\.id), to: parent)
        for item in items {
          append(item.children, to: item.id)
          if item.isExpanded { outline.expand([item.id]) }
        }
      }
      append(section.items, to: nil)
      snapshot.setSectionSnapshot(outline, for: section.id)
    }
    return snapshot
  }

  /// What is different in a snapshot.
  func problems(_ snapshot: ListSnapshot<Int, Int>) -> [String] {
    var problems: [String] = []
    func expect(_ isEqual: Bool, _ problem: String) { if !isEqual { problems.append(problem) } }
    expect(snapshot.sectionIdentifiers == sections.map(\.id), "other sections")
    expect(snapshot.itemIdentifiers == rows.flatMap(\.self), "other rows")
    expect(Set(snapshot.reconfiguredItemIdentifiers) == marked, "other marks")
    for (index, section) in sections.enumerated() {
      expect(snapshot.indexOfSection(section.id) == index, "section \(section.id) elsewhere")
      let outline = snapshot.sectionSnapshot(for: section.id)
      let items = section.items.flatMap(\.all)
      expect(outline.items == items.map(\.id), "other items in \(section.id)")
      expect(outline.visibleItems == section.visible, "other rows in \(section.id)")
      expect(snapshot.numberOfItems(inSection: section.id) == section.visible.count, "other count")
      for item in items {
        let path = path(to: item.id)
        guard snapshot.contains(item.id), outline.contains(item.id) else {
          problems.append("\(item.id) is missing")
          continue
        }
        expect(snapshot.level(of: item.id) == path.count - 1, "another level of \(item.id)")
        expect(outline.level(of: item.id) == path.count - 1, "another level of \(item.id)")
        expect(snapshot.isExpanded(item.id) == item.isExpanded, "\(item.id) expands otherwise")
        expect(snapshot.hasChildren(item.id) == !item.children.isEmpty, "\(item.id) is a leaf")
        expect(snapshot.parent(of: item.id) == path.dropLast().last, "another parent")
        expect(
          snapshot.visibleAncestor(of: item.id) == path.last(where: isVisible),
          "another visible ancestor of \(item.id)")
        let row = section.visible.firstIndex(of: item.id)
        expect(
          snapshot.position(of: item.id) == row.map { ListPosition(section: index, row: $0) },
          "\(item.id) elsewhere")
      }
    }
    return problems
  }
}

/// What is wrong with a difference of rows in sections.
func problems(
  _ difference: ListDifference, from old: SnapshotModel, to new: SnapshotModel
) -> [String] {
  // 1. Rows leave.
  var moved: [ListPosition: Int] = [:]
  for (source, destination) in difference.movedRows {
    moved[destination] = old.rows[source.section][source.row]
  }
  var left = old.rows.enumerated().map { section, rows in
    rows.enumerated().filter { row, _ in
      difference.deletedRows[section]?.contains(row) != true
        && difference.movedRows[ListPosition(section: section, row: row)] == nil
    }.map(\.element)
  }
  // 2. Sections leave, and others take their places.
  var sections = zip(old.sections.map(\.id), left).map { (id: $0, rows: $1) }
  let leaving = difference.deletedSections.union(.init(difference.movedSections.keys))
  for index in leaving.reversed() { sections.remove(at: index) }
  let taken =
    difference.movedSections.map { (place: $1, origin: Optional($0)) }
    + difference.insertedSections.keys.map { (place: $0, origin: nil) }
  for (place, origin) in taken.sorted(by: { $0.place < $1.place }) {
    guard place <= sections.count, new.sections.indices.contains(place) else {
      return ["a section at \(place)"]
    }
    sections.insert(
      origin.map { (old.sections[$0].id, left[$0]) } ?? (new.sections[place].id, []), at: place)
  }
  guard sections.map(\.id) == new.sections.map(\.id) else { return ["other sections"] }
  // 3. Rows take their places.
  left = sections.map(\.rows)
  for section in left.indices {
    for row in new.rows[section].indices {
      let position = ListPosition(section: section, row: row)
      let isInserted = difference.insertedRows[section]?.contains(row) == true
      guard let id = moved[position] ?? (isInserted ? new.rows[section][row] : nil) else {
        continue
      }
      if row > left[section].count { return ["a row at \(position)"] }
      left[section].insert(id, at: row)
    }
  }
  return left == new.rows ? [] : ["\(left) are not \(new.rows)"]
}

/// The least number of rows that move from one list of rows to another one.
func leastMoves(from old: SnapshotModel, to new: SnapshotModel) -> Int {
  let oldRows = Dictionary(uniqueKeysWithValues: zip(old.sections.map(\.id), old.rows))
  let existed = Set(old.rows.flatMap(\.self))
  var moves = 0
  for (section, rows) in zip(new.sections, new.rows) {
    let common = rows.filter(existed.contains)
    let origins = common.compactMap { oldRows[section.id]?.firstIndex(of: $0) }
    // The length of the longest increasing subsequence that ends at each place.
    var lengths: [Int] = []
    for (place, origin) in origins.enumerated() {
      lengths.append(
        1 + ((0..<place).filter { origins[$0] < origin }.map { lengths[$0] }.max() ?? 0))
    }
    moves += common.count - (lengths.max() ?? 0)
  }
  return moves
}
