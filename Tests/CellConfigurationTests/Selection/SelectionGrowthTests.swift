import CellConfiguration
import CellTestSupport
import Synchronization
import Testing

/// An identifier that counts how often one of its kind is hashed.
private struct CountedID: Hashable, Sendable {
  /// The number of hashed identifiers; every test counts in its own.
  final class Count: Sendable {
    private let value = Atomic(0)

    func add() { value.add(1, ordering: .relaxed) }

    /// Returns how many identifiers a block hashes.
    func during(_ block: () -> Void) -> Int {
      let before = value.load(ordering: .relaxed)
      block()
      return value.load(ordering: .relaxed) - before
    }
  }

  var number: Int
  var count: Count

  static func == (a: CountedID, b: CountedID) -> Bool { a.number == b.number }

  func hash(into hasher: inout Hasher) {
    count.add()
    hasher.combine(number)
  }
}

/// How the work of a selection grows with the rows of its list.
@Suite("The work of a selection grows with its rows as claimed")
struct SelectionGrowthTests {
  private static func selection(_ count: Int, selected: Int = 0) -> ListSelection<Int> {
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = true
    var selection = ListSelection(rows: (0..<count).map { .init($0) }, rules: rules)
    for index in 0..<selected {
      _ = selection.handle(.tap(index * (count / selected)))
    }
    return selection
  }

  @Test("A tap or a key that changes one row takes the same time in any list")
  func one() {
    expectGrowth(.constant, from: 1_000, to: 64_000) { count in
      var selection = Self.selection(count)
      return {
        for index in 0..<100 {
          keep(selection.handle(.tap(index * count / 100)))
          keep(selection.handle(.moveFocus(by: 1)))
        }
      }
    }
  }

  @Test("Reading the selected rows takes time by their number, not that of all rows")
  func selected() {
    expectGrowth(.constant, from: 1_000, to: 64_000, "rows") { count in
      let selection = Self.selection(count, selected: 200)
      return { for _ in 0..<10 { keep(selection.selectedIDs) } }
    }
    expectGrowth(.linear, from: 200, to: 6_400, "selected rows") { count in
      let selection = Self.selection(count, selected: count)
      return { keep(selection.selectedIDs) }
    }
  }

  /// A change of rows, which hashes at most a number of identifiers.
  ///
  /// Removing an identifier from a set or a dictionary also hashes some of its neighbors there.
  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: Int
    private let change: @Sendable (inout [Int]) -> Void

    init(_ name: String, _ limit: Int, _ change: @escaping @Sendable (inout [Int]) -> Void) {
      testDescription = name
      self.limit = limit
      self.change = change
    }

    func edited(_ numbers: [Int]) -> [Int] {
      var numbers = numbers
      change(&numbers)
      return numbers
    }
  }

  static let edits: [Edit] = [
    Edit("none", 60) { _ in },
    Edit("an insertion", 60) { $0.insert(-1, at: 100) },
    Edit("an insertion at the end", 60) { $0.append(-1) },
    Edit("a removal", 60) { $0.remove(at: 300) },
    Edit("a removal at the start", 60) { $0.removeFirst() },
    Edit("a move down", 60) { $0.append($0.remove(at: 20)) },
    Edit("a move up", 60) { $0.insert($0.removeLast(), at: 3) },
    Edit("a removal of a hundred", 1_000) { $0.removeSubrange(50..<150) },
    Edit("four scattered changes", 150) {
      $0.remove(at: 900)
      $0.insert(-2, at: 700)
      $0.remove(at: 500)
      $0.insert(-1, at: 10)
    },
  ]

  @Test("Setting rows hashes the changed rows, not those that stay", arguments: edits)
  func changedRows(_ edit: Edit) {
    let count = CountedID.Count()
    func rows(_ numbers: [Int]) -> [ListSelection<CountedID>.Row] {
      numbers.map { .init(CountedID(number: $0, count: count)) }
    }
    let old = Array(0..<8_000)
    let new = edit.edited(old)
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = true
    var selection = ListSelection(rows: rows(old), rules: rules)
    _ = selection.handle(.selectAll)
    _ = selection.handle(.focus(CountedID(number: 20, count: count)))
    let changed = rows(new)
    var changes: [ListSelection<CountedID>.Change] = []
    let hashed = count.during { changes = selection.handle(.setRows(changed)) }
    #expect(hashed <= edit.limit)
    // Each row that is gone is deselected, and the others are found in their new places.
    #expect(changes.count == Set(old).subtracting(new).count)
    #expect(selection.selectedIDs.map(\.number) == new.filter { $0 >= 0 })
    for number in new { _ = selection.handle(.tap(CountedID(number: number, count: count))) }
    #expect(selection.selectedIDs.map(\.number) == new.filter { $0 < 0 })
  }

  @Test("Setting rows that occur twice stops the program")
  func repeatedRows() async {
    let lists: [[Int]] = [[1, 2, 3, 2], [4, 4], [3, 1, 3], [2, 2]]
    for list in lists {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [list = list as [Int]] in
        var selection = ListSelection<Int>(rows: [.init(1), .init(2), .init(3)])
        _ = selection.handle(.setRows(list.map { .init($0) }))
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("give each row its own"))
    }
  }

  @Test("Selecting all rows and other rows take time in proportion to the rows")
  func all() {
    expectGrowth(.linear, from: 500, to: 16_000) { count in
      var selection = Self.selection(count)
      return {
        keep(selection.handle(.selectAll))
        keep(selection.handle(.setRows((1..<count).map { .init($0) })))
        keep(selection.handle(.deselectAll))
        keep(selection.handle(.setRows((0..<count).map { .init($0) })))
      }
    }
  }
}
