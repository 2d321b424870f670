import CellConfiguration
import CellText
import Foundation
import Testing

/// The examples of the documentation, which have to compile and to do what is said.
@Suite("Documentation")
struct DocumentationTests {
  @Test("The landing page's example lays out two centred lines")
  func landingPage() {
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: TraitCollection())
    let text = StyledText("Known networks are joined automatically.", font: font)
    var options = TextLayoutOptions(numberOfLines: 2)
    options.alignment = .center

    let size = TextMeasurement(of: text, options: options, in: .width(atMost: 200)).size
    let layout = TextLayout(text, options: options, in: .width(exactly: 200))
    #expect(
      layout.lines.map(layout.string(of:)) == ["Known networks are", "joined automatically."])
    #expect(size.height == layout.size.height)
  }

  @Test("A second text continues beside the image")
  func wrapping() {
    let text = StyledText("Automatic downloads", font: ResolvedFont(pointSize: 28))
    let obstacle = TextObstacle(width: 76, height: 60)
    let bounds = TextBounds(width: .exactly(300), obstacle: obstacle)
    let layout = TextLayout(text, in: bounds)
    #expect(layout.lines.map(\.x) == [76, 76])

    let padding: CGFloat = 3
    let top = layout.size.height + padding
    let rest = TextObstacle(width: 76, height: 60 - top)
    let second = TextLayout(text, in: TextBounds(width: .exactly(300), obstacle: rest))
    #expect(second.lines.map(\.x) == [0])
  }

  @Test("The fixed advance shaper's example is 40 points wide")
  func fixedAdvance() {
    let shaper = FixedAdvanceShaper(advance: 0.5)
    let size = TextMeasurement(
      of: StyledText("eight ch", font: ResolvedFont(pointSize: 10)), shaper: shaper)
    #expect(size.size.width == 40)
  }

  @Test("The cache's example hits once and misses once")
  func cache() {
    let cache = TextMeasurementCache(capacity: 4096)
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: TraitCollection())
    let text = StyledText("Wi-Fi", font: font)
    let first = cache.measurement(of: text)
    let second = cache.measurement(of: text)
    #expect(first == second)
    #expect(cache.statistics.hits == 1 && cache.statistics.misses == 1)
  }

  @Test("The styled text's example shouts")
  func styledText() {
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: TraitCollection())
    let plain = StyledText("Wi-Fi", font: font)
    let shouting = StyledText("Wi-Fi", transform: .uppercase, attributes: plain.attributes)
    #expect(shouting.string == "WI-FI")
  }
}
