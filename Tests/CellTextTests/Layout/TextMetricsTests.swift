import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("Labels have the measured heights and baselines")
struct TextMetricsTests {
  /// Distances from baseline to baseline, extraSmall to accessibilityExtraExtraExtraLarge.
  ///
  /// As published for Dynamic Type; the column of large measured on iOS 26.1.
  static let pitches: [(style: CellFont.TextStyle, points: [CGFloat])] = [
    (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  /// The sizes of the same styles.
  static let sizes: [CellFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  static let categories: [CellContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test("Three lines of every text style have the height in the table", arguments: pitches)
  func styles(_ row: (style: CellFont.TextStyle, points: [CGFloat])) throws {
    let sizes = try #require(Self.sizes[row.style])
    for (index, category) in Self.categories.enumerated() {
      let traits = TraitCollection { $0.preferredContentSizeCategory = category }
      let font = CellFont.preferredFont(forTextStyle: row.style).resolved(with: traits)
      let lineHeight = sizes[index] * 2444 / 2048
      for scale in [CGFloat(1), 2, 3] {
        let options = TextLayoutOptions(displayScale: scale)
        let layout = TextLayout(of: StyledText("a\nb\nc", font: font), options: options)
        let exact = 2 * row.points[index] + lineHeight
        #expect(layout.size.height == ((exact * scale - 1e-6).rounded(.up)) / scale)
        let ascender = (sizes[index] * 1950 / 2048 * scale + 0.5).rounded(.down) / scale
        for (number, line) in layout.lines.enumerated() {
          #expect(abs(line.baseline - ascender - CGFloat(number) * row.points[index]) < 1e-9)
        }
      }
    }
  }

  @Test(
    "A line of 17 points is 20.333, 20.5 or 21 points high",
    arguments: [(3, 61.0 / 3, 49.0 / 3), (2, 20.5, 16), (1, 21, 16)]
      as [(CGFloat, CGFloat, CGFloat)])
  func oneLine(_ scale: CGFloat, _ height: CGFloat, _ baseline: CGFloat) {
    let font = ResolvedFont(pointSize: 17)
    let measured = TextMeasurement(
      of: StyledText("Wi-Fi", font: font), options: TextLayoutOptions(displayScale: scale))
    #expect(abs(measured.size.height - height) < 1e-9)
    #expect(abs(measured.firstBaseline - baseline) < 1e-9)
    #expect(measured.firstBaseline == measured.lastBaseline)
  }

  @Test("Three lines of body at extra large take 71 points at 3x")
  func example() {
    let traits = TraitCollection { $0.preferredContentSizeCategory = .extraLarge }
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: traits)
    let measured = TextMeasurement(of: StyledText("a\nb\nc", font: font))
    #expect(measured.size.height == 71)
    #expect(measured.lineCount == 3)
  }

  @Test("Tight leading puts lines of 12 points at a distance of 14 points")
  func tightLeading() {
    let traits = TraitCollection { $0.preferredContentSizeCategory = .medium }
    let font = CellFont.preferredFont(forTextStyle: .footnote).withTightLeading()
      .resolved(with: traits)
    let lines = TextLayout(of: StyledText("a\nb", font: font)).lines
    #expect(abs(lines[1].baseline - lines[0].baseline - 14) < 1e-9)
  }

  @Test("The highest font of a line determines its height")
  func mixedFonts() {
    let small = TextAttributes(font: ResolvedFont(pointSize: 10))
    let large = TextAttributes(font: ResolvedFont(pointSize: 30, leading: 2))
    let text = StyledText(
      [("small ", small), ("LARGE\n", large), ("small", small)], attributes: small)
    let lines = TextLayout(of: text).lines
    #expect(lines[0].metrics.lineHeight == ResolvedFont(pointSize: 30).lineHeight)
    #expect(lines[1].metrics.lineHeight == ResolvedFont(pointSize: 10).lineHeight)
    #expect(abs(lines[1].top - lines[0].bottom - 2) < 1e-9)
  }

  @Test("Lengths are rounded to pixels as measured", arguments: [1, 2, 3] as [CGFloat])
  func grid(_ scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    #expect(grid.ceil(10) == 10)
    #expect(grid.ceil(10 + 1e-8) == 10)
    #expect(grid.ceil(10.01) == 10 + 1 / scale)
    #expect(grid.ceil(-0.5).magnitude <= 0.5)
    #expect(grid.round(10.5 / scale) == 11 / scale)
    #expect(grid.round(-0.5 / scale) == 0)
    #expect(PixelGrid(scale: .nan).ceil(1.5) == 2)
    #expect(grid.ceil(.infinity) == .infinity)
  }
}
