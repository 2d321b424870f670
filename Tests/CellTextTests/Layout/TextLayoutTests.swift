import CellConfiguration
import CellText
import Foundation
import Testing

/// Lays out with clusters of 10 points, so that widths can be counted.
private func lines(
  _ string: String, _ mode: LineBreakMode = .byTruncatingTail, lines: Int = 0, columns: CGFloat,
  height: TextBounds.Length = .unbounded
) -> [String] {
  let layout = TextLayout(
    of: StyledText(string, font: ResolvedFont(pointSize: 10)),
    options: TextLayoutOptions(numberOfLines: lines, lineBreakMode: mode),
    in: TextBounds(width: .atMost(columns * 10), height: height),
    shaper: FixedAdvanceShaper(advance: 1))
  return layout.lines.map(layout.string(of:))
}

@Suite("Texts are broken into lines and truncated")
struct TextLayoutTests {
  @Test("Lines break between words, and spaces at the break hang")
  func words() {
    #expect(lines("one two  three", columns: 7) == ["one two", "three"])
    #expect(lines("one two three", columns: 6) == ["one", "two", "three"])
    #expect(lines("well-known", columns: 6) == ["well-", "known"])
    #expect(lines("漢字仮名。", columns: 4) == ["漢字仮", "名。"])
  }

  @Test("A word wider than the line begins a new line and is broken between clusters")
  func longWord() {
    #expect(lines("a characters", columns: 4) == ["a", "char", "acte", "rs"])
    #expect(lines("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", columns: 0) == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
  }

  @Test("Character wrapping fills every line")
  func characters() {
    #expect(lines("one two", .byCharWrapping, columns: 5) == ["one t", "wo"])
  }

  @Test(
    "A newline begins a new line, even at the end",
    arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}"])
  func newlines(_ newline: String) {
    #expect(lines("a\(newline)b\(newline)", columns: 5) == ["a", "b", ""])
    #expect(lines(newline, columns: 5) == ["", ""])
  }

  @Test("An empty text has no lines and no size")
  func empty() {
    let layout = TextLayout(of: StyledText("", font: ResolvedFont(pointSize: 17)))
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
  }

  @Test("No-break spaces keep words together and have a width")
  func noBreakSpace() {
    #expect(lines("a b\u{A0}c", columns: 4) == ["a", "b\u{A0}c"])
  }

  @Test(
    "The last permitted line is truncated as the line break mode says",
    arguments: [
      (.byTruncatingTail, ["one", "two t…"]), (.byTruncatingHead, ["one", "…four"]),
      (.byTruncatingMiddle, ["on…our"]), (.byWordWrapping, ["one", "two"]),
      (.byCharWrapping, ["one tw", "o thre"]),
    ] as [(LineBreakMode, [String])])
  func truncation(_ mode: LineBreakMode, _ expected: [String]) {
    #expect(lines("one two three four", mode, lines: 2, columns: 6) == expected)
  }

  @Test(
    "A text that is truncated in the middle has one line, regardless of the limit",
    arguments: [0, 1, 3])
  func middle(_ limit: Int) {
    func middle(_ text: String) -> [String] {
      lines(text, .byTruncatingMiddle, lines: limit, columns: 9)
    }
    #expect(middle("one two three four") == ["one…four"])
    #expect(middle("one\ntwo") == ["one…two"])
  }

  @Test(
    "Empty lines at the end of a text that fits count in every mode that truncates",
    arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func emptyLinesAtEnd(_ mode: LineBreakMode) {
    #expect(lines("one\n", mode, columns: 9) == ["one", ""])
    #expect(lines("one \n\n", mode, columns: 9) == ["one ", "", ""])
    #expect(lines("one\n \n", mode, lines: 2, columns: 9) == ["one", " "])
    #expect(lines("one\n", mode, lines: 1, columns: 9) == ["one"])
    #expect(lines("\n\n", mode, columns: 9) == ["", "", ""])
  }

  @Test("White space beside an ellipsis is omitted")
  func spacesAtEllipsis() {
    #expect(lines("one two three", lines: 1, columns: 9) == ["one two…"])
    #expect(lines("one two three", .byTruncatingHead, lines: 1, columns: 7) == ["…three"])
  }

  @Test("Another paragraph leads to an ellipsis unless it is empty")
  func paragraphs() {
    #expect(lines("one\ntwo", lines: 1, columns: 9) == ["one…"])
    #expect(lines("one\ntwo", .byTruncatingHead, lines: 1, columns: 9) == ["…two"])
    #expect(lines("one\ntwo", .byTruncatingMiddle, lines: 1, columns: 9) == ["one…two"])
    #expect(lines("one\n", lines: 1, columns: 9) == ["one"])
    // The end of a long text is not read.
    let blank = "one" + String(repeating: "\n ", count: 5000)
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(lines(blank, mode, lines: 1, columns: 9) == ["one"])
    }
  }

  @Test("An ellipsis is shown alone if nothing else fits")
  func ellipsisAlone() {
    #expect(lines("one", lines: 1, columns: 1) == ["…"])
    #expect(lines("one", lines: 1, columns: 0) == ["…"])
  }

