import CellConfiguration
import CellLayout
import Foundation

/// The rows between the first and the last difference of a section, before or after a change.
struct ChangedRows {
  let section: Int

  /// The first of the rows.
  let start: Int

  /// The numbers of the rows.
  let numbers: ArraySlice<UInt32>

  /// The position of the first row.
  fileprivate var first: PackedPosition {
    PackedPosition(ListPosition(section: section, row: start))
  }
}

extension ListDifference {
  /// Adds the rows that are deleted, inserted or moved; as few as possible are moved.
  ///
  /// - Parameters:
  ///   - before: The rows before.
  ///   - after: The rows after, by section.
  ///   - origins: The section before of each section after; `nil` for new ones.
  mutating func addRows(from before: [ChangedRows], to after: [ChangedRows], origins: [Int?]) {
    let before = before.filter { !$0.numbers.isEmpty }.sorted { $0.section < $1.section }
    var places = NumberedPlaces(of: before)
    // 1. Rows that are new, in another section, or moved past others.
    var byDestination: [RowMove] = []
    for rows in after where !rows.numbers.isEmpty {
      var inserted = RangeBuilder()
      var staying: [UInt32] = []
      staying.reserveCapacity(rows.numbers.count)
      let origin = origins[rows.section] ?? -1
      var row = rows.start
      for number in rows.numbers {
        let source = places[number]
        if source == .none {
          inserted.add(row)
        } else if source.section == origin {
          staying.append(UInt32(source.row))
        }
        row += 1
      }
      if !inserted.indices.isEmpty { insertedRows[rows.section] = inserted.indices }
      let isInOrder = longestIncreasingSubsequence(of: staying)
      var place = 0
      row = rows.start
      for number in rows.numbers {
        let source = places[number]
        if source.section == origin, source != .none, isInOrder[place] {
          places[number] = .none
        } else if source != .none {
          let destination = ListPosition(section: rows.section, row: row)
          byDestination.append(RowMove(from: source.position, to: destination))
          places[number] = PackedPosition(destination, isAfter: true)
        }
        if source.section == origin, source != .none { place += 1 }
        row += 1
      }
    }
    // 2. Rows that are gone, and moves in the order of their sources.
    var bySource: [RowMove] = []
    bySource.reserveCapacity(byDestination.count)
    for rows in before {
      var deleted = RangeBuilder()
      var row = rows.start
      for number in rows.numbers {
        let place = places[number]
        if place.isAfter {
          bySource.append(
            RowMove(
              from: ListPosition(section: rows.section, row: row), to: place.position))
        } else if place != .none {
          deleted.add(row)
        }
        row += 1
      }
      if !deleted.indices.isEmpty, !deletedSections.contains(rows.section) {
        deletedRows[rows.section] = deleted.indices
      }
    }
    setMoves(bySource: bySource, byDestination: byDestination)
  }
}

/// The position of a row before or after a change in eight bytes, or none.
private struct PackedPosition: Equatable {
  /// The section, the row plus one, and whether both are those after the change.
  private var bits: UInt64

  static var none: PackedPosition { PackedPosition(bits: 0) }
  private static var afterBit: UInt64 { 1 << 63 }

  private init(bits: UInt64) { self.bits = bits }

  init(_ position: ListPosition, isAfter: Bool = false) {
    bits = UInt64(position.section) << 32 | UInt64(position.row + 1)
    if isAfter { bits |= Self.afterBit }
  }

  /// Whether the position is the one after the change.
  var isAfter: Bool { bits & Self.afterBit != 0 }

  var section: Int { Int((bits & ~Self.afterBit) >> 32) }
  var row: Int { Int(bits & 0xffff_ffff) - 1 }
  var position: ListPosition { ListPosition(section: section, row: row) }

  /// The position of the next row.
  var next: PackedPosition { PackedPosition(bits: bits + 1) }
}

/// The positions of rows by their numbers, as an array from the smallest number to the largest.
///
/// At first they are the positions before a change. Those of rows that stay in order are removed,
/// and those of moved rows are replaced by the positions after the change.
private struct NumberedPlaces {
  private var positions: [PackedPosition]
  private var first: UInt32

  init(of changed: [ChangedRows]) {
    let least = changed.compactMap { $0.numbers.min() }.min() ?? 0
    let last = changed.compactMap { $0.numbers.max() }.max()
    first = least
    positions = Array(repeating: .none, count: last.map { Int($0 - least) + 1 } ?? 0)
    for rows in changed {
      var position = rows.first
      for number in rows.numbers {
        positions[Int(number - first)] = position
        position = position.next
      }
    }
  }

  /// The position of the row with a number; none for other numbers.
  subscript(number: UInt32) -> PackedPosition {
    get {
      guard number >= first, Int(number - first) < positions.count else { return .none }
      return positions[Int(number - first)]
    }
    set { positions[Int(number - first)] = newValue }
  }
}

/// Collects increasing numbers as ranges.
struct RangeBuilder {
  private var finished = IndexSet()
  private var range = 0..<0

  /// Adds a number that is larger than all before.
  mutating func add(_ number: Int) {
    if number == range.upperBound, !range.isEmpty {
      range = range.lowerBound..<number + 1
    } else {
      if !range.isEmpty { finished.insert(integersIn: range) }
      range = number..<number + 1
    }
  }

  /// The numbers.
  var indices: IndexSet {
    var indices = finished
    if !range.isEmpty { indices.insert(integersIn: range) }
    return indices
  }
}

extension [UInt32] {
  /// Returns the indices of the elements that a set contains.
  func places(of numbers: NumberSet) -> IndexSet {
    var places = RangeBuilder()
    for (index, number) in enumerated() where numbers.contains(number) { places.add(index) }
    return places.indices
  }
}
