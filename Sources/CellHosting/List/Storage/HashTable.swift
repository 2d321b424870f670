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

extension Array {
  /// Makes room for elements at the end.
  ///
  /// An array that has elements gets room for an eighth more, so that adding one by one is fast.
  mutating func reserveCapacity(forGrowingBy additionalCount: Int) {
    let least = count + additionalCount
    if capacity < least { reserveCapacity(isEmpty ? least : least + least / 8) }
  }
}
