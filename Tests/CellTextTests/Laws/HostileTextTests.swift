import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Invalid texts and bounds do no harm")
struct HostileTextTests {
  static let font = ResolvedFont(pointSize: 17)

  static let texts: [(name: String, text: String)] = [
    ("a megabyte of one word", String(repeating: "a", count: 1 << 20)),
    ("ten thousand combining marks", "e" + String(repeating: "\u{301}", count: 10_000)),
    ("marks without a letter", String(repeating: "\u{301}", count: 10_000)),
    ("only newlines", String(repeating: "\n", count: 10_000)),
    ("only returns", String(repeating: "\r\n", count: 10_000)),
    ("only spaces", String(repeating: " ", count: 10_000)),
    ("joiners", String(repeating: "👩\u{200D}", count: 10_000)),
    ("flags", String(repeating: "🇩", count: 9_999)),
    ("zero bytes", String(repeating: "\0", count: 1_000)),
    ("direction controls", String(repeating: "\u{202E}a\u{2067}", count: 1_000)),
    ("open isolates", String(repeating: "\u{2067}א ", count: 10_000)),
    (
      "closed isolates",
      String(repeating: "\u{2068}א ", count: 5_000)
        + String(repeating: "\u{2069}", count: 6_000)
    ),
    ("open brackets", String(repeating: "(א", count: 10_000)),
    (
      "nested brackets",
      String(
        repeating: String(repeating: "(", count: 60) + "א1"
          + String(repeating: ")", count: 60), count: 100)
    ),
    (
      "neutrals between brackets",
      String(repeating: "!", count: 5_000)
        + String(repeating: "[א]", count: 5_000)
    ),
    ("embeddings in one another", String(repeating: "\u{202B}a\u{202A}א", count: 5_000)),
    ("short paragraphs", String(repeating: "א\n", count: 5_000)),
    ("a hundred thousand ideographs", String(repeating: "漢", count: 100_000)),
  ]

  static let modes: [LineBreakMode] = LineBreakMode.allCases

  @Test("Layout of any text ends in any mode and width", arguments: NamedShaper.all)
  func endless(_ named: NamedShaper) {
    for (name, string) in Self.texts {
      let text = StyledText(string, font: Self.font)
      for mode in Self.modes {
        let options = TextLayoutOptions(numberOfLines: 3, lineBreakMode: mode)
        let layout = TextLayout(
          of: text, options: options, in: .width(atMost: 100), shaper: named.shaper)
        #expect(layout.lines.count <= 3, "\(name)")
        #expect(layout.size.width <= 100 && layout.size.height.isFinite, "\(name)")
        for line in layout.lines {
          let pieces = layout.fragments(of: line)
          #expect(pieces.allSatisfy { $0.x.isFinite && $0.level <= 128 }, "\(name)")
        }
      }
    }
  }

  @Test(
    "A text in a font without a size has the same measured and laid-out width",
    arguments: [CGFloat.nan, .infinity, -.infinity, -1, -0.001, 0, 0.001, 0.5, 5.9, 1e300])
  func sizelessFonts(_ pointSize: CGFloat) {
    for font in [
      ResolvedFont(pointSize: pointSize), ResolvedFont(pointSize: pointSize, weight: .bold),
      ResolvedFont(design: .monospaced, pointSize: pointSize),
    ] {
      for string in ["a", "Wi-Fi", "漢字", "two words", "\t"] {
        let text = StyledText(string, font: font)
        for bounds in [TextBounds.unbounded, .width(atMost: 1), .width(atMost: 100)] {
          let measured = TextMeasurement(of: text, in: bounds)
          #expect(measured.size == TextLayout(of: text, in: bounds).size, "\(string) \(pointSize)")
          // The place of a tab stop does not depend on the font.
          let isTab = string == "\t" && bounds != .width(atMost: 1)
          if !(pointSize > 0) {
            #expect(measured.size.width == (isTab ? 28 : 0), "\(string) \(pointSize)")
          }
        }
      }
    }
  }

  @Test("Every line of a megabyte is laid out")
  func megabyte() {
    let text = StyledText(String(repeating: "a", count: 1 << 20), font: Self.font)
    let layout = TextLayout(of: text, in: .width(atMost: 100))
    #expect(layout.lines.count > 80_000)
    #expect(layout.lines.last?.utf8Range.upperBound == 1 << 20)
  }

