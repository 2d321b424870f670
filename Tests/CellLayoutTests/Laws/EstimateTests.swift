import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Heights are estimated without measuring text")
struct EstimateTests {
  /// Each text is on one line, each image has its size.
  private static let contents: [SweptRows.Change] = [
    { _ in },
    { $0.text = "A" },
    { $0.secondaryText = "B" },
    {
      $0.text = "A"
      $0.secondaryText = "B"
    },
  ]

  private static let images: [SweptRows.Change] = [
    { _ in },
    { $0.image = CellImage(systemName: "wifi") },
    { $0.image = CellImage(size: CGSize(width: 9, height: 7)) },
    { $0.image = CellImage(size: CGSize(width: 40, height: 160)) },
    {
      $0.image = CellImage(size: CGSize(width: 40, height: 30))
      $0.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 190)
    },
    {
      $0.image = CellImage(size: CGSize(width: 400, height: 300))
      $0.imageProperties.maximumSize = CGSize(width: 0, height: 90)
    },
  ]

  @Test(
    "The estimated height is exact if every text has one line",
    arguments: ListContentConfiguration.Style.allCases)
  func exactForOneLine(style: ListContentConfiguration.Style) {
    for sheet in SweptRows.sheets {
      for category in SweptRows.categories {
        for scale in SweptRows.scales {
          let context = LayoutContext(
            traits: TraitCollection {
              $0.styleSheet = sheet
              $0.preferredContentSizeCategory = category
              $0.displayScale = scale
            })
          for text in Self.contents {
            for image in Self.images {
              var content = ListContentConfiguration(style: style)
              content = content.updated(
                for: CellConfigurationState(traitCollection: context.traits))
              text(&content)
              image(&content)
              content.textToSecondaryTextVerticalPadding = 2.4
              let layout = ListContentLayout(content, width: 4000, context: context)
              let estimate = ListContentLayout.estimatedHeight(of: content, context: context)
              #expect(estimate == layout.size.height, "\(context.traits) \(content)")
            }
          }
        }
      }
    }
  }

  @Test("The length of texts does not affect the estimated height")
  func length() {
    let context = LayoutContext()
    var content = ListContentConfiguration.subtitleCell()
    content.text = "A"
    content.secondaryText = "B"
    let short = ListContentLayout.estimatedHeight(of: content, context: context)
    content.text = String(repeating: "word ", count: 20_000)
    content.secondaryText = content.text
    #expect(ListContentLayout.estimatedHeight(of: content, context: context) == short)
  }
}
