import AllocationCounter
import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation

/// Compares the time to change a list of 100,000 rows with the time to make a dictionary of them.
///
/// Each figure is the median of several runs in the processor time of the thread, divided by the
/// time to make a dictionary from as many identifiers in the same run. For strings, limits are
/// three times as high.
@MainActor
struct ListBenchmarks {
  private static let count = 100_000
  private static let runCount = 7

  func report(_ misses: inout Misses) {
    let numbers = Array(0..<Self.count)
    let dictionary = median { _ in { makeDictionary(of: numbers) } }
    report(
      "Int", numbers, Array(Self.count..<2 * Self.count), (dictionary, factor: 1), &misses)
    // Strings of 36 bytes, as unique identifiers are written.
    let texts = (0..<2 * Self.count).map { String(format: "%08x-0000-4000-8000-%012x", $0, $0) }
    let (ids, others) = (Array(texts.prefix(Self.count)), Array(texts.suffix(Self.count)))
    let dictionaryOfTexts = median { _ in { makeDictionary(of: ids) } }
    report("strings", ids, others, (dictionaryOfTexts, factor: 3), &misses)
    reportScrolling(&misses)
    reportMillion(&misses)
    ListDifferenceRace().report(&misses)
  }

  /// Prints the number of allocations of applying a change of one row.
  func reportCounts() {
    let list = HostedList<Int, Int>.filled(Array(0..<1_000))
    var next = 0
    func apply() {
      var snapshot = list.snapshot
      snapshot.deleteItems([next])
      next += 1
      list.apply(snapshot)
      list.update()
    }
    for _ in 0..<100 { apply() }
    print(String(format: "apply a snapshot without one row: %.0f allocations", allocations(apply)))
  }

  private func report<ID: Hashable & Sendable>(
    _ name: String, _ ids: [ID], _ others: [ID], _ limit: (dictionary: Double, factor: Double),
    _ misses: inout Misses
  ) {
    let (dictionary, factor) = limit
    print(String(format: "  %@: a dictionary in %.2f ms", name, dictionary / 1e6))
    func row(_ title: String, _ limit: Double, _ time: Double) {
      let (ratio, limit) = (time / dictionary, limit * factor)
      print(
        "  \((name + ", " + title).padded(to: 52)) "
          + String(format: "%6.3f of at most %.2f (%.3f ms)", ratio, limit, time / 1e6)
          + misses.mark(unless: ratio <= limit))
    }
    /// Measures applying a snapshot that a closure makes from the shown one.
    func apply(
      _ title: String, _ limit: Double,
      _ change: @escaping (ListSnapshot<Int, ID>) -> ListSnapshot<Int, ID>
    ) {
      let time = median { _ in
        let list = HostedList<Int, ID>.filled(ids)
        let new = change(list.snapshot)
        return {
          list.apply(new)
          list.update()
        }
      }
      row(title, limit, time)
    }
    /// Measures two ways to apply a change: with a changed copy, and with a new snapshot.
    func apply(
      _ title: String, _ limits: (derived: Double, rebuilt: Double),
      _ items: @escaping ([ID]) -> [ID],
      _ change: @escaping (inout ListSnapshot<Int, ID>) -> Void
    ) {
      apply(title, limits.derived) {
        var new = $0
        change(&new)
        return new
      }
      apply(title + ", built anew", limits.rebuilt) { .filled(items($0.itemIdentifiers)) }
    }
    let middle = ids.count / 2
    apply("one row deleted", (0.05, 0.1)) {
      $0.filter { $0 != ids[middle] }
    } _: {
      $0.deleteItems([ids[middle]])
    }
    apply("one row inserted", (0.05, 0.1)) { items in
      var items = items
      items.insert(others[0], at: middle)
      return items
    } _: {
      $0.insertItems([others[0]], beforeItem: ids[middle])
    }
    apply("one row reconfigured", 0.05) {
      var new = $0
      new.reconfigureItems([ids[3]])
      return new
    }
    apply("the same snapshot", 0.05) { $0 }
    apply("an equal snapshot built anew", 0.1) { _ in .filled(ids) }
    var random = SystemRandomNumberGenerator()
    let moved = ids.indices.shuffled(using: &random).prefix(ids.count / 10)
    let targets = moved.map { _ in Int.random(in: 0..<ids.count) }
    var tenth = ids
    for (source, target) in zip(moved, targets) { tenth.swapAt(source, target) }
    let shuffled = ids.shuffled()
    for (title, limit, items) in [
      ("a tenth moved", 4.0, tenth), ("shuffled", 12, shuffled), ("all replaced", 3, others),
    ] {
      apply(title, limit) { _ in .filled(items) }
      apply(title + ", as a changed copy", limit) {
        var new = $0
        new.deleteAllItems()
        new.appendSections([0])
        new.appendItems(items)
        return new
      }
    }
    /// Measures a change of a snapshot alone.
    func edit(
      _ title: String, _ limit: Double, _ change: @escaping (inout ListSnapshot<Int, ID>) -> Void
    ) {
      let filled = ListSnapshot<Int, ID>.filled(ids)
      let time = median { _ in
        var snapshot = filled
        return {
          change(&snapshot)
          blackHole(snapshot)
        }
      }
      row(title, limit, time)
    }
    let some = stride(from: 0, to: ids.count, by: 10).map { ids[$0] }
    edit("snapshot: a tenth deleted", 0.3) { $0.deleteItems(some) }
    edit("snapshot: a tenth reconfigured", 0.3) { $0.reconfigureItems(some) }
    edit("snapshot: 1,000 moves", 4) {
      for index in 0..<1_000 { $0.moveItem(ids[index * 97], beforeItem: ids[index * 31 + 50_001]) }
    }
    edit("snapshot: 10,000 sections appended", 1) { $0.appendSections(Array(1...10_000)) }
    let bytes = keptBytes { HostedList<Int, ID>.filled(ids) } / Double(ids.count)
    let limit = factor == 1 ? 40.0 : 48
    print(
      "  \((name + ", kept memory").padded(to: 52)) "
        + String(format: "%6.1f bytes a row of at most %.0f", bytes, limit)
        + misses.mark(unless: bytes <= limit))
  }

