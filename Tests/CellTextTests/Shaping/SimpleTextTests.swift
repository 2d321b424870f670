import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

/// The short cut of the embedded shaper for texts that need no clusters.
@Suite("Simple texts have widths without shaping")
struct SimpleTextTests {
  private static func width(_ text: String, _ font: ResolvedFont, atMost limit: CGFloat = .infinity)
    -> CGFloat?
  {
    var text = text
    return text.withUTF8 {
      EmbeddedShaper().width(ofSimpleText: $0, font: font, atMost: limit)
    }
  }

  private static let fonts: [ResolvedFont] = [
    ResolvedFont(pointSize: 17), ResolvedFont(pointSize: 22, weight: .semibold),
    ResolvedFont(pointSize: 34, weight: .bold), ResolvedFont(design: .rounded, pointSize: 13),
    ResolvedFont(familyName: "Inter", pointSize: 15),
  ]

  /// Characters of all kinds, those of simple texts most often.
  private static func randomText(_ generator: inout SplitMix64) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x20...0x7E, 0x41...0x7A, 0xC0...0x17F, 0xC0...0x27F, 0x380...0x47F,
      0x2010...0x2027, 0x00...0x2FF, 0x300...0x36F, 0x590...0x6FF, 0x2000...0x20FF, 0xAC00...0xAC20,
      0x1F600...0x1F640,
    ]
    let simple = Bool.random(using: &generator)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let range = ranges[Int.random(in: 0..<(simple ? 7 : ranges.count), using: &generator)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  @Test("A simple text is as wide as its clusters")
  func law() {
    var generator = SplitMix64(seed: 7)
    var known = 0
    for _ in 0..<20_000 {
      let string = Self.randomText(&generator)
      let font = Self.fonts[Int.random(in: 0..<Self.fonts.count, using: &generator)]
      guard let width = Self.width(string, font) else { continue }
      known += 1
      let layout = TextLayout(StyledText(string, font: font)).measurement
      #expect(abs(width - layout.naturalWidth) < 1e-8, "\(string.debugDescription) in \(font)")
      #expect(layout.lineCount == 1, "\(string.debugDescription)")
      #expect(string.count == string.unicodeScalars.count, "\(string.debugDescription)")
    }
    #expect(known > 4000)
  }

  @Test(
    "Words of European languages and typographic punctuation are simple",
    arguments: [
      "Automatic Downloads", "Schließfächer öffnen", "Réglages", "Ayarlarımı Göster", "Ρυθμίσεις",
      "Настройки", "Don’t Ask – “Later”…",
    ])
  func simple(_ string: String) {
    for font in Self.fonts { #expect(Self.width(string, font) != nil, "in \(font)") }
  }

  @Test(
    "Marks, newlines, soft hyphens, no-break spaces and other scripts are not simple",
    arguments: [
      "e\u{301}", "a\nb", "so\u{AD}ft", "a\u{A0}b", "a\u{200D}b", "שלום", "日本", "한", "🙂", "a\tb",
      "a\u{2028}b", "\u{202E}abc",
    ])
  func complex(_ string: String) {
    for font in Self.fonts { #expect(Self.width(string, font) == nil, "in \(font)") }
  }

  @Test("Measuring a simple text stops where it exceeds the width")
  func limit() throws {
    let long = String(repeating: "ä", count: 1000)
    let width = try #require(Self.width(long, Self.fonts[0], atMost: 100))
    #expect(width > 100 && width < 120)
  }
}
