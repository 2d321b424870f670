import CellTestSupport
import Foundation
import Testing

/// Layouts after random histories, in which views call back.
@MainActor
struct HistoryTests {
  @Test(
    "Frames depend on the present views and constraints, not on their history",
    arguments: someCases(0..<20))
  func history(_ seed: UInt64) {
    let world = ConstraintWorld(RandomSource(seed: seed))
    for step in 0..<40 {
      world.step()
      #expect(world.violations() == [], "step \(step)")
    }
  }

  @Test(
    "The height of a cell depends on its present views and constraints",
    arguments: someCases(0..<20))
  func heights(_ seed: UInt64) {
    let world = ConstraintWorld(RandomSource(seed: seed), inCell: true)
    var heights: Set<CGFloat> = []
    for step in 0..<40 {
      world.step()
      #expect(world.violations() == [], "step \(step)")
      heights.insert(world.preferredHeight)
    }
    #expect(heights.count > 1)
  }

  @Test("The laws detect an incorrect layout")
  func liars() {
    let world = ConstraintWorld(RandomSource(seed: 1))
    for _ in 0..<10 { world.step() }
    #expect(world.violations() == [])
    #expect(world.violations { $0[0].origin.x += 1 } != [])
    #expect(world.violations { $0[0].size.width = -1 } != [])
    #expect(world.violations { $0[0].origin.y = .nan } != [])
  }
}
