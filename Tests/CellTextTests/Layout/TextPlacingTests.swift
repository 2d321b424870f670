import CellConfiguration
import CellText
import Foundation
import Testing

private let shaper = FixedAdvanceShaper(advance: 1)
private let font = ResolvedFont(pointSize: 10)

private func layout(
  _ string: String, _ options: TextLayoutOptions, _ bounds: TextBounds
) -> TextLayout {
  TextLayout(of: StyledText(string, font: font), options: options, in: bounds, shaper: shaper)
}

@Suite("Lines are placed by alignment and exclusions")
struct TextPlacingTests {
  @Test(
    "Lines are aligned within an exact width",
    arguments: CellTextAlignment.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func alignment(_ alignment: CellTextAlignment, _ direction: LayoutDirection) {
    let options = TextLayoutOptions(alignment: alignment, layoutDirection: direction)
    let result = layout("one twoo six", options, .width(exactly: 100))
    #expect(result.lines.count == 2)
    #expect(result.size.width == 100)
    let free = result.lines.map { 100 - $0.width }
    switch (alignment, direction) {
    case (.center, _): #expect(result.lines.map(\.x) == free.map { $0 / 2 })
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft):
      #expect(result.lines.map(\.x) == free)
    case (.left, _), (.natural, _), (.justified, _):
      #expect(result.lines.map(\.x) == [0, 0])
    }
  }

  @Test("All lines of a justified paragraph except the last are justified")
  func justified() {
    let options = TextLayoutOptions(alignment: .justified)
    // Neither last line has space for another word.
    let result = layout("a b c dddddd\ne f gggggg", options, .width(exactly: 75))
    #expect(result.lines.map(result.string(of:)) == ["a b c", "dddddd", "e f", "gggggg"])
    #expect(result.lines.map(\.width) == [75, 60, 75, 60])
    #expect(result.lines[0].wordSpacing == 12.5)
    let pieces = result.fragments(of: result.lines[0])
    #expect(pieces.count == 1)
    #expect(pieces[0].width == 75)
  }

  @Test("A line that ends inside a word is justified if it has spaces")
  func justifiedBrokenWord() {
    let options = TextLayoutOptions(lineBreakMode: .byCharWrapping, alignment: .justified)
    for width in [TextBounds.Length.exactly(45), .atMost(45)] {
      let result = layout("a bcccc d", options, TextBounds(width: width))
      #expect(result.lines.map(result.string(of:)) == ["a bc", "ccc", "d"])
      #expect(result.lines.map(\.width) == [45, 30, 10])
      #expect(result.lines.map(\.wordSpacing) == [5, 0, 0])
      #expect(result.size.width == 45)
    }
  }

  @Test(
    "A line with only a part of a word is not justified",
    arguments: [LineBreakMode.byWordWrapping, .byCharWrapping])
  func unjustifiedBrokenWord(_ mode: LineBreakMode) {
    let options = TextLayoutOptions(lineBreakMode: mode, alignment: .justified)
    let result = layout("dddddd", options, .width(exactly: 45))
    #expect(result.lines.map(result.string(of:)) == ["dddd", "dd"])
    #expect(result.lines.map(\.width) == [40, 20])
    #expect(result.lines.map(\.wordSpacing) == [0, 0])
  }

  @Test(
    "An exclusion higher than the text shortens all lines",
    arguments: [1.1e7, 1e300, CGFloat.greatestFiniteMagnitude, .infinity])
  func highExclusion(_ height: CGFloat) {
    let bounds = TextBounds(
      width: .exactly(100), exclusion: TextExclusion(width: 40, height: height))
    for string in ["aa bb cc dd ee", "aa bbbbbbbb cc", "bbbbbbbbbbbbbbb"] {
      let result = layout(string, TextLayoutOptions(), bounds)
      #expect(result.lines.allSatisfy { $0.x == 40 && $0.width <= 60 }, "\(string)")
      #expect(result.size.height < 100, "\(string)")
    }
  }

  @Test("Lines in a maximum width are aligned to the widest line")
  func atMost() {
    let options = TextLayoutOptions(alignment: .center)
    let result = layout("aaaa bb", options, .width(atMost: 50))
    #expect(result.size.width == 40)
    #expect(result.lines.map(\.x) == [0, 10])
  }

