import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A list view whose data source is a table of numbers, which random edits change.
@MainActor
private final class NumberList {
  let view = HostedListView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  var numbers: [[Int]] = []

  private let registration = CellRegistration<ListCell, Int> { cell, _, number in
    cell.tag = number
  }

  init() {
    view.rows = .counts { [unowned self] in numbers.map(\.count) }
    view.cellProvider = { [unowned self] path, _ in
      view.hostedList.pool.dequeueConfiguredReusableCell(
        using: registration, for: path, item: numbers[path[0]][path[1]])
    }
  }

  var shown: [Int] { view.visibleRows.map(\.cell.tag) }

  /// The numbers that the list is expected to show: the rows around the offset, by the layout.
  var expected: [Int] {
    let list = view.updatedList
    return list.layout.items(in: list.visibleRect).compactMap { item in
      guard case .row(let position) = item,
        list.layout.frame(of: item).intersection(list.visibleRect).height > 0
      else { return nil }
      return numbers[position.section][position.row]
    }
  }
}

/// The laws of a list view: after any batch of edits by index paths, the list has the rows of its
/// data source, the selected rows are the same, and rows that stay keep their cells.
@MainActor
struct HostedListViewLawTests {
  @Test("Random batches of edits lead to the rows of the data source", arguments: 0..<40)
  func edits(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let list = NumberList()
    var next = 0
    func number() -> Int {
      next += 1
      return next
    }
    list.numbers = (0..<2).map { _ in (0..<4).map { _ in number() } }
    list.view.layoutIfNeeded()
    for _ in 0..<caseCount(60) {
      let old = list.numbers
      var selected = Set(list.view.selectedIndexPaths.map { old[$0[0]][$0[1]] })
      let cells = Dictionary(
        list.view.visibleRows.map { ($0.cell.tag, ObjectIdentifier($0.cell)) }
      ) { first, _ in first }
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        list.view.reloadData()
        list.numbers = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          (0..<Int.random(in: 0..<9, using: &random)).map { _ in number() }
        }
        selected = []
      case 1:
        list.view.contentOffset = CGPoint(x: 0, y: CGFloat.random(in: -50..<600, using: &random))
      case 2:
        list.view.hostedList.selectionRules.allowsMultipleSelection = true
        if let section = list.numbers.indices.randomElement(using: &random),
          let row = list.numbers[section].indices.randomElement(using: &random)
        {
          list.view.setSelected(true, at: IndexPath(indexes: [section, row]))
          selected.insert(list.numbers[section][row])
        }
      default:
        batch(list, &random, number)
        selected = selected.filter { number in list.numbers.contains { $0.contains(number) } }
      }
      list.view.layoutIfNeeded()
      let counts = (0..<list.view.numberOfSections).map { list.view.rowCount(inSection: $0) }
      #expect(counts == list.numbers.map(\.count))
      #expect(list.shown == list.expected)
      let now = Set(list.view.selectedIndexPaths.map { list.numbers[$0[0]][$0[1]] })
      #expect(now == selected)
      for (path, cell) in list.view.visibleRows {
        #expect(list.view.hostedList.pool.indexPath(for: cell) == path)
        #expect(cell.isSelected == selected.contains(cell.tag))
        if let old = cells[cell.tag] { #expect(ObjectIdentifier(cell) == old) }
      }
    }
  }

  /// Makes a batch of random edits of the list and of its data source.
  private func batch(
    _ list: NumberList, _ random: inout SplitMix64, _ number: () -> Int
  ) {
    list.view.performBatch {
      // Places before the update.
      var sections: [[Int]?] = list.numbers
      var moved: [(Int, from: IndexPath)] = []
      let removed = sections.indices.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
      for section in sections.indices where !removed.contains(section) {
        let rows = list.numbers[section]
        var kept: [Int] = []
        for (row, value) in rows.enumerated() {
          let path = IndexPath(indexes: [section, row])
          switch Int.random(in: 0..<6, using: &random) {
          case 0: list.view.change { $0.deletedRows.append(path) }
          case 1: moved.append((value, path))
          default: kept.append(value)
          }
        }
        sections[section] = kept
      }
      list.view.change { $0.deletedSections += removed }
      for section in removed { sections[section] = nil }
      var new = sections.compactMap { $0 }
      // Places after the update: sections first, then rows from the top.
      if Bool.random(using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        new.insert((0..<2).map { _ in number() }, at: place)
        list.view.change { $0.insertedSections.append(place) }
      }
      if new.isEmpty {
        list.view.change { $0.deletedRows += moved.map(\.from) }
      } else {
        let inserted = (0..<Int.random(in: 0..<3, using: &random)).map { _ in number() }
        for value in inserted + moved.map(\.0) {
          let section = new.indices.randomElement(using: &random) ?? 0
          new[section].insert(value, at: Int.random(in: 0...new[section].count, using: &random))
        }
        func place(_ value: Int) -> IndexPath {
          let section = new.firstIndex { $0.contains(value) } ?? 0
          return IndexPath(indexes: [section, new[section].firstIndex(of: value) ?? 0])
        }
        list.view.change { $0.insertedRows += inserted.map(place) }
        for (value, origin) in moved {
          list.view.change { $0.movedRows.append((origin, place(value))) }
        }
      }
      list.numbers = new
    }
  }
}
