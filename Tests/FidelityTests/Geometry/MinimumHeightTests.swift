import CellConfiguration
import CellLayout
import Foundation
import Testing

/// The least heights of styles by text size, from extra small to the largest accessibility size.
struct MinimumHeights: Sendable, CustomTestStringConvertible {
  var name: String
  var sheet: StyleSheet
  var style: ListContentConfiguration.Style
  var heights: [CGFloat]

  var testDescription: String { name }

  // Cells of iOS 26: L recorded, M and XXXL measured, XXXL on rows of tables without list content.
  // At accessibility sizes, rows of one line in iOS 27 were measured to be lower than a minimum
  // height that grows; that it is as at L is inferred. iOS 18: M and L measured, the rest assumed.
  // swift-format-ignore
  static let all = [
    MinimumHeights(name: "iOS 26 cells", sheet: .iOS26, style: .cell,
                   heights: [49, 50, 51, 52, 54, 56, 59, 52, 52, 52, 52, 52]),
    MinimumHeights(name: "iOS 26 sidebars", sheet: .iOS26, style: .sidebarCell,
                   heights: [41, 42, 43, 44, 48, 52, 58, 44, 44, 44, 44, 44]),
    MinimumHeights(name: "iOS 18 cells", sheet: .iOS18, style: .subtitleCell,
                   heights: [44, 44, 44, 44, 48, 52, 58, 44, 44, 44, 44, 44]),
    MinimumHeights(name: "iOS 18 sidebars", sheet: .iOS18, style: .accompaniedSidebarCell,
                   heights: [44, 44, 44, 44, 48, 52, 58, 44, 44, 44, 44, 44]),
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