  private func reportScrolling(_ misses: inout Misses) {
    func frame(_ count: Int, drawing: Bool = false) -> Double {
      let list = HostedList<Int, Int>.filled(Array(0..<count))
      list.contentOffset = 1_000
      list.update()
      return median(runs: 201) { _ in
        {
          list.scroll(by: 10)
          let update = list.update()
          if drawing {
            blackHole(list.displayList(in: CGRect(origin: .zero, size: list.size)))
          }
          blackHole(update)
        }
      }
    }
    let (short, long, drawn) = (frame(1_000), frame(100_000), frame(100_000, drawing: true))
    for (title, ratio, limit) in [
      ("a frame at 100,000 rows to one at 1,000", long / short, 1.3),
      ("a frame with its display list to one without", drawn / long, 2.5),
    ] {
      print(
        "  \(title.padded(to: 52)) " + String(format: "%6.2f of at most %.1f", ratio, limit)
          + misses.mark(unless: ratio <= limit))
    }
  }

  private func reportMillion(_ misses: inout Misses) {
    func deletion(_ count: Int) -> Double {
      let list = HostedList<Int, Int>.filled(Array(0..<count))
      return median(runs: 9) { run in
        var new = list.snapshot
        new.deleteItems([count / 2 + run])
        return {
          list.apply(new)
          list.update()
        }
      }
    }
    let ratio = deletion(1_000_000) / deletion(100_000)
    print(
      "  \("deleting of a million to deleting of 100,000".padded(to: 52)) "
        + String(format: "%6.2f of at most 10", ratio) + misses.mark(unless: ratio <= 10))
  }
}

/// Makes a dictionary from identifiers.
///
/// A closure on the main actor would check for each of them that it runs there.
private func makeDictionary<ID: Hashable>(of ids: [ID]) {
  blackHole(Dictionary(uniqueKeysWithValues: ids.lazy.map { ($0, $0) }))
}

/// Returns the median time of runs that a closure prepares.
@MainActor
func median(runs: Int = 7, _ prepare: (Int) -> () -> Void) -> Double {
  let times = (0..<runs).map { run in
    let work = prepare(run)
    let start = threadTime()
    work()
    return threadTime() - start
  }.sorted()
  return times[runs / 2]
}

/// Returns the bytes that a value keeps.
@MainActor
private func keptBytes<Value>(_ make: () -> Value) -> Double {
  let before = heap_bytes()
  let value = make()
  let after = heap_bytes()
  blackHole(value)
  return Double(after - before)
}

extension ListSnapshot where SectionID == Int {
  /// A snapshot with one section.
  static func filled(_ ids: [ItemID]) -> ListSnapshot {
    var snapshot = ListSnapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    return snapshot
  }
}

extension HostedList where SectionID == Int {
  /// A list on display that shows one section.
  static func filled(_ ids: [ItemID]) -> HostedList {
    let registration = CellRegistration<ListCell, ItemID> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = "\(id)"
      cell.contentConfiguration = content
    }
    let list = HostedList(ListConfiguration(appearance: .plain)) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    list.size = CGSize(width: 390, height: 844)
    list.apply(ListSnapshot.filled(ids))
    list.update()
    return list
  }
}
