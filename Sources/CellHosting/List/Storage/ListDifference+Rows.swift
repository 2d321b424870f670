import CellConfiguration
import CellLayout
import Foundation

extension ListDifference {
  /// Adds the rows that are deleted, inserted or moved; as few as possible are moved.
  ///
  /// - Parameters:
  ///   - old: The numbers of the rows before, by section.
  ///   - new: The numbers of the rows after, by section.
  ///   - origins: The section before of each section after; `nil` for new ones.
  mutating func addRows(from old: [[UInt32]], to new: [[UInt32]], origins: [Int?]) {
    // 1. The rows between the first and the last difference of each section, before and after.
    var before: [(section: Int, rows: Range<Int>)] = []
    var after: [(section: Int, rows: Range<Int>)] = []
    for (index, origin) in origins.enumerated() {
      var rows = new[index].indices
      if let origin {
        let (start, end) = old[origin].commonEnds(with: new[index])
        before.append((origin, start..<old[origin].count - end))
        rows = start..<new[index].count - end
      }
      after.append((index, rows))
    }
    for section in deletedSections { before.append((section, old[section].indices)) }
    before.removeAll(where: \.rows.isEmpty)
    after.removeAll(where: \.rows.isEmpty)
    var places = NumberedPlaces(of: before, in: old)
    // 2. Rows that are new, in another section, or moved past others.
    var byDestination: [RowMove] = []
    for (section, rows) in after {
      var inserted = RangeBuilder()
      var kept: [RowMove] = []
      kept.reserveCapacity(rows.count)
      for row in rows {
        if let origin = places.take(new[section][row]) {
          kept.append(RowMove(from: origin, to: ListPosition(section: section, row: row)))
        } else {
          inserted.add(row)
        }
      }
      if !inserted.indices.isEmpty { insertedRows[section] = inserted.indices }
      if kept.isEmpty { continue }
      let origin = origins[section]
      var staying: [UInt32] = []
      staying.reserveCapacity(kept.count)
      for move in kept where move.source.section == origin {
        staying.append(UInt32(move.source.row))
      }
      let isInOrder = longestIncreasingSubsequence(of: staying)
      var place = 0
      for move in kept {
        if move.source.section == origin {
          place += 1
          if isInOrder[place - 1] { continue }
        }
        byDestination.append(move)
        places.setDestination(move.destination, of: new[section][move.destination.row])
      }
    }
    // 3. Rows that are gone, and moves in the order of their sources.
    var bySource: [RowMove] = []
    bySource.reserveCapacity(byDestination.count)
    before.sort { $0.section < $1.section }
    for (section, rows) in before {
      var deleted = RangeBuilder()
      for row in rows {
        switch places[old[section][row]] {
        case .kept: break
        case .source: deleted.add(row)
        case .destination(let position):
          bySource.append(RowMove(from: ListPosition(section: section, row: row), to: position))
        }
      }
      if !deleted.indices.isEmpty, !deletedSections.contains(section) {
        deletedRows[section] = deleted.indices
      }
    }
    setMoves(bySource: bySource, byDestination: byDestination)
  }
}

/// The positions of rows by their numbers, as an array from the smallest number to the largest.
///
/// At first they are the positions before a change. Those of rows that are found again are taken,
/// and those of moved rows are replaced by the positions after the change.
private struct NumberedPlaces {
  /// The state of a row that existed before.
  enum State {
    /// The row stays in order.
    case kept

    /// The row is not found.
    case source(ListPosition)

    /// The row moves.
    case destination(ListPosition)
  }

  /// The section, the row plus one, and whether both are those after the change; 0 for no position.
  private var positions: [UInt64]
  private var first: UInt32

  private static var movedBit: UInt64 { 1 << 63 }

  init(of rows: [(section: Int, rows: Range<Int>)], in numbers: [[UInt32]]) {
    var (least, most) = (UInt32.max, UInt32.min)
    for (section, rows) in rows {
      for number in numbers[section][rows] {
        least = min(least, number)
        most = max(most, number)
      }
    }
    first = least
    positions = Array(repeating: 0, count: least > most ? 0 : Int(most - least) + 1)
    for (section, rows) in rows {
      for row in rows {
        positions[Int(numbers[section][row] - first)] = Self.packed(
          ListPosition(section: section, row: row))
      }
    }
  }

  /// Returns the position before the change, once; `nil` for a new row.
  mutating func take(_ number: UInt32) -> ListPosition? {
    guard number >= first, Int(number - first) < positions.count else { return nil }
    let position = positions[Int(number - first)]
    positions[Int(number - first)] = 0
    return position == 0 ? nil : Self.unpacked(position)
  }

  /// Sets the position after the change of a row that was taken.
  mutating func setDestination(_ position: ListPosition, of number: UInt32) {
    positions[Int(number - first)] = Self.packed(position) | Self.movedBit
  }

  /// Returns the state of a row that existed before.
  subscript(number: UInt32) -> State {
    let position = positions[Int(number - first)]
    if position == 0 { return .kept }
    if position & Self.movedBit == 0 { return .source(Self.unpacked(position)) }
    return .destination(Self.unpacked(position & ~Self.movedBit))
  }

  private static func packed(_ position: ListPosition) -> UInt64 {
    UInt64(position.section) << 32 | UInt64(position.row + 1)
  }

  private static func unpacked(_ position: UInt64) -> ListPosition {
    ListPosition(section: Int(position >> 32), row: Int(position & 0xffff_ffff) - 1)
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

/// Returns, for each place, whether it belongs to a longest increasing subsequence of different
/// numbers.
func longestIncreasingSubsequence(of numbers: [UInt32]) -> [Bool] {
  // For each length, the smallest number that ends a subsequence of that length, and its place.
  var ends: [UInt32] = []
  var places: [Int32] = []
  var previous = [Int32](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    // Most numbers follow the largest one, or the largest but one.
    if let last = ends.last, last < number {
      low = high
    } else if high > 1, ends[high - 2] < number {
      low = high - 1
    }
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[place] = places[low - 1] }
    if low == ends.count {
      ends.append(number)
      places.append(Int32(place))
    } else {
      ends[low] = number
      places[low] = Int32(place)
    }
  }
  var isIncluded = [Bool](repeating: false, count: numbers.count)
  var next = Int(places.last ?? -1)
  while next >= 0 {
    isIncluded[next] = true
    next = Int(previous[next])
  }
  return isIncluded
}
