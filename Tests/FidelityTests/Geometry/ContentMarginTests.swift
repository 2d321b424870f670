import CellConfiguration
import CellLayout
import Foundation
import Testing

/// Effective margins, of own and inherited ones.
struct EffectiveMargins: Sendable, CustomTestStringConvertible {
  var name: String
  var evidence: Evidence
  var axes = Axes.horizontal
  var inherited: DirectionalEdgeInsets
  var expected: DirectionalEdgeInsets

  var testDescription: String { "G1, \(name) [\(evidence)]" }

  // The own margins of a cell of iOS 26 are 15, 16, 15, 8.
  // swift-format-ignore
  static let all = [
    EffectiveMargins(name: "own ones are larger", evidence: .recorded,
                     inherited: DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 4),
                     expected: DirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8)),
    EffectiveMargins(name: "inherited ones count on the preserved axis only", evidence: .recorded,
                     inherited: DirectionalEdgeInsets(top: 30, leading: 20, bottom: 31, trailing: 21),
                     expected: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 21)),
    EffectiveMargins(name: "both axes preserved", evidence: .recorded, axes: .both,
                     inherited: DirectionalEdgeInsets(top: 30, leading: 20, bottom: 3, trailing: 2),
                     expected: DirectionalEdgeInsets(top: 30, leading: 20, bottom: 15, trailing: 8)),
    EffectiveMargins(name: "no axis preserved: own ones exactly", evidence: .recorded, axes: [],
                     inherited: DirectionalEdgeInsets(top: 30, leading: 20, bottom: 30, trailing: 20),
                     expected: DirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8)),
  ]
}

@Suite("List content has the margins of UIKit")
struct ContentMarginTests {
  @Test("Effective margins of list content are those of UIKit", arguments: EffectiveMargins.all)
  func effective(_ row: EffectiveMargins) {
    var content = ListContentConfiguration.cell()
    content.axesPreservingSuperviewLayoutMargins = row.axes
    let layout = ListContentLayout(
      content, width: 300, context: LayoutContext(superviewLayoutMargins: row.inherited))
    #expect(layout.margins == row.expected)
  }

  @Test(
    "Every factory preserves only the horizontal superview margins (G1)",
    arguments: [StyleSheet.iOS18, .iOS26])
  func axes(_ sheet: StyleSheet) {
    let state = CellConfigurationState(traitCollection: TraitCollection { $0.styleSheet = sheet })
    for style in ListContentConfiguration.Style.allCases {
      let content = ListContentConfiguration(style: style).updated(for: state)
      #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal, "\(style)")
    }
  }

  @Test("The inherited margin is the superview's margin less the distance from its edge (G1)")
  func inherited() {
    let margins = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    func inherited(_ direction: LayoutDirection) -> DirectionalEdgeInsets {
      LayoutContext(traits: TraitCollection { $0.layoutDirection = direction })
        .inheriting(
          margins, at: CGRect(x: 5, y: 3, width: 60, height: 90),
          in: CGSize(width: 100, height: 100)
        ).superviewLayoutMargins
    }
    #expect(
      inherited(.leftToRight) == DirectionalEdgeInsets(top: 7, leading: 15, bottom: 23, trailing: 5)
    )
    #expect(
      inherited(.rightToLeft) == DirectionalEdgeInsets(top: 7, leading: 0, bottom: 23, trailing: 35)
    )
  }

  @Test("The content area never has a negative size (G1)")
  func area() {
    var content = ListContentConfiguration.cell()
    content.text = "Text"
    content.image = CellImage(size: CGSize(width: 10, height: 10))
    for size in [CGSize(width: 10, height: 10), .zero] {
      let layout = ListContentLayout(content, size: size, context: LayoutContext())
      #expect(layout.textFrame?.size == .zero)
      #expect(layout.imageFrame?.size == .zero)
    }
  }

  @Test("Content without an image reserves no space and no padding for one (G5)")
  func noImage() {
    var content = ListContentConfiguration.cell()
    content.text = "Text"
    let plain = ListContentLayout(content, width: 300, context: LayoutContext())
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 60)
    content.imageToTextPadding = 50
    let reserved = ListContentLayout(content, width: 300, context: LayoutContext())
    #expect(reserved.imageSlot == nil && reserved.imageFrame == nil)
    #expect(reserved.textFrame == plain.textFrame)
    #expect(reserved.size == plain.size)
  }

  @Test("Layout guides have the frames of the labels and are absent without them (G10)")
  func guides() {
    let layout = ListContentLayout(.cell(), width: 300, context: LayoutContext())
    #expect(layout.textFrame == nil && layout.secondaryTextFrame == nil)
    #expect(layout.imageFrame == nil && layout.firstBaseline == nil)
  }
}
