import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("The system font has the widths of UIKit")
struct SystemFontTests {
  private static func width(
    _ string: String, _ size: CGFloat, _ weight: CellFont.Weight = .regular,
    design: CellFont.Design = .default
  ) -> CGFloat {
    let font = ResolvedFont(design: design, pointSize: size, weight: weight)
    return TextMeasurement(of: StyledText(string, font: font)).naturalWidth
  }

  /// The width that the text system gives a whole string, cluster by cluster.
  private static func shapedWidth(
    _ string: String, _ size: CGFloat, _ weight: CellFont.Weight
  ) -> CGFloat {
    let font = ResolvedFont(pointSize: size, weight: weight)
    return TextLayout(of: StyledText(string, font: font)).lines.reduce(0) { $0 + $1.width }
  }

  @Test("Strings in the system font are as wide as in UIKit", arguments: SystemFontFact.all)
  func facts(_ fact: SystemFontFact) {
    for (size, width) in zip(SystemFontFact.sizes, fact.widths) {
      #expect(abs(Self.width(fact.string, size, fact.weight) - width) < 0.001)
      #expect(abs(Self.shapedWidth(fact.string, size, fact.weight) - width) < 0.001)
    }
  }

  @Test(
    "All ASCII characters follow the system font's formula from 8 to 40 points",
    arguments: SystemFontFact.widthsOfEverything)
  func everything(_ row: (size: CGFloat, widths: [CGFloat])) {
    for (weight, width) in zip(SystemFontFact.weights, row.widths) {
      let string = SystemFontFact.everything
      #expect(abs(Self.width(string, row.size, weight) - width) < 0.001)
      #expect(abs(Self.shapedWidth(string, row.size, weight) - width) < 0.001)
    }
  }

  @Test("Widths of intermediate weights are linear between the nine weights")
  func between() {
    let middle = Self.width("Wavy", 17, CellFont.Weight(rawValue: -0.7))
    let ends = [CellFont.Weight.ultraLight, .thin].map { Self.width("Wavy", 17, $0) }
    #expect(abs(middle - (ends[0] + ends[1]) / 2) < 1e-9)
    #expect(Self.width("Wavy", 17, CellFont.Weight(rawValue: 5)) == Self.width("Wavy", 17, .black))
    #expect(
      Self.width("Wavy", 17, CellFont.Weight(rawValue: -5)) == Self.width("Wavy", 17, .ultraLight))
    #expect(Self.width("Wavy", 17, CellFont.Weight(rawValue: .nan)) > 0)
  }

  @Test("Sizes beyond the measured ones use the nearest cut and the published tracking")
  func beyond() {
    // Both without their tracking, which is 19/2048 and 52/2048 em at the ends of what was
    // measured.
    let display = Self.width("Hello", 40, .bold) - 5 * 40 * 19 / 2048
    let text = Self.width("Hello", 8, .bold) - 5 * 8 * 52 / 2048
    #expect(abs(Self.width("Hello", 60, .bold) - (display * 1.5 + 5 * 0.26)) < 1e-9)
    #expect(abs(Self.width("Hello", 80, .bold) - display * 2) < 1e-9)
    #expect(abs(Self.width("Hello", 6, .bold) - (text * 0.75 + 5 * 0.24)) < 1e-9)
    #expect(Self.width("Hello", 0, .bold) == 0)
  }

  @Test(
    "A letter with marks is as wide as its base letter",
    arguments: [("é", "e"), ("Ş", "S"), ("ǖ", "u"), ("Ấ", "A"), ("ợ", "o"), ("K\u{30C}", "K")])
  func marks(_ letter: String, _ base: String) {
    for weight in [CellFont.Weight.thin, .regular, .heavy] {
      #expect(Self.width(letter, 17, weight) == Self.width(base, 17, weight))
      let decomposed = letter.decomposedStringWithCanonicalMapping
      #expect(Self.width(decomposed, 17, weight) == Self.width(base, 17, weight))
    }
  }

  @Test("Only ASCII characters are kerned")
  func kerning() {
    func kerning(_ left: String, _ right: String) -> CGFloat {
      Self.width(left + right, 17) - Self.width(left, 17) - Self.width(right, 17)
    }
    // Measured, in 2048ths of an em.
    #expect(abs(kerning("T", "o") - 17 * Self.unitsOfTo / 2048) < 1e-9)
    #expect(kerning("n", "n") == 0)
    for (left, right) in [("T", "ö"), ("Ť", "o"), ("T", "o\u{308}"), ("T", "’")] {
      #expect(abs(kerning(left, right)) < 1e-9)
    }
  }

  private static let unitsOfTo: CGFloat = -200

  @Test("Pairs are kerned across a change of color but not of font")
  func runs() {
    func width(_ other: TextAttributes) -> CGFloat {
      let attributes = TextAttributes(font: ResolvedFont(pointSize: 17))
      let text = StyledText([("T", attributes), ("o", other)], attributes: attributes)
      return TextMeasurement(of: text).naturalWidth
    }
    let red = TextAttributes(font: ResolvedFont(pointSize: 17), color: .systemRed)
    #expect(abs(width(red) - Self.width("To", 17)) < 1e-9)
    let larger = TextAttributes(font: ResolvedFont(pointSize: 20))
    #expect(abs(width(larger) - Self.width("T", 17) - Self.width("o", 20)) < 1e-9)
  }

  @Test(
    "Dashes, quotation marks and a no-break space have measured widths",
    arguments: [
      ("–", 1195), ("—", 1790), ("“", 940), ("…", 1648), ("\u{A0}", 576),
    ] as [(String, CGFloat)])
  func others(_ sign: String, _ units: CGFloat) {
    #expect(abs(Self.width(sign, 12) - 12 * units / 2048) < 1e-9)
  }

  @Test("The rounded and serif designs are measured with another typeface")
  func designs() {
    let inter = ResolvedFont(familyName: "Inter", pointSize: 17)
    let width = TextMeasurement(of: StyledText("Today", font: inter)).naturalWidth
    let tracking = 5 * EmbeddedShaper.tracking(of: ResolvedFont(pointSize: 17))
    for design in [CellFont.Design.rounded, .serif] {
      #expect(abs(Self.width("Today", 17, design: design) - width - tracking) < 1e-9)
    }
  }

  @Test(
    "Kerning does not apply across the end of a line",
    arguments: LineBreakMode.allCases, [CGFloat(30), 50, 75, 100])
  func lineEnds(_ mode: LineBreakMode, _ available: CGFloat) {
    let font = ResolvedFont(pointSize: 17, weight: .bold)
    let text = StyledText("AV-To AT. Wavy-Tower LT. Ya", font: font)
    var options = TextLayoutOptions(numberOfLines: 3)
    options.lineBreakMode = mode
    let layout = TextLayout(of: text, options: options, in: .width(atMost: available))
    for line in layout.lines {
      let pieces = [line.shownRange, line.tailRange].map { range in
        String(decoding: Array(text.string.utf8)[range], as: UTF8.self)
      }
      let parts = pieces + (line.hasEllipsis ? [TextLine.ellipsis] : [])
      let width = parts.reduce(0) { $0 + Self.width($1, 17, .bold) }
      #expect(abs(line.width - width) < 1e-6, "\(layout.string(of: line))")
      let fragments = layout.fragments(of: line).reduce(0) { $0 + $1.width }
      #expect(abs(line.width - fragments) < 1e-9)
    }
  }
}
