import CellConfiguration
import CellText
import Foundation
import Testing

/// Text of 10 points, whose clusters are 10 wide.
@Suite("Tabs move text to the tab stops of its paragraph")
struct TabStopTests {
  private typealias TabStop = CellParagraphStyle.TabStop

  private func layout(
    _ string: String, _ stops: [TabStop] = [], width: TextBounds.Length = .unbounded,
    exclusion: TextExclusion? = nil, style change: (inout CellParagraphStyle) -> Void = { _ in },
    _ changeOptions: (inout TextLayoutOptions) -> Void = { _ in }
  ) -> TextLayout {
    var style = CellParagraphStyle(lineBreakStrategy: .standard)
    style.tabStops = stops
    change(&style)
    var attributed = AttributedString(string)
    attributed.cell.paragraphStyle = style
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    let text = StyledText(attributed, attributes: base, traits: TraitCollection())
    var options = TextLayoutOptions()
    changeOptions(&options)
    let bounds = TextBounds(width: width, exclusion: exclusion)
    let shaper = FixedAdvanceShaper(advance: 1)
    let layout = TextLayout(of: text, options: options, in: bounds, shaper: shaper)
    let measured = TextMeasurement(of: text, options: options, in: bounds, shaper: shaper)
    #expect(measured == layout.measurement)
    return layout
  }

  /// The left edges of a line's letters and signs, which do not include tabs.
  private func places(_ layout: TextLayout, line: Int = 0) -> [CGFloat] {
    guard line < layout.lines.count else { return [] }
    return layout.fragments(of: layout.lines[line]).filter { !$0.string.hasPrefix("\t") }.map(\.x)
  }

