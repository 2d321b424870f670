/// The places of elements in an array, found by the hash values of the elements.
///
/// The table is not generic, so nothing that depends on the type of the elements slows it down. The
/// owner of the elements compares them.
struct HashTable: Sendable {
  /// The hash values of the elements.
  private(set) var hashes: [UInt32] = []

  /// The places of elements plus one, by hash values with open addressing; 0 for free slots.
  private var slots: [UInt32] = []

  /// Returns the place of an element; `nil` for a missing one.
  ///
  /// - Parameters:
  ///   - hash: The hash value of the element.
  ///   - isEqual: Returns whether the element at a place is equal to it.
  func place(of hash: UInt32, _ isEqual: (Int) -> Bool) -> Int? {
    slots.isEmpty ? nil : slot(of: hash, isEqual).place
  }

  /// Returns the places of elements, with 0 for missing ones, and the indices of those.
  ///
  /// - Parameters:
  ///   - wanted: The hash values of the elements.
  ///   - isEqual: Returns whether the element at a place is equal to the one at an index.
  func places(
    of wanted: [UInt32], _ isEqual: (Int, Int) -> Bool
  ) -> (places: [UInt32], missing: [Int]) {
    // With no comparison in between, the processor looks up several hash values at a time.
    var places = wanted.map { place(of: $0) { _ in true } ?? -1 }
    for (index, candidate) in places.enumerated()
    where candidate >= 0 && !isEqual(candidate, index) {
      places[index] = place(of: wanted[index]) { isEqual($0, index) } ?? -1
    }
    let missing = places.indices.filter { places[$0] < 0 }
    return (places.map { UInt32(max(0, $0)) }, missing)
  }

  /// Adds the hash values of elements at the end, and returns their places; equal elements have the
  /// place of the first one.
  ///
  /// - Parameters:
  ///   - new: The hash values.
  ///   - isEqual: Returns whether the elements at two places are equal.
  mutating func append(_ new: [UInt32], _ isEqual: (Int, Int) -> Bool) -> [UInt32] {
    hashes.reserveCapacity(forGrowingBy: new.count)
    // At most two thirds of the slots are used.
    let least = (hashes.count + new.count) * 3 / 2
    if least >= slots.count {
      var count = max(16, slots.count)
      while count <= least { count *= 2 }
      slots = Array(repeating: 0, count: count)
      for (place, hash) in hashes.enumerated() {
        slots[slot(of: hash) { _ in false }.index] = UInt32(place + 1)
      }
    }
    return new.map { hash in
      let place = hashes.count
      let slot = slot(of: hash) { isEqual($0, place) }
      hashes.append(hash)
      if slot.place == nil { slots[slot.index] = UInt32(place + 1) }
      return UInt32(slot.place ?? place)
    }
  }

  /// Returns the slot of an element and its place, or the free slot for a missing one.
  private func slot(of hash: UInt32, _ isEqual: (Int) -> Bool) -> (index: Int, place: Int?) {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index] != 0 {
      let place = Int(slots[index]) - 1
      if hashes[place] == hash, isEqual(place) { return (index, place) }
      index = (index + 1) & mask
    }
    return (index, nil)
  }
}

extension HashTable {
  /// Returns the places of elements in another table, without an expected start and end.
  ///
  /// - Parameters:
  ///   - elements: The places of the elements here.
  ///   - other: The other table.
  ///   - expected: Places in the other table. Where the elements are in about that order, they are
  ///     compared and not looked up.
  ///   - areRuns: Whether the places, and the expected ones, are known to follow one another.
  ///   - unused: The place for the next element that is missing in the other table.
  ///   - isEqual: Returns whether the element at a place here is equal to the one at another place.
  ///   - isEqualBlock: Returns whether some elements from two places on are equal; the last
  ///     argument is their number. The result may be `false` for equal elements.
  /// - Returns: The numbers of elements at the start and at the end that equal expected ones, and
  ///   the places of all elements between them.
  func middle(
    of elements: [UInt32], in other: HashTable, expecting expected: [UInt32], areRuns: Bool,
    unused: inout UInt32, _ isEqual: (Int, Int) -> Bool,
    ofBlocks isEqualBlock: (Int, Int, Int) -> Bool
  ) -> (start: Int, end: Int, numbers: ArraySlice<UInt32>) {
    func isExpected(_ index: Int, _ next: Int) -> Bool {
      isEqual(Int(elements[index]), Int(expected[next]))
    }
    func areExpected(_ index: Int, _ next: Int, _ count: Int) -> Bool {
      (areRuns || elements.isRun(at: index, count) && expected.isRun(at: next, count))
        && isEqualBlock(Int(elements[index]), Int(expected[next]), count)
    }
    let (start, end) = commonEnds(
      elements.count, expected.count, isExpected, ofBlocks: areExpected)
    var middle: [UInt32] = []
    middle.reserveCapacity(elements.count - start - end)
    // 1. Elements that follow one another as expected; the others are looked up afterward.
    var wanted: [Int] = []
    let (lastIndex, lastNext) = (elements.count - end, expected.count - end)
    let (hashes, otherHashes) = (hashes, other.hashes)
    func hasHash(_ index: Int, _ next: Int) -> Bool {
      next < lastNext && hashes[Int(elements[index])] == otherHashes[Int(expected[next])]
    }
    var (index, next, missCount) = (start, start, 0)
    while index < lastIndex {
      if !hasHash(index, next) {
        next += hasHash(index, next + 1) ? 1 : 0
      }
      var length = 0
      while index + length < lastIndex, hasHash(index + length, next + length),
        elements[index + length] == elements[index] + UInt32(length),
        expected[next + length] == expected[next] + UInt32(length)
      {
        length += 1
      }
      if length > 0 {
        if isEqualBlock(Int(elements[index]), Int(expected[next]), length) {
          middle += expected[next..<next + length]
        } else {
          for offset in 0..<length {
            let isExpected = isExpected(index + offset, next + offset)
            if !isExpected { wanted.append(index + offset) }
            middle.append(isExpected ? expected[next + offset] : 0)
          }
        }
        (index, next, missCount) = (index + length, next + length, 0)
        continue
      }
      wanted.append(index)
      middle.append(0)
      (index, missCount) = (index + 1, missCount + 1)
      // The next element may follow deleted ones, unless that has not been the case for long.
      if index < lastIndex, missCount < 64 {
        let hash = hashes[Int(elements[index])]
        let near = expected[next..<min(next + 32, lastNext)]
        next = near.firstIndex { otherHashes[Int($0)] == hash } ?? next
      }
    }
    // 2. Other elements are looked up, several at a time.
    let (places, missing) = other.places(of: wanted.map { hashes[Int(elements[$0])] }) {
      isEqual(Int(elements[wanted[$1]]), $0)
    }
    for (index, place) in zip(wanted, places) { middle[index - start] = place }
    for place in missing {
      middle[wanted[place] - start] = unused
      unused += 1
    }
    return (start, end, middle[...])
  }
}

extension Array {
  /// Makes room for elements at the end.
  ///
  /// An array that has elements gets room for an eighth more, so that adding one by one is fast.
  ///
  /// A shared array is copied here, with no more room than needed. Adding elements would copy it
  /// with all its room, which the allocator rounds up: copies of copies would have more and more.
  mutating func reserveCapacity(forGrowingBy additionalCount: Int) {
    let least = count + additionalCount
    reserveCapacity(isEmpty || capacity >= least ? least : least + least / 8)
  }
}
