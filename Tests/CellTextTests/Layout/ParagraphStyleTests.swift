import CellConfiguration
import CellText
import Foundation
import Testing

/// Text of 10 points, whose lines are 11.93 high and whose clusters are 10 wide.
@Suite("Paragraph styles affect heights, spacing and indents")
struct ParagraphStyleTests {
  private static let height: CGFloat = 11.93359375

  private func layout(
    _ paragraphs: [(text: String, style: CellParagraphStyle)],
    width: TextBounds.Length = .exactly(100),
    _ change: (inout TextLayoutOptions) -> Void = { _ in }, height: TextBounds.Length = .unbounded
  ) -> TextLayout {
    var string = AttributedString()
    for (text, style) in paragraphs {
      var piece = AttributedString(text)
      piece.cell.paragraphStyle = style
      string += piece
    }
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    let text = StyledText(string, attributes: base, traits: TraitCollection())
    var options = TextLayoutOptions()
    change(&options)
    let layout = TextLayout(
      of: text, options: options, in: TextBounds(width: width, height: height),
      shaper: FixedAdvanceShaper(advance: 1))
    let measured = TextMeasurement(
      of: text, options: options, in: TextBounds(width: width, height: height),
      shaper: FixedAdvanceShaper(advance: 1))
    #expect(measured.size == layout.size)
    #expect(measured.lastBaseline == layout.lines.last?.baseline ?? 0)
    return layout
  }

  private static func style(_ change: (inout CellParagraphStyle) -> Void) -> CellParagraphStyle {
    var style = CellParagraphStyle()
    change(&style)
    return style
  }

  /// What a style does to two lines: their tops, the height of the first, the first baseline.
  static let heights: [(style: CellParagraphStyle, tops: [CGFloat], height: CGFloat, up: CGFloat)] =
    [
      (style { _ in }, [0, height], height, 0),
      (style { $0.lineSpacing = 4 }, [0, height + 4], height, 0),
      (style { $0.lineHeightMultiple = 2 }, [0, 2 * height], 2 * height, height),
      (style { $0.lineHeightMultiple = 0.5 }, [0, height / 2], height / 2, -height / 2),
      (style { $0.minimumLineHeight = 20 }, [0, 20], 20, 20 - height),
      (style { $0.minimumLineHeight = 5 }, [0, height], height, 0),
      (style { $0.maximumLineHeight = 8 }, [0, 8], 8, 8 - height),
      (
        style {
          $0.lineHeightMultiple = 3
          $0.maximumLineHeight = 20
        }, [0, 20], 20, 20 - height
      ),
      (
        style {
          $0.minimumLineHeight = 30
          $0.maximumLineHeight = 20
        }, [0, 20], 20, 20 - height
      ),
      (style { $0.lineSpacing = .nan }, [0, height], height, 0),
      (style { $0.lineSpacing = -5 }, [0, height], height, 0),
      (style { $0.lineHeightMultiple = -1 }, [0, height], height, 0),
    ]

