import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Synchronization
import Testing

/// Long texts in which nothing separates words, clusters or paragraphs.
@Suite("The work of a long text without words grows with its length")
struct LongTextTests {
  /// A shaper that counts the clusters that it shapes.
  private final class CountingShaper: TextShaper {
    private let shaper = EmbeddedShaper()
    private let count = Mutex(0)

    func metrics(of font: ResolvedFont) -> LineMetrics { shaper.metrics(of: font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      count.withLock { $0 += run.clusters.count }
      shaper.shape(run, into: &clusters)
    }

    func takeCount() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  /// A text that is repeated, for the message.
  struct Unit: CustomTestStringConvertible {
    let name: String
    let text: String

    init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

    var testDescription: String { name }
  }

  private static let units = [
    Unit("one word", "a"), Unit("one word from right to left", "ש"),
    Unit("joined emoji", "👩\u{200D}"), Unit("families", "👩\u{200D}👧"),
    Unit("overrides", "\u{202E}"),
    Unit("embeddings", "\u{202B}a\u{202C}"),
    Unit("isolated letters", "\u{2067}a\u{2069}"), Unit("first strong isolates", "\u{2068}"),
    Unit("combining marks", "\u{301}"), Unit("brackets", "(ש"), Unit("closing brackets", "א)"),
    Unit("pairs of brackets", "[א(1)]"), Unit("tabs", "\t"), Unit("newlines", "\n"),
    Unit("soft hyphens", "a\u{AD}"), Unit("joiners of words", "a\u{2060}"),
    Unit("Arabic letters", "ب"), Unit("Thai vowels", "กำ"), Unit("flags", "🇩🇪"),
  ]

  private static let cases: [(name: String, options: TextLayoutOptions, bounds: TextBounds)] = [
    ("wrapped", TextLayoutOptions(), .width(atMost: 300)),
    ("on one line", TextLayoutOptions(numberOfLines: 1), TextBounds()),
    (
      "truncated in the middle",
      TextLayoutOptions(numberOfLines: 1, lineBreakMode: .byTruncatingMiddle),
      .width(atMost: 300)
    ),
    ("from right to left", TextLayoutOptions(layoutDirection: .rightToLeft), .width(atMost: 300)),
  ]

  /// Lays out a text and divides its lines into their parts, as drawing does.
  ///
  /// Returns the number of shaped clusters and of allocations.
  private static func work(
    _ unit: Unit, _ count: Int, _ options: TextLayoutOptions, _ bounds: TextBounds
  ) -> (shaped: Int, allocations: Int) {
    let shaper = CountingShaper()
    let text = StyledText(
      String(repeating: unit.text, count: count), font: ResolvedFont(pointSize: 17))
    let allocated = allocations {
      let layout = TextLayout(of: text, options: options, in: bounds, shaper: shaper)
      for line in layout.lines {
        for fragment in layout.fragments(of: line) { keep(layout.parts(of: fragment, in: line)) }
      }
    }
    return (shaper.takeCount(), allocated)
  }

  @Test("A text that is four times as long takes at most four times the work", arguments: units)
  func growth(unit: Unit) {
    let (small, factor) = (caseCount(2_000), 4)
    for (name, options, bounds) in Self.cases {
      // Tables are filled once.
      _ = Self.work(unit, 100, options, bounds)
      let some = Self.work(unit, small, options, bounds)
      let all = Self.work(unit, small * factor, options, bounds)
      #expect(all.shaped <= factor * some.shaped + 100, "\(name)")
      // The first steps of reading are smaller than the others, and arrays grow.
      #expect(all.allocations <= (factor + 1) * some.allocations + 200, "\(name)")
    }
  }

  @Test(
    "Laying out, dividing and searching a text takes time in proportion",
    arguments: someCases(units))
  func time(unit: Unit) {
    for (name, options, bounds) in Self.cases {
      expectGrowth(.linear, from: 500, to: 8_000, "\(unit.name), \(name)") { count in
        let text = StyledText(
          String(repeating: unit.text, count: count / unit.text.unicodeScalars.count),
          font: ResolvedFont(pointSize: 17))
        return {
          let layout = TextLayout(of: text, options: options, in: bounds)
          for line in layout.lines.prefix(20) {
            keep(layout.fragments(of: line))
            keep(layout.position(at: CGPoint(x: line.x + line.width / 2, y: line.top)))
          }
          keep(layout.caret(at: TextPosition(utf8Offset: text.string.utf8.count)))
        }
      }
    }
  }

  @Test(
    "Tabs to stops of every alignment take time in proportion",
    arguments: someCases(["\t", "1\t", "1\t\u{2028}", "\t\n", "\t1111111111111111"]))
  func tabs(_ unit: String) {
    let attributes = TextAttributes(font: ResolvedFont(pointSize: 17))
    var style = CellParagraphStyle()
    style.tabStops = CellTextAlignment.allCases.map {
      CellParagraphStyle.TabStop(location: pow(10, CGFloat($0.rawValue + 1)), alignment: $0)
    }
    for options in [TextLayoutOptions(), TextLayoutOptions(numberOfLines: 1)] {
      for bounds in [TextBounds.unbounded, .width(atMost: 300)] {
        expectGrowth(.linear, from: 500, to: 8_000, "\(unit.debugDescription)") { count in
          let string = String(repeating: unit, count: count / unit.utf8.count)
          let text = StyledText(
            [(string, attributes)], attributes: attributes,
            paragraphs: [TextParagraph(utf8Range: 0..<string.utf8.count, style: style)])
          return { keep(TextLayout(of: text, options: options, in: bounds)) }
        }
      }
    }
  }
}
