import CellConfiguration
import CellTestSupport
import CellText
import CellTextPango
import Foundation
import Testing

@Suite("Styled texts have runs with attributes")
struct StyledTextTests {
  @Test(
    "Changes of letter case are the same in every locale",
    arguments: [
      (.none, "iPhone straße", "iPhone straße"), (.uppercase, "iPhone straße", "IPHONE STRASSE"),
      (.lowercase, "IPHONE İ ΟΔΟΣ", "iphone i̇ οδος"),
      (.capitalized, "the iPHONE and (its) 2nd o’clock", "The Iphone And (Its) 2Nd O’clock"),
      (.capitalized, "ΟΔΟΣ ΣΑΣ\nnew\tLINE", "Οδος Σας\nNew\tLine"),
      (.capitalized, "ǆ éa", "ǅ Éa"), (.capitalized, "", ""),
    ] as [(TextTransform, String, String)])
  func transform(_ transform: TextTransform, _ text: String, _ expected: String) {
    let attributes = TextAttributes(font: ResolvedFont(pointSize: 17))
    let styled = StyledText(text, transform: transform, attributes: attributes)
    #expect(styled.string == expected)
  }

  @Test(
    "Changes of letter case follow the language of the text",
    arguments: [
      ("tr", .uppercase, "istanbul ılık", "İSTANBUL ILIK"),
      ("tr-TR", .lowercase, "İSTANBUL ILIK", "istanbul ılık"),
      ("tr", .capitalized, "istanbul IĞDIR", "İstanbul Iğdır"),
      ("az-Latn-AZ", .uppercase, "iı", "İI"), ("en", .uppercase, "iı", "II"),
      ("el", .uppercase, "Άνοιξη Μαΐου άυλος", "ΑΝΟΙΞΗ ΜΑΪΟΥ ΑΫΛΟΣ"),
      ("el", .capitalized, "άνοιξη ΟΔΟΣ", "Άνοιξη Οδος"), ("en", .uppercase, "Άνοιξη", "ΆΝΟΙΞΗ"),
      ("lt", .uppercase, "i\u{307}\u{300} į\u{307}\u{301}", "I\u{300} Į\u{301}"),
      ("lt", .lowercase, "J\u{301}", "j\u{307}\u{301}"),
      ("lt", .capitalized, "J\u{301}J\u{301}", "J\u{301}j\u{307}\u{301}"),
      ("lt", .capitalized, "(i\u{307}\u{300}", "(I\u{300}"),
      ("lt", .capitalized, "ǆa ßa į\u{307}\u{301}s", "ǅa Ssa Į\u{301}s"),
      ("de", .uppercase, "straße", "STRASSE"), ("de", .capitalized, "STRASSE ßa", "Strasse Ssa"),
      ("nl", .capitalized, "ijsland (IJSVRIJ) bij", "IJsland (IJsvrij) Bij"),
      ("nl-BE", .capitalized, "i\u{301}j\u{301}s i\u{301}js", "I\u{301}J\u{301}s I\u{301}js"),
      ("nl", .capitalized, "i j ijjs", "I J IJjs"), ("nl", .uppercase, "ijs", "IJS"),
      ("en", .capitalized, "ijsland", "Ijsland"),
      ("hy", .uppercase, "և", "ԵՎ"), ("hy", .capitalized, "ևա", "Եվա"),
      ("hyw", .uppercase, "և", "ԵՒ"), ("xx-invalid", .uppercase, "i", "I"),
      ("", .uppercase, "i", "I"),
    ] as [(String, TextTransform, String, String)])
  func language(_ tag: String, _ transform: TextTransform, _ text: String, _ expected: String) {
    let attributes = TextAttributes(font: ResolvedFont(pointSize: 17), language: tag)
    let styled = StyledText(text, transform: transform, attributes: attributes)
    #expect(styled.string == expected)
    // Foundation capitalizes other letters of a word, too, if punctuation is before them.
    if transform == .capitalized, text.allSatisfy({ $0.isLetter || $0 == " " }), tag != "lt" {
      #expect(text.capitalized(with: Locale(identifier: tag)) == expected)
    }
  }

