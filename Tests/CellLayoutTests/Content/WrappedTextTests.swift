import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

@Suite("Texts around an image")
struct WrappedTextTests {
  @Test(
    "Content is as wide as its widest part needs",
    arguments: [("A longer text", "Short"), ("Short", "A longer text"), ("", "A text")])
  func width(text: String, secondaryText: String) throws {
    var content = ListContentConfiguration.subtitleCell()
    content.image = CellImage(systemName: "wifi")
    content.text = text
    content.secondaryText = secondaryText
    let traits = TraitCollection {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraLarge
      $0.displayScale = 1
    }
    let context = LayoutContext(traits: traits, shaper: FixedAdvanceShaper(advance: 0.5))
    let layout = ListContentLayout(content, width: 2000, context: context)
    #expect(layout.arrangement == .wrappedAroundImage)
    let frames = [layout.imageFrame, layout.textFrame, layout.secondaryTextFrame].compactMap { $0 }
    let end = try #require(frames.map(\.maxX).max())
    #expect(end > 50)
    #expect(abs(layout.fittedSize.width - end - layout.margins.trailing) <= 1)
  }

  @Test(
    "A text that is too long for the height ends at the lower margin", arguments: [80, 100, 150])
  func height(_ height: CGFloat) throws {
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "wifi")
    content.text = String(repeating: "long ", count: 50)
    let traits = TraitCollection {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraLarge
      $0.displayScale = 1
    }
    let context = LayoutContext(traits: traits, shaper: FixedAdvanceShaper(advance: 0.5))
    let layout = ListContentLayout(
      content, size: CGSize(width: 320, height: height), context: context)
    #expect(layout.arrangement == .wrappedAroundImage)
    let text = try #require(layout.textFrame)
    #expect(text.minY <= layout.margins.top + 1)
    #expect(abs(text.maxY - (height - layout.margins.bottom)) <= 1)
  }
}