  @Test("Lines beside an exclusion are shorter, and lines below have full width")
  func exclusion() {
    // A line is 11.93 high: two begin above 20.
    let exclusion = TextExclusion(width: 40, height: 20)
    let bounds = TextBounds(width: .exactly(100), exclusion: exclusion)
    let result = layout("aa bb cc dd ee ff gg hh ii", TextLayoutOptions(), bounds)
    #expect(result.lines.map(result.string(of:)) == ["aa bb", "cc dd", "ee ff gg", "hh ii"])
    #expect(result.lines.map(\.x) == [40, 40, 0, 0])
    var mirrored = TextLayoutOptions()
    mirrored.layoutDirection = .rightToLeft
    #expect(
      layout("aa bb cc dd ee ff gg hh ii", mirrored, bounds).lines.map(\.x) == [10, 10, 20, 50])
  }

  @Test("A word too long for the space beside an exclusion is whole below it")
  func longWord() {
    // Lines are 11.93 high: two begin above 20, the third at 23.86.
    let bounds = TextBounds(width: .exactly(100), exclusion: TextExclusion(width: 40, height: 20))
    func lines(_ string: String, _ options: TextLayoutOptions = TextLayoutOptions()) -> [String] {
      layout(string, options, bounds).lines.map {
        "\(layout(string, options, bounds).string(of: $0)) \(($0.top / 11.93).rounded())"
      }
    }
    #expect(lines("aa bbbbbbbb cc") == ["aa 0.0", "bbbbbbbb 2.0", "cc 3.0"])
    #expect(lines("bbbbbbbb") == ["bbbbbbbb 2.0"])
    // Too long for any line: broken, but below.
    #expect(lines("bbbbbbbbbbbb c") == ["bbbbbbbbbb 2.0", "bb c 3.0"])
    // Words may be broken, or lines are counted: the text stays where it is.
    #expect(lines("bbbbbbbb", TextLayoutOptions(lineBreakMode: .byCharWrapping)).count == 2)
    #expect(lines("aa bbbbbbbb", TextLayoutOptions(numberOfLines: 2)) == ["aa 0.0", "bbbbb… 1.0"])
    let measured = TextMeasurement(
      of: StyledText("bbbbbbbb", font: font), in: bounds, shaper: shaper)
    #expect(abs(measured.firstLineTop - 2 * 11.93) < 0.01)
    #expect(measured.lineCount == 1)
  }

  @Test("An exclusion at the trailing edge does not move lines")
  func trailingExclusion() {
    let exclusion = TextExclusion(corner: .topTrailing, width: 40, height: 10)
    let bounds = TextBounds(width: .exactly(100), exclusion: exclusion)
    let result = layout("aa bb cc dd", TextLayoutOptions(), bounds)
    #expect(result.lines.map(result.string(of:)) == ["aa bb", "cc dd"])
    #expect(result.lines.map(\.x) == [0, 0])
    let centered = layout("aa bb cc dd", TextLayoutOptions(alignment: .center), bounds)
    #expect(centered.lines.map(\.x) == [5, 25])
  }

  @Test(
    "A text layout returns the exclusion's frame, even if it is narrower than its space",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func exclusionFrame(_ direction: LayoutDirection) throws {
    let options = TextLayoutOptions(layoutDirection: direction)
    for corner in [TextExclusion.Corner.topLeading, .topTrailing] {
      let exclusion = TextExclusion(corner: corner, width: 40, height: 10)
      let bounds = TextBounds(width: .atMost(105), exclusion: exclusion)
      let result = layout("aa bb cc dd e", options, bounds)
      #expect(result.lines.map(result.string(of:)) == ["aa bb", "cc dd e"])
      // The line beside it and the exclusion: 50 + 40.
      #expect(result.size.width == 90)
      let frame = try #require(result.measurement.exclusionFrame)
      let isAtLeft = (corner == .topLeading) == (direction == .leftToRight)
      #expect(frame == CGRect(x: isAtLeft ? 0 : 50, y: 0, width: 40, height: 10))
      let beside = result.lines[0]
      #expect(beside.x + beside.width <= frame.minX || beside.x >= frame.maxX)
      let measured = TextMeasurement(
        of: StyledText("aa bb cc dd e", font: font), options: options, in: bounds, shaper: shaper)
      #expect(measured == result.measurement)
    }
    #expect(layout("aa", options, .unbounded).measurement.exclusionFrame == nil)
  }

  @Test("A second text continues beside the rest of the exclusion")
  func continued() {
    let first = layout(
      "aa", TextLayoutOptions(),
      TextBounds(width: .exactly(100), exclusion: TextExclusion(width: 40, height: 20)))
    let left = 20 - first.size.height
    let second = layout(
      "bb cc dd", TextLayoutOptions(),
      TextBounds(width: .exactly(100), exclusion: TextExclusion(width: 40, height: left)))
    #expect(second.lines.map(\.x) == [40, 0])
    let third = layout(
      "bb cc dd", TextLayoutOptions(),
      TextBounds(width: .exactly(100), exclusion: TextExclusion(width: 40, height: left - 20)))
    #expect(third.lines.map(\.x) == [0])
  }

  @Test(
    "An exclusion wider than the available width takes all of it",
    arguments: [TextExclusion.Corner.topLeading, .topTrailing])
  func wideExclusion(_ corner: TextExclusion.Corner) {
    let layouts = [CGFloat(100), 150, 1e300, .infinity].map { width in
      layout(
        "aa bb", TextLayoutOptions(),
        TextBounds(
          width: .exactly(100), exclusion: TextExclusion(corner: corner, width: width, height: 20)))
    }
    for result in layouts {
      // Two empty lines of 10 points beside it, and the text below.
      #expect(result.lines.map(\.x) == [0])
      #expect(result.lines == layouts[0].lines && result.size == layouts[0].size)
      #expect(result.lines[0].top >= 20)
    }
    let shrunk = [CGFloat(100), .infinity].map { width in
      layout(
        "aa bb",
        TextLayoutOptions(
          numberOfLines: 1, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5),
        TextBounds(
          width: .exactly(100), exclusion: TextExclusion(corner: corner, width: width, height: 20)))
    }
    #expect(shrunk[0].lines == shrunk[1].lines)
    #expect(shrunk[0].measurement.fontScale == 0.5)
  }

  @Test("Two of three lines of title size are beside a square of 60 points")
  func accessibilityExample() {
    let traits = TraitCollection { $0.preferredContentSizeCategory = .accessibilityMedium }
    let body = CellFont.preferredFont(forTextStyle: .body).resolved(with: traits)
    let bounds = TextBounds(
      width: .exactly(300), exclusion: TextExclusion(width: 76, height: 60))
    let result = TextLayout(of: StyledText("a\nb\nc", font: body), in: bounds)
    #expect(result.lines.map(\.x) == [76, 76, 0])
    #expect(abs(result.size.height - 305.0 / 3) < 1e-9)
  }

  @Test("Pieces of a line with different attributes follow each other")
  func fragments() {
    let one = TextAttributes(font: font)
    let two = TextAttributes(font: font, kern: 5, color: .systemRed)
    let text = StyledText([("ab", one), ("cd ", two), ("ef", one)], attributes: one)
    let result = TextLayout(of: text, shaper: shaper)
    let pieces = result.fragments(of: result.lines[0])
    #expect(pieces.map(\.string) == ["ab", "cd ", "ef"])
    #expect(pieces.map(\.x) == [0, 20, 65])
    #expect(pieces.map(\.width) == [20, 45, 20])
    #expect(pieces[1].attributes.color == .systemRed)
  }

  @Test("Pieces of a right-to-left line follow each other from right to left")
  func rightToLeftFragments() {
    let one = TextAttributes(font: font)
    let two = TextAttributes(font: font, color: .systemRed)
    let text = StyledText([("אב", one), ("גדה", two)], attributes: one)
    let result = TextLayout(of: text, shaper: shaper)
    let pieces = result.fragments(of: result.lines[0])
    #expect(pieces.map(\.string) == ["גדה", "אב"])
    #expect(pieces.map(\.x) == [0, 30])
  }

  @Test("The ellipsis of a line is part of a piece")
  func ellipsisFragment() {
    let result = layout("abcdef", TextLayoutOptions(numberOfLines: 1), .width(atMost: 40))
    #expect(result.fragments(of: result.lines[0]).map(\.string) == ["abc…"])
    #expect(result.fragments(of: result.lines[0]).map(\.width) == [40])
  }
}
