import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("Truncated lines with several fonts have correct heights and ellipses")
struct MixedFontTruncationTests {
  private static let small = TextAttributes(font: ResolvedFont(pointSize: 10))
  private static let large = TextAttributes(font: ResolvedFont(pointSize: 40))
  private let shaper = FixedAdvanceShaper(advance: 1)

  private func layout(
    _ pieces: [(string: String, attributes: TextAttributes)], width: CGFloat,
    _ mode: LineBreakMode = .byTruncatingTail, lines: Int = 1,
    height: TextBounds.Length = .unbounded
  ) -> TextLayout {
    TextLayout(
      of: StyledText(pieces, attributes: Self.small),
      options: TextLayoutOptions(numberOfLines: lines, lineBreakMode: mode),
      in: TextBounds(width: .atMost(width), height: height), shaper: shaper)
  }

  @Test(
    "The height of a truncated line is that of the highest visible font",
    arguments: [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
  func height(_ mode: LineBreakMode) {
    let result = layout(
      [("small ", Self.small), ("LARGEWORDTHATISLONG", Self.large)], width: 240, mode)
    let pieces = result.fragments(of: result.lines[0])
    #expect(pieces.contains { $0.attributes.font.pointSize == 40 })
    let metrics = shaper.metrics(of: Self.large.font)
    #expect(result.lines[0].metrics == metrics)
    #expect(result.size.height == PixelGrid(scale: 3).ceil(metrics.lineHeight))
    #expect(result.lines[0].baseline == PixelGrid(scale: 3).round(metrics.ascender))
  }

  @Test("A line reaches as far up and down as its largest font, first or last")
  func order() {
    let metrics = shaper.metrics(of: Self.large.font)
    let pieces = [("small", Self.small), ("LARGE", Self.large)]
    for pieces in [pieces, pieces.reversed()] {
      let line = layout(pieces, width: 1000).lines[0].metrics
      #expect(line.ascender == metrics.ascender && line.descender == metrics.descender)
    }
  }

  @Test("A font in truncated text does not make the line higher")
  func leftOut() {
    let result = layout(
      [("small ", Self.small), ("LARGE", Self.large)], width: 70)
    #expect(result.lines.map(result.string(of:)) == ["small…"])
    #expect(result.lines[0].metrics == shaper.metrics(of: Self.small.font))
  }

  @Test("The ellipsis has the font of the text before it")
  func tail() {
    // An ellipsis of 40 points fits beside no large letter, one of 10 fits beside the small ones.
    let result = layout([("abcd", Self.small), ("EFGH", Self.large)], width: 110)
    #expect(result.lines.map(result.string(of:)) == ["abcd…"])
    #expect(result.fragments(of: result.lines[0]).map(\.width) == [50])
    let wider = layout([("abcd", Self.small), ("EFGH", Self.large)], width: 120)
    #expect(wider.lines.map(wider.string(of:)) == ["abcdE…"])
    #expect(wider.fragments(of: wider.lines[0]).map(\.width) == [40, 80])
  }

  @Test("The font of omitted white space does not affect a truncated line")
  func space() {
    let result = layout([("ab", Self.small), (" CDEF", Self.large)], width: 100)
    #expect(result.lines.map(result.string(of:)) == ["ab…"])
    #expect(result.fragments(of: result.lines[0]).map(\.width) == [30])
  }

  @Test("An ellipsis at the head or in the middle has the font of its neighbor")
  func headAndMiddle() {
    let head = layout(
      [("ABCD", Self.large), ("efgh", Self.small)], width: 100, .byTruncatingHead)
    #expect(head.lines.map(head.string(of:)) == ["…efgh"])
    #expect(head.fragments(of: head.lines[0]).map(\.width) == [50])
    let middle = layout(
      [("AB", Self.large), ("cdefghijklm", Self.small)], width: 100, .byTruncatingMiddle)
    #expect(middle.lines.map(middle.string(of:)) == ["…efghijklm"])
    #expect(middle.fragments(of: middle.lines[0]).map(\.attributes.font.pointSize) == [10])
  }

  @Test("An ellipsis without space is shown alone, in the font of the first character")
  func alone() {
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      let result = layout([("AB", Self.large), ("cd", Self.small)], width: 5, mode)
      let pieces = result.lines.flatMap(result.fragments(of:))
      #expect(pieces.map(\.string) == ["…"])
      #expect(pieces.map(\.width) == [40])
      #expect(result.lines[0].metrics == shaper.metrics(of: Self.large.font))
    }
  }

  @Test("A truncated line that is too high gives way to the line above it")
  func available() {
    let text: [(string: String, attributes: TextAttributes)] = [
      ("aaaa bbbb cc ", Self.small), ("LARGE", Self.large),
    ]
    let narrow = layout(text, width: 90, lines: 0, height: .atMost(40))
    #expect(narrow.lines.map(narrow.string(of:)) == ["aaaa bbbb", "cc…"])
    let result = layout(text, width: 110, lines: 2, height: .atMost(40))
    #expect(result.lines.map(result.string(of:)) == ["aaaa bbbb…"])
    #expect(result.isTruncated)
    #expect(result.lines.allSatisfy { $0.bottom <= 40 })
    let high = layout(text, width: 110, lines: 2, height: .atMost(80))
    #expect(high.lines.map(high.string(of:)) == ["aaaa bbbb", "cc L…"])
    #expect(high.size.height <= 80)
  }
}
