import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("Custom shapers measure texts")
struct FixedAdvanceShaperTests {
  @Test("Every cluster of a fixed advance shaper has its fixed width")
  func fixed() {
    let text = StyledText("eight 👩‍👩‍👧‍👦e\u{301}\n", font: ResolvedFont(pointSize: 10))
    let measured = TextMeasurement(of: text, shaper: FixedAdvanceShaper(advance: 0.5))
    #expect(measured.naturalWidth == 40)
    #expect(measured.lineCount == 2)
  }

  @Test("An advance that is not a number counts as zero")
  func hostile() {
    #expect(FixedAdvanceShaper(advance: .nan).advance == 0)
    #expect(FixedAdvanceShaper(advance: -1).advance == 0)
  }

  @Test("A terminal's shaper measures in columns and rows")
  func terminal() {
    let text = StyledText("Ten columns of texts", font: ResolvedFont(pointSize: 17))
    let options = TextLayoutOptions(lineBreakStrategy: [], displayScale: 1)
    let layout = TextLayout(
      of: text, options: options, in: .width(atMost: 10), shaper: TerminalShaper())
    #expect(layout.lines.map(layout.string(of:)) == ["Ten", "columns of", "texts"])
    #expect(layout.size == CGSize(width: 10, height: 3))
  }

  @Test("A shaper is called once for each run, with the run's own text")
  func runs() {
    struct Recorder: TextShaper {
      func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

      func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
        // The width of every cluster is the length of its run.
        for index in run.clusters { clusters[index].advance = CGFloat(run.substring.count) }
      }
    }
    let one = TextAttributes(font: ResolvedFont(pointSize: 10))
    let two = TextAttributes(font: ResolvedFont(pointSize: 20))
    let text = StyledText([("abc", one), ("de", two)], attributes: one)
    #expect(TextMeasurement(of: text, shaper: Recorder()).naturalWidth == 13)
  }

  @Test("A shaper that accesses a cluster out of range stops the program")
  func clusterOutOfRange() async {
    await #expect(processExitsWith: .failure) {
      struct Reacher: TextShaper {
        func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

        func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
          clusters[clusters.endIndex].advance = 1
        }
      }
      let text = StyledText("abc", font: ResolvedFont(pointSize: 10))
      _ = TextMeasurement(of: text, shaper: Reacher())
    }
  }
}
