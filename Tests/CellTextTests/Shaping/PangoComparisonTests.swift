#if Pango
  import CellConfiguration
  import CellTestSupport
  import CellText
  import CellTextPango
  import Foundation
  import Testing

  @Suite("The embedded shaper agrees with Pango in the same typeface")
  struct PangoComparisonTests {
    private static let weights: [CellFont.Weight] = [.regular, .medium, .semibold, .bold]

    @Test("Widths of interface strings differ from Pango's only by kerning", arguments: weights)
    func widths(_ weight: CellFont.Weight) {
      // A named typeface has no tracking.
      let font = ResolvedFont(familyName: "Inter", pointSize: 17, weight: weight)
      let pango = PangoShaper()
      let differences = InterfaceStrings.latin.map { string in
        let text = StyledText(string, font: font)
        let embedded = TextMeasurement(of: text).naturalWidth
        let shaped = TextMeasurement(of: text, shaper: pango).naturalWidth
        return (difference: abs(embedded - shaped) / shaped, string: string)
      }.sorted { $0.difference < $1.difference }
      let median = differences[differences.count / 2]
      let worst = differences[differences.count - 1]
      print(
        "\(differences.count) strings, weight \(weight): median \(median.difference * 100) %, "
          + "worst \(worst.difference * 100) % (\(worst.string))")
      #expect(differences.count > 300)
      #expect(median.difference < 0.01)
      #expect(worst.difference < 0.03, "\(worst)")
    }

    @Test("Digits of equal width are as wide as each other")
    func monospacedDigits() {
      let pango = PangoShaper()
      let font = CellFont.systemFont(ofSize: 17)
      func width(_ string: String, _ font: CellFont) -> CGFloat {
        let text = StyledText(string, font: font.resolved(with: .phone))
        return TextMeasurement(of: text, shaper: pango).naturalWidth
      }
      let digits = font.withMonospacedDigits()
      #expect(width("1111", font) < width("0000", font))
      #expect(abs(width("1111", digits) - width("0000", digits)) < 1e-6)
      #expect(width("Total", font) == width("Total", digits))
    }

    @Test("Pango applies kerning, ligatures and joining")
    func shapes() {
      let pango = PangoShaper()
      let font = ResolvedFont(familyName: "Inter", pointSize: 100)
      func width(_ string: String) -> CGFloat {
        TextMeasurement(of: StyledText(string, font: font), shaper: pango).naturalWidth
      }
      #expect(width("AV") < width("A") + width("V") - 1)
      // Joined letters are narrower than isolated ones.
      #expect(width("بيت") < width("ب") + width("ي") + width("ت"))
    }

    @Test("Named typefaces have their own line height")
    func metrics() {
      let font = ResolvedFont(familyName: "Inter", pointSize: 100)
      let metrics = PangoShaper().metrics(of: font)
      #expect(abs(metrics.ascender - 96.9) < 1)
      #expect(metrics.descender < -20)
    }
  }
#endif
