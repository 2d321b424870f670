import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Changes of so many rows that a layout builds a section again.
struct LargeDifferenceTests {
  typealias Snapshot = ListSnapshot<Int, Int>

  private static func snapshot(_ sections: [[Int]]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private static func layout(_ snapshot: Snapshot, measured: (Int) -> Bool) -> ListLayout {
    var layout = ListLayout(
      ListConfiguration(appearance: .insetGrouped),
      sections: snapshot.sectionIdentifiers.map {
        ListSection(rowCount: snapshot.numberOfItems(inSection: $0))
      }, width: 390, context: LayoutContext())
    for (section, id) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: id).enumerated() where measured(item) {
        layout.setHeight(CGFloat(30 + item % 37), of: .row(section: section, row: row))
      }
    }
    return layout
  }

  /// Changes of sections of 2,000, 500 and no items.
  static let changes: [(String, @Sendable ([[Int]], inout RandomSource) -> [[Int]])] = [
    ("shuffled", { sections, random in sections.map { $0.shuffled(using: &random) } }),
    ("replaced", { sections, _ in sections.map { $0.map { $0 + 10_000 } } }),
    (
      "a third deleted",
      { sections, random in
        sections.map { $0.filter { _ in Int.random(in: 0..<3, using: &random) > 0 } }
      }
    ),
    ("inserted", { sections, _ in sections.map { $0.flatMap { [$0, $0 + 10_000] } } }),
    ("exchanged", { sections, _ in [sections[1], sections[2], sections[0]] }),
    (
      "mixed",
      { sections, random in
        let all = (sections.flatMap(\.self) + Array(10_000..<11_000)).shuffled(using: &random)
        return [Array(all[..<700]), Array(all[700..<2_000]), Array(all[2_000..<3_000])]
      }
    ),
    ("emptied", { sections, _ in [[], sections[1], sections[0].reversed()] }),
  ]

  @Test("A layout follows changes of many rows", arguments: changes.indices)
  func manyRows(_ index: Int) {
    var random = RandomSource(seed: UInt64(index))
    let sections = [Array(0..<2_000), Array(2_000..<2_500), []]
    let old = Self.snapshot(sections)
    let new = Self.snapshot(Self.changes[index].1(sections, &random))
    var layout = Self.layout(old, measured: { _ in true })
    layout.apply(new.difference(from: old), visible: CGRect(x: 0, y: 900, width: 390, height: 500))
    let expected = Self.layout(new, measured: { $0 < 10_000 })
    #expect(layout.contentSize == expected.contentSize)
    for section in 0..<3 {
      #expect(layout.rowCount(inSection: section) == expected.rowCount(inSection: section))
      for row in 0..<expected.rowCount(inSection: section) {
        let item = ListItem.row(section: section, row: row)
        #expect(layout.frame(of: item) == expected.frame(of: item))
        #expect(layout.isExact(item) == expected.isExact(item))
      }
    }
  }

  @Test("Inserting and deleting many rows at once is the same as one after the other")
  func ranges() {
    var random = RandomSource(seed: 5)
    for _ in 0..<20 {
      let start = Self.snapshot([Array(0..<300)])
      var atOnce = Self.layout(start, measured: { $0 % 3 > 0 })
      var single = atOnce
      let (row, count) = (
        Int.random(in: 0...300, using: &random), Int.random(in: 1...400, using: &random)
      )
      let position = ListPosition(section: 0, row: row)
      atOnce.insertRows(count, at: position)
      for _ in 0..<count { single.insertRows(at: position) }
      let deleted = Int.random(in: 0...300 + count - row, using: &random)
      atOnce.deleteRows(deleted, at: position)
      for _ in 0..<deleted { single.deleteRows(at: position) }
      #expect(atOnce.contentSize == single.contentSize)
      for row in 0..<single.rowCount(inSection: 0) {
        let item = ListItem.row(section: 0, row: row)
        #expect(atOnce.frame(of: item) == single.frame(of: item))
        #expect(atOnce.isExact(item) == single.isExact(item))
      }
    }
  }

  @Test("Marked rows of a difference are measured again, few or many", arguments: [3, 1_500])
  func changedRows(_ count: Int) {
    let old = Self.snapshot([Array(0..<2_000)])
    var new = old
    new.reconfigureItems(Array(100..<100 + count))
    let difference = new.difference(from: old)
    #expect(difference.changedRows == [0: IndexSet(integersIn: 100..<100 + count)])
    var layout = Self.layout(old, measured: { _ in true })
    let height = layout.contentSize.height
    layout.apply(difference, visible: CGRect(x: 0, y: 0, width: 390, height: 500))
    #expect(layout.contentSize.height == height)
    for row in 0..<2_000 {
      #expect(layout.isExact(.row(section: 0, row: row)) == !(100..<100 + count ~= row))
    }
  }

  @Test("Moves of a difference can be read, changed and compared as a dictionary")
  func moves() {
    let old = Self.snapshot([[1, 2, 3, 4]])
    var difference = Self.snapshot([[4, 1, 2, 3]]).difference(from: old)
    let (first, last) = (ListPosition(section: 0, row: 0), ListPosition(section: 0, row: 3))
    #expect(difference.movedRows == [last: first])
    var written = ListDifference()
    written.movedRows[last] = first
    #expect(written == difference && written.hashValue == difference.hashValue)
    difference.movedRows[last] = nil
    #expect(difference.isEmpty && difference != written)
  }
}
