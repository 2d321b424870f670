import Foundation

/// The identities of items, each with a number.
///
/// A snapshot refers to its items by these numbers. Identities are only added, so a number keeps
/// its meaning in every table that is made from this one. Snapshots that were made from one another
/// are compared by their numbers: no identity is hashed or compared.
struct IdentityTable<ID: Hashable> {
  /// The identities, by number.
  private(set) var ids: [ID] = []

  /// The numbers, by the hash values of the identities.
  private var table = HashTable()

  /// The mark of the tables that share all numbers with this one.
  private var lineage = Lineage()

  /// The lineages of the tables that this one was made from, the latest last.
  ///
  /// A table holds the marks of its ancestors, so no ancestor can be extended under such a mark.
  private var ancestors: [Lineage] = []

  /// The number of ancestors that are recorded; snapshots further apart are compared by value.
  private static var ancestorLimit: Int { 8 }

  /// A mark of tables with equal numbers.
  ///
  /// Copies of a table share it, and the first of them that is extended takes another one.
  private final class Lineage: Sendable {}

  /// The number of identities.
  var count: Int { ids.count }

  /// Returns whether equal numbers of this table and another one stand for equal identities.
  ///
  /// The result may be `false` for tables with equal numbers.
  func sharesNumbers(with other: IdentityTable) -> Bool {
    lineage === other.lineage || ids.isEmpty || other.ids.isEmpty
      || ancestors.contains { $0 === other.lineage }
      || other.ancestors.contains { $0 === lineage }
  }

  /// Returns the number of an identity; `nil` for a missing one.
  func number(of id: ID) -> UInt32? {
    ids.withUnsafeBufferPointer { ids in
      table.place(of: Self.hash(id)) { ids[$0] == id }.map { UInt32($0) }
    }
  }

  /// Returns the numbers of identities, with 0 for missing ones, the indices of those, and all hash
  /// values.
  func numbers(of wanted: [ID]) -> (numbers: [UInt32], missing: [Int], hashes: [UInt32]) {
    wanted.withUnsafeBufferPointer { wanted in
      ids.withUnsafeBufferPointer { known in
        let hashes = wanted.indices.map { Self.hash(wanted[$0]) }
        let (numbers, missing) = table.places(of: hashes) { known[$0] == wanted[$1] }
        return (numbers, missing, hashes)
      }
    }
  }

  /// Adds identities that are missing, and returns the numbers of all.
  mutating func add(_ new: [ID]) -> [UInt32] {
    var (numbers, missing, hashes) = numbers(of: new)
    if missing.count == new.count { return append(new, hashes) }
    let added = append(missing.map { new[$0] }, missing.map { hashes[$0] })
    for (index, number) in zip(missing, added) { numbers[index] = number }
    return numbers
  }

  /// Adds the missing identities of another table, and returns the numbers of all.
  ///
  /// - Parameters:
  ///   - numbers: The numbers in the other table.
  ///   - other: The other table.
  ///   - expected: Numbers in this table in about the same order. Where the identities are in that
  ///     order, they are compared and not looked up.
  mutating func add(
    _ numbers: [UInt32], of other: IdentityTable, expecting expected: [UInt32]
  ) -> [UInt32] {
    var (translated, missing) = translation(of: numbers, of: other, expecting: expected)
    let new = missing.map { Int(numbers[$0]) }
    var ids: [ID] = []
    ids.reserveCapacity(new.count)
    var rest = new[...]
    while let first = rest.first {
      // Identities that follow one another are copied at once.
      let end = rest.indices.first { rest[$0] - first != $0 - rest.startIndex } ?? rest.endIndex
      ids += other.ids[first..<first + end - rest.startIndex]
      rest = rest[end...]
    }
    let added = append(ids, new.map { other.table.hashes[$0] })
    for (index, number) in zip(missing, added) { translated[index] = number }
    return translated
  }

  /// Returns the numbers of identities of another table, with 0 for missing ones, and the indices
  /// of those.
  private func translation(
    of numbers: [UInt32], of other: IdentityTable, expecting expected: [UInt32]
  ) -> (numbers: [UInt32], missing: [Int]) {
    var translated: [UInt32] = []
    translated.reserveCapacity(numbers.count)
    var missing: [Int] = []
    var (next, runLength) = (0, 0)
    other.ids.withUnsafeBufferPointer { others in
      ids.withUnsafeBufferPointer { known in
        while translated.count < numbers.count {
          let number = Int(numbers[translated.count])
          let hash = other.table.hashes[number]
          // 1. The expected identity, or the one after it. After some in a row, the others are
          // compared at once.
          var place = next
          if place < expected.count, table.hashes[Int(expected[place])] != hash { place += 1 }
          if place < expected.count, table.hashes[Int(expected[place])] == hash,
            others[number] == known[Int(expected[place])]
          {
            translated.append(expected[place])
            (next, runLength) = (place + 1, runLength + 1)
            if runLength % 16 > 0 { continue }
            let count = equalCount(numbers[translated.count...], expected[next...]) {
              // Equal memory is an equal value; different memory may be one.
              guard let first = others.baseAddress, let second = known.baseAddress else {
                return false
              }
              return memcmp(first + $0, second + $1, $2 * MemoryLayout<ID>.stride) == 0
            }
            translated += expected[next..<next + count]
            next += count
            continue
          }
          // 2. Another one is looked up.
          runLength = 0
          guard let known = table.place(of: hash, { others[number] == known[$0] }) else {
            missing.append(translated.count)
            translated.append(0)
            continue
          }
          translated.append(UInt32(known))
          // Those in between are gone, unless only this one has moved up.
          if let skipped = expected[next...].prefix(Self.reach).firstIndex(of: UInt32(known)) {
            let isFollowed =
              translated.count < numbers.count && skipped + 1 < expected.count
              && other.table.hashes[Int(numbers[translated.count])]
                == table.hashes[Int(expected[skipped + 1])]
            if skipped == next || isFollowed { next = skipped + 1 }
          }
        }
      }
    }
    return (translated, missing)
  }

  /// The number of expected identities among which a known one is searched for.
  private static var reach: Int { 32 }

  private static func hash(_ id: ID) -> UInt32 { UInt32(truncatingIfNeeded: id.hashValue) }

  /// Adds missing identities, and returns their numbers; equal ones have the same.
  ///
  /// If other tables have the same lineage, this one takes another.
  private mutating func append(_ new: [ID], _ hashes: [UInt32]) -> [UInt32] {
    if new.isEmpty { return [] }
    if !isKnownUniquelyReferenced(&lineage) {
      ancestors = Array((ancestors + [lineage]).suffix(Self.ancestorLimit))
      lineage = Lineage()
    }
    ids.reserveCapacity(forGrowingBy: new.count)
    ids += new
    return ids.withUnsafeBufferPointer { ids in table.append(hashes) { ids[$0] == ids[$1] } }
  }
}

extension IdentityTable: Sendable where ID: Sendable {}
