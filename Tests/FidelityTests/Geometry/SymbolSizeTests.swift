import CellConfiguration
import CellLayout
import Foundation
import Testing

/// The box of a symbol whose own size is not known, in a configuration.
struct SymbolBoxSize: Sendable, CustomTestStringConvertible {
  var name: String
  var category = CellContentSizeCategory.large
  /// What the cell prefers; body text at scale large if nothing else is said.
  var preferred: CellImage.SymbolConfiguration? = .init(textStyle: .body, scale: .large)
  var own: CellImage.SymbolConfiguration?
  var expected: CGSize

  var testDescription: String { "G4, \(name) [assumed]" }

  // 24 x 22, times the point size divided by 17, times 1, 0.8 or 0.64, to half a point.
  // swift-format-ignore
  static let all = [
    SymbolBoxSize(name: "as styles have it", expected: CGSize(width: 24, height: 22)),
    SymbolBoxSize(name: "grown with body text, 29 / 22", category: .extraExtraExtraLarge, expected: CGSize(width: 31.5, height: 29)),
    SymbolBoxSize(name: "twice the point size", preferred: .init(pointSize: 34, scale: .large), expected: CGSize(width: 48, height: 44)),
    SymbolBoxSize(name: "a point size does not grow", category: .extraExtraExtraLarge, preferred: .init(pointSize: 34, scale: .large), expected: CGSize(width: 48, height: 44)),
    SymbolBoxSize(name: "scale medium", preferred: .init(textStyle: .body, scale: .medium), expected: CGSize(width: 19, height: 17.5)),
    SymbolBoxSize(name: "no scale is medium", preferred: .init(textStyle: .body), expected: CGSize(width: 19, height: 17.5)),
    SymbolBoxSize(name: "scale small", preferred: .init(textStyle: .body, scale: .small), expected: CGSize(width: 15.5, height: 14)),
    SymbolBoxSize(name: "the size of a footnote, 13 / 17", preferred: .init(textStyle: .footnote, scale: .large), expected: CGSize(width: 18.5, height: 17)),
    SymbolBoxSize(name: "nothing preferred: body text at scale medium", preferred: nil, expected: CGSize(width: 19, height: 17.5)),
    SymbolBoxSize(name: "weight does not count", preferred: .init(pointSize: 17, weight: .black, scale: .large), expected: CGSize(width: 24, height: 22)),
    SymbolBoxSize(name: "the symbol's own configuration counts first", own: .init(scale: .small), expected: CGSize(width: 15.5, height: 14)),
    SymbolBoxSize(name: "a point size of its own", own: .init(pointSize: 34), expected: CGSize(width: 48, height: 44)),
  ]
}

@Suite("Symbols have the sizes of their configuration")
struct SymbolSizeTests {
  private static func layout(
    _ category: CellContentSizeCategory = .large, style: ListContentConfiguration.Style = .cell,
    sheet: StyleSheet = .iOS26, height: CGFloat? = 200,
    _ change: (inout ListContentConfiguration) -> Void
  ) -> ListContentLayout {
    let traits = TraitCollection {
      $0.displayScale = 2
      $0.styleSheet = sheet
      $0.preferredContentSizeCategory = category
    }
    var content = ListContentConfiguration(style: style)
      .updated(for: CellConfigurationState(traitCollection: traits))
    change(&content)
    let context = LayoutContext(traits: traits)
    guard let height else { return ListContentLayout(content, width: 320, context: context) }
    return ListContentLayout(
      content, size: CGSize(width: 320, height: height), context: context)
  }

  @Test("A symbol of unknown size has the size for its configuration", arguments: SymbolBoxSize.all)
  func box(_ row: SymbolBoxSize) {
    let layout = Self.layout(row.category) {
      $0.imageProperties.preferredSymbolConfiguration = row.preferred
      $0.image = CellImage(systemName: "wifi")
      $0.image?.symbolConfiguration = row.own
    }
    #expect(layout.imageFrame?.size == row.expected)
  }

  @Test("A known size is that of the displayed symbol and grows with the text (G4)")
  func known() {
    let size = CGSize(width: 28, height: 27)
    let layouts = [CellContentSizeCategory.large, .extraExtraExtraLarge].map { category in
      Self.layout(category) {
        $0.imageProperties.preferredSymbolConfiguration = .init(scale: .small)
        $0.image = CellImage(systemName: "wifi", size: size)
      }
    }
    #expect(layouts[0].imageFrame?.size == size)
    #expect(layouts[1].imageFrame?.size == CGSize(width: 37, height: 35.5))
  }

  @Test(
    "A symbol's slot is 24 x 22, or 28 x 22 in sidebars, in any configuration (G4)",
    arguments: [StyleSheet.iOS18, .iOS26])
  func slot(_ sheet: StyleSheet) {
    func slot(_ style: ListContentConfiguration.Style) -> CGSize? {
      Self.layout(style: style, sheet: sheet) {
        $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: 50)
        $0.image = CellImage(systemName: "wifi")
      }.imageSlot?.size
    }
    for style: ListContentConfiguration.Style in [
      .cell, .subtitleCell, .groupedHeader, .plainFooter,
    ] {
      #expect(slot(style) == CGSize(width: 24, height: 22), "\(style)")
    }
    for style: ListContentConfiguration.Style in [.sidebarCell, .accompaniedSidebarCell] {
      #expect(slot(style) == CGSize(width: 28, height: 22), "\(style)")
    }
  }

  @Test(
    "Rows with symbols stay at their minimum height (G4)",
    arguments: [(StyleSheet.iOS18, CGFloat(44)), (.iOS26, 52)])
  func height(_ sheet: StyleSheet, _ height: CGFloat) {
    let layout = Self.layout(sheet: sheet, height: nil) {
      $0.text = "Wi-Fi"
      $0.image = CellImage(systemName: "wifi", size: CGSize(width: 28, height: 27))
    }
    #expect(layout.size.height == height)
    #expect(layout.imageFrame?.size == CGSize(width: 28, height: 27))
  }

  @Test("Text after a symbol begins at 56, or at 60 with a margin of 20 (G29)")
  func textLeading() {
    for (margin, leading) in [(CGFloat(16), CGFloat(56)), (20, 60)] {
      var content = ListContentConfiguration.cell()
      content.text = "Wi-Fi"
      content.image = CellImage(systemName: "wifi")
      let layout = ListContentLayout(
        content, width: 375,
        context: LayoutContext(superviewLayoutMargins: DirectionalEdgeInsets(leading: margin)))
      #expect(layout.textFrame?.minX == leading)
    }
  }
}
