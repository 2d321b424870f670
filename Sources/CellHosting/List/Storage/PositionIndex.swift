import Foundation

/// The places of numbers among the items of a snapshot.
///
/// The first places are found by scanning the items, and later ones in an array: making it takes as
/// long as a few scans.
///
/// A snapshot owns its index, and shares it with its copies until one of them is changed. The lock
/// makes it safe to read copies on several threads, so the conformance is unchecked.
final class PositionIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var scanCount = 0

  /// The place of each number among all items, plus one; 0 for a number that is no item's.
  private var places: [UInt32]?

  /// The place at which the items of each section begin.
  private var starts: [Int] = []

  /// The number of places that are found by a scan.
  private static let scanLimit = 4

  /// Returns the section of a number, and its index there; `nil` for a missing one.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - sectionCount: The number of sections.
  ///   - numbers: Returns the numbers of the items of a section.
  func place(
    of number: UInt32, in sectionCount: Int, _ numbers: (Int) -> [UInt32]
  ) -> (section: Int, index: Int)? {
    lock.withLock {
      if scanCount < Self.scanLimit {
        scanCount += 1
        for section in 0..<sectionCount {
          if let index = numbers(section).place(of: number) { return (section, index) }
        }
        return nil
      }
      let places = self.places ?? makePlaces(sectionCount, numbers)
      guard Int(number) < places.count, places[Int(number)] > 0 else { return nil }
      let place = Int(places[Int(number)]) - 1
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= place { low = middle } else { high = middle }
      }
      return (low, place - starts[low])
    }
  }

  /// Forgets the places, which have changed.
  func reset() { lock.withLock { (scanCount, places) = (0, nil) } }

  private func makePlaces(_ sectionCount: Int, _ numbers: (Int) -> [UInt32]) -> [UInt32] {
    var places: [UInt32] = []
    starts = []
    var place = 0
    for section in 0..<sectionCount {
      starts.append(place)
      for number in numbers(section) {
        if Int(number) >= places.count {
          places.append(contentsOf: repeatElement(0, count: Int(number) + 1 - places.count))
        }
        place += 1
        places[Int(number)] = UInt32(place)
      }
    }
    self.places = places
    return places
  }
}
