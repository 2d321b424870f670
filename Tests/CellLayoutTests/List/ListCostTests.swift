import AllocationCounter
import CellConfiguration
import CellLayout
import Foundation
import Testing

/// What lists take of the heap, as numbers of allocations.
struct ListCostTests {
  private static let counting: Comment = "allocations are counted on Linux only"
  private static let isCounting = heap_allocations_of_thread() >= 0

  private static func allocations(_ work: () -> Void) -> Int {
    // The first list of a process makes the tables of styles.
    keep(list([ListSection(rowCount: 1)]))
    let before = heap_allocations_of_thread()
    work()
    return heap_allocations_of_thread() - before
  }

  private static func list(_ sections: [ListSection]) -> ListLayout {
    ListLayout(
      ListConfiguration(appearance: .insetGrouped), sections: sections, width: 390,
      context: LayoutContext())
  }

  @Test(
    "Unmeasured sections share the storage of their rows", .enabled(if: isCounting, counting)
  )
  func sections() {
    let count = 20_000
    let sections = (0..<count).map { ListSection(rowCount: 70 + $0 % 3) }
    let allocations = Self.allocations { keep(Self.list(sections)) }
    // Debug builds need two a section for closures; rows of its own are many more.
    #expect(allocations < 3 * count)
  }

  @Test(
    "Unmeasured rows share the storage of their heights", .enabled(if: isCounting, counting))
  func rows() {
    let allocations = Self.allocations { keep(Self.list([ListSection(rowCount: 1_000_000)])) }
    #expect(allocations < 1_000)
  }

  @Test("Rows that fill one leaf of the tree need no branch", .enabled(if: isCounting, counting))
  func fullLeaf() {
    func growth(from count: Int) -> Int {
      let few = Self.allocations { keep(Self.list([ListSection(rowCount: count)])) }
      let many = Self.allocations { keep(Self.list([ListSection(rowCount: count + 2)])) }
      return many - few
    }
    // A leaf has up to 64 rows.
    #expect(growth(from: 62) == growth(from: 60))
  }

  @Test("A path with square corners needs no corners", .enabled(if: isCounting, counting))
  func squareCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let allocations = Self.allocations {
      keep(CellPath(roundedRect: rect, radii: CornerRadii(0)))
    }
    // Debug builds need twenty for closures; corners need a hundred.
    #expect(allocations < 40)
  }

  @Test("Changing one of several sharing sections leaves the others unchanged")
  func sharing() {
    let sections = [130, 7, 130, 130].map { ListSection(rowCount: $0) }
    var list = Self.list(sections)
    let estimate = list.frame(of: .row(section: 0, row: 64)).height
    list.setHeight(100, of: .row(section: 2, row: 64))
    for section in 0..<4 {
      for row in 0..<list.rowCount(inSection: section) {
        let item = ListItem.row(section: section, row: row)
        let isChanged = section == 2 && row == 64
        #expect(list.frame(of: item).height == (isChanged ? 100 : estimate))
        #expect(list.isExact(item) == isChanged)
      }
    }
  }
}

/// Keeps the optimizer from dropping the work that made a value.
@inline(never)
private func keep<Value>(_ value: Value) {}
