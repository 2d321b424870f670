import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

/// The least heights of styles by text size, from extra small to the largest accessibility size.
struct MinimumHeights: Sendable, CustomTestStringConvertible {
  var name: String
  var sheet: StyleSheet
  var style: ListContentConfiguration.Style
  var heights: [CGFloat]

  var testDescription: String { name }

  // Cells of iOS 26: L recorded, M, XXXL and AX2 measured, the rest inferred. iOS 18: M and L
  // measured, the rest assumed.
  // swift-format-ignore
  static let all = [
    MinimumHeights(name: "iOS 26 cells", sheet: .iOS26, style: .cell,
                   heights: [49, 50, 51, 52, 54, 56, 59, 68, 80, 96, 112, 124]),
    MinimumHeights(name: "iOS 26 sidebars", sheet: .iOS26, style: .sidebarCell,
                   heights: [41, 42, 43, 44, 48, 52, 58, 68, 80, 96, 112, 124]),
    MinimumHeights(name: "iOS 18 cells", sheet: .iOS18, style: .subtitleCell,
                   heights: [44, 44, 44, 44, 48, 52, 58, 68, 80, 96, 112, 124]),
    MinimumHeights(name: "iOS 18 sidebars", sheet: .iOS18, style: .accompaniedSidebarCell,
                   heights: [44, 44, 44, 44, 48, 52, 58, 68, 80, 96, 112, 124]),
    MinimumHeights(name: "headers have none", sheet: .iOS18, style: .plainHeader,
                   heights: Array(repeating: 8, count: 12)),
  ]
}

@Suite("Rows have the minimum heights of UIKit (G3)")
struct MinimumHeightTests {
  @Test("Empty content has the minimum height of UIKit", arguments: MinimumHeights.all)
  func minimum(_ row: MinimumHeights) {
    for (category, height) in zip(CellContentSizeCategory.sizes, row.heights) {
      let traits = TraitCollection {
        $0.styleSheet = row.sheet
        $0.displayScale = 3
        $0.preferredContentSizeCategory = category
      }
      let content = ListContentConfiguration(style: row.style)
        .updated(for: CellConfigurationState(traitCollection: traits))
      let layout = ListContentLayout(
        content, width: 320, context: LayoutContext(traits: traits))
      #expect(abs(layout.size.height - height) < 0.34, "\(category): \(layout.size.height)")
    }
  }

  @Test("Symbols reserve 24, or 28 in sidebars, growing with body text (G4)")
  func symbols() {
    func slot(
      _ style: ListContentConfiguration.Style, _ category: CellContentSizeCategory
    ) -> CGFloat? {
      let traits = TraitCollection {
        $0.displayScale = 2
        $0.preferredContentSizeCategory = category
      }
      var content = ListContentConfiguration(style: style)
        .updated(for: CellConfigurationState(traitCollection: traits))
      content.image = CellImage(systemName: "wifi")
      return ListContentLayout(content, width: 320, context: LayoutContext(traits: traits))
        .imageSlot?.width
    }
    #expect(slot(.cell, .large) == 24)
    #expect(slot(.sidebarCell, .large) == 28)
    #expect(slot(.plainHeader, .large) == 24)
    #expect(slot(.cell, .extraExtraExtraLarge) == 31.5)
  }
}

@Suite("Lengths are rounded to pixels as in UIKit (G0)")
struct RoundingTests {
  @Test(
    "Positions are rounded to the nearest pixel, with halves up",
    arguments: [
      (1, 0.5, 1), (1, 0.49, 0), (1, -0.5, 0), (2, 0.25, 0.5), (2, 15.75, 16), (2, -0.25, 0),
      (3, 15 + 5.0 / 6, 16), (3, 0.16, 0), (3, 0.5, 2.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func nearest(_ scale: CGFloat, _ length: CGFloat, _ expected: CGFloat) {
    #expect(abs(PixelGrid(scale: scale).round(length) - expected) < 1e-9)
  }

  @Test(
    "Sizes are rounded up to the next pixel",
    arguments: [
      (1, 0.01, 1), (1, 1, 1), (2, 20.287, 20.5), (3, 20.287, 61.0 / 3), (3, 1.0 / 3, 1.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func up(_ scale: CGFloat, _ length: CGFloat, _ expected: CGFloat) {
    #expect(abs(PixelGrid(scale: scale).ceil(length) - expected) < 1e-9)
  }
}
