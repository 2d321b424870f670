import CellConfiguration
import Foundation
import Testing

/// Fonts as descriptions, and what becomes of them with traits.
struct FontTests {
  private static func traits(_ category: CellContentSizeCategory) -> TraitCollection {
    TraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = 3
    }
  }

  @Test(
    "Vertical metrics of fonts are the measured ones",
    arguments: [
      (11.0, 13.127, 10.474), (12, 14.320, 11.426), (13, 15.514, 12.378), (15, 17.900, 14.282),
      (16, 19.094, 15.234), (17, 20.287, 16.187), (20, 23.867, 19.043), (22, 26.254, 20.947),
      (28, 33.414, 26.660), (34, 40.574, 32.373),
    ])
  func metrics(_ size: CGFloat, _ lineHeight: CGFloat, _ ascender: CGFloat) {
    let font = CellFont.systemFont(ofSize: size).resolved(with: TraitCollection())
    #expect(abs(font.lineHeight - lineHeight) <= 0.0005)
    #expect(abs(font.ascender - ascender) <= 0.0005)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    #expect(abs(font.capHeight - size * 0.70458984375) < 1e-9)
    #expect(font.leading == 0)
  }

  @Test(
    "The x-height is the measured one at 17 and 28 points, and linear in between",
    arguments: [(17.0, 1078.0), (12, 1078), (28, 1040), (40, 1040), (22.5, 1059)])
  func xHeight(_ size: CGFloat, _ units: CGFloat) {
    let font = CellFont.systemFont(ofSize: size).resolved(with: TraitCollection())
    #expect(abs(font.xHeight - size * units / 2048) < 1e-9)
  }

  @Test("A bold font has the larger x-height that was measured")
  func boldXHeight() {
    let font = CellFont.boldSystemFont(ofSize: 17).resolved(with: TraitCollection())
    #expect(abs(font.xHeight - 17 * 1101 / 2048) < 1e-9)
  }

  @Test("Leading can be negative, as for the smallest caption")
  func negativeLeading() {
    let font = CellFont.preferredFont(forTextStyle: .caption2).resolved(with: TraitCollection())
    #expect(abs(font.leading - -0.127) < 0.001)
  }

  @Test("Tight leading is two points less, and another weight keeps the leading")
  func tightLeading() {
    let footnote = CellFont.preferredFont(forTextStyle: .footnote)
    let tight = footnote.withTightLeading().resolved(with: TraitCollection())
    #expect(abs(tight.lineHeight + tight.leading - 16) < 1e-9)
    let small = footnote.withTightLeading().resolved(with: Self.traits(.medium))
    #expect(small.pointSize == 12)
    #expect(abs(small.lineHeight + small.leading - 14) < 1e-9)
    let medium = CellFont.preferredFont(forTextStyle: .body).withWeight(.medium)
    let resolved = medium.resolved(with: TraitCollection())
    #expect(resolved.weight == .medium)
    #expect(abs(resolved.lineHeight + resolved.leading - 22) < 1e-9)
    let fixed = CellFont.systemFont(ofSize: 12)
    #expect(fixed.withTightLeading() == fixed)
  }

  @Test("Digits of equal width stay in every size and weight of a font")
  func monospacedDigits() {
    let font = CellFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold)
    #expect(font == CellFont.systemFont(ofSize: 12, weight: .bold).withMonospacedDigits())
    #expect(font != CellFont.systemFont(ofSize: 12, weight: .bold))
    #expect("\(font)" == "system 12 bold monospaced digits")
    #expect(font.withSize(20).withWeight(.regular).hasMonospacedDigits)
    #expect(font.resolved(with: .phone).hasMonospacedDigits)
    let body = CellFont.preferredFont(forTextStyle: .body)
    #expect(body.withMonospacedDigits().resolved(with: .phone).hasMonospacedDigits)
    #expect(!body.resolved(with: .phone).hasMonospacedDigits)
  }

  @Test("Slanted letters stay in every size and weight of a font")
  func italics() {
    let font = CellFont.italicSystemFont(ofSize: 12)
    #expect(font == CellFont.systemFont(ofSize: 12).withItalics())
    #expect(font != CellFont.systemFont(ofSize: 12))
    #expect("\(font)" == "system 12 italic")
    #expect(font.withSize(20).withWeight(.bold).isItalic)
    #expect(font.resolved(with: .phone).isItalic)
    let body = CellFont.preferredFont(forTextStyle: .body)
    #expect(body.withItalics().resolved(with: .phone).isItalic)
    #expect(!body.resolved(with: .phone).isItalic)
  }

  @Test("A font without dynamic type keeps its original size")
  func fixedCategory() {
    let font = CellFont.preferredFont(
      forTextStyle: .body, compatibleWith: Self.traits(.accessibilityLarge))
    #expect(font.pointSize == 33)
    #expect(font.resolved(with: Self.traits(.small)).pointSize == 15)
    #expect(font.resolved(with: Self.traits(.small), adjustingSize: false).pointSize == 33)
    let usual = CellFont.preferredFont(forTextStyle: .body)
    #expect(usual.resolved(with: Self.traits(.small), adjustingSize: false).pointSize == 17)
    let fixed = CellFont.systemFont(ofSize: 12)
    #expect(fixed.resolved(with: Self.traits(.accessibilityLarge)).pointSize == 12)
  }

  @Test(
    "Lengths scale with the text size as measured",
    arguments: [
      (40.0, CellContentSizeCategory.extraExtraExtraLarge, 158.0 / 3),
      (44, .extraExtraExtraLarge, 58),
      (48, .extraExtraExtraLarge, 190.0 / 3), (44, .accessibilityLarge, 80), (40, .large, 40),
      (40, .unspecified, 40),
    ])
  func scaledValue(_ value: CGFloat, _ category: CellContentSizeCategory, _ scaled: CGFloat) {
    let found = FontMetrics.default.scaledValue(for: value, compatibleWith: Self.traits(category))
    #expect(abs(found - scaled) < 1e-9)
  }

  @Test("A scaled font grows with its text style up to its limit")
  func scaledFont() {
    let metrics = FontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 11, weight: .bold))
    #expect(font.pointSize == 11)
    #expect(font.weight == .bold)
    #expect(font.textStyle == nil)
    #expect(font.resolved(with: Self.traits(.accessibilityLarge)).pointSize == 20)
    #expect(font.resolved(with: Self.traits(.accessibilityLarge)).leading == 0)
    let limited = metrics.scaledFont(for: .systemFont(ofSize: 11), maximumPointSize: 15)
    #expect(limited.resolved(with: Self.traits(.accessibilityLarge)).pointSize == 15)
    #expect(limited.resolved(with: Self.traits(.extraSmall)).pointSize == 9.5)
    #expect(metrics.scaledFont(for: font) == font)
  }

  @Test("A font keeps its kind when its size or weight changes")
  func derivedFonts() throws {
    let heading = CellFont.preferredFont(forTextStyle: .headline)
    #expect(heading.withSize(20) == .systemFont(ofSize: 20, weight: .semibold))
    #expect(heading.withWeight(.semibold) == heading)
    #expect(heading.withWeight(.regular).weight == .regular)
    #expect(CellFont.preferredFont(forTextStyle: .title1).emphasized.weight == .bold)
    #expect(CellFont.preferredFont(forTextStyle: .body).emphasized.weight == .semibold)
    #expect(CellFont.systemFont(ofSize: 9).emphasized.weight == .bold)
    let named = try #require(CellFont(name: "Inter", size: 12))
    #expect(named.familyName == "Inter")
    #expect(named.withSize(13).familyName == "Inter")
    #expect(named.resolved(with: TraitCollection()).familyName == "Inter")
    #expect(CellFont(name: "", size: 12) == nil)
    #expect(CellFont.monospacedSystemFont(ofSize: 12).design == .monospaced)
  }

  @Test(
    "An invalid font size counts as zero",
    arguments: [-1, 0, CGFloat.nan, .infinity, -.infinity])
  func hostileSize(_ size: CGFloat) {
    let font = CellFont.systemFont(ofSize: size).resolved(with: TraitCollection())
    #expect(font.pointSize == 0)
    #expect(font.lineHeight == 0)
    #expect(font.ascender == 0)
  }

  @Test(
    "A font has a short description",
    arguments: [
      (CellFont.preferredFont(forTextStyle: .body), "body"),
      (.preferredFont(forTextStyle: .body).withWeight(.medium), "body medium"),
      (.systemFont(ofSize: 17, weight: .semibold), "system 17 semibold"),
      (.preferredFont(forTextStyle: .footnote).withTightLeading(), "footnote tight leading"),
      (
        FontMetrics.default.scaledFont(for: .systemFont(ofSize: 12.5)),
        "system 12.5 scaled as body"
      ),
      (
        FontMetrics.default.scaledFont(for: .systemFont(ofSize: 12.5), maximumPointSize: 20),
        "system 12.5 scaled as body at most 20"
      ),
    ])
  func description(_ font: CellFont, _ text: String) { #expect("\(font)" == text) }
}
