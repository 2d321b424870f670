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
    let pitch = (try #require(whole.lastBaseline) - first) / 3
    #expect(pitch > 20)
    for lines in 1...4 {
      // A view that has space for some lines and a half of the next one.
      let height = (CGFloat(lines) + 0.5) * pitch
      let low = ListContentLayout(
        content, size: CGSize(width: 200, height: min(height, frame.height)), context: context)
      #expect(low.textFrame?.minY == 0)
      #expect(low.firstBaseline == first - frame.minY)
      let last = try #require(low.lastBaseline)
      #expect(abs(last - (first - frame.minY + CGFloat(lines - 1) * pitch)) < 1e-6)
    }
  }
}
