import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// Compares the difference of two snapshots with Paul Heckel's algorithm of 1978, which most list
/// toolkits use.
///
/// That algorithm is linear, but it often moves all the rows that one row passes. Both algorithms
/// begin with the identifiers of a section before and after, in snapshots that are made from one
/// another and in arrays.
@MainActor
struct ListDifferenceRace {
  private static let count = 100_000

  func report(_ misses: inout Misses) {
    let old = Array(0..<Self.count)
    var oneMoved = old
    oneMoved.insert(oneMoved.remove(at: 90_000), at: 10)
    var tenth = old
    for _ in 0..<Self.count / 20 {
      tenth.swapAt(.random(in: 0..<Self.count), .random(in: 0..<Self.count))
    }
    for (title, new) in [
      ("one row moved", oneMoved), ("a tenth moved", tenth), ("shuffled", old.shuffled()),
      ("all replaced", Array(Self.count..<2 * Self.count)),
    ] {
      race(title, from: old, to: new, &misses)
    }
  }

  private func race(_ title: String, from old: [Int], to new: [Int], _ misses: inout Misses) {
    let before = ListSnapshot<Int, Int>.filled(old)
    var after = before
    after.deleteAllItems()
    after.appendSections([0])
    after.appendItems(new)
    let ours = median { _ in { blackHole(after.difference(from: before)) } }
    let theirs = median { _ in { blackHole(HeckelDifference(from: old, to: new)) } }
    let moves = after.difference(from: before).movedRows.count
    let theirMoves = HeckelDifference(from: old, to: new).moved.count
    print(
      "  \(("difference, " + title).padded(to: 52)) "
        + String(
          format: "%6.2f of Heckel's time (%.2f ms), %d moves, Heckel %d", ours / theirs,
          ours / 1e6, moves, theirMoves)
        + misses.mark(unless: ours < theirs && moves <= theirMoves))
  }
}

/// The changes between two arrays of different elements, by Heckel's algorithm.
private struct HeckelDifference<ID: Hashable> {
  /// An element of either array, with its index in each.
  private struct Symbol {
    var oldIndex: Int?
    var newIndex: Int?
  }

  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []

  init(from old: [ID], to new: [ID]) {
    // 1. and 2. The symbols of both arrays, in a table.
    var table: [ID: Symbol] = [:]
    table.reserveCapacity(max(old.count, new.count))
    for (index, id) in new.enumerated() { table[id, default: Symbol()].newIndex = index }
    for (index, id) in old.enumerated() { table[id, default: Symbol()].oldIndex = index }
    // 3. to 5. Identifiers are unique, so equal ones are the same element.
    let origins = new.map { table[$0]?.oldIndex }
    let destinations = old.map { table[$0]?.newIndex }
    // 6. Elements that are only in one array, and offsets by those before.
    var deletedBefore = [Int](repeating: 0, count: old.count)
    for (index, destination) in destinations.enumerated() {
      deletedBefore[index] = deleted.count
      if destination == nil { deleted.append(index) }
    }
    for (index, origin) in origins.enumerated() {
      guard let origin else {
        inserted.append(index)
        continue
      }
      if origin - deletedBefore[origin] + inserted.count != index { moved.append((origin, index)) }
    }
  }
}
