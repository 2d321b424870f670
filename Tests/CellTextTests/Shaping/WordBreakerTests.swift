import CellConfiguration
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Words of scripts without spaces")
struct WordBreakerTests {
  private static let shaper = EmbeddedShaper(wordBreaker: .foundation)

  /// Texts, and words in them that no line may break.
  static let texts: [(text: String, words: [String])] = [
    ("การตั้งค่าความเป็นส่วนตัวและความปลอดภัยของคุณ", ["ตั้งค่า", "ความ", "ปลอดภัย", "และ", "คุณ"]),
    ("ການຕັ້ງຄ່າຄວາມເປັນສ່ວນຕົວ", ["ຄວາມ", "ຕົວ"]),
    ("ការកំណត់ភាពឯកជន", ["ការ", "ភាព"]),
    ("ကိုယ်ရေးကိုယ်တာဆက်တင်များ", ["များ"]),
  ]

  private static func lines(
    _ string: String, _ width: CGFloat, _ shaper: any TextShaper
  ) -> [String] {
    let layout = TextLayout(
      of: StyledText(string, font: ResolvedFont(pointSize: 17)),
      options: TextLayoutOptions(lineBreakStrategy: []), in: .width(atMost: width), shaper: shaper)
    return layout.lines.map(layout.string)
  }

  @Test("A text breaks between words", arguments: texts)
  func words(_ fact: (text: String, words: [String])) {
    let shaper = EmbeddedShaper(wordBreaker: .foundation)
    let text = StyledText("การตั้งค่าความเป็นส่วนตัว", font: ResolvedFont(pointSize: 17))
    let layout = TextLayout(of: text, in: .width(atMost: 100), shaper: shaper)
    #expect(layout.lines.count > 1)

    for width in stride(from: CGFloat(90), through: 220, by: 10) {
      let lines = Self.lines(fact.text, width, Self.shaper)
      #expect(lines.joined() == fact.text)
      let total = fact.words.reduce(0) { $0 + fact.text.components(separatedBy: $1).count - 1 }
      let whole = lines.map { line in
        fact.words.reduce(0) { $0 + line.components(separatedBy: $1).count - 1 }
      }
      #expect(whole.reduce(0, +) == total, "\(lines)")
      #expect(Self.lines(fact.text, width, .embedded).joined() == fact.text)
    }
    let widths = stride(from: CGFloat(90), through: 220, by: 10)
    #expect(
      widths.contains {
        Self.lines(fact.text, $0, Self.shaper) != Self.lines(fact.text, $0, .embedded)
      })
  }

  @Test("A word breaker of an app is asked for each stretch, with offsets in it")
  func custom() {
    let everySecond = WordBreaker { text in
      Array(stride(from: 6, to: text.utf8.count, by: 6)) + [-3, 0, 1000]
    }
    let shaper = EmbeddedShaper(wordBreaker: everySecond)
    let lines = Self.lines("ok กขคฆงจ", 30, shaper)
    #expect(lines == ["ok", "กข", "คฆ", "งจ"])
  }

  @Test("Burmese vowels and signs that are clusters of their own belong to the word before them")
  func burmese() {
    let pairs = WordBreaker { text in Array(stride(from: 12, to: text.utf8.count, by: 12)) }
    let word = "\u{1000}\u{102C}"
    #expect(
      Self.lines(String(repeating: word, count: 6), 60, EmbeddedShaper(wordBreaker: pairs))
        .allSatisfy { $0.unicodeScalars.count % 4 == 0 })
    for text in ["မြန်မာစာမြန်မာစာ", "မြန်မာနိုင်ငံသားများ"] {
      for shaper in [EmbeddedShaper(), Self.shaper] {
        for width in stride(from: CGFloat(40), through: 120, by: 10) {
          let lines = Self.lines(text, width, shaper)
          #expect(lines.joined() == text)
          for line in lines {
            let first = line.unicodeScalars.first?.value
            #expect(![0x102B, 0x102C, 0x1038].contains(first), "\(lines) in \(width)")
          }
        }
      }
    }
  }

  @Test("Texts in other scripts have the same lines with a dictionary")
  func others() {
    var generator = TextGenerator(seed: 618)
    for _ in 0..<300 {
      let string = generator.text()
      let isComplex = string.unicodeScalars.contains {
        (0xE00...0xEFF).contains($0.value) || (0x1000...0x109F).contains($0.value)
          || (0x1780...0x17FF).contains($0.value) || (0x1950...0x1AFF).contains($0.value)
          || (0xA9E0...0xAADF).contains($0.value) || (0x11700...0x1174F).contains($0.value)
      }
      if isComplex { continue }
      #expect(Self.lines(string, 120, Self.shaper) == Self.lines(string, 120, .embedded))
    }
  }

  @Test("A long text is divided in time in proportion to its length")
  func long() {
    expectGrowth(.linear, from: 500, to: 8_000) { count in
      let text = StyledText(
        String(repeating: "ความเป็นส่วนตัว", count: count / 15), font: ResolvedFont(pointSize: 17))
      return { keep(TextLayout(of: text, in: .width(atMost: 200), shaper: Self.shaper)) }
    }
  }
}
