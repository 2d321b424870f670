import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Synchronization
import Testing

/// What the documentation says of numbers out of range and of mistakes.
@Suite("Texts do what is claimed of numbers out of range")
struct ClaimTests {
  private static let font = ResolvedFont(pointSize: 10)
  private static let odd: [CGFloat] = [-1, -.infinity, .nan]

  /// A shaper that gives every cluster the same advance and kerning.
  private struct PlainShaper: TextShaper {
    var advance: CGFloat = 10
    var kerning: CGFloat = 0

    func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      for index in run.clusters {
        clusters[index].advance = advance
        clusters[index].kerning = kerning
      }
    }
  }

  private func measured(
    _ string: String = "Several words", width: TextBounds.Length = .unbounded,
    height: TextBounds.Length = .unbounded, exclusion: TextExclusion? = nil,
    shaper: any TextShaper = FixedAdvanceShaper(advance: 1)
  ) -> TextMeasurement {
    TextMeasurement(
      of: StyledText(string, font: Self.font),
      in: TextBounds(width: width, height: height, exclusion: exclusion), shaper: shaper)
  }

  @Test("A negative space, and one that is not a number, counts as 0", arguments: odd)
  func space(_ number: CGFloat) {
    #expect(measured(width: .atMost(number)) == measured(width: .atMost(0)))
    #expect(measured(width: .exactly(number)) == measured(width: .exactly(0)))
    let wide = TextBounds.Length.atMost(100)
    #expect(
      measured(width: wide, height: .atMost(number)) == measured(width: wide, height: .atMost(0)))
    #expect(
      measured(width: wide, height: .exactly(number)) == measured(width: wide, height: .exactly(0)))
    #expect(measured(width: wide, height: .atMost(0)) != measured(width: wide))
  }

  @Test("An infinite space counts as unbounded")
  func infiniteSpace() {
    let unbounded = measured()
    #expect(measured(width: .atMost(.infinity)) == unbounded)
    #expect(measured(width: .exactly(.infinity)) == unbounded)
    #expect(measured(height: .atMost(.infinity)) == unbounded)
    #expect(measured(height: .exactly(.infinity)) == unbounded)
  }

  @Test(
    "A scale that is not positive and finite counts as 1, any other is limited to 0.1 through 1000",
    arguments: [
      (0, 1), (-2, 1), (.nan, 1), (.infinity, 1), (-.infinity, 1), (0.05, 0.1), (0.1, 0.1),
      (3, 3), (1000, 1000), (1001, 1000), (.leastNonzeroMagnitude, 0.1),
    ] as [(CGFloat, CGFloat)])
  func scale(_ scale: CGFloat, _ expected: CGFloat) {
    #expect(PixelGrid(scale: scale).scale == expected)
  }

  @Test("Metrics that are not finite count as 0", arguments: [CGFloat.nan, .infinity, -.infinity])
  func metrics(_ number: CGFloat) {
    let metrics = LineMetrics(
      ascender: number, descender: number, leading: number, capHeight: number)
    #expect(metrics == LineMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0))
  }

  @Test(
    "Advances that are negative or not finite count as 0",
    arguments: [-5, CGFloat.nan, .infinity, -.infinity])
  func advances(_ number: CGFloat) {
    #expect(measured(shaper: PlainShaper(advance: number)).naturalWidth == 0)
    #expect(FixedAdvanceShaper(advance: number).advance == 0)
  }

  @Test("Kerning that is not finite counts as 0", arguments: [CGFloat.nan, .infinity, -.infinity])
  func kerning(_ number: CGFloat) {
    func layout(_ kerning: CGFloat) -> TextLayout {
      TextLayout(
        of: StyledText("Several words", font: Self.font), in: .width(atMost: 70),
        shaper: PlainShaper(kerning: kerning))
    }
    #expect(layout(number).lines == layout(0).lines)
    #expect(layout(-4).lines != layout(0).lines)
  }

  @Test("White space hangs over the end of a line, no-break spaces count as letters do")
  func noBreakSpace() {
    #expect(measured("ab  cd", width: .atMost(35)).size.width == 20)
    #expect(measured("ab\u{A0} cd", width: .atMost(35)).size.width == 30)
    #expect(measured("ab\u{202F} cd", width: .atMost(35)).size.width == 30)
    struct LetterShaper: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        for index in run.clusters { clusters[index].advance = clusters[index].isWhiteSpace ? 0 : 1 }
      }
    }
    #expect(measured("a\u{A0}b c", shaper: LetterShaper()).naturalWidth == 4)
  }

  @Test("Lengths of paragraphs that are not finite, or below the permitted range, count as 0")
  func paragraphs() {
    func layout(_ change: (inout CellParagraphStyle) -> Void) -> TextLayout {
      var style = CellParagraphStyle()
      change(&style)
      var string = AttributedString("One\ttwo three\nfour five")
      string.cell.paragraphStyle = style
      return TextLayout(
        of: StyledText(string, attributes: TextAttributes(font: Self.font), traits: .phone),
        in: .width(atMost: 80), shaper: FixedAdvanceShaper(advance: 1))
    }
    let plain = layout { _ in }
    for number in CellParagraphStyle.numbers {
      let zero = layout { $0[keyPath: number.path] = 0 }
      for odd in Self.odd + [.infinity] where !odd.isFinite || !number.range.contains(odd) {
        let style = layout { $0[keyPath: number.path] = odd }
        #expect(style.lines == zero.lines, "\(number.name): \(odd)")
        #expect(style.size == zero.size, "\(number.name): \(odd)")
      }
      let number = (path: number.path, value: number.name.hasPrefix("max") ? 5 : 17)
      #expect(layout { $0[keyPath: number.path] = CGFloat(number.value) }.lines != plain.lines)
    }
  }

  @Test("An exclusion without width or height has no effect", arguments: odd + [0])
  func noExclusion(_ number: CGFloat) {
    let plain = measured(width: .atMost(80))
    for exclusion in [
      TextExclusion(width: number, height: 20), TextExclusion(width: 20, height: number),
    ] {
      let result = measured(width: .atMost(80), exclusion: exclusion)
      #expect(result.exclusionFrame == nil)
      #expect(result == plain)
    }
  }

  @Test("An exclusion is at most as wide as the space, and at most 10,000,000 points large")
  func largeExclusion() {
    func frame(_ width: TextBounds.Length, _ exclusion: TextExclusion) -> CGRect? {
      measured(width: width, exclusion: exclusion).exclusionFrame
    }
    for size in [2e7, .infinity] as [CGFloat] {
      #expect(frame(.atMost(80), TextExclusion(width: size, height: 20))?.width == 80)
      #expect(frame(.unbounded, TextExclusion(width: size, height: 20))?.width == 1e7)
      #expect(frame(.atMost(80), TextExclusion(width: 20, height: size))?.height == 1e7)
    }
    #expect(frame(.atMost(80), TextExclusion(width: 20, height: 1e6))?.height == 1e6)
  }

  @Test("A cache has space for at least one measurement", arguments: [Int.min, -1, 0, 1])
  func capacity(_ number: Int) {
    let cache = TextMeasurementCache(capacity: number)
    #expect(cache.capacity == 1)
    for _ in 0..<2 { _ = cache.measurement(of: StyledText("Wi-Fi", font: Self.font)) }
    #expect(cache.statistics.hits == 1)
  }

  @Test("A cache stores texts of up to 4,096 bytes")
  func longText() {
    for (count, hits) in [(4096, 1), (4097, 0)] {
      let cache = TextMeasurementCache(capacity: 16)
      let text = StyledText(String(repeating: "a", count: count), font: Self.font)
      for _ in 0..<2 { _ = cache.measurement(of: text) }
      #expect(cache.statistics.hits == hits)
    }
  }

  @Test("Reading a cluster that does not exist stops the program")
  func clusterOutOfRange() async {
    await #expect(processExitsWith: .failure) {
      struct Reader: TextShaper {
        func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

        func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
          keep(clusters[clusters.endIndex].advance)
        }
      }
      keep(measuredWord(by: Reader()))
    }
  }

  @Test("Asking a line for the parts of another line's fragment stops the program and says why")
  func foreignFragment() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let text = StyledText("One two", font: ResolvedFont(pointSize: 10))
      let layout = TextLayout(of: text, in: .width(atMost: 30))
      let first = layout.fragments(of: layout.lines[0])[0]
      _ = layout.parts(of: first, in: layout.lines[1])
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Pass a fragment of this line"))
  }

  @Test("Asking a layout for the parts of another layout's line stops the program and says why")
  func foreignLine() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let long = TextLayout(of: StyledText("A longer text", font: ResolvedFont(pointSize: 10)))
      let short = TextLayout(of: StyledText("Short", font: ResolvedFont(pointSize: 10)))
      let fragment = long.fragments(of: long.lines[0])[0]
      _ = short.parts(of: fragment, in: long.lines[0])
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Pass a line of this layout"))
  }
}

private func measuredWord(by shaper: any TextShaper) -> TextMeasurement {
  TextMeasurement(of: StyledText("abc", font: ResolvedFont(pointSize: 10)), shaper: shaper)
}
