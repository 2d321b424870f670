import Foundation

/// The identities of items, each with a number.
///
/// A snapshot refers to its items by these numbers. Identities are only added, so a number keeps
/// its meaning in every table that is made from this one. Snapshots that were made from one another
/// are compared by their numbers: no identity is hashed or compared.
struct IdentityTable<ID: Hashable> {
  private typealias Buffer = UnsafeBufferPointer<ID>

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
        let (numbers, missing) = table.places(of: hashes) {
          Self.isEqual(known, $0, wanted, $1)
        }
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
  ///   - expected: Numbers in this table in about the same order.
  mutating func add(
    _ numbers: [UInt32], of other: IdentityTable, expecting expected: [UInt32]
  ) -> [UInt32] {
    var unused = UInt32(count)
    let (start, end, middle) = other.middle(
      of: numbers, in: self, expecting: expected, unused: &unused)
    let new = zip(numbers[start...], middle).filter { $1 >= count }.map { Int($0.0) }
    _ = append(new.map { other.ids[$0] }, new.map { other.table.hashes[$0] })
    return Array(expected[..<start] + middle + expected[(expected.count - end)...])
  }

  /// Returns the numbers of identities in another table, without an expected start and end.
  ///
  /// - Parameters:
  ///   - numbers: The numbers here.
  ///   - other: The other table.
  ///   - expected: Numbers in the other table. Where the identities are in about that order, they
  ///     are compared and not looked up.
  ///   - areRuns: Whether the numbers, and the expected ones, are known to follow one another.
  ///   - unused: The number for the next identity that is missing in the other table.
  /// - Returns: The counts of identities at the start and at the end that equal expected ones, and
  ///   the numbers of all identities between them.
  func middle(
    of numbers: [UInt32], in other: IdentityTable, expecting expected: [UInt32],
    areRuns: Bool = false, unused: inout UInt32
  ) -> (start: Int, end: Int, numbers: ArraySlice<UInt32>) {
    ids.withUnsafeBufferPointer { ids in
      other.ids.withUnsafeBufferPointer { others in
        table.middle(
          of: numbers, in: other.table, expecting: expected, areRuns: areRuns, unused: &unused
        ) {
          Self.isEqual(ids, $0, others, $1)
        } ofBlocks: {
          Self.isSame(ids, $0, others, $1, $2)
        }
      }
    }
  }

  /// Returns whether identities that follow one another from a place in each array have the same
  /// memory.
  ///
  /// Equal memory is an equal value; different memory may be one.
  private static func isSame(
    _ first: Buffer, _ place: Int, _ second: Buffer, _ other: Int, _ count: Int
  ) -> Bool {
    guard let first = first.baseAddress, let second = second.baseAddress else { return true }
    return memcmp(first + place, second + other, count * MemoryLayout<ID>.stride) == 0
  }

  private static func isEqual(
    _ first: Buffer, _ place: Int, _ second: Buffer, _ other: Int
  ) -> Bool {
    isSame(first, place, second, other, 1) || first[place] == second[other]
  }

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
