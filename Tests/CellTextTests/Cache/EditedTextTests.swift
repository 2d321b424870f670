import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("A cache measures long texts again only where they changed")
struct EditedTextTests {
  private static let newlines = ["\n", "\n", "\n", "\n\n", "\r\n", "\r", "\u{2028}", "\u{85}"]

  /// Makes a text of several paragraphs, of more than 4,096 bytes.
  private static func text(_ generator: inout TextGenerator) -> [Unicode.Scalar] {
    var text = ""
    while text.utf8.count < 4500 {
      text += generator.number(0...3) == 0 ? generator.text() : "Known networks are joined."
      text += generator.pick(newlines)
    }
    return Array(text.unicodeScalars)
  }

  /// Replaces some characters.
  private static func edit(_ text: inout [Unicode.Scalar], _ generator: inout TextGenerator) {
    let ends = [0, text.count, generator.number(0...text.count)]
    let start = generator.pick(ends)
    let end = min(start + generator.pick([0, 0, 1, 2, 40, 300]), text.count)
    let pieces = ["", "k", "\n", "\r", "a\nb", "\u{301}", generator.text(words: 3)]
    text.replaceSubrange(start..<end, with: Array(generator.pick(pieces).unicodeScalars))
  }

  @Test("Every edit gives the measurement of the whole text", arguments: 0..<caseCount(4))
  func edits(seed: Int) {
    var generator = TextGenerator(seed: UInt64(seed))
    let cache = TextMeasurementCache()
    var scalars = Self.text(&generator)
    var font = ResolvedFont(pointSize: 17)
    var options = TextLayoutOptions()
    var bounds = TextBounds.width(atMost: 200)
    var long = 0
    for step in 0..<120 {
      switch generator.number(0...15) {
      case 0: scalars = Self.text(&generator)
      case 1: font.pointSize = generator.pick([12, 17, 28])
      case 2: bounds = generator.pick([.width(atMost: 200), .width(exactly: 150), .unbounded])
      case 3:
        options = generator.textCase("").options
        options.numberOfLines = generator.pick([0, 0, 0, 300])
      default: Self.edit(&scalars, &generator)
      }
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars)
      let text = StyledText(
        String(string),
        attributes: TextAttributes(font: font, kern: generator.number(0...9) == 0 ? 0.5 : 0))
      let found = cache.measurement(of: text, options: options, in: bounds)
      #expect(found == TextMeasurement(of: text, options: options, in: bounds), "\(step)")
      let whole = TextMeasurement(
        of: text, options: options, in: bounds, shaper: UnabridgedShaper())
      #expect(found.isClose(to: whole), "step \(step), \(options), \(bounds):\n\(found)\n\(whole)")
      if text.string.utf8.count > 4096 { long += 1 }
    }
    #expect(long > 40)
    #expect(cache.statistics.hits + cache.statistics.misses == 120)
  }

  @Test(
    "An edit takes a small part of the work of the whole text",
    .enabled(if: isCountingAllocations))
  func work() {
    let line = String(repeating: "Known networks are joined automatically. ", count: 50) + "\n"
    func text(_ edit: String) -> StyledText {
      StyledText(
        String(repeating: line, count: 30) + edit + String(repeating: line, count: 30),
        font: ResolvedFont(pointSize: 17))
    }
    let cache = TextMeasurementCache()
    let bounds = TextBounds.width(atMost: 320)
    let texts = ["first", "second", "third\n", "third ", "whole"].map(text)
    func work(_ text: StyledText) -> Int {
      allocations { keep(cache.measurement(of: text, in: bounds)) }
    }
    _ = work(texts[0])
    // The text in another paragraph, a new paragraph, and one that is joined to the next.
    let edited = texts[1...3].map(work)
    cache.removeAll()
    let whole = work(texts[4])
    for edit in edited { #expect(edit * 4 < whole) }
  }

  @Test("The cache keeps no text that is longer than all its texts together may be")
  func capacity() {
    let cache = TextMeasurementCache(capacity: 16)
    let text = StyledText(
      String(repeating: "Known networks\n", count: 400), font: ResolvedFont(pointSize: 17))
    let bounds = TextBounds.width(atMost: 320)
    func work() -> Int { allocations { keep(cache.measurement(of: text, in: bounds)) } }
    _ = work()
    // Nothing was kept, so the same text takes the same work again. Release builds measure most
    // paragraphs without an allocation.
    #expect(work() == work())
    #if DEBUG
      #expect(!isCountingAllocations || work() > 400)
    #endif
  }
}
