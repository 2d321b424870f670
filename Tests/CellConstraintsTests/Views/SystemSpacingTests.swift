import CellConstraints
import CellHosting
import Foundation
import Testing

@MainActor
struct SystemSpacingTests {
  @Test(
    "A constraint with the system's spacing has 8 points for each of its multiples",
    arguments: [0, 1, 2.5] as [CGFloat])
  func multiples(multiplier: CGFloat) {
    let (first, second) = (CellView(), CellView())
    let (after, before) = (second.leadingAnchor, first.trailingAnchor)
    let (below, above) = (second.topAnchor, first.bottomAnchor)
    let constraints = [
      after.constraint(equalToSystemSpacingAfter: before, multiplier: multiplier),
      after.constraint(greaterThanOrEqualToSystemSpacingAfter: before, multiplier: multiplier),
      after.constraint(lessThanOrEqualToSystemSpacingAfter: before, multiplier: multiplier),
      below.constraint(equalToSystemSpacingBelow: above, multiplier: multiplier),
      below.constraint(greaterThanOrEqualToSystemSpacingBelow: above, multiplier: multiplier),
      below.constraint(lessThanOrEqualToSystemSpacingBelow: above, multiplier: multiplier),
    ]
    #expect(constraints.map(\.constant) == Array(repeating: 8 * multiplier, count: 6))
    let relations: [LayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
    #expect(constraints.map(\.relation) == relations + relations)
  }
}
