import CellConfiguration
import CellText
import CellTextPango
import Foundation
import Synchronization
import Testing

@Suite("Shapers receive the context of a text and supply metrics")
struct TextShaperTests {
  private static let font = ResolvedFont(pointSize: 10)

  /// Notes what it is told.
  private final class Recorder: TextShaper {
    struct Run: Equatable {
      var text: String
      var language: String?
      var direction: LayoutDirection
    }

    private let notes = Mutex<[Run]>([])
    var runs: [Run] { notes.withLock { $0 } }

    func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      let note = Run(
        text: String(run.substring), language: run.language, direction: run.paragraphDirection)
      notes.withLock { $0.append(note) }
    }
  }

  @Test("A shaper receives the language and direction of the paragraph")
  func context() {
    var string = AttributedString("12 שלום ab\n34\r\nab ")
    var second = AttributedString("бг")
    second.languageIdentifier = "sr-Latn"
    string += second
    let text = StyledText(
      string, attributes: TextAttributes(font: Self.font), traits: TraitCollection())
    let recorder = Recorder()
    _ = TextMeasurement(of: text, shaper: recorder)
    #expect(
      recorder.runs == [
        Recorder.Run(text: "12 שלום ab\n", direction: .rightToLeft),
        Recorder.Run(text: "34\r\n", direction: .unspecified),
        Recorder.Run(text: "ab ", direction: .leftToRight),
        Recorder.Run(text: "бг", language: "sr-Latn", direction: .leftToRight),
      ])
  }

  /// Prints each cluster before and after it has kerning.
  private final class Printer: TextShaper {
    private let texts = Mutex<[String]>([])
    var printed: [String] { texts.withLock { $0 } }

    func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      for index in clusters.indices {
        let plain = "\(clusters[index])"
        clusters[index].kerning = -1
        let kerned = "\(clusters[index])"
        texts.withLock { $0 += [plain, kerned] }
      }
    }
  }

  @Test("Only a cluster with kerning prints it")
  func printing() {
    let printer = Printer()
    _ = TextMeasurement(of: StyledText("a", font: Self.font), shaper: printer)
    #expect(printer.printed.map { $0.contains("kerning = -1") } == [false, true])
    #expect(printer.printed.map { $0.contains("kerning") } == [false, true])
  }

  /// Lines with capital letters are higher.
  private struct TallShaper: TextShaper {
    let metricsDependOnText = true

    func metrics(of font: ResolvedFont) -> LineMetrics {
      LineMetrics(ascender: 8, descender: -2, capHeight: 7)
    }

    func metrics(of run: ShapingRun) -> LineMetrics {
      let isTall = run.substring.contains(where: \.isUppercase)
      return LineMetrics(ascender: isTall ? 13 : 8, descender: isTall ? -3 : -2, capHeight: 7)
    }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      for index in run.clusters { clusters[index].advance = 10 }
    }
  }

  @Test("A line has the height of its own text, independently of other lines")
  func metrics() {
    let layout = TextLayout(
      of: StyledText("aa bb CC dd ee ff", font: Self.font), in: .width(atMost: 55),
      shaper: TallShaper())
    #expect(layout.lines.map(layout.string(of:)) == ["aa bb", "CC dd", "ee ff"])
    #expect(layout.lines.map(\.metrics.lineHeight) == [10, 16, 10])
    #expect(layout.lines.map(\.baseline) == [8, 23, 34])
    #expect(layout.size.height == 36)
    let low = TextLayout(
      of: StyledText("aa bb CC dd ee ff", font: Self.font),
      in: TextBounds(width: .atMost(55), height: .atMost(25)), shaper: TallShaper())
    #expect(low.lines.map(low.string(of:)) == ["aa b…"])
  }

  /// Breaks Thai after every second letter.
  private struct Dictionary: TextShaper {
    func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      for index in run.clusters { clusters[index].advance = 10 }
    }

    func wordBreaks(in run: ShapingRun) -> [Int]? {
      stride(from: run.utf8Range.lowerBound, through: run.utf8Range.upperBound, by: 6).map(\.self)
    }
  }

  @Test("Only words that a shaper finds in Thai text end lines")
  func words() {
    func lines(_ text: String, columns: CGFloat) -> [String] {
      let layout = TextLayout(
        of: StyledText(text, font: Self.font), in: .width(atMost: columns * 10),
        shaper: Dictionary())
      return layout.lines.map(layout.string(of:))
    }
    #expect(lines("กขคงจฉ", columns: 5) == ["กขคง", "จฉ"])
    #expect(lines("abc กขคง abc", columns: 6) == ["abc กข", "คง abc"])
    #expect(lines("abcdef", columns: 5) == ["abcde", "f"])
    // The dictionary does not divide a stretch from what is around it.
    #expect(lines("กข)a", columns: 3) == ["กข)", "a"])
  }

  #if Pango
    @Test("Pango's dictionary breaks Thai between words")
    func thai() {
      let text = "เครือข่ายที่รู้จักจะเชื่อมต่อโดยอัตโนมัติ"
      let words = ["เครือข่าย", "ที่", "รู้จัก", "จะ", "เชื่อม", "ต่อ", "โดย", "อัตโนมัติ"]
      #expect(words.joined() == text)
      let font = ResolvedFont(familyName: "Noto Sans Thai", pointSize: 17)
      for width in stride(from: CGFloat(60), through: 200, by: 20) {
        let layout = TextLayout(
          of: StyledText(text, font: font), in: .width(atMost: width), shaper: PangoShaper())
        var ends: Set<String> = []
        for count in words.indices { ends.insert(words[...count].joined()) }
        var shown = ""
        for line in layout.lines {
          shown += layout.string(of: line)
          #expect(ends.contains(shown), "\(width) \(layout.lines.map(layout.string(of:)))")
        }
      }
    }

    @Test("With Pango, lines grow with fallback typefaces on request")
    func fallbackFonts() {
      let font = ResolvedFont(familyName: "Inter", pointSize: 20)
      let growing = PangoShaper(growsWithFallbackFonts: true)
      func height(_ text: String, _ shaper: PangoShaper) -> CGFloat {
        TextMeasurement(of: StyledText(text, font: font), shaper: shaper).size.height
      }
      #expect(height("ab", growing) == height("ab", PangoShaper()))
      #expect(height("ab", growing) == height("漢字", PangoShaper()))
      #expect(height("漢字", growing) > height("ab", growing))
    }

    @Test("Pango shapes a piece in the context of its paragraph")
    func joining() {
      let one = TextAttributes(font: ResolvedFont(familyName: "Noto Sans Arabic", pointSize: 100))
      let other = TextAttributes(
        font: ResolvedFont(familyName: "Noto Sans Arabic", pointSize: 100, leading: 1))
      let divided = StyledText([("بي", one), ("يت", other)], attributes: one)
      let whole = StyledText("بييت", font: one.font)
      let widths = [divided, whole].map {
        TextMeasurement(of: $0, shaper: PangoShaper()).naturalWidth
      }
      #expect(abs(widths[0] - widths[1]) < 1)
    }
  #endif
}
