import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Synchronization
import Testing

/// A shaper that counts what it measures; every cluster is 10 points wide.
private final class CountingShaper: TextShaper {
  let count = Atomic(0)

  func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

  func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    count.add(run.clusters.count, ordering: .relaxed)
    for index in run.clusters where !clusters[index].isNewline { clusters[index].advance = 10 }
  }
}

@Suite("Long texts are shaped only as far as they are visible")
struct LimitedTextTests {
  private static let font = ResolvedFont(pointSize: 10)

  /// A text of a million code points; in debug builds, of 50,000.
  struct LongText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let string: String

    init(_ description: String, repeating part: String) {
      testDescription = description
      string = String(repeating: part, count: caseCount(1_000_000) / part.unicodeScalars.count)
    }

    static let all = [
      LongText("words", repeating: "word and "), LongText("lines", repeating: "short line\n"),
      LongText("one word", repeating: "a"), LongText("ideographs", repeating: "漢"),
      LongText("Thai", repeating: "ภาษาไทย"), LongText("Hebrew", repeating: "שלום עולם "),
      LongText("families", repeating: "👩‍👩‍👧‍👦"),
    ]
  }

  @Test(
    "Only some lines of a million characters are shaped, in every mode",
    arguments: LongText.all, LineBreakMode.allCases)
  func work(_ long: LongText, _ mode: LineBreakMode) {
    let text = StyledText(long.string, font: Self.font)
    for (lines, height) in [(1, TextBounds.Length.unbounded), (3, .unbounded), (0, .atMost(50))] {
      let shaper = CountingShaper()
      let options = TextLayoutOptions(
        numberOfLines: lines, lineBreakMode: mode,
        allowsDefaultTighteningForTruncation: lines == 1, adjustsFontSizeToFitWidth: lines == 1,
        minimumScaleFactor: 0.5)
      let bounds = TextBounds(width: .atMost(300), height: height)
      let measured = TextMeasurement(of: text, options: options, in: bounds, shaper: shaper)
      #expect(measured.isTruncated)
      #expect(!measured.isNaturalWidthExact)
      #expect(measured.naturalWidth >= measured.size.width)
      #expect(shaper.count.load(ordering: .relaxed) < 5_000)
    }
  }

  @Test(
    "A long text has the same visible lines as one that ends soon after them",
    arguments: LongText.all, LineBreakMode.allCases)
  func sameLines(_ long: LongText, _ mode: LineBreakMode) {
    let characters = Array(long.string.prefix(20_000))
    let short = String(characters.prefix(300))
    let end = String(characters.suffix(300))
    for (lines, width) in [(1, CGFloat(155)), (3, 155), (2, 1005), (4, 8)] {
      func shown(_ string: String) -> [String] {
        let layout = TextLayout(
          of: StyledText(string, font: Self.font),
          options: TextLayoutOptions(numberOfLines: lines, lineBreakMode: mode),
          in: .width(atMost: width), shaper: FixedAdvanceShaper(advance: 1))
        #expect(layout.lines.last?.utf8Range.upperBound == string.utf8.count || !mode.isTruncating)
        return layout.lines.map { line in
          let pieces = layout.fragments(of: line)
          #expect(abs(pieces.map(\.width).reduce(0, +) - line.width) < 1e-6)
          return layout.string(of: line)
        }
      }
      // Clipping shows nothing of an end that is in the same paragraph.
      let gap = mode == .byClipping ? "" : "\n"
      #expect(shown(String(characters)) == shown(short + gap + end))
    }
  }

  @Test("A long text that fits is measured to its end")
  func fitting() {
    let words = String(repeating: "word and ", count: 500)
    let text = StyledText(words, font: Self.font)
    let shaper = FixedAdvanceShaper(advance: 1)
    let limited = TextMeasurement(
      of: text, options: TextLayoutOptions(numberOfLines: 500), in: .width(atMost: 300),
      shaper: shaper)
    let unlimited = TextMeasurement(of: text, in: .width(atMost: 300), shaper: shaper)
    #expect(limited == unlimited)
    #expect(limited.isNaturalWidthExact && limited.naturalWidth == 45_000)
  }

  @Test(
    "Kerning does not depend on the division of a long text for measuring",
    arguments: someCases(1...40))
  func kerning(_ length: Int) {
    /// Makes a cluster wider by the length of the one behind it.
    struct Kerner: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        for index in run.clusters {
          let next = index + 1 < run.clusters.upperBound ? clusters[index + 1].utf8Offset : 0
          clusters[index].advance = 10 + CGFloat(next % 7) / 10
        }
      }
    }
    let word = String(repeating: "x", count: length) + (length.isMultiple(of: 3) ? "" : " ")
    let text = StyledText(String(repeating: word, count: 6_000 / length), font: Self.font)
    let widths = [0, 5].map { lines in
      TextMeasurement(
        of: text, options: TextLayoutOptions(numberOfLines: lines), in: .width(atMost: 1e6),
        shaper: Kerner()
      ).naturalWidth
    }
    #expect(abs(widths[0] - widths[1]) < 1e-6)
  }

  @Test("A clipped line consumes its paragraph, measured or not")
  func clipping() {
    let first = String(repeating: "a", count: 5_000)
    let text = StyledText(first + "\r\nbb\n" + first, font: Self.font)
    let layout = TextLayout(
      of: text, options: TextLayoutOptions(numberOfLines: 4, lineBreakMode: .byClipping),
      in: .width(atMost: 35), shaper: FixedAdvanceShaper(advance: 1))
    #expect(layout.lines.map(layout.string(of:)) == ["aaa", "bb", "aaa"])
    #expect(layout.lines.map(\.utf8Range) == [0..<5_002, 5_002..<5_005, 5_005..<10_005])
    #expect(layout.isTruncated)
  }

  @Test(
    "White space and newlines after a text are not missing from its line, however many there are",
    arguments: [" ", "\n", "\r\n", "\u{3000}", " \u{2028}"], LineBreakMode.allCases)
  func trailingWhiteSpace(_ unit: String, _ mode: LineBreakMode) {
    for count in [1, 5_000] {
      let blank = String(repeating: unit, count: count)
      for (string, shown) in [("abc", "abc"), ("ab\nc", mode.shortened("ab", "c"))] {
        let layout = TextLayout(
          of: StyledText(string + blank, font: Self.font),
          options: TextLayoutOptions(numberOfLines: 1, lineBreakMode: mode),
          in: .width(atMost: 55), shaper: FixedAdvanceShaper(advance: 1))
        // White space hangs over the end of the line.
        let lines = layout.lines.map { layout.string(of: $0).trimmingCharacters(in: .whitespaces) }
        #expect(lines == [shown])
        #expect(layout.isTruncated == (string != "abc"))
      }
    }
  }

  @Test("The first lines of a long text have the same pieces as without a limit")
  func pieces() {
    let words = [
      "abc", "Def", "שלום", "עולם", "مرحبا", "15", "٣٤", "(", ")", "[", "]", "-", "%", "$", "!",
      ",",
      "a(b", "ב)", "\u{301}", "«", "»",
    ]
    let rare = ["\n", "\u{202B}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{2068}", "\u{200F}"]
    var generator = TextGenerator(seed: 617)
    var mixed = 0
    for number in 0..<caseCount(300) {
      var string = ""
      while string.utf8.count < 1_500 {
        let isRare = number % 3 == 0 && generator.number(0...60) == 0
        string += isRare ? generator.pick(rare) : generator.pick(words)
        if generator.number(0...2) > 0 { string += " " }
      }
      func lines(_ count: Int) -> [[TextFragment]] {
        let layout = TextLayout(
          of: StyledText(string, font: Self.font),
          options: TextLayoutOptions(
            numberOfLines: count, lineBreakMode: .byWordWrapping, lineBreakStrategy: [],
            layoutDirection: number % 2 == 0 ? .leftToRight : .rightToLeft),
          in: .width(exactly: 155), shaper: FixedAdvanceShaper(advance: 1))
        return layout.lines.map { layout.fragments(of: $0) }
      }
      let limited = lines(3)
      #expect(limited == Array(lines(0).prefix(3)), "\(string.debugDescription)")
      if limited.contains(where: { $0.count > 1 }) { mixed += 1 }
    }
    #expect(mixed > caseCount(200))
  }

  @Test(
    "The directions of a long text are resolved only as far as it is visible",
    arguments: ["שלום עולם ", "(ab) [cd] 12 % ", "مرحبا 15 ", "שלום\n"])
  func directions(_ unit: String) {
    var string = String(repeating: unit, count: 100_000)
    let end = string.withUTF8 { DirectionScan.contextEnd(of: $0, visibleEnd: unit.utf8.count * 9) }
    #expect(end <= unit.utf8.count * 10)
  }

  @Test("Embedding levels of visible text are those of the whole paragraph")
  func levels() {
    let middle = String(repeating: "ab ", count: 3_000)
    for (text, head) in [("שלום " + middle + "סוף", true), ("ab " + middle + "סוף (12)", false)] {
      let layout = TextLayout(
        of: StyledText(text, font: Self.font),
        options: TextLayoutOptions(numberOfLines: 1, lineBreakMode: .byTruncatingMiddle),
        in: .width(atMost: 155), shaper: FixedAdvanceShaper(advance: 1))
      let line = layout.lines[0]
      #expect(layout.baseDirection(of: line) == (head ? .rightToLeft : .leftToRight))
      let pieces = layout.fragments(of: line)
      #expect(pieces.contains { $0.layoutDirection == .rightToLeft })
      #expect(pieces.contains { $0.layoutDirection == .leftToRight })
    }
  }
}

extension LineBreakMode {
  fileprivate var isTruncating: Bool { rawValue >= LineBreakMode.byTruncatingHead.rawValue }

  /// Returns the only line of two short paragraphs.
  fileprivate func shortened(_ first: String, _ last: String) -> String {
    switch self {
    case .byTruncatingHead: "…" + last
    case .byTruncatingTail: first + "…"
    case .byTruncatingMiddle: first + "…" + last
    default: first
    }
  }
}
