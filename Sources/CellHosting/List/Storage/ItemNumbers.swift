import CellConfiguration

/// The items of a snapshot, each with a number.
struct ItemNumbers<ItemID: Hashable> {
  /// The identities of these items, and perhaps of others.
  private(set) var table = IdentityTable<ItemID>()

  /// The numbers of the items.
  private(set) var members = NumberSet()

  /// The number of items.
  var count: Int { members.count }

  /// Returns whether there is an item with a number.
  func contains(_ number: UInt32) -> Bool { members.contains(number) }

  /// Returns the number of an item; `nil` for a missing one.
  func number(of id: ItemID) -> UInt32? {
    guard let number = table.number(of: id), members.contains(number) else { return nil }
    return number
  }

  /// Returns the numbers of items, and the first identity without an item.
  func numbers(of ids: [ItemID]) -> (numbers: [UInt32], missing: ItemID?) {
    let (numbers, missing, _) = table.numbers(of: ids)
    let index = missing.first ?? numbers.firstIndex { !members.contains($0) }
    return (numbers, index.map { ids[$0] })
  }

  /// Returns the item with a number.
  func id(_ number: UInt32) -> ItemID { table.ids[Int(number)] }

  /// Returns the items with some numbers.
  func ids(_ numbers: [UInt32]) -> [ItemID] { numbers.map { table.ids[Int($0)] } }

  /// Adds items, which must be new, and returns their numbers.
  mutating func add(_ ids: [ItemID]) -> [UInt32] {
    let numbers = table.add(ids)
    insert(numbers)
    return numbers
  }

  /// Adds the items of another snapshot, which must be new, and returns their numbers.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the items in the other snapshot.
  ///   - other: The items of the other snapshot.
  ///   - expected: The numbers of items here that are in about the same order.
  mutating func add(
    _ numbers: [UInt32], of other: ItemNumbers, expecting expected: [UInt32] = []
  ) -> [UInt32] {
    var numbers = numbers
    if !table.sharesNumbers(with: other.table) {
      numbers = table.add(numbers, of: other.table, expecting: expected)
    } else if table.count < other.table.count {
      table = other.table
    }
    insert(numbers)
    return numbers
  }

  /// Returns whether another snapshot has the same items in the same order.
  func areEqual(_ numbers: [UInt32], to others: [UInt32], of other: ItemNumbers) -> Bool {
    var unused = UInt32(table.count)
    return numbers.count == others.count
      && middle(of: others, of: other, expecting: numbers, unused: &unused).numbers.isEmpty
  }

  /// Returns the numbers here of items of another snapshot, without an expected start and end.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the items in the other snapshot.
  ///   - other: The items of the other snapshot.
  ///   - expected: The numbers of items here.
  ///   - areRuns: Whether the numbers, and the expected ones, are known to follow one another.
  ///   - unused: The number for the next item that is missing here.
  /// - Returns: The counts of items at the start and at the end that equal expected ones, and the
  ///   numbers of all items between them.
  /// - Complexity: O(*n*) comparisons of numbers if one snapshot is made from the other. Otherwise
  ///   identities are compared, and looked up if they are out of place.
  func middle(
    of numbers: [UInt32], of other: ItemNumbers, expecting expected: [UInt32],
    areRuns: Bool = false, unused: inout UInt32
  ) -> (start: Int, end: Int, numbers: ArraySlice<UInt32>) {
    if table.sharesNumbers(with: other.table) {
      let (start, end) = numbers.commonEnds(with: expected)
      return (start, end, numbers[start..<numbers.count - end])
    }
    return other.table.middle(
      of: numbers, in: table, expecting: expected, areRuns: areRuns, unused: &unused)
  }

  /// Returns the items with other identities, which must differ like these, and the same numbers.
  func mapped<NewID>(_ transform: (ItemID) -> NewID) -> ItemNumbers<NewID> {
    var new = ItemNumbers<NewID>()
    _ = new.table.add(table.ids.map(transform))
    new.members = members
    return new
  }

  /// Removes items.
  mutating func remove(_ numbers: [UInt32]) { members.remove(numbers) }

  /// Removes all items; their numbers stay reserved for them.
  mutating func removeAll() { members = NumberSet() }

  private mutating func insert(_ numbers: [UInt32]) {
    if let number = members.insert(numbers) {
      trap("Give each item its own identifier: \(id(number)) occurs twice.")
    }
  }

  /// Whether more than half of the identities belong to removed items.
  var isSparse: Bool { table.count > 2 * count + 1024 }
}

extension ItemNumbers: Sendable where ItemID: Sendable {}
