import Foundation

/// Rows of a section as ranges, from the first to the last.
struct RowRanges: Sendable {
  /// The ranges, which do not touch each other.
  private(set) var ranges: [Range<Int>] = []

  /// The number of rows in the ranges before each one.
  private var counts: [Int] = []

  /// The number of rows.
  private(set) var count = 0

  /// Creates the rows of a range.
  init(_ range: Range<Int> = 0..<0) { if !range.isEmpty { append(range) } }

  /// Creates the union of rows in any form.
  ///
  /// - Parameters:
  ///   - rows: Some rows.
  ///   - others: Other rows, in order.
  init(_ rows: IndexSet, _ others: some Sequence<Int> = EmptyCollection<Int>()) {
    var left = rows.rangeView.makeIterator()
    var range = left.next()
    for row in others {
      while let next = range, next.lowerBound <= row {
        append(next)
        range = left.next()
      }
      append(row..<row + 1)
    }
    while let next = range {
      append(next)
      range = left.next()
    }
  }

  /// Adds rows, none of which is above the last one.
  private mutating func append(_ range: Range<Int>) {
    if let last = ranges.last, last.upperBound >= range.lowerBound {
      let end = max(last.upperBound, range.upperBound)
      ranges[ranges.count - 1] = last.lowerBound..<end
      count += end - last.upperBound
    } else {
      ranges.append(range)
      counts.append(count)
      count += range.count
    }
  }

  /// Returns the index of a row when these rows are removed; `nil` for one of these rows.
  func indexAfterRemoval(of row: Int) -> Int? {
    let place = placeOfFirstRange { $0.upperBound > row }
    if place == ranges.count { return row - count }
    return ranges[place].contains(row) ? nil : row - counts[place]
  }

  /// Returns the index of a row when these rows are inserted.
  ///
  /// The positions of these rows are those after the insertion.
  func indexAfterInsertion(of row: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      // The number of other rows above the range.
      let kept = ranges[middle].lowerBound - counts[middle]
      if kept <= row { low = middle + 1 } else { high = middle }
    }
    return row + (low == ranges.count ? count : counts[low])
  }

  /// Returns the place of the first range that meets a condition; all later ranges must meet it.
  private func placeOfFirstRange(_ condition: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(ranges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
