import CellConfiguration
import CellText
import Foundation
import Testing

/// Lays out with clusters of 10 points, so that widths can be counted.
private func lines(
  _ string: String, columns: CGFloat,
  _ strategy: CellParagraphStyle.LineBreakStrategy = .standard,
  _ mode: LineBreakMode = .byTruncatingTail, limit: Int = 0, exclusion: TextExclusion? = nil
) -> [String] {
  let layout = TextLayout(
    of: StyledText(string, font: ResolvedFont(pointSize: 10)),
    options: TextLayoutOptions(
      numberOfLines: limit, lineBreakMode: mode, lineBreakStrategy: strategy),
    in: TextBounds(width: .atMost(columns * 10), exclusion: exclusion),
    shaper: FixedAdvanceShaper(advance: 1))
  return layout.lines.map(layout.string(of:))
}

@Suite("Line break strategies change where lines end")
struct LineStrategyTests {
  @Test("Korean breaks at spaces by default, and between syllables without a strategy")
  func korean() {
    #expect(lines("개인용 핫스팟 켜기", columns: 5) == ["개인용", "핫스팟", "켜기"])
    #expect(lines("개인용 핫스팟 켜기", columns: 5, []) == ["개인용 핫", "스팟 켜기"])
    #expect(lines("개인용 핫스팟", columns: 5, .pushOut) == ["개인용 핫", "스팟"])
    #expect(lines("가나다(라마)바 사", columns: 8, .hangulWordPriority) == ["가나다(라마)바", "사"])
  }

  @Test("Korean words keep their quotation marks, and ideographs do not")
  func quotations() {
    #expect(lines("한국어“인용”이다", columns: 4, []) == ["한국어", "“인용”", "이다"])
    #expect(lines("가 한“국”이다", columns: 6) == ["가", "한“국”이다"])
    #expect(lines("가 漢“국”이다", columns: 6) == ["가", "漢“국”이다"])
    #expect(lines("打开“设置”应用", columns: 3) == ["打开", "“设", "置”应", "用"])
    let bounds = TextBounds.width(atMost: 45)
    for string in ["가 한“국”이", "가 漢“국”이", "가나漢“국”이", "打开“设置”应用", "“设”“置”应用 ab"] {
      let text = StyledText(string, font: ResolvedFont(pointSize: 10))
      let layout = TextLayout(of: text, in: bounds)
      #expect(TextMeasurement(of: text, in: bounds).lineCount == layout.lines.count, "\(string)")
    }
  }

  @Test("A price in parentheses stays with its sign")
  func prices() {
    #expect(lines("aa $(.5) b", columns: 6) == ["aa", "$(.5)", "b"])
    #expect(lines("aa $(a5) b", columns: 6) == ["aa $", "(a5) b"])
    let text = StyledText("aa $(.5) b", font: ResolvedFont(pointSize: 10))
    let whole = TextMeasurement(of: StyledText("aa $(.", font: ResolvedFont(pointSize: 10)))
    let bounds = TextBounds.width(atMost: whole.naturalWidth)
    #expect(TextMeasurement(of: text, in: bounds).size == TextLayout(of: text, in: bounds).size)
  }

  @Test("A Korean word wider than the line breaks between syllables")
  func longKoreanWord() {
    #expect(lines("켜 자동다운로드", columns: 4) == ["켜", "자동다운", "로드"])
  }

  @Test("Line breaking does not keep ideographs together")
  func ideographs() {
    #expect(lines("自動的下載功能", columns: 3) == ["自動的", "下載功", "能"])
  }

  /// Texts of six columns of up to nine, with the lines that they have without the strategy and
  /// with.
  static let pushed: [(text: String, columns: CGFloat, plain: [String], pushed: [String])] = [
    ("aa bb cc dd", 8, ["aa bb cc", "dd"], ["aa bb", "cc dd"]),
    ("aa bb cc dd. ", 8, ["aa bb cc", "dd. "], ["aa bb", "cc dd. "]),
    // The line before would keep nothing.
    ("aaaa bb", 5, ["aaaa", "bb"], ["aaaa", "bb"]),
    ("  aaaa bb", 7, ["  aaaa", "bb"], ["  aaaa", "bb"]),
    // The last line has no space for the word.
    ("aa bbbbb cccc", 8, ["aa bbbbb", "cccc"], ["aa bbbbb", "cccc"]),
    // The last line has two words already.
    ("aa bb cc d d", 8, ["aa bb cc", "d d"], ["aa bb cc", "d d"]),
    // Every paragraph has a last line.
    (
      "aa bb cc dd\nee ff gg hh", 8, ["aa bb cc", "dd", "ee ff gg", "hh"],
      ["aa bb", "cc dd", "ee ff", "gg hh"]
    ),
    // A space at which no line may end belongs to the word.
    ("aa b\u{A0}b cc", 7, ["aa b\u{A0}b", "cc"], ["aa", "b\u{A0}b cc"]),
    ("aa bb ! cc", 8, ["aa bb !", "cc"], ["aa", "bb ! cc"]),
    // Part of a word is not pushed.
    ("aaaaaaa", 5, ["aaaaa", "aa"], ["aaaaa", "aa"]),
    ("aa bb-cc", 6, ["aa bb-", "cc"], ["aa bb-", "cc"]),
    ("aa bb\u{AD}cc", 6, ["aa bb-", "cc"], ["aa bb-", "cc"]),
  ]