  @Test(
    "The language of a run determines whether its line is tall, or else that of the text",
    arguments: [
      (nil, "en", "th", [false, true]), ("th", "en", nil, [false, true]),
      ("th", nil, "de-AT", [true, false]), ("en", nil, "vi", [false, true]),
      ("th", "no tag", "", [true, true]), (nil, "sr-Latn", "pa-Arab", [false, true]),
    ] as [(String?, String?, String?, [Bool])])
  func runLanguages(_ trait: String?, _ first: String?, _ second: String?, _ isTall: [Bool]) {
    var string = AttributedString("ab")
    string.languageIdentifier = first
    var rest = AttributedString("cd")
    rest.languageIdentifier = second
    rest.cell.font = .systemFont(ofSize: 20)
    string += rest
    let traits = TraitCollection {
      $0.typesettingLanguage = trait.map { Locale.Language(identifier: $0) }
    }
    let font = CellFont.systemFont(ofSize: 10).resolved(with: traits)
    let text = StyledText(string, attributes: TextAttributes(font: font), traits: traits)
    #expect(text.runs.map(\.attributes.font.hasTallLines) == isTall)
    let measurement = TextMeasurement(of: text)
    let line = PreparedFont(font, .embedded).line(
      of: AttributedText.Contents(string), atMost: .infinity, traits: traits, adjustingSize: true)
    #expect(line?.width == measurement.naturalWidth && line != nil)
    let heights = text.runs.map(\.attributes.font.lineHeight)
    #expect((heights.max() ?? 0) <= measurement.size.height + 1)
    #expect(line?.metrics == TextLayout(of: text).lines.first?.metrics)
  }

  @Test(
    "Runs of an attributed string inherit unspecified attributes from the text")
  func attributed() {
    var string = AttributedString("Unread")
    string.cell.font = .systemFont(ofSize: 20, weight: .bold)
    var rest = AttributedString(" mail")
    rest.cell.kern = 3
    string += rest
    let base = TextAttributes(font: ResolvedFont(pointSize: 10), color: .label)
    let text = StyledText(string, attributes: base, traits: TraitCollection())
    #expect(text.string == "Unread mail")
    #expect(text.runs.map(\.utf8Range) == [0..<6, 6..<11])
    #expect(text.runs.map(\.attributes.font.pointSize) == [20, 10])
    #expect(text.runs.map(\.attributes.kern) == [0, 3])
    #expect(text.runs.map(\.attributes.color) == [.label, .label])
  }

  @Test("Every attribute of every run is read from an attributed string")
  func randomRuns() {
    var generator = TextGenerator(seed: 5)
    let base = TextAttributes(
      font: ResolvedFont(pointSize: 10), kern: 1, color: .label, baselineOffset: 2, language: "en")
    for _ in 0..<300 {
      var string = AttributedString()
      var pieces: [(string: String, attributes: TextAttributes)] = []
      var paragraphs: [TextParagraph] = []
      var end = 0
      for _ in 0..<generator.number(0...5) {
        // Runs of letters, because marks may join the character before them.
        let word = generator.pick(["Wi-Fi", "a", " ", "ü\n", "日本"])
        var piece = AttributedString(word)
        var own = base
        if generator.number(0...1) == 0 {
          piece.cell.font = .systemFont(ofSize: 20)
          own.font = CellFont.systemFont(ofSize: 20).resolved(with: .phone)
        }
        if generator.number(0...3) == 0 { (piece.cell.kern, own.kern) = (3, 3) }
        if generator.number(0...3) == 0 {
          (piece.cell.foregroundColor, own.color) = (.systemRed, .systemRed)
        }
        if generator.number(0...3) == 0 {
          (piece.cell.underlineStyle, own.underlineStyle) = (.single, .single)
        }
        if generator.number(0...3) == 0 {
          (piece.cell.strikethroughStyle, own.strikethroughStyle) = (.double, .double)
        }
        if generator.number(0...3) == 0 {
          (piece.cell.baselineOffset, own.baselineOffset) = (-1, -1)
        }
        if generator.number(0...3) == 0 { (piece.languageIdentifier, own.language) = ("ja", "ja") }
        var style = CellParagraphStyle()
        if generator.number(0...3) == 0 {
          style.headIndent = 8
          piece.cell.paragraphStyle = style
        }
        string += piece
        pieces.append((word, own))
        let start = end
        end += word.utf8.count
        if paragraphs.last?.style == style {
          paragraphs[paragraphs.count - 1].utf8Range =
            paragraphs[paragraphs.count - 1].utf8Range.lowerBound..<end
        } else {
          paragraphs.append(TextParagraph(utf8Range: start..<end, style: style))
        }
      }
      let expected = StyledText(pieces, attributes: base, paragraphs: paragraphs)
      #expect(StyledText(string, attributes: base, traits: .phone) == expected)
    }
  }

