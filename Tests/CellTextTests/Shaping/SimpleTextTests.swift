import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Synchronization
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
      0x2010...0x2027, 0x3001...0x3002, 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0x3000...0x303F, 0x1100...0x11FF, 0x00...0x2FF, 0x300...0x36F, 0x590...0x6FF, 0x2000...0x20FF,
      0x1F600...0x1F640,
    ]
    let simple = Bool.random(using: &generator)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      let range = ranges[Int.random(in: 0..<(simple ? 11 : ranges.count), using: &generator)]
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
    for _ in 0..<caseCount(20_000) {
      let string = Self.randomText(&generator)
      let font = Self.fonts[Int.random(in: 0..<Self.fonts.count, using: &generator)]
      guard let width = Self.width(string, font) else { continue }
      known += 1
      let layout = TextLayout(of: StyledText(string, font: font)).measurement
      #expect(abs(width - layout.naturalWidth) < 1e-8, "\(string.debugDescription) in \(font)")
      #expect(layout.lineCount == 1, "\(string.debugDescription)")
      #expect(string.count == string.unicodeScalars.count, "\(string.debugDescription)")
    }
    #expect(known > caseCount(4000))
  }

  @Test("A text of any script on one line is as wide as its layout")
  func anyScript() {
    var generator = TextGenerator(seed: 616)
    var known = 0
    for number in 0..<caseCount(6000) {
      let font = Self.fonts[number % Self.fonts.count]
      let string = generator.text(words: 3)
      let prepared = PreparedFont(font, EmbeddedShaper())
      guard let width = prepared.widthOfLine(string, atMost: .infinity) else { continue }
      known += 1
      let layout = TextLayout(of: StyledText(string, font: font)).measurement
      #expect(abs(width - layout.naturalWidth) < 1e-8, "\(string.debugDescription) in \(font)")
      #expect(layout.lineCount == 1, "\(string.debugDescription)")
    }
    #expect(known > caseCount(4000))
  }

  @Test(
    "Words of European and East Asian languages are simple, with their punctuation",
    arguments: [
      "Automatic Downloads", "Schließfächer öffnen", "Réglages", "Ayarlarımı Göster", "Ρυθμίσεις",
      "Настройки", "Don’t Ask – “Later”…", "自動ダウンロード", "ひらがな、カタカナー。", "자동 다운로드",
      "关于 iPhone",
    ])
  func simple(_ string: String) {
    for font in Self.fonts { #expect(Self.width(string, font) != nil, "in \(font)") }
  }

  @Test(
    "Marks, newlines, soft hyphens, no-break spaces and other scripts are not simple",
    arguments: [
      "e\u{301}", "a\nb", "so\u{AD}ft", "a\u{A0}b", "a\u{200D}b", "שלום", "か\u{3099}", "葛\u{E0100}",
      "ᄒ", "한\u{11A8}",
      "葛\u{FE00}", "日\u{3000}本", "🙂", "a\tb",
      "a\u{2028}b", "\u{202E}abc",
    ])
  func complex(_ string: String) {
    for font in Self.fonts { #expect(Self.width(string, font) == nil, "in \(font)") }
  }

  @Test("A simple text shortened to one line measures as if it were laid out")
  func truncation() {
    var generator = SplitMix64(seed: 8)
    var truncated = 0
    for _ in 0..<caseCount(20_000) {
      let string = Self.randomText(&generator)
      let font = Self.fonts[Int.random(in: 0..<Self.fonts.count, using: &generator)]
      let text = StyledText(string, font: font)
      let options = TextLayoutOptions(
        numberOfLines: 1, displayScale: CGFloat(Int.random(in: 1...3, using: &generator)))
      let height = TextBounds.Length.atMost([5, 30, .infinity].randomElement(using: &generator)!)
      let natural = TextLayout(of: text).measurement.naturalWidth
      let width = CGFloat.random(in: 0...max(natural, 1), using: &generator)
      let space = TextBounds(
        width: Bool.random(using: &generator) ? .atMost(width) : .exactly(width), height: height)
      let measured = TextMeasurement(of: text, options: options, in: space)
      let laidOut = TextLayout(of: text, options: options, in: space).measurement
      #expect(
        measured.isClose(to: laidOut),
        "\(string.debugDescription) in \(font), \(space):\n\(measured)\n\(laidOut)")
      if measured.isTruncated, Self.width(string, font) != nil { truncated += 1 }
    }
    #expect(truncated > caseCount(2000))
  }

  @Test(
    "The longest start is found in letters of very different width, and does not end with a space",
    arguments: [
      String(repeating: "i", count: 400) + String(repeating: "W", count: 100),
      String(repeating: "W", count: 100) + String(repeating: "i", count: 400),
      "W" + String(repeating: " ", count: 300) + "W", String(repeating: " ", count: 300) + "W",
      String(repeating: "Ж", count: 200) + String(repeating: "i", count: 200),
      String(repeating: "AV", count: 200), "…" + String(repeating: "l", count: 300),
    ])
  func unevenTruncation(_ string: String) {
    let text = StyledText(string, font: Self.fonts[0])
    let options = TextLayoutOptions(numberOfLines: 1)
    for width in stride(from: CGFloat(0), through: 2200, by: 11.3) {
      let measured = TextMeasurement(of: text, options: options, in: .width(atMost: width))
      let laidOut = TextLayout(of: text, options: options, in: .width(atMost: width)).measurement
      #expect(measured.isClose(to: laidOut), "in \(width):\n\(measured)\n\(laidOut)")
    }
  }

  /// The embedded shaper, which counts the calls of its methods.
  private final class CountingShaper: TextShaper {
    let shaped = Atomic(0)
    let measured = Atomic(0)

    func metrics(of font: ResolvedFont) -> LineMetrics { EmbeddedShaper().metrics(of: font) }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      shaped.add(1, ordering: .relaxed)
      EmbeddedShaper().shape(run, into: &clusters)
    }

    func width(
      ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
    ) -> CGFloat? {
      measured.add(1, ordering: .relaxed)
      return EmbeddedShaper().width(ofSimpleText: text, font: font, atMost: limit)
    }
  }

  @Test("A shaper that has widths of simple texts shapes none of them, and measures few parts")
  func work() {
    // Far from the place that equally wide letters would have.
    let string = String(repeating: "i", count: 800) + String(repeating: "W", count: 200)
    for width in stride(from: CGFloat(100), to: 9000, by: 29) {
      let shaper = CountingShaper()
      _ = TextMeasurement(
        of: StyledText(string, font: Self.fonts[0]), options: TextLayoutOptions(numberOfLines: 1),
        in: .width(atMost: width), shaper: shaper)
      #expect(shaper.shaped.load(ordering: .relaxed) == 0, "\(width)")
      // The text twice, the ellipsis, four guesses, and at most ten bisections of 1000 letters.
      #expect(shaper.measured.load(ordering: .relaxed) <= 17, "\(width)")
    }
  }

  @Test(
    "A simple text that fits on a line is measured once, and not shaped",
    arguments: LineBreakMode.allCases)
  func fittingWork(_ mode: LineBreakMode) {
    for string in ["Wi-Fi", " Wi-Fi", "Wi-Fi ", String(repeating: "i", count: 2000)] {
      let shaper = CountingShaper()
      let measured = TextMeasurement(
        of: StyledText(string, font: Self.fonts[0]),
        options: TextLayoutOptions(lineBreakMode: mode), shaper: shaper)
      #expect(measured.lineCount == 1)
      #expect(shaper.shaped.load(ordering: .relaxed) == 0, "\(string.prefix(9).debugDescription)")
      #expect(shaper.measured.load(ordering: .relaxed) == 1, "\(string.prefix(9).debugDescription)")
    }
  }

  /// Words of a few characters of all classes of line breaking that simple texts have.
  private static func randomWords(_ generator: inout SplitMix64) -> String {
    let letters = Array("aeinrstWMil AVTo.,:;'ßéЖя0179-/!()[]?%$&+@#’“”–—…日本カー、。한국어\u{A0}")
    // Most texts have letters, digits, spaces and the marks that join or end words only. The others
    // have few different characters, so that any two of them meet.
    var kinds = letters.prefix([22, 29, letters.count][Int.random(in: 0..<3, using: &generator)])
    var share = 6
    if kinds.count == letters.count {
      kinds = kinds.shuffled(using: &generator).prefix(5)
      share = 2
    }
    var text = ""
    for word in 0..<Int.random(in: 0...9, using: &generator) {
      if word > 0 { text += Int.random(in: 0..<12, using: &generator) == 0 ? "  " : " " }
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        let isAny = Int.random(in: 0..<share, using: &generator) == 0
        text.append((isAny ? kinds : letters.prefix(11)).randomElement(using: &generator) ?? "a")
      }
    }
    return text
  }

  @Test("A simple text that wraps measures as if it were laid out")
  func wrapping() {
    var generator = SplitMix64(seed: 9)
    var (wrapped, moved) = (0, 0)
    for _ in 0..<caseCount(20_000) {
      let string = Self.randomWords(&generator)
      let font = Self.fonts[Int.random(in: 0..<Self.fonts.count, using: &generator)]
      let text = StyledText(string, font: font)
      var options = TextLayoutOptions(
        numberOfLines: [0, 0, 0, 1, 2, 3].randomElement(using: &generator)!,
        lineBreakMode: LineBreakMode.allCases.randomElement(using: &generator)!,
        lineBreakStrategy: [.standard, [], .pushOut, .hangulWordPriority]
          .randomElement(using: &generator)!,
        alignment: [.natural, .justified].randomElement(using: &generator)!,
        displayScale: CGFloat(Int.random(in: 1...3, using: &generator)))
      let natural = TextLayout(of: text).measurement.naturalWidth
      let width = CGFloat.random(in: 0...max(natural, 1), using: &generator)
      let space = TextBounds(
        width: Bool.random(using: &generator) ? .atMost(width) : .exactly(width),
        height: .atMost([30, 70, .infinity, .infinity].randomElement(using: &generator)!))
      let measured = TextMeasurement(of: text, options: options, in: space)
      let laidOut = TextLayout(of: text, options: options, in: space).measurement
      #expect(
        measured.isClose(to: laidOut),
        "\(string.debugDescription) in \(font), \(space), \(options):\n\(measured)\n\(laidOut)")
      guard measured.lineCount > 1, !measured.isTruncated else { continue }
      wrapped += 1
      options.lineBreakStrategy = []
      let size = TextMeasurement(of: text, options: options, in: space).size
      if size != measured.size { moved += 1 }
    }
    #expect(wrapped > caseCount(3000) && moved > caseCount(50), "\(wrapped), \(moved)")
  }

  @Test("Measuring a simple text stops where it exceeds the width")
  func limit() throws {
    let long = String(repeating: "ä", count: 1000)
    let width = try #require(Self.width(long, Self.fonts[0], atMost: 100))
    #expect(width > 100 && width < 120)
  }
}
