import CellConfiguration
import CellText
import Foundation
import Testing

/// A shaper whose underlines are as thick as the font is large, to tell fonts apart.
private struct ThicknessShaper: TextShaper {
  func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }
  func shape(_ run: ShapingRun, into clusters: inout TextClusters) {}

  func decorationMetrics(of font: ResolvedFont) -> DecorationMetrics {
    DecorationMetrics(
      underlineOffset: 0, underlineThickness: font.pointSize, strikethroughOffset: 0,
      strikethroughThickness: 0)
  }
}

@Suite("Lines under and through text")
struct DecorationMetricsTests {
  @Test(
    "Lines are where they cross no other line of text, and grow with the font",
    arguments: NamedShaper.all)
  func places(_ named: NamedShaper) {
    let (small, large) = (ResolvedFont(pointSize: 10), ResolvedFont(pointSize: 35))
    let lines = named.shaper.decorationMetrics(of: large)
    #expect(lines.underlineThickness > 1 && lines.underlineThickness < 5)
    #expect(lines.strikethroughThickness > 1 && lines.strikethroughThickness < 5)
    #expect(lines.underlineOffset > 0)
    let bottom = lines.underlineOffset + lines.underlineThickness
    #expect(bottom < -LineMetrics(large).descender)
    let top = lines.strikethroughOffset + lines.strikethroughThickness / 2
    #expect(lines.strikethroughOffset > lines.strikethroughThickness / 2)
    #expect(top < LineMetrics(large).capHeight)
    let scaled = named.shaper.decorationMetrics(of: small)
    for path in [
      \DecorationMetrics.underlineOffset, \.underlineThickness, \.strikethroughOffset,
      \.strikethroughThickness,
    ] {
      // Small letters are slightly taller than the same letters reduced.
      #expect(abs(scaled[keyPath: path] * 3.5 - lines[keyPath: path]) < lines[keyPath: path] / 20)
    }
  }

  @Test("A fragment has the lines of its font")
  func fragments() throws {
    let (small, large) = (
      TextAttributes(font: ResolvedFont(pointSize: 10)),
      TextAttributes(font: ResolvedFont(pointSize: 30))
    )
    let text = StyledText([("small ", small), ("large", large)], attributes: small)
    let layout = TextLayout(of: text, shaper: ThicknessShaper())
    let line = try #require(layout.lines.first)
    let thicknesses = layout.fragments(of: line).map {
      layout.decorationMetrics(of: $0).underlineThickness
    }
    #expect(thicknesses == [10, 30])
  }

  @Test("A place that is not a number counts as zero")
  func hostile() {
    let lines = DecorationMetrics(
      underlineOffset: .nan, underlineThickness: .infinity, strikethroughOffset: -.infinity,
      strikethroughThickness: 2)
    #expect(lines.underlineOffset == 0 && lines.underlineThickness == 0)
    #expect(lines.strikethroughOffset == 0 && lines.strikethroughThickness == 2)
  }
}
