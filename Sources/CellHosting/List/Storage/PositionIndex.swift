import Foundation

/// The places of numbers among the items of a snapshot.
///
/// The first places are found by scanning the items, and later ones in an array: making it takes as
/// long as a few scans. When a few items change, the array is kept, and other items are searched
/// for near the places that they had.
///
/// A snapshot owns its index, and shares it with its copies until one of them is changed. The lock
/// makes it safe to read copies on several threads, so the conformance is unchecked.
final class PositionIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var scanCount = 0

  /// The place of each number among all items, plus one; 0 for a number without an item.
  private var places: [UInt32]?

  /// The place at which the items of each section begin.
  private var starts: [Int] = []

  /// The most places by which items have moved in their sections since the array was made, except
  /// those that were moved themselves.
  private var shift = 0

  /// The number of places up to which scans are faster than making an array of all places.
  static var scanLimit: Int { 4 }

  /// The shift at which a new array is made.
  private static var shiftLimit: Int { 1024 }

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
      if scanCount >= Self.scanLimit {
        // Items that were moved or inserted have no places in the array.
        if places == nil || scanCount >= 4 * Self.scanLimit { makePlaces(sectionCount, numbers) }
        if let place = recordedPlace(of: number) {
          let near = numbers(place.section).place(of: number, near: place.index, within: shift)
          if let near { return (place.section, near) }
        }
        if shift == 0 { return nil }
      }
      scanCount += 1
      for section in 0..<sectionCount {
        if let index = numbers(section).place(of: number) { return (section, index) }
      }
      return nil
    }
  }

  /// Forgets the places, which have changed.
  func reset() { lock.withLock { (scanCount, places) = (0, nil) } }

  /// Records that other items move by some places at most in their sections.
  func shift(by count: Int) {
    lock.withLock {
      shift += count
      if shift > Self.shiftLimit { places = nil }
    }
  }

  /// Returns the place of a number when the array was made.
  private func recordedPlace(of number: UInt32) -> (section: Int, index: Int)? {
    guard let places, Int(number) < places.count, places[Int(number)] > 0 else { return nil }
    let place = Int(places[Int(number)]) - 1
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return (low, place - starts[low])
  }

  private func makePlaces(_ sectionCount: Int, _ numbers: (Int) -> [UInt32]) {
    var places: [UInt32] = []
    (starts, shift, scanCount) = ([], 0, Self.scanLimit)
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
  }
}
