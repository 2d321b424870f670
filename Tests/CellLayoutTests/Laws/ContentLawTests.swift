import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Layout of list content obeys its laws")
struct ContentLawTests {
  private static func report(
    _ subject: ContentCase, _ violations: [LayoutViolation],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let laws = violations.map(\.description).joined(separator: "\n")
    Issue.record("\(laws)\nin \(subject)", sourceLocation: sourceLocation)
  }

  /// Image, text and secondary text present or not, short or long.
  private static let contents: [@Sendable (inout ListContentConfiguration) -> Void] = [
    { _ in },
    { $0.text = "Wi-Fi" },
    { $0.image = CellImage(systemName: "wifi") },
    {
      $0.text = "Known networks are joined automatically."
      $0.secondaryText = "Home"
    },
    {
      $0.secondaryText = "Hintergrundaktualisierung"
      $0.image = CellImage(size: CGSize(width: 60, height: 40))
    },
    {
      $0.text = "Persönlicher Hotspot"
      $0.secondaryText = "Familienfreigabe aus, Passwort ändern"
      $0.image = CellImage(systemName: "wifi", size: CGSize(width: 28, height: 22))
    },
  ]

  @Test(
    "every style, sheet, text size, scale, width and content",
    arguments: ListContentConfiguration.Style.allCases)
  func sweep(_ style: ListContentConfiguration.Style) {
    var number = 0
    for sheet in [StyleSheet.iOS18, .iOS26] {
      for category in ContentSizeCategory.sizes {
        for (index, content) in Self.contents.enumerated() {
          for width: CGFloat in [0, 40, 160, 320, 390, 2000] {
            // Scales and directions take turns.
            number += 1
            let scale = [1, 2, 3, 2.625][number % 4]
            let traits = TraitCollection {
              $0.styleSheet = sheet
              $0.preferredContentSizeCategory = category
              $0.displayScale = scale
              $0.layoutDirection = (number + index) % 2 == 0 ? .leftToRight : .rightToLeft
            }
            var configuration = ListContentConfiguration(style: style)
              .updated(for: CellConfigurationState(traitCollection: traits))
            content(&configuration)
            let subject = ContentCase(
              content: configuration, width: (width * scale).rounded() / scale, traits: traits)
            let violations = LayoutLaws.own.violations(subject)
            if !violations.isEmpty { Self.report(subject, violations) }
          }
        }
      }
    }
  }

  @Test("random configurations", arguments: 1...8)
  func random(seed: Int) {
    var generator = ContentCaseGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      let subject = generator.next()
      let violations = LayoutLaws.own.violations(subject)
      if !violations.isEmpty { Self.report(subject, violations) }
    }
  }

  @Test("random configurations with hostile numbers", arguments: 1...8)
  func hostile(seed: Int) {
    var generator = ContentCaseGenerator(seed: UInt64(seed), isHostile: true)
    for _ in 0..<500 {
      let subject = generator.next()
      let violations = LayoutLaws.own.violations(subject)
      if !violations.isEmpty { Self.report(subject, violations) }
    }
  }
}
