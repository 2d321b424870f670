import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Snapshots of many items, with identities of several kinds.
struct SnapshotIdentityTests {
  /// An identity with the hash value of many others, whose memory differs from that of equal ones.
  struct Colliding: Hashable, Sendable {
    var number: Int
    var noise: Int

    static func == (a: Colliding, b: Colliding) -> Bool { a.number == b.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number % 16) }
  }

  private static func snapshot<ID: Hashable>(_ ids: [ID]) -> ListSnapshot<Int, ID> {
    var snapshot = ListSnapshot<Int, ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    return snapshot
  }

  /// Returns the numbers below 500 after some changes of many of them at a time.
  private static func changed(_ random: inout RandomSource) -> [Int] {
    var numbers = Array(0..<500)
    var next = 500
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let start = Int.random(in: 0..<numbers.count, using: &random)
      let range = start..<min(numbers.count, start + Int.random(in: 1..<80, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: numbers.removeSubrange(range)
      case 1:
        numbers.insert(contentsOf: next..<next + range.count, at: start)
        next += range.count
      case 2:
        let moved = numbers[range]
        numbers.removeSubrange(range)
        numbers.insert(contentsOf: moved, at: .random(in: 0...numbers.count, using: &random))
      default: numbers[range].shuffle(using: &random)
      }
    }
    return numbers
  }

  @Test("Changes do not depend on the hash values and the memory of identities", arguments: 0..<40)
  func kinds(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let new = Self.changed(&random)
    func difference<ID: Hashable>(_ id: (Int) -> ID) -> ListDifference {
      let (old, new) = (Self.snapshot((0..<500).map(id)), Self.snapshot(new.map(id)))
      #expect(new.itemIdentifiers.count == Set(new.itemIdentifiers).count)
      var copy = old
      copy.deleteAllItems()
      copy.appendSections([0])
      copy.appendItems(new.itemIdentifiers)
      #expect(copy == new && new == copy)
      #expect((new == old) == (new.itemIdentifiers == old.itemIdentifiers))
      #expect(copy.difference(from: old) == new.difference(from: old))
      return new.difference(from: old)
    }
    let plain = difference { $0 }
    var noise = 0
    let colliding = difference { number in
      noise += 1
      return Colliding(number: number, noise: noise)
    }
    #expect(colliding == plain)
    #expect(difference { "an identity that does not fit into a small string: \($0)" } == plain)
  }

  @Test("Copies of a snapshot that take up different items differ like unrelated snapshots")
  func divergingCopies() {
    let common = Array(0..<9)
    var copies = Array(repeating: Self.snapshot(common), count: 2)
    for (index, id) in [10, 20].enumerated() { copies[index].appendItems([id]) }
    let unrelated = [10, 20].map { Self.snapshot(common + [$0]) }
    #expect(copies[0] != copies[1])
    #expect(copies[1].difference(from: copies[0]) == unrelated[1].difference(from: unrelated[0]))
    #expect(copies.map(\.itemIdentifiers) == unrelated.map(\.itemIdentifiers))
  }

  @Test("Items are found while a snapshot changes in place", arguments: 0..<20)
  func places(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var sections = [Array(0..<400), Array(400..<700)]
    var snapshot = ListSnapshot<Int, Int>()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    for step in 0..<60 {
      let section = Int.random(in: 0..<2, using: &random)
      let row = Int.random(in: 0..<sections[section].count, using: &random)
      let (item, target) = (sections[section][row], Int.random(in: 0..<2, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let new = (0..<Int.random(in: 1..<90, using: &random)).map { 1_000 * (step + 1) + $0 }
        snapshot.insertItems(new, beforeItem: item)
        sections[section].insert(contentsOf: new, at: row)
      case 1 where sections[section].count > 1:
        snapshot.deleteItems([item])
        sections[section].remove(at: row)
      default:
        guard let other = sections[target].randomElement(using: &random), other != item else {
          continue
        }
        snapshot.moveItem(item, beforeItem: other)
        sections[section].remove(at: row)
        sections[target].insert(item, at: sections[target].firstIndex(of: other) ?? 0)
      }
      for _ in 0..<Int.random(in: 0..<9, using: &random) {
        let all = sections.flatMap(\.self)
        let index = Int.random(in: 0..<all.count, using: &random)
        #expect(snapshot.indexOfItem(all[index]) == index)
      }
    }
    #expect(snapshot.itemIdentifiers == sections.flatMap(\.self))
  }

  @Test("Unrelated snapshots are compared in linear time if two of three items are deleted")
  func scatteredDeletions() {
    expectGrowth(.linear, from: 256, to: 8192, "difference(from:)") { count in
      let old = Self.snapshot(Array(0..<3 * count))
      let new = Self.snapshot((0..<count).map { 3 * $0 })
      return { keep(new.difference(from: old)) }
    }
  }

  @Test("Many items are deleted and marked at once, some of them twice", arguments: 0..<10)
  func manyAtOnce(_ seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    let items = (0..<300).map { Colliding(number: $0, noise: 0) }
    let some = Array(
      items.shuffled(using: &random).prefix(.random(in: 0..<200, using: &random)))
    var snapshot = Self.snapshot(items)
    snapshot.reconfigureItems(some)
    #expect(snapshot.reconfiguredItemIdentifiers == some)
    snapshot.deleteItems(some + Array(some.prefix(7)))
    #expect(snapshot.itemIdentifiers == items.filter { !some.contains($0) })
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.appendItems(some)
    #expect(snapshot.itemIdentifiers.suffix(some.count) == some[...])
    #expect(items.allSatisfy(snapshot.contains))
  }

  /// An identity that can be watched.
  private final class Token: Hashable, Sendable {
    static func == (a: Token, b: Token) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct WeakToken {
    weak var token: Token?
  }

  @Test("Identities of removed items are forgotten", arguments: [false, true])
  @MainActor
  func forgotten(_ isApplied: Bool) {
    let row = CellRegistration<ListCell, Token> { _, _, _ in }
    let list = HostedList<Int, Token>(ListConfiguration(appearance: .plain)) { list, path, token in
      list.pool.dequeueConfiguredReusableCell(using: row, for: path, item: token)
    }
    list.size = CGSize(width: 390, height: 100)
    var tokens: [WeakToken] = []
    func new() -> Token {
      let token = Token()
      tokens.append(WeakToken(token: token))
      return token
    }
    var snapshot = Self.snapshot((0..<20).map { _ in new() })
    snapshot.reconfigureItems([snapshot.itemIdentifiers[0]])
    for number in 0..<4000 {
      snapshot.deleteItems([snapshot.itemIdentifiers[0]])
      snapshot.appendItems([new()])
      if isApplied, number % 10 == 0 {
        list.apply(snapshot)
        list.update()
        snapshot = list.snapshot
      }
    }
    let items = Set(snapshot.itemIdentifiers)
    #expect(items.count == 20)
    // At most a thousand more than twice the items, in each of two snapshots.
    #expect(tokens.count { $0.token != nil } < 2 * (2 * 20 + 1100))
    #expect(items.isSubset(of: tokens.suffix(20).compactMap(\.token)))
  }
}