  @Test("Runs of an attributed string follow the text size by default")
  func dynamicType() {
    var string = AttributedString("Body")
    string.cell.font = .preferredFont(forTextStyle: .body)
    let traits = TraitCollection { $0.preferredContentSizeCategory = .extraExtraLarge }
    let base = TextAttributes(font: ResolvedFont(pointSize: 10))
    let following = StyledText(string, attributes: base, traits: traits)
    #expect(following.attributes.font.pointSize == 21)
    let fixed = StyledText(string, attributes: base, traits: traits, adjustingSize: false)
    #expect(fixed.attributes.font.pointSize == 17)
  }

  @Test("Adjacent pieces with equal attributes form one run")
  func merging() {
    let one = TextAttributes(font: ResolvedFont(pointSize: 10))
    let two = TextAttributes(font: ResolvedFont(pointSize: 20))
    #expect(StyledText([("a", one), ("", two), ("b", one)], attributes: two).runs.isEmpty)
    #expect(StyledText([], attributes: two).attributes == two)
  }

  @Test("A cluster that spans two runs belongs to the first of them")
  func spanning() {
    let one = TextAttributes(font: ResolvedFont(pointSize: 10))
    let two = TextAttributes(font: ResolvedFont(pointSize: 20))
    let text = StyledText([("e", one), ("\u{301}x", two)], attributes: one)
    let measured = TextMeasurement(of: text, shaper: FixedAdvanceShaper(advance: 1))
    #expect(measured.naturalWidth == 30)
    let marks = StyledText([("e", one), ("\u{301}", two)], attributes: one)
    #expect(TextMeasurement(of: marks, shaper: FixedAdvanceShaper(advance: 1)).naturalWidth == 10)
  }

  @Test("An empty last line is as high as the last run, even if that is half a newline")
  func halfNewline() {
    let small = TextAttributes(font: ResolvedFont(pointSize: 10))
    let large = TextAttributes(font: ResolvedFont(pointSize: 100))
    func height(_ first: String, _ second: String) -> CGFloat {
      let text = StyledText([(first, small), (second, large)], attributes: small)
      return TextLayout(of: text, options: TextLayoutOptions(displayScale: 1)).size.height
    }
    #expect(height("a\r", "\n") == height("a\r\n", "b"))
    #expect(height("a", "\r\n") == height("a\r\n", "b"))
    #expect(height("a\r\n", "") < 50)
  }

  @Test("Runs that differ only in color and kerning are shaped together")
  func shapedTogether() {
    /// Makes every cluster as wide as the stretch that it is shaped in is long.
    struct Recorder: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        for index in run.clusters { clusters[index].advance = CGFloat(run.substring.count) }
      }
    }
    let one = TextAttributes(font: ResolvedFont(pointSize: 10))
    let red = TextAttributes(font: ResolvedFont(pointSize: 10), kern: 3, color: .systemRed)
    let large = TextAttributes(font: ResolvedFont(pointSize: 20))
    let text = StyledText([("ab", one), ("c", red), ("de", large)], attributes: one)
    let layout = TextLayout(of: text, shaper: Recorder())
    #expect(layout.fragments(of: layout.lines[0]).map(\.width) == [6, 6, 4])
  }

  #if Pango
    @Test("A change of color does not break Arabic joining or pair kerning")
    func joining() {
      let font = ResolvedFont(familyName: "Inter", pointSize: 100)
      let one = TextAttributes(font: font)
      let red = TextAttributes(font: font, color: .systemRed)
      for (first, second) in [("ب", "يت"), ("A", "V")] {
        let colored = StyledText([(first, one), (second, red)], attributes: one)
        let plain = StyledText(first + second, font: font)
        let widths = [colored, plain].map {
          TextMeasurement(of: $0, shaper: PangoShaper()).naturalWidth
        }
        #expect(abs(widths[0] - widths[1]) < 1e-6)
      }
    }
  #endif
}
