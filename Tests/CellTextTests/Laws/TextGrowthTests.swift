import CellConfiguration
import CellTestSupport
import CellText
import CellTextPango
import Foundation
import Synchronization
import Testing

/// How the work of texts grows with their length.
@Suite("The work of a text grows with its length as claimed")
struct TextGrowthTests {
  private static let font = ResolvedFont(pointSize: 10)

  /// A text in both directions of about a number of characters.
  private static func text(_ count: Int, _ words: String = "word שלום ") -> StyledText {
    StyledText(String(repeating: words, count: count / words.count), font: font)
  }

  private static func oneLine(_ count: Int, _ words: String = "word שלום ") -> TextLayout {
    TextLayout(of: text(count, words), shaper: FixedAdvanceShaper(advance: 1))
  }

  @Test("Laying out and measuring a whole text takes time in proportion to its length")
  func wholeText() {
    expectGrowth(.linear, from: 500, to: 8_000, "TextLayout") { count in
      let text = Self.text(count)
      return { keep(TextLayout(of: text, in: .width(atMost: 300))) }
    }
    expectGrowth(.linear, from: 500, to: 8_000, "TextMeasurement") { count in
      let text = Self.text(count)
      return { keep(TextMeasurement(of: text, in: .width(atMost: 300))) }
    }
  }

  @Test("Dividing a line into its pieces takes time in proportion to their length")
  func pieces() {
    expectGrowth(.linear, from: 500, to: 8_000, "fragments(of:)") { count in
      let layout = Self.oneLine(count)
      return { keep(layout.fragments(of: layout.lines[0])) }
    }
    for words in ["word ", "שלום "] {
      expectGrowth(.linear, from: 500, to: 8_000, "parts(of:in:)") { count in
        let layout = Self.oneLine(count, words)
        let line = layout.lines[0]
        let fragment = layout.fragments(of: line)[0]
        return { keep(layout.parts(of: fragment, in: line)) }
      }
    }
  }

  @Test("Dividing a short piece into its parts takes no longer in a long text")
  func shortPiece() {
    expectGrowth(.logarithmic, from: 500, to: 64_000) { count in
      let layout = Self.oneLine(count)
      let line = layout.lines[0]
      let fragments = layout.fragments(of: line)
      let fragment = fragments[fragments.count / 2]
      return { for _ in 0..<50 { keep(layout.parts(of: fragment, in: line)) } }
    }
  }

  @Test("Finding the levels and the order of characters takes time in proportion to their number")
  func bidirectional() {
    expectGrowth(.linear, from: 1_000, to: 16_000, "BidirectionalParagraph") { count in
      let codePoints = ContiguousArray(
        String(repeating: "ab [אב 12] ", count: count / 11).unicodeScalars.map(\.value))
      let classes = ContiguousArray(codePoints.map { BidirectionalClass(of: $0) })
      return {
        keep(
          BidirectionalParagraph(classes, codePoints, base: .firstStrong(otherwise: 0)).levels)
      }
    }
    expectGrowth(.linear, from: 1_000, to: 16_000, "VisualOrder") { count in
      let levels = (0..<count).map { UInt8($0 % 3) }
      return { keep(VisualOrder.indices(of: levels)) }
    }
  }

  @Test("Finding the direction of a paragraph takes time for the characters before its letter")
  func direction() {
    /// A shaper that keeps the last run that it was given.
    final class Witness: TextShaper {
      let run = Mutex<ShapingRun?>(nil)

      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        self.run.withLock { $0 = run }
      }
    }
    func work(_ string: String) -> () -> Void {
      let witness = Witness()
      keep(TextMeasurement(of: StyledText(string, font: Self.font), shaper: witness))
      let run = witness.run.withLock(\.self)
      return { for _ in 0..<50 { keep(run?.paragraphDirection) } }
    }
    expectGrowth(.linear, from: 50, to: 800, "before") {
      work(String(repeating: "1", count: $0) + "a")
    }
    expectGrowth(.constant, from: 50, to: 800, "after") {
      work("a" + String(repeating: "1", count: $0))
    }
  }

  /// A text of numbers in fonts of two sizes by turns, without a letter.
  private static func numbers(_ count: Int) -> StyledText {
    let sizes = [10, 12].map { TextAttributes(font: ResolvedFont(pointSize: $0)) }
    return StyledText(
      (0..<count).map { ("\($0 % 10),", sizes[$0 % 2]) }, attributes: sizes[0])
  }

  @Test("Finding the direction of each run of a paragraph reads the paragraph once")
  func directionOfRuns() {
    /// A shaper that needs the direction of each run, also for the metrics of lines.
    struct DirectionShaper: TextShaper {
      var metricsDependOnText: Bool { true }

      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func metrics(of run: ShapingRun) -> LineMetrics {
        #expect(run.paragraphDirection == .unspecified)
        return LineMetrics(run.font)
      }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        #expect(run.paragraphDirection == .unspecified)
        for index in run.clusters { clusters[index].advance = 5 }
      }
    }
    expectGrowth(.linear, from: 500, to: 8_000) { count in
      let text = Self.numbers(count)
      return {
        keep(TextMeasurement(of: text, in: .width(atMost: 300), shaper: DirectionShaper()))
      }
    }
  }

  #if Pango
    @Test("Pango measures numbers of many fonts in time in proportion to their length")
    func pangoRuns() {
      for grows in [false, true] {
        let shaper = PangoShaper(growsWithFallbackFonts: grows)
        expectGrowth(.linear, from: 200, to: 3_200, "\(grows)") { count in
          let text = Self.numbers(count)
          return { keep(TextMeasurement(of: text, in: .width(atMost: 300), shaper: shaper)) }
        }
      }
    }
  #endif

  @Test(
    "Changing the case of a text takes time in proportion to its length, and not changing it none",
    arguments: TextTransform.allCases)
  func transform(_ transform: TextTransform) {
    expectGrowth(transform == .none ? .constant : .linear, from: 500, to: 8_000) { count in
      let string = String(repeating: "Word ΛΌΓΟΣ ", count: count / 11)
      return { for _ in 0..<5 { keep(transform.applied(to: string)) } }
    }
  }
}
