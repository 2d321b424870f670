import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Rectangles of a range of text")
struct TextRectTests {
  private static let base = TextAttributes(font: ResolvedFont(pointSize: 10))

  /// Returns a text of three pieces, the second in a color of its own or not.
  private static func text(_ pieces: [String], isColored: Bool) -> StyledText {
    var colored = base
    if isColored { colored.color = .systemRed }
    return StyledText(
      pieces.enumerated().map { ($1, $0 == 1 ? colored : base) }, attributes: base)
  }

  private static func layout(
    _ text: StyledText, _ generator: TextGenerator, _ shaper: any TextShaper
  ) -> TextLayout {
    var generator = generator
    let options = TextLayoutOptions(
      numberOfLines: generator.number(0...3),
      lineBreakMode: generator.pick(LineBreakMode.allCases),
      alignment: generator.pick(CellTextAlignment.allCases),
      layoutDirection: generator.pick([.leftToRight, .rightToLeft]),
      allowsDefaultTighteningForTruncation: generator.number(0...1) == 0)
    return TextLayout(
      of: text, options: options, in: .width(atMost: CGFloat(generator.width())), shaper: shaper)
  }

  @Test("They are the places of pieces with the attributes of the range")
  func pieces() {
    var generator = TextGenerator(seed: 81)
    var met = 0
    for _ in 0..<1500 {
      let strings = (0..<3).map { _ in generator.text(words: 4) }
      let colored = Self.layout(
        Self.text(strings, isColored: true), generator, FixedAdvanceShaper(advance: 1))
      let plain = Self.layout(
        Self.text(strings, isColored: false), generator, FixedAdvanceShaper(advance: 1))
      _ = generator.number(0...9)
      let start = strings[0].utf8.count
      let rects = plain.rects(of: start..<start + strings[1].utf8.count)
      var expected: [CGRect] = []
      for line in colored.lines {
        var own: [CGRect] = []
        for fragment in colored.fragments(of: line) where fragment.attributes.color == .systemRed {
          var frame = CGRect(
            x: fragment.x, y: line.top, width: fragment.width, height: line.metrics.lineHeight)
          let added = fragment.string.utf8.count - fragment.utf8Range.count
          if added > 0 {
            // The ellipsis or hyphen is one cluster, before or after the others.
            let width: CGFloat = 10 + fragment.attributes.kern
            let isFirst = !strings.joined().utf8.dropFirst(fragment.utf8Range.lowerBound)
              .starts(with: fragment.string.utf8.prefix(fragment.utf8Range.count))
            let isAtLeft = isFirst == (fragment.layoutDirection == .leftToRight)
            frame.size.width -= width
            if isAtLeft { frame.origin.x += width }
          }
          guard frame.width > 0.001 else { continue }
          if let last = own.last, frame.minX - last.maxX < 0.001 {
            own[own.count - 1] = last.union(frame)
          } else {
            own.append(frame)
          }
        }
        expected += own
      }
      #expect(rects.count == expected.count, "\(strings)")
      for (rect, frame) in zip(rects, expected) {
        met += 1
        #expect(
          abs(rect.minX - frame.minX) < 0.01 && abs(rect.maxX - frame.maxX) < 0.01
            && rect.minY == frame.minY && rect.height == frame.height, "\(strings)")
      }
    }
    #expect(met > 1500)
  }

  @Test("The rectangles of all clusters of a line are the line")
  func wholeText() {
    var generator = TextGenerator(seed: 82)
    for _ in 0..<300 {
      let string = generator.text()
      let layout = TextLayout(
        of: StyledText(string, font: ResolvedFont(pointSize: 17)),
        in: .width(atMost: CGFloat(generator.width())))
      let rects = layout.rects(of: 0..<string.utf8.count)
      let lines = layout.lines.filter { $0.width > 0 && !$0.hasHyphen }
      let shown = rects.filter { rect in lines.contains { $0.top == rect.minY } }
      #expect(shown.count == lines.count, "\(string.debugDescription)")
      for (rect, line) in zip(shown, lines) {
        #expect(abs(rect.minX - line.x) < 0.01 && abs(rect.width - line.width) < 0.01)
      }
    }
  }

  @Test("A range that is not shown has no rectangles, and one in two directions has several")
  func examples() {
    func rects(_ string: String, _ range: Range<Int>, lines: Int = 0) -> [CGRect] {
      let layout = TextLayout(
        of: StyledText(string, font: ResolvedFont(pointSize: 10)),
        options: TextLayoutOptions(numberOfLines: lines), in: .width(atMost: 100),
        shaper: FixedAdvanceShaper(advance: 1))
      return layout.rects(of: range)
    }
    #expect(rects("Terms and conditions", 10..<20, lines: 1) == [])
    #expect(rects("Terms and conditions", 6..<20, lines: 1).map(\.width) == [30])
    #expect(rects("Terms and conditions", 6..<20).map(\.minX) == [60, 0])
    #expect(rects("Terms and conditions", 6..<6) == [])
    // From the Latin letter into the second of three Hebrew letters.
    #expect(rects("ab אבג", 1..<7).map(\.minX) == [10, 40])
    #expect(rects("ab אבג", 1..<5).map(\.minX) == [10, 50])
    #expect(rects("", 0..<0) == [])
  }

  @Test("Several ranges have the rectangles of each")
  func ranges() {
    var generator = TextGenerator(seed: 83)
    for _ in 0..<300 {
      let string = generator.text(words: 6)
      let layout = Self.layout(
        StyledText(string, font: ResolvedFont(pointSize: 10)), generator,
        FixedAdvanceShaper(advance: 1))
      _ = generator.number(0...9)
      var ranges: [Range<Int>] = []
      while (ranges.last?.upperBound ?? 0) < string.utf8.count {
        let start = ranges.last?.upperBound ?? 0
        let lower = min(start + generator.number(0...2), string.utf8.count)
        ranges.append(lower..<min(lower + generator.number(0...6), string.utf8.count))
      }
      #expect(
        layout.rects(of: ranges) == ranges.map { layout.rects(of: $0) },
        "\(string.debugDescription) \(ranges)")
    }
  }
}
