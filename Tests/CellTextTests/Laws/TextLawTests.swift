import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Text layout obeys its laws")
struct TextLawTests {
  static let modes: [LineBreakMode] = LineBreakMode.allCases

  @Test(
    "Every law of text layout applies to generated texts of dozens of scripts",
    arguments: NamedShaper.all)
  func laws(_ named: NamedShaper) {
    var generator = TextGenerator(seed: 20_240_917)
    let engine = TextEngine(named.shaper)
    var violations: [TextLaws.Violation] = []
    let count = 2000
    for _ in 0..<count {
      let size = generator.pick([9.5, 12, 17, 28, 53.0])
      let font = ResolvedFont(pointSize: size, weight: generator.pick([.regular, .semibold]))
      let attributes = TextAttributes(font: font)
      let other = TextAttributes(
        font: ResolvedFont(pointSize: size * 1.5, leading: 3), kern: 0.5, color: .systemRed)
      // Every fourth text is of two fonts, which may meet anywhere.
      let isMixed = generator.number(0...3) == 0
      let text =
        isMixed
        ? StyledText(
          [(generator.text(), attributes), (generator.text(words: 4), other)],
          attributes: attributes)
        : StyledText(generator.text(), attributes: attributes)
      var options = TextLayoutOptions(numberOfLines: generator.number(0...4))
      options.lineBreakMode = generator.pick(Self.modes)
      options.alignment = generator.pick(
        ListContentConfiguration.TextProperties.TextAlignment.allCases)
      options.layoutDirection = generator.pick([.leftToRight, .rightToLeft])
      options.displayScale = generator.pick([1, 2, 3])
      options.adjustsFontSizeToFitWidth = generator.pick([false, false, true])
      options.allowsDefaultTighteningForTruncation = generator.pick([false, false, true])
      options.minimumScaleFactor = generator.pick([0, 0.5, 0.9])
      violations += TextLaws(engine, text, options, width: generator.width()).violations()
      if violations.count > 10 { break }
    }
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
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
