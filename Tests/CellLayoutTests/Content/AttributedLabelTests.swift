import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Labels measure attributed texts")
struct AttributedLabelTests {
  /// The embedded shaper as another type, for which every attributed text is styled first.
  private struct OtherShaper: TextShaper {
    private let shaper = EmbeddedShaper()

    func metrics(of font: ResolvedFont) -> LineMetrics { shaper.metrics(of: font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      shaper.shape(run, into: &clusters)
    }

    func width(
      ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
    ) -> CGFloat? { shaper.width(ofSimpleText: text, font: font, atMost: limit) }
  }

  private static let fonts: [CellFont?] = [
    nil, nil, .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .headline),
    .preferredFont(forTextStyle: .title1), .systemFont(ofSize: 17), .systemFont(ofSize: 11),
    .monospacedSystemFont(ofSize: 17),
  ]

  /// Makes an attributed text of a few runs, most of which change only fonts and colors.
  private static func text(_ generator: inout TextGenerator) -> AttributedString {
    var text = AttributedString()
    for _ in 0..<generator.number(1...4) {
      let word = generator.pick(["Wi-Fi", "AV", "To", "T", " ", "ü", "11"])
      var piece = AttributedString(generator.number(0...4) > 0 ? word : generator.text(words: 2))
      piece.cell.font = generator.pick(fonts)
      piece.cell.foregroundColor = generator.pick([nil, .systemRed])
      piece.languageIdentifier = generator.pick([nil, nil, "de"])
      switch generator.number(0...30) {
      case 0: piece.cell.kern = 1
      case 1: piece.cell.baselineOffset = 3
      case 2:
        var style = CellParagraphStyle()
        style.firstLineHeadIndent = 8
        piece.cell.paragraphStyle = style
      default: break
      }
      text += piece
    }
    return text
  }

  @Test("An attributed text on one line is measured as its styled text is, to the last bit")
  func lines() {
    var generator = TextGenerator(seed: 31)
    var oneLine = 0
    for _ in 0..<caseCount(4000) {
      var content = generator.pick([
        ListContentConfiguration.cell(), .subtitleCell(), .valueCell(),
      ])
      content.attributedText = Self.text(&generator)
      if generator.number(0...1) == 0 {
        content.secondaryAttributedText = Self.text(&generator)
      }
      if generator.number(0...2) == 0 { content.image = CellImage(systemName: "folder") }
      content.textProperties.adjustsFontForContentSizeCategory = generator.number(0...3) > 0
      content.textProperties.numberOfLines = generator.number(0...2)
      let traits = TraitCollection.phone.modifyingTraits {
        $0.preferredContentSizeCategory = generator.pick([.large, .extraLarge, .accessibilityLarge])
        $0.displayScale = generator.pick([1, 2, 3])
        $0.layoutDirection = generator.pick([.leftToRight, .rightToLeft])
      }
      let width = CGFloat(generator.number(60...420))
      let quick = ListContentLayout(content, width: width, context: LayoutContext(traits: traits))
      let styled = ListContentLayout(
        content, width: width, context: LayoutContext(traits: traits, shaper: OtherShaper()))
      #expect(quick == styled, "\(content), \(traits), \(width)")
      if quick.firstBaseline == quick.lastBaseline { oneLine += 1 }
    }
    #expect(oneLine > caseCount(300))
  }
}