  @Test("A single word on the last line is joined by the word before it", arguments: pushed)
  func pushOut(_ text: String, _ columns: CGFloat, _ plain: [String], _ pushed: [String]) {
    #expect(lines(text, columns: columns, []) == plain)
    #expect(lines(text, columns: columns, .pushOut) == pushed)
    #expect(lines(text, columns: columns, .standard) == pushed)
    #expect(lines(text, columns: columns, .standard, limit: pushed.count) == pushed)
  }

  @Test("No word moves to a truncated line or in modes that break at any cluster")
  func unpushed() {
    #expect(lines("aa bb cc dd eeeeeee", columns: 8, limit: 2) == ["aa bb cc", "dd eeee…"])
    #expect(lines("aa bb cc dd\nee", columns: 8, limit: 2) == ["aa bb cc", "dd…"])
    #expect(
      lines("aa bb cc dd", columns: 8, .standard, .byCharWrapping) == ["aa bb cc", "dd"])
  }

  @Test("The push-out strategy applies only to lines of full width")
  func besideExclusion() {
    let exclusion = TextExclusion(width: 20, height: 5)
    #expect(lines("aa bb cc dd", columns: 10, exclusion: exclusion) == ["aa bb cc", "dd"])
    let low = ["aa bb", "cc dd ee", "ff gg"]
    #expect(lines("aa bb cc dd ee ff gg", columns: 8, exclusion: exclusion) == low)
    #expect(
      lines("aa bb cc dd ee gg", columns: 8, exclusion: exclusion) == ["aa bb", "cc dd", "ee gg"])
  }

  @Test("Paragraphs of attributed texts use the strategy of their own style")
  func attributed() {
    var string = AttributedString("개인용 핫스팟\n")
    var second = AttributedString("개인용 핫스팟")
    second.cell.paragraphStyle = CellParagraphStyle(lineBreakStrategy: .hangulWordPriority)
    string += second
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    let text = StyledText(string, attributes: base, traits: TraitCollection())
    let layout = TextLayout(
      of: text, in: .width(atMost: 50), shaper: FixedAdvanceShaper(advance: 1))
    #expect(
      layout.lines.map(layout.string(of:)) == ["개인용 핫", "스팟", "개인용", "핫스팟"])
  }

  @Test("A paragraph style overrides alignment and line break mode")
  func paragraphStyle() {
    var string = AttributedString("aa bb\n")
    string.cell.paragraphStyle = CellParagraphStyle(
      alignment: .center, lineBreakMode: .byCharWrapping)
    string += AttributedString("cc")
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    let text = StyledText(string, attributes: base, traits: TraitCollection())
    let layout = TextLayout(
      of: text, options: TextLayoutOptions(alignment: .justified), in: .width(exactly: 45),
      shaper: FixedAdvanceShaper(advance: 1))
    #expect(layout.lines.map(layout.string(of:)) == ["aa b", "b", "cc"])
    #expect(layout.lines.map(\.x) == [2.5, 17.5, 0])
  }

  @Test("Breaking inside Thai and Khmer words keeps syllables whole")
  func syllables() {
    // Without a dictionary a text without spaces is one word.
    #expect(lines("กำลังเเก", columns: 4) == ["กำลัง", "เเก"])
    #expect(lines("ประเทศไทย", columns: 4) == ["ประ", "เทศ", "ไทย"])
    #expect(lines("กฯ", columns: 1) == ["ก", "ฯ"])
    #expect(lines("ສະບາຍດີ", columns: 3) == ["ສະ", "ບາຍ", "ດີ"])
    #expect(lines("ខ្មែរ", columns: 1) == ["ខ្មែ", "រ"])
    // Any cluster may end a line there.
    #expect(lines("เก", columns: 1, .standard, .byCharWrapping) == ["เ", "ก"])
  }

  @Test("A vowel that is written before its consonant stays on its line")
  func vowelsInFront() {
    let consonants: [(block: ClosedRange<UInt32>, letter: String)] = [
      (0x0E00...0x0E7F, "ก"), (0x0E80...0x0EFF, "ກ"), (0x1980...0x19DF, "ᦀ"),
      (0xAA80...0xAADF, "ꪀ"),
    ]
    var count = 0
    for (block, letter) in consonants {
      for scalar in block.compactMap(Unicode.Scalar.init)
      where scalar.properties.isLogicalOrderException {
        count += 1
        let vowel = String(scalar)
        #expect(
          lines(letter + vowel + letter, columns: 2) == [letter, vowel + letter],
          "U+\(String(scalar.value, radix: 16, uppercase: true))")
      }
    }
    #expect(count == 19)
  }

  @Test("Only a vowel that is written before its consonant stays with the next letter")
  func otherMarks() {
    let consonants: [(block: ClosedRange<UInt32>, letter: String)] = [
      (0x0E00...0x0E7F, "ก"), (0x0E80...0x0EFF, "ກ"), (0xAA80...0xAADF, "ꪀ"),
    ]
    for (block, letter) in consonants {
      for scalar in block.compactMap(Unicode.Scalar.init)
      where scalar.properties.generalCategory == .nonspacingMark {
        // After a control character, a mark is a separate cluster.
        let start = letter + "\u{1}" + String(scalar)
        #expect(
          lines(start + letter, columns: 3) == [start, letter],
          "U+\(String(scalar.value, radix: 16, uppercase: true))")
      }
    }
  }
}
