import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Text layout obeys its laws")
struct TextLawTests {
  @Test(
    "Every law of text layout applies to generated texts of dozens of scripts",
    arguments: NamedShaper.all + [NamedShaper("random kerning", RandomKerningShaper())])
  func laws(_ named: NamedShaper) {
    var generator = TextGenerator(seed: 20_240_917)
    let engine = TextEngine(named.shaper)
    var violations: [TextLaws.Violation] = []
    for _ in 0..<caseCount(2000) {
      violations += TextLaws(engine, generator.textCase()).violations()
      if violations.count > 10 { break }
    }
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test(
    "Every law applies to soft hyphens whose hyphen fits, does not fit or begins a line",
    arguments: ["ab\u{AD}iiiiiiii", "ab\u{AD}\u{360}…ab", "Schiff\u{AD}fahrts\u{AD}amt"])
  func softHyphens(_ string: String) {
    let text = StyledText(string, font: ResolvedFont(pointSize: 17))
    for width in stride(from: CGFloat(0), through: 120, by: 0.5) {
      let laws = TextLaws(TextEngine(.embedded), text, TextLayoutOptions(), width: width)
      #expect(laws.violations().map(\.description) == [])
    }
  }

  @Test(
    "Every law applies to empty lines at the end in every mode", arguments: LineBreakMode.allCases)
  func emptyLinesAtEnd(_ mode: LineBreakMode) {
    for string in ["a\n", "a \n\n", "ab cd\n \n", "אב\r\n", "\n\n", "a\nb\n", " \u{2028}"] {
      let text = StyledText(string, font: ResolvedFont(pointSize: 17))
      for numberOfLines in 0...3 {
        for width in stride(from: CGFloat(0), through: 60, by: 7.5) {
          let options = TextLayoutOptions(numberOfLines: numberOfLines, lineBreakMode: mode)
          let laws = TextLaws(TextEngine(.embedded), text, options, width: width)
          #expect(laws.violations().map(\.description) == [], "\(string.debugDescription)")
        }
      }
    }
  }

  @Test("Every law applies to shapers with random metrics", arguments: 1...6)
  func randomMetrics(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<caseCount(120) {
      let shaper = RandomMetricsShaper(&random)
      var generator = TextGenerator(seed: random.next())
      let violations = TextLaws(TextEngine(shaper), generator.textCase()).violations()
      #expect(violations.map(\.description) == [], "\(shaper)")
    }
  }

  @Test("The law checker detects an incorrect layout engine", arguments: TextLaws.Law.allCases)
  func liar(_ law: TextLaws.Law) {
    let text = StyledText(
      "The quick brown fox jumps over the lazy dog", font: ResolvedFont(pointSize: 17))
    let engine = TextEngine(.embedded, distort: Liar.lie(about: law))
    let options = TextLayoutOptions(numberOfLines: law == .truncatesOnlyWhenNeeded ? 2 : 0)
    let found = TextLaws(engine, text, options, width: 120).violations().map(\.law)
    #expect(found.contains(law), "found \(found)")
  }

  @Test("The law checker accepts a correct layout engine")
  func honest() {
    let text = StyledText(
      "The quick brown fox jumps over the lazy dog", font: ResolvedFont(pointSize: 17))
    let laws = TextLaws(TextEngine(.embedded), text, TextLayoutOptions(), width: 120)
    #expect(laws.violations().map(\.law) == [])
  }
}
