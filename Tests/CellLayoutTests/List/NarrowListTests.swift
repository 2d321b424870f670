import CellConfiguration
import CellLayout
import Foundation
import Testing

/// Lists that are hardly wider than the insets at both sides of their rows, 16 points in all these.
struct NarrowListTests {
  @Test(
    "Rows keep their insets if both fit, and are centered otherwise",
    arguments: [
      (100, 16, 68), (49, 16, 17), (47, 16, 15), (40, 16, 8), (33, 16, 1), (32, 16, 0),
      (31, 15.5, 0), (30, 15, 0), (25, 12.5, 0), (3, 1.5, 0), (0.5, 0, 0.5), (0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func rows(listWidth: CGFloat, x: CGFloat, width: CGFloat) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let list = ListLayout(
        ListConfiguration(appearance: .insetGrouped), sections: [ListSection(rowCount: 1)],
        width: listWidth,
        context: LayoutContext(
          traits: TraitCollection {
            $0.displayScale = 2
            $0.layoutDirection = direction
            $0.styleSheet = .iOS18
          }))
      let frame = list.frame(of: .row(section: 0, row: 0))
      #expect(frame.minX == x)
      #expect(frame.width == width)
    }
  }
}
