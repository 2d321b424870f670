import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Random histories of snapshots, made in sections of trees as well.
struct SnapshotLawTests {
  typealias Snapshot = ListSnapshot<Int, Int>

  /// A snapshot and its model, which change together.
  struct Pair {
    var snapshot = Snapshot()
    var model = SnapshotModel()
    var next = 0

    mutating func newIDs(_ count: Int) -> [Int] {
      next += count
      return Array(next - count..<next)
    }

    mutating func change(_ random: inout RandomSource) {
      func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
      let items = model.allItems.map(\.id)
      let section = model.sections.randomElement(using: &random)?.id
      let position = model.rows.enumerated().flatMap { section, rows in
        rows.indices.map { ListPosition(section: section, row: $0) }
      }.randomElement(using: &random)
      guard let section, let item = items.randomElement(using: &random),
        let other = items.randomElement(using: &random), let position
      else {
        return add(to: section ?? addSection(at: 0))
      }
      let new = newIDs(number(1..<4))
      switch number(0..<16) {
      case 0: add(to: section)
      case 1:
        snapshot.insertItems(new, beforeItem: item)
        model.insert(new.map { .init(id: $0) }, before: item)
      case 2:
        snapshot.insertItems(new, afterItem: item)
        model.insert(new.map { .init(id: $0) }, after: item)
      case 3:
        let deleted = items.shuffled(using: &random).prefix(number(0..<7))
        snapshot.deleteItems(Array(deleted))
        model.delete(Array(deleted))
      case 4, 5:
        let isAbove = number(0..<2) == 0
        if isAbove {
          snapshot.moveItem(item, beforeItem: other)
        } else {
          snapshot.moveItem(item, afterItem: other)
        }
        if model.path(to: other).contains(item) { return }
        guard let moved = model.take(item) else { return }
        if isAbove {
          model.insert([moved], before: other)
        } else {
          model.insert([moved], after: other)
        }
      case 6, 7, 8: moveRow(from: position, &random)
      case 9, 10, 11:
        let isExpanded = number(0..<3) > 0
        snapshot.setExpanded(isExpanded, item)
        model.update(item) { $0.isExpanded = isExpanded }
      case 12:
        var outline = snapshot.sectionSnapshot(
          for: snapshot.sectionIdentifier(containingItem: item) ?? section)
        outline.append(new, to: item)
        snapshot.setSectionSnapshot(
          outline, for: snapshot.sectionIdentifier(containingItem: item) ?? section)
        model.update(item) { $0.children += new.map { .init(id: $0) } }
      case 13:
        snapshot.reconfigureItems([item])
        model.marked.insert(item)
      case 14: changeSections(section, &random)
      default:
        snapshot = snapshot.withoutMarks
        model.marked = []
      }
    }

    private mutating func add(to section: Int) {
      let new = newIDs(3)
      snapshot.appendItems(new, toSection: section)
      for index in model.sections.indices where model.sections[index].id == section {
        model.sections[index].items += new.map { .init(id: $0) }
      }
    }

    @discardableResult
    private mutating func addSection(at index: Int) -> Int {
      let new = newIDs(1)
      if index < model.sections.count {
        snapshot.insertSections(new, beforeSection: model.sections[index].id)
      } else {
        snapshot.appendSections(new)
      }
      model.sections.insert(.init(id: new[0]), at: index)
      return new[0]
    }

    private mutating func moveRow(from source: ListPosition, _ random: inout RandomSource) {
      let count = model.item(model.rows[source.section][source.row])?.visible.count ?? 0
      #expect(snapshot.visibleSubtreeCount(at: source) == count)
      let section = Int.random(in: 0..<model.sections.count, using: &random)
      let most = model.rows[section].count - (section == source.section ? count : 0)
      let target = ListPosition(section: section, row: .random(in: 0...most, using: &random))
      snapshot.moveRow(from: source, to: target)
      model.moveRow(from: source, to: target)
    }