  @Test("Tabs move to the next stop, and after the last stop to a multiple of the interval")
  func stops() {
    #expect(places(layout("a\tb\t\tc")) == [0, 28, 84])
    // A stop where the text ends is not behind it.
    #expect(places(layout("aa\tb") { $0.defaultTabInterval = 20 }) == [0, 40])
    let unsorted = [TabStop(location: 60), TabStop(location: 25)]
    #expect(places(layout("a\tb\tc\td", unsorted)) == [0, 25, 60, 84])
    #expect(places(layout("aaa\tb", [TabStop(location: 30), TabStop(location: 50)])) == [0, 50])
    #expect(places(layout("a\tb\tc") { $0.defaultTabInterval = 0 }) == [0, 10, 20])
    #expect(
      places(layout("a\tb\tc", [TabStop(location: 40)]) { $0.defaultTabInterval = 0 })
        == [0, 40, 50])
    for odd in [CGFloat.nan, .infinity, -5, 0] {
      #expect(places(layout("a\tb", [TabStop(location: odd)])) == [0, 28])
    }
    #expect(layout("a\tb").size.width == CGFloat(114) / 3)
    #expect(layout("a\tb").measurement.naturalWidth == 38)
  }

  @Test("A text without a paragraph style has the default stops")
  func plain() {
    let text = StyledText("a\tb", font: ResolvedFont(pointSize: 10))
    let shaper = FixedAdvanceShaper(advance: 1)
    let plain = TextLayout(of: text, shaper: shaper)
    #expect(places(plain) == [0, 28])
    #expect(TextMeasurement(of: text, shaper: shaper) == plain.measurement)
    // Neither tracking nor kerning matters.
    let embedded = TextLayout(of: text)
    #expect(places(embedded) == [0, 28])
  }

  @Test("Text behind a tab begins at its stop, is centered there or ends there")
  func alignments() {
    func stop(_ location: CGFloat, _ alignment: CellTextAlignment) -> [TabStop] {
      [TabStop(location: location, alignment: alignment)]
    }
    for alignment in [CellTextAlignment.natural, .left, .justified] {
      #expect(places(layout("aa\tbbb", stop(100, alignment))) == [0, 100])
    }
    #expect(places(layout("aa\tbbb", stop(100, .center))) == [0, 85])
    #expect(places(layout("aa\tbbb", stop(100, .right))) == [0, 70])
    #expect(layout("aa\tbbb", stop(100, .right)).measurement.naturalWidth == 100)
    // Up to the next tab or newline; spaces count.
    #expect(places(layout("aa\tbb c\td", stop(100, .right))) == [0, 60, 112])
    let lines = layout("aa\tbbb\naa\tb", stop(100, .right))
    #expect(places(lines) == [0, 70] && places(lines, line: 1) == [0, 90])
    // Without enough space, the text follows the tab.
    #expect(places(layout("aa\tbbbbbb", stop(70, .right))) == [0, 20])
    #expect(places(layout("aa\tbbbbbb", stop(40, .center))) == [0, 20])
    #expect(layout("aa\tbbbbbb\tc", stop(70, .right)).measurement.naturalWidth == 94)
  }

  @Test("Positions are measured from the edge where a paragraph begins, and count its indent")
  func indents() {
    let stops = [TabStop(location: 50)]
    let indented = layout("a\tb bbbbb\tc", stops, width: .exactly(100)) {
      ($0.firstLineHeadIndent, $0.headIndent) = (15, 30)
    }
    #expect(indented.lines.map(indented.string(of:)) == ["a\tb", "bbbbb\tc"])
    #expect(places(indented) == [15, 50] && places(indented, line: 1) == [30, 84])
    let image = TextExclusion(corner: .topLeading, width: 40, height: 5)
    let beside = layout("a\tb", stops, width: .exactly(200), exclusion: image)
    #expect(places(beside) == [40, 90])
  }

  @Test("In right-to-left paragraphs, positions count from the right")
  func rightToLeft() {
    /// The right edges of the letters, from the right edge of the layout.
    func places(
      _ string: String, _ alignment: CellTextAlignment,
      style: (inout CellParagraphStyle) -> Void = { _ in },
      _ direction: LayoutDirection = .rightToLeft
    ) -> [CGFloat] {
      let result = layout(
        string, [TabStop(location: 100, alignment: alignment)], width: .exactly(200), style: style
      ) { $0.layoutDirection = direction }
      return result.fragments(of: result.lines[0]).reversed()
        .filter { !$0.string.hasPrefix("\t") }.map { 200 - $0.x - $0.width }
    }
    for alignment in [CellTextAlignment.natural, .right] {
      #expect(places("אב\tגדה", alignment) == [0, 100])
    }
    #expect(places("אב\tגדה", .center) == [0, 85])
    #expect(places("אב\tגדה", .left) == [0, 70])
    // A paragraph without letters runs as the layout does.
    #expect(places("12\t345", .left) == [0, 70])
    // The style sets the direction, in spite of letters and layout.
    let style = { (style: inout CellParagraphStyle) in style.baseWritingDirection = .rightToLeft }
    #expect(places("ab\tcde", .left, style: style, .leftToRight) == [0, 70])
    // Letters determine the sides of a paragraph whose lines begin at the edge of the layout.
    let mixed = layout(
      "ab\tcde", [TabStop(location: 100, alignment: .right)], width: .exactly(200)
    ) { _ in
    } _: {
      $0.layoutDirection = .rightToLeft
    }
    #expect(self.places(mixed) == [100, 170])
  }

  @Test("A tab hangs over the end of a line as a space does")
  func wrapping() {
    let result = layout("aaaa\tbbbb", width: .exactly(50))
    #expect(result.lines.map(result.string(of:)) == ["aaaa", "bbbb"])
    #expect(result.lines.map(\.utf8Range) == [0..<5, 5..<9])
    #expect(result.lines.map(\.width) == [40, 40])
    // At the end of a paragraph, it counts if it fits.
    #expect(layout("aaaa\t", width: .exactly(60)).lines.map(\.width) == [56])
    #expect(layout("aaaa\t", width: .exactly(50)).lines.map(\.width) == [40])
    // The text after it is too wide for the line, not for its stop.
    let stop = [TabStop(location: 90, alignment: .right)]
    let wide = layout("a\tbb", stop, width: .exactly(60))
    #expect(wide.lines.map(wide.string(of:)) == ["a", "bb"])
  }

  @Test("A shortened line keeps the places of its tabs; text behind an ellipsis has none")
  func truncation() {
    func shown(
      _ string: String, _ mode: LineBreakMode, width: CGFloat = 70
    ) -> [(text: String, x: CGFloat)] {
      let result = layout(
        string, width: .exactly(width), style: { $0.lineBreakMode = mode }
      ) { $0.numberOfLines = 1 }
      #expect(result.lines.count == 1)
      return result.fragments(of: result.lines[0]).map { ($0.string, $0.x) }
    }
    let tail = shown("a\tbbbbbbbbb", .byTruncatingTail)
    #expect(tail.map(\.text) == ["a", "\t", "bbb…"] && tail.map(\.x) == [0, 10, 28])
    let head = shown("aaaaaaaaaaa b\tc", .byTruncatingHead)
    #expect(head.map(\.text) == ["…aa b", "\t", "c"] && head.map(\.x) == [0, 50, 60])
    let middle = shown("a\tbbbbbbbbbbbbbb\tc", .byTruncatingMiddle, width: 140)
    #expect(middle.map(\.text) == ["a", "\t", "bbb…", "bbbbb", "\t", "c"])
    #expect(middle.map(\.x) == [0, 10, 28, 68, 118, 128])
    #expect(shown("a\tbbbbbbbbb", .byClipping).map(\.text) == ["a", "\t", "bbbb"])
  }

  @Test("Letters shrink between tab stops, but do not move closer together")
  func fitting() {
    let stop = [TabStop(location: 50)]
    let shrunk = layout("aaa\tbbbb", stop, width: .exactly(70)) { _ in
    } _: {
      ($0.numberOfLines, $0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (1, true, 0.25)
    }
    #expect(shrunk.measurement.fontScale == 0.5 && places(shrunk) == [0, 50])
    #expect(shrunk.measurement.naturalWidth == 90)
    let tight = layout("aaa\tbbbb", stop, width: .exactly(89.9)) { _ in
    } _: {
      ($0.numberOfLines, $0.allowsDefaultTighteningForTruncation) = (1, true)
    }
    #expect(tight.tightening == 0 && tight.isTruncated)
  }

  @Test("Lines with tabs are not justified, and keep their words")
  func words() {
    let lines = layout("a\tb c dddd eeee", width: .exactly(70)) { $0.alignment = .justified }
    #expect(lines.lines.map(lines.string(of:)) == ["a\tb c", "dddd", "eeee"])
    #expect(lines.lines.map(\.width) == [58, 40, 40] && lines.lines[0].wordSpacing == 0)
    let pushed = layout("a b c d", width: .exactly(50))
    #expect(pushed.lines.map(pushed.string(of:)) == ["a b", "c d"])
    let kept = layout("a\tb c", width: .exactly(50))
    #expect(kept.lines.map(kept.string(of:)) == ["a\tb", "c"])
  }

  @Test("Tabs are separate pieces, so that the text around them is drawn at its place")
  func pieces() {
    let result = layout("a b\t\tc\td")
    let pieces = result.fragments(of: result.lines[0])
    #expect(pieces.map(\.string) == ["a b", "\t\t", "c", "\t", "d"])
    #expect(pieces.map(\.x) == [0, 30, 84, 94, 112])
    #expect(pieces.map(\.width) == [30, 54, 10, 18, 10])
  }

  @Test("The cache distinguishes tab stops")
  func cache() {
    let cache = TextMeasurementCache(shaper: FixedAdvanceShaper(advance: 1))
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    for stop in [CGFloat(40), 60, .nan] {
      var string = AttributedString("a\tb")
      var style = CellParagraphStyle()
      style.tabStops = [TabStop(location: stop)]
      string.cell.paragraphStyle = style
      let text = StyledText(string, attributes: base, traits: TraitCollection())
      let width = stop.isNaN ? 38 : stop + 10
      for _ in 0..<2 { #expect(cache.measurement(of: text).naturalWidth == width) }
    }
    #expect(cache.statistics.misses == 3)
  }
}
