import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

#if Pango
  import CellTextPango
#endif

@Suite("Letters at the cut of a truncated line")
struct TruncatedShapeTests {
  /// A shaper of letters that are 4 points wide where they join both neighbors, and else up to 16.
  struct JoiningShaper: TextShaper {
    var advancesDependOnContext: Bool { true }

    func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      for index in run.clusters where !clusters[index].isNewline {
        let range = clusters[index].utf8Range
        let text = Array(run.text.utf8)
        func joins(_ offset: Int) -> Bool {
          text.indices.contains(offset) && (0xD8...0xDB).contains(text[offset])
        }
        let isLetter = joins(range.lowerBound)
        let isJoined = (
          isLetter && joins(range.lowerBound - 2), isLetter && joins(range.upperBound)
        )
        clusters[index].advance =
          switch isJoined {
          case (true, true): 4
          case (true, false): 16
          case (false, true): 7
          case (false, false): 10
          }
      }
    }
  }

  private static let shapers = NamedShaper.all + [NamedShaper("joining", JoiningShaper())]

  private static let labels = [
    "إعدادات الاستخدام", "البلوتوث والاتصالات اللاسلكية", "الخصوصية", "المستخدمون", "لا يوجد اتصال",
    "سیستم‌عامل", "सूचनाएँ और ध्वनियाँ", "ความเป็นส่วนตัว", "ഉപയോക്താക്കൾ", "office affluent", "ΑΥΤΟΜΑΤΑ",
  ]

  /// Returns the layout of a label on one line, and the width of its visible text on its own.
  private static func layout(
    _ string: String, _ mode: LineBreakMode, _ width: CGFloat, _ shaper: any TextShaper
  ) -> (layout: TextLayout, visible: String, fresh: CGFloat)? {
    let font = ResolvedFont(pointSize: 17)
    let layout = TextLayout(
      of: StyledText(string, font: font),
      options: TextLayoutOptions(numberOfLines: 1, lineBreakMode: mode), in: .width(atMost: width),
      shaper: shaper)
    guard layout.isTruncated, let line = layout.lines.last else { return nil }
    // Tabs behind the ellipsis are as wide as spaces.
    let visible =
      Self.slice(string, line.shownRange) + TextLine.ellipsis
      + Self.slice(string, line.tailRange).replacing("\t", with: " ")
    let fresh = TextMeasurement(of: StyledText(visible, font: font), shaper: shaper).naturalWidth
    return (layout, visible, fresh)
  }

  private static func slice(_ string: String, _ utf8Range: Range<Int>) -> String {
    String(decoding: Array(string.utf8)[utf8Range], as: UTF8.self)
  }

  @Test(
    "The visible text of a truncated line, shaped as a text of its own, fits",
    arguments: shapers,
    [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
  func fits(_ named: NamedShaper, _ mode: LineBreakMode) {
    var generator = TextGenerator(seed: 61)
    let texts = Self.labels + (0..<caseCount(150)).map { _ in generator.text(words: 5) }
    var truncated = 0
    for text in texts {
      for width in stride(from: CGFloat(20), through: 160, by: 17.5) {
        guard let (layout, visible, fresh) = Self.layout(text, mode, width, named.shaper) else {
          continue
        }
        if visible == "…" { continue }
        truncated += 1
        #expect(fresh <= width + 0.01, "\(visible.debugDescription) in \(width)")
        // Texts whose visible part runs in another direction are shaped in that of their paragraph.
        let line = layout.lines[0]
        #expect(line.width <= width + 0.01, "\(visible.debugDescription) in \(width)")
        if Self.labels.contains(text) {
          #expect(abs(line.width - fresh) < 0.01, "\(visible.debugDescription) in \(width)")
        }
        let fragments = layout.fragments(of: line)
        #expect(abs(fragments.reduce(0) { $0 + $1.width } - line.width) < 0.01)
      }
    }
    #expect(truncated > caseCount(200))
  }

  @Test("A cut inside a joined word makes space for the final form of its last letter")
  func joined() throws {
    // 10 points for the ellipsis, 7 + 4 + 4 + 16 for four letters of which the last is final.
    let (_, visible, _) = try #require(
      Self.layout("ببببببببببببب", .byTruncatingTail, 41, JoiningShaper()))
    #expect(visible == "بببب…")
    let (_, less, _) = try #require(
      Self.layout("ببببببببببببب", .byTruncatingTail, 40.5, JoiningShaper()))
    #expect(less == "ببب…")
    let (_, end, _) = try #require(
      Self.layout("ببببببببببببب", .byTruncatingHead, 41, JoiningShaper()))
    #expect(end == "…بببب")
  }
}