  @Test(
    "Line heights follow the paragraph style, with text at the bottom of the line",
    arguments: heights)
  func lineHeights(
    _ style: CellParagraphStyle, _ tops: [CGFloat], _ height: CGFloat, _ up: CGFloat
  ) {
    let result = layout([("aaaa bbbb cccc", style)])
    #expect(result.lines.map(result.string(of:)) == ["aaaa bbbb", "cccc"])
    for (line, top) in zip(result.lines, tops) { #expect(abs(line.top - top) < 1e-9) }
    #expect(abs(result.lines[0].metrics.lineHeight - height) < 1e-9)
    let ascender = ResolvedFont(pointSize: 10).ascender + up
    #expect(result.lines[0].baseline == PixelGrid(scale: 3).round(ascender))
    // No space below the last line.
    #expect(result.size.height == PixelGrid(scale: 3).ceil(tops[1] + height))
  }

  @Test("Paragraph spacing applies between paragraphs only")
  func spacing() {
    let one = Self.style { $0.paragraphSpacing = 5 }
    let two = Self.style {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 3
    }
    let result = layout([("aaaa bbbb cccc\n", one), ("dd\n", two), ("ee", two)])
    let pitch = Self.height
    let tops = [0, pitch, 2 * pitch + 8, 3 * pitch + 18]
    #expect(result.lines.count == 4)
    for (line, top) in zip(result.lines, tops) { #expect(abs(line.top - top) < 1e-9) }
    #expect(result.size.height == PixelGrid(scale: 3).ceil(tops[3] + pitch))
    #expect(layout([("aa", two)]).size.height == PixelGrid(scale: 3).ceil(pitch))
    // The third line has no space in a height that would do without the distance.
    let low = layout([("aa\n", one), ("bb", one)], height: .atMost(2 * pitch + 1))
    #expect(low.lines.map(low.string(of:)) == ["aa…"])
  }

  @Test("Indents make lines shorter")
  func indents() {
    let style = Self.style {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
    }
    let text = [("aa bb cc dd ee ff\ngg", style)]
    let result = layout(text)
    #expect(result.lines.map(result.string(of:)) == ["aa bb", "cc dd ee", "ff", "gg"])
    #expect(result.lines.map(\.x) == [30, 10, 10, 30])
    let mirrored = layout(text) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.lines.map { 100 - $0.x - $0.width } == [30, 10, 10, 30])
    let centered = layout(text) { $0.alignment = .center }
    #expect(centered.lines.map(\.x) == [40, 15, 45, 55])
    let free = layout(text, width: .unbounded)
    #expect(free.size.width == 200 && free.measurement.naturalWidth == 200)
    let short = layout(text) { $0.numberOfLines = 1 }
    #expect(short.lines.map(short.string(of:)) == ["aa bb…"])
    let negative = Self.style { $0.headIndent = -20 }
    #expect(layout([("aaaaa bbbbb", negative)]).lines.map(\.x) == [0, 0])
    // Nothing is left: one cluster a line, as without width.
    let wide = Self.style { $0.firstLineHeadIndent = 300 }
    #expect(layout([("ab", wide)]).lines.count == 2)
  }

  @Test("Tail indents end lines at a distance from the leading or from the trailing edge")
  func tailIndents() {
    func text(_ tail: CGFloat, _ indent: CGFloat = 10) -> [(String, CellParagraphStyle)] {
      [("aa bb cc dd ee", Self.style { ($0.headIndent, $0.tailIndent) = (indent, tail) })]
    }
    let trailing = layout(text(-40))
    #expect(trailing.lines.map(trailing.string(of:)) == ["aa bb", "cc dd", "ee"])
    #expect(trailing.lines.map(\.x) == [0, 10, 10])
    let leading = layout(text(60))
    #expect(leading.lines.map(leading.string(of:)) == ["aa bb", "cc dd", "ee"])
    let mirrored = layout(text(60)) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored.lines.map { 100 - $0.x - $0.width } == [0, 10, 10])
    for (tail, xs) in [(CGFloat(-40), [CGFloat(10), 10, 40]), (60, [10, 10, 40])] {
      #expect(layout(text(tail)) { $0.alignment = .right }.lines.map(\.x) == xs)
      let widths = layout(text(tail)) { $0.alignment = .justified }.lines.map(\.width)
      #expect(widths == [60, 50, 20])
    }
    // The distance to the trailing edge is a part of the text's width, unlike the other one.
    let free = layout(text(-40), width: .unbounded)
    #expect(free.size.width == 180 && free.measurement.naturalWidth == 180)
    #expect(layout(text(-40), width: .atMost(100)).size.width == 100)
    let limited = layout(text(60), width: .unbounded)
    #expect(limited.lines.count == 3 && limited.size.width == 60)
    #expect(limited.measurement.naturalWidth == 140)
    let short = layout(text(-40)) { $0.numberOfLines = 1 }
    #expect(short.lines.map(short.string(of:)) == ["aa bb…"])
    // Letters shrink to the width up to the tail indent.
    let shrunk = layout(text(-40)) {
      ($0.numberOfLines, $0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (1, true, 0.1)
    }
    #expect(abs((shrunk.lines.first?.width ?? 0) - 60) < 0.5)
    #expect(layout([("ab", Self.style { $0.tailIndent = -300 })]).lines.count == 2)
  }

  @Test("An exclusion and a tail indent at the same edge add up")
  func tailIndentBesideExclusion() {
    func lines(
      _ tail: CGFloat, _ corner: TextExclusion.Corner,
      _ direction: WritingDirection = .natural
    ) -> [TextLine] {
      var string = AttributedString("aa bb cc dd ee ff")
      var style = CellParagraphStyle(baseWritingDirection: direction)
      style.tailIndent = tail
      string.cell.paragraphStyle = style
      let base = TextAttributes(font: ResolvedFont(pointSize: 10))
      let text = StyledText(string, attributes: base, traits: TraitCollection())
      let exclusion = TextExclusion(corner: corner, width: 20, height: 5)
      let bounds = TextBounds(width: .exactly(100), exclusion: exclusion)
      return TextLayout(of: text, in: bounds, shaper: FixedAdvanceShaper(advance: 1)).lines
    }
    #expect(lines(-30, .topTrailing).map(\.width) == [50, 50, 50])
    #expect(lines(-30, .topTrailing).map(\.x) == [0, 0, 0])
    #expect(lines(-30, .topLeading).map(\.x) == [20, 0, 0])
    #expect(lines(-40, .topTrailing).map(\.width) == [20, 50, 50, 20])
    // Only the exclusion is at that edge.
    #expect(lines(70, .topTrailing).map(\.width) == [50, 50, 50])
    #expect(lines(60, .topLeading).map(\.width) == [20, 50, 50, 20])
    #expect(lines(70, .topTrailing, .rightToLeft).map { 100 - $0.x - $0.width } == [20, 0, 0])
    #expect(lines(-30, .topLeading, .rightToLeft).map(\.x) == [50, 50, 50])
  }

  @Test("A baseline offset increases the height of its line")
  func baselineOffset() {
    func lines(_ offset: CGFloat) -> TextLayout {
      var string = AttributedString("aaaa ")
      var raised = AttributedString("bbbb")
      raised.cell.baselineOffset = offset
      string += raised
      string += AttributedString(" cccc")
      let base = TextAttributes(font: ResolvedFont(pointSize: 10))
      return TextLayout(
        of: StyledText(string, attributes: base, traits: TraitCollection()),
        in: .width(exactly: 100),
        shaper: FixedAdvanceShaper(advance: 1))
    }
    let font = ResolvedFont(pointSize: 10)
    let grid = PixelGrid(scale: 3)
    for (offset, above, below) in [(CGFloat(4), CGFloat(4), CGFloat(0)), (-3, 0, 3), (0, 0, 0)] {
      let result = lines(offset)
      #expect(result.lines.map(\.baseline)[0] == grid.round(font.ascender + above))
      #expect(abs(result.lines[1].top - (font.lineHeight + above + below)) < 1e-9)
      #expect(result.lines[1].metrics == LineMetrics(font))
      let pieces = result.fragments(of: result.lines[0])
      #expect(pieces.map(\.attributes.baselineOffset) == (offset == 0 ? [0] : [0, offset]))
    }
  }

  @Test("Pieces of a line have its underlines and strikethroughs")
  func underlines() {
    var string = AttributedString("aa")
    string.cell.underlineStyle = .double
    var second = AttributedString("bb")
    second.cell.strikethroughStyle = .single
    string += second
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    let text = StyledText(string, attributes: base, traits: TraitCollection())
    let layout = TextLayout(of: text, shaper: FixedAdvanceShaper(advance: 1))
    let pieces = layout.fragments(of: layout.lines[0])
    #expect(pieces.map(\.attributes.underlineStyle) == [.double, nil])
    #expect(pieces.map(\.attributes.strikethroughStyle) == [nil, .single])
  }

  @Test("The cache distinguishes texts with different paragraph styles")
  func cache() {
    let cache = TextMeasurementCache(shaper: FixedAdvanceShaper(advance: 1))
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    var heights: Set<CGFloat> = []
    for spacing in [CGFloat(0), 4, .nan] {
      var string = AttributedString("aaaa bbbb cccc")
      string.cell.paragraphStyle = Self.style { $0.lineSpacing = spacing }
      let text = StyledText(string, attributes: base, traits: TraitCollection())
      for _ in 0..<2 {
        heights.insert(cache.measurement(of: text, in: .width(atMost: 100)).size.height)
      }
    }
    #expect(heights.count == 2)
    #expect(cache.statistics.misses == 3)
  }
}
