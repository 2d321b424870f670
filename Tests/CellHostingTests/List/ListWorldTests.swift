import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Laws of a hosted list whose closures call back, after random histories.
@MainActor
struct ListWorldTests {
  @Test(
    "A list that random input drives obeys its laws after each update", arguments: 0..<caseCount(12)
  )
  func laws(_ seed: Int) {
    #expect(ListWorld.violations(RandomSource(seed: UInt64(seed)), steps: 25) == [])
  }

  @Test("A picture that misses a rectangle is detected")
  func omittedRectangle() {
    let found = (0..<8).contains { seed in
      let violations = ListWorld.violations(RandomSource(seed: UInt64(seed)), steps: 40) { update in
        var update = update
        if update.redrawRects.last?.height ?? 100 < 80 { update.redrawRects.removeLast() }
        return update
      }
      return violations.contains { $0.contains("the kept picture") }
    }
    #expect(found)
  }

  @Test("A picture that is shifted by the wrong distance is detected")
  func wrongDistance() {
    let found = (0..<8).contains { seed in
      let violations = ListWorld.violations(RandomSource(seed: UInt64(seed)), steps: 40) { update in
        var update = update
        if update.scrollDistance != 0 { update.scrollDistance += 1 }
        return update
      }
      return violations.contains { $0.contains("the shifted picture") }
    }
    #expect(found)
  }

  @Test("A description that leaves out the cells is detected")
  func omittedCells() {
    let found = (0..<8).contains { seed in
      ListWorld.violations(
        RandomSource(seed: UInt64(seed)), steps: 40,
        shorten: { $0.prefix { $0 != "\n" } + "\n" }
      ).contains { $0.contains("differ, but not the descriptions") }
    }
    #expect(found)
  }
}