  @Test("A line that ends at a soft hyphen shows a hyphen and reserves its width")
  func softHyphens() {
    let text = "auto\u{AD}matic"
    #expect(lines(text, columns: 9) == [text])
    #expect(lines(text, columns: 8) == ["auto-", "matic"])
    #expect(lines(text, columns: 5) == ["auto-", "matic"])
    #expect(lines(text, columns: 4) == ["auto\u{AD}", "mati", "c"])
    #expect(lines("a auto\u{AD}matic", columns: 7) == ["a auto-", "matic"])
    #expect(lines("a auto\u{AD}matic", columns: 6) == ["a", "auto-", "matic"])
    #expect(lines("con\u{AD}ver\u{AD}sion", columns: 8) == ["con\u{AD}ver-", "sion"])
    #expect(lines(text, lines: 1, columns: 6) == ["auto\u{AD}m…"])
    #expect(lines("\u{AD}ab", columns: 1) == ["\u{AD}a", "b"])
    #expect(lines("שלום\u{AD}שלום", columns: 5) == ["שלום-", "שלום"])
  }

  @Test("The hyphen at a line end is part of its word's piece")
  func hyphenPiece() {
    let one = TextAttributes(font: ResolvedFont(pointSize: 10))
    let two = TextAttributes(font: ResolvedFont(pointSize: 20), color: .systemRed)
    let text = StyledText([("au", one), ("to\u{AD}ma", two)], attributes: one)
    let layout = TextLayout(
      of: text, in: .width(atMost: 80), shaper: FixedAdvanceShaper(advance: 1))
    #expect(layout.lines.map(layout.string(of:)) == ["auto-", "ma"])
    #expect(layout.lines.map(\.width) == [80, 40])
    #expect(layout.lines.map(\.hasHyphen) == [true, false])
    let pieces = layout.lines.map(layout.fragments(of:))
    #expect(pieces[0].map(\.string) == ["au", "to-"])
    #expect(pieces[0].map(\.width) == [20, 60])
    #expect(pieces[0][1].attributes.color == .systemRed)
    let mixed = TextLayout(
      of: StyledText("ab של\u{AD}ום", font: ResolvedFont(pointSize: 10)), in: .width(atMost: 60),
      shaper: FixedAdvanceShaper(advance: 1))
    let strings = mixed.fragments(of: mixed.lines[0]).map(\.string)
    #expect(strings == ["ab ", "של-"])
  }

  @Test("Clipping shows the clusters that fit and does not wrap")
  func clipping() {
    #expect(lines("one two\nthree", .byClipping, columns: 5) == ["one t", "three"])
    #expect(lines("one two\nthree", .byClipping, lines: 1, columns: 9) == ["one two"])
  }

  @Test("Lines that exceed the height are omitted, and the last one that fits is truncated")
  func height() {
    // A line of 10 points is 11.93 high.
    #expect(lines("a b c", columns: 1, height: .atMost(36)) == ["a", "b", "c"])
    #expect(lines("a bb cc", columns: 2, height: .atMost(35)) == ["a", "b…"])
    #expect(lines("a bb cc", columns: 2, height: .atMost(3)) == ["a…"])
    #expect(lines("a bb cc", columns: 2, height: .atMost(0)) == [])
  }

  @Test("A line may exceed the height by exactly the tolerance of 0.00001 points")
  func heightTolerance() {
    struct TwelveHigh: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics {
        LineMetrics(ascender: 12, descender: 0, capHeight: 7)
      }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        for index in run.clusters where !clusters[index].isNewline { clusters[index].advance = 10 }
      }
    }
    let limit: CGFloat = 24 - 1e-5
    #expect(limit + 1e-5 == 24)
    let layout = TextLayout(
      of: StyledText("a bb cc", font: ResolvedFont(pointSize: 10)),
      options: TextLayoutOptions(lineBreakMode: .byTruncatingTail),
      in: TextBounds(width: .atMost(20), height: .atMost(limit)), shaper: TwelveHigh())
    #expect(layout.lines.map(layout.string(of:)) == ["a", "b…"])
  }

  @Test("The ranges of lines cover the text, including hanging spaces and newlines")
  func ranges() {
    let layout = TextLayout(
      of: StyledText("añb  c\nd", font: ResolvedFont(pointSize: 10)), in: .width(atMost: 35),
      shaper: FixedAdvanceShaper(advance: 1))
    #expect(layout.lines.map(\.utf8Range) == [0..<6, 6..<8, 8..<9])
    #expect(layout.lines.map(\.shownRange) == [0..<4, 6..<7, 8..<9])
    #expect(layout.lines.map(\.width) == [30, 10, 10])
  }

  @Test("A text does not wrap in the width that was measured for it")
  func measuredWidth() {
    for string in ["Automatic Downloads", "Schließfächer", "Ein längerer Satz mit Wörtern."] {
      for scale in [CGFloat(1), 2, 3] {
        let text = StyledText(string, font: ResolvedFont(pointSize: 17))
        let options = TextLayoutOptions(displayScale: scale)
        let size = TextMeasurement(of: text, options: options).size
        let again = TextMeasurement(of: text, options: options, in: .width(atMost: size.width))
        #expect(again.size == size)
        #expect(again.lineCount == 1)
      }
    }
  }
}
