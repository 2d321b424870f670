import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

@Suite("Baselines of list content")
struct BaselineTests {
  @Test("In a view that is too low, the last baseline is that of the last line with space")
  func lowView() throws {
    var content = ListContentConfiguration.cell()
    content.text = "a\nb\nc\nd"
    content.textProperties.font = .systemFont(ofSize: 20)
    content.directionalLayoutMargins = .zero
    content.prefersSideBySideTextAndSecondaryText = false
    let context = LayoutContext(
      traits: TraitCollection { $0.displayScale = 1 }, shaper: FixedAdvanceShaper(advance: 1))
    let whole = ListContentLayout(content, width: 200, context: context)
    let first = try #require(whole.firstBaseline)
    let frame = try #require(whole.textFrame)
    for lines in 1...4 {
      // A view that has space for some lines and a half of the next one.
      var part = content
      part.text = (0..<lines).map { _ in "a" }.joined(separator: "\n")
      let shorter = ListContentLayout(part, width: 200, context: context)
      let shorterFrame = try #require(shorter.textFrame)
      let height = shorterFrame.height + 12
      let low = ListContentLayout(
        content, size: CGSize(width: 200, height: min(height, frame.height)), context: context)
      #expect(low.textFrame?.minY == 0)
      #expect(low.firstBaseline == first - frame.minY)
      #expect(low.lastBaseline == shorter.lastBaseline.map { $0 - shorterFrame.minY })
    }
  }
}