  @Test(
    "Invalid bounds give finite sizes that are not negative",
    arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude])
  func bounds(_ value: CGFloat) {
    let extents: [TextBounds.Length] = [.atMost(value), .exactly(value), .unbounded]
    for width in extents {
      for height in extents {
        for exclusionWidth in [value, 50] {
          let bounds = TextBounds(
            width: width, height: height,
            exclusion: TextExclusion(width: exclusionWidth, height: value))
          for alignment in CellTextAlignment.allCases {
            let options = TextLayoutOptions(alignment: alignment, layoutDirection: .rightToLeft)
            let text = StyledText("Several words to be wrapped", font: Self.font)
            let layout = TextLayout(of: text, options: options, in: bounds)
            let size = layout.size
            #expect(size.width >= 0 && size.height >= 0, "\(bounds)")
            #expect(size.width.isFinite && size.height.isFinite, "\(bounds)")
            #expect(layout.lines.allSatisfy { $0.x.isFinite && $0.width.isFinite }, "\(bounds)")
          }
        }
      }
    }
  }

  @Test(
    "Invalid fonts, kerning and scales give finite sizes",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
    ])
  func fonts(_ value: CGFloat) {
    let font = ResolvedFont(
      pointSize: value, weight: CellFont.Weight(rawValue: value), leading: value)
    let text = StyledText("Text …", attributes: TextAttributes(font: font, kern: value))
    let options = TextLayoutOptions(
      numberOfLines: 1, allowsDefaultTighteningForTruncation: true,
      adjustsFontSizeToFitWidth: true, minimumScaleFactor: value, displayScale: value)
    for named in NamedShaper.all {
      let size = TextLayout(
        of: text, options: options, in: .width(atMost: 50), shaper: named.shaper
      ).size
      #expect(size.width.isFinite && size.height.isFinite, "\(named.testDescription)")
      #expect(size.width >= 0 && size.height >= 0, "\(named.testDescription)")
    }
  }

  @Test(
    "Scales that no display has give finite sizes",
    arguments: [CGFloat.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300, 1e-300])
  func scales(_ scale: CGFloat) {
    let text = StyledText("Several words to be wrapped", font: Self.font)
    let options = TextLayoutOptions(displayScale: scale)
    for bounds in [TextBounds.unbounded, .width(atMost: 50)] {
      for size in [
        TextLayout(of: text, options: options, in: bounds).size,
        TextMeasurement(of: text, options: options, in: bounds).size,
      ] {
        #expect(size.width > 0 && size.width < 1000, "\(bounds)")
        #expect(size.height > 0 && size.height < 1000, "\(bounds)")
      }
    }
  }

  @Test("A hundred thousand lines in different fonts are laid out", .timeLimit(.minutes(5)))
  func manyRuns() {
    let attributes = [10, 12].map { TextAttributes(font: ResolvedFont(pointSize: $0)) }
    let count = 100_000
    let pieces = (0..<count).map { (string: "a\n", attributes: attributes[$0 % 2]) }
    let text = StyledText(pieces, attributes: attributes[0])
    #expect(text.runs.count == count)
    let measured = TextMeasurement(of: text, shaper: FixedAdvanceShaper(advance: 1))
    #expect(measured.lineCount == count + 1)
  }

  @Test("Lone surrogates are laid out as replacement characters")
  func surrogates() throws {
    let texts = [
      String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self),
      String(decoding: [0xDFFF] as [UInt16], as: UTF16.self),
      String(decoding: [0xD83D, 0xDE00, 0xD83D] as [UInt16], as: UTF16.self),
      String(decoding: [0xED, 0xA0, 0x80, 0x20, 0xED, 0xBF, 0xBF] as [UInt8], as: UTF8.self),
    ]
    for text in texts {
      #expect(text.unicodeScalars.contains("\u{FFFD}"))
      let layout = TextLayout(
        of: StyledText(text, font: Self.font), in: .width(atMost: 10))
      #expect(layout.lines.last?.utf8Range.upperBound == text.utf8.count)
    }
  }

  @Test("Decoding refuses lone surrogates in JSON")
  func surrogatesInJSON() {
    for text in [#"["a\ud800b"]"#, #"["\udfff"]"#, #"["\ud83d\ude00\ud83d"]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([String].self, from: Data(text.utf8))
      }
    }
  }

  @Test("A shaper with wrong advances does no harm")
  func lyingShaper() {
    struct Liar: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics {
        LineMetrics(ascender: .nan, descender: .infinity, leading: -1000, capHeight: -1)
      }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        let advances: [CGFloat] = [.nan, -5, .infinity, 1e300, 7]
        for index in run.clusters { clusters[index].advance = advances[index % 5] }
      }
    }
    let text = StyledText("Some words and more words", font: Self.font)
    let layout = TextLayout(of: text, in: .width(atMost: 100), shaper: Liar())
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.size.height >= 0)
  }
}