    private mutating func changeSections(_ section: Int, _ random: inout RandomSource) {
      guard let index = model.sections.firstIndex(where: { $0.id == section }) else { return }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: addSection(at: .random(in: 0...model.sections.count, using: &random))
      case 1 where model.sections.count > 3:
        snapshot.deleteSections([section])
        model.sections.remove(at: index)
        model.delete([])
      default:
        guard let other = model.sections.randomElement(using: &random), other.id != section
        else { return }
        snapshot.moveSection(section, afterSection: other.id)
        let moved = model.sections.remove(at: index)
        let target = model.sections.firstIndex { $0.id == other.id } ?? 0
        model.sections.insert(moved, at: target + 1)
      }
    }
  }

  @Test(
    "A snapshot follows sections of trees through any history",
    arguments: someCases(0..<20))
  func history(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var pair = Pair()
    for step in 0..<60 {
      pair.change(&random)
      let problems = pair.model.problems(pair.snapshot)
      guard problems.isEmpty else {
        Issue.record("step \(step): \(problems)")
        return
      }
      var rebuilt = pair.model.snapshot
      rebuilt.reconfigureItems(pair.snapshot.reconfiguredItemIdentifiers)
      #expect(rebuilt == pair.snapshot && pair.snapshot == rebuilt)
    }
  }

  @Test("Differences lead from old rows to new ones with the fewest moves", arguments: 0..<30)
  func differences(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var pair = Pair()
    for _ in 0..<20 { pair.change(&random) }
    for _ in 0..<20 {
      let old = pair
      for _ in 0..<Int.random(in: 0..<5, using: &random) { pair.change(&random) }
      let least = leastMoves(from: old.model, to: pair.model)
      for new in [pair.snapshot, pair.model.snapshot] {
        let difference = new.difference(from: old.snapshot)
        #expect(problems(difference, from: old.model, to: pair.model) == [])
        #expect(difference.movedRows.count == least)
        let back = old.snapshot.difference(from: new)
        #expect(problems(back, from: pair.model, to: old.model) == [])
      }
    }
  }

  @Test("The checks find a snapshot that is otherwise, and a difference that leaves a row out")
  func liars() {
    var random = RandomSource(seed: 3)
    var pair = Pair()
    for _ in 0..<40 { pair.change(&random) }
    let (old, model) = (pair, pair.model)
    for item in model.allItems.map(\.id) {
      var liar = pair.snapshot
      liar.setExpanded(!liar.isExpanded(item), item)
      #expect(!model.problems(liar).isEmpty)
      #expect(liar != pair.snapshot)
      liar = pair.snapshot
      liar.deleteItems([item])
      #expect(!model.problems(liar).isEmpty)
    }
    let shuffled = pair.snapshot.itemIdentifiers.shuffled(using: &random)
    for item in shuffled.prefix(5) where model.path(to: item).count == 1 {
      pair.snapshot.moveItem(item, beforeItem: shuffled[0])
    }
    var difference = old.snapshot.difference(from: pair.snapshot)
    difference.insertedRows[0, default: []].insert(0)
    #expect(!problems(difference, from: old.model, to: old.model).isEmpty)
  }

  @Test("A flat section keeps the outline whose visible rows it has", arguments: 0..<20)
  func keptOutlines(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var pair = Pair()
    for _ in 0..<60 { pair.change(&random) }
    let old = pair.snapshot.withoutMarks
    var flat = Snapshot()
    for section in old.sectionIdentifiers {
      flat.appendSections([section])
      flat.appendItems(old.itemIdentifiers(inSection: section))
    }
    #expect(flat.keepingOutlines(of: old) == old)
    // An item more, and the section is flat.
    guard let section = flat.sectionIdentifiers.last else { return }
    flat.appendItems([-1], toSection: section)
    let outline = flat.keepingOutlines(of: old).sectionSnapshot(for: section)
    #expect(outline.items == old.itemIdentifiers(inSection: section) + [-1])
  }

  @Test("Marks of skipped snapshots count for what still exists")
  func skippedMarks() {
    var first = Snapshot()
    first.appendSections([0, 1])
    first.appendItems([1, 2, 3], toSection: 0)
    first.reconfigureItems([1, 2])
    first.reloadItems([3])
    first.reconfigureSections([1])
    first.reloadSections([0, 1])
    var second = Snapshot()
    second.appendSections([1])
    second.appendItems([4, 3, 2])
    second.reconfigureItems([4])
    second.addMarks(ofSkipped: first)
    #expect(second.reconfiguredItemIdentifiers == [4, 2])
    #expect(second.reloadedItemIdentifiers == [3])
    #expect(second.reconfiguredSectionIdentifiers == [1])
    #expect(second.reloadedSectionIdentifiers == [1])
  }

  @Test("A snapshot that changes forever does not grow, and looks up items as before")
  func compaction() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    for first in stride(from: 0, to: 20_000, by: 100) {
      snapshot.appendItems(Array(first + 100..<first + 200))
      snapshot.deleteItems(Array(first..<first + 100))
      let old = snapshot
      snapshot = snapshot.withoutMarks
      #expect(snapshot == old && snapshot.difference(from: old).isEmpty)
    }
    #expect(snapshot.itemIdentifiers == Array(20_000..<20_100))
    for (row, id) in snapshot.itemIdentifiers.enumerated() {
      #expect(snapshot.indexOfItem(id) == row)
    }
  }
}
