import CellConfiguration
import CellText
import Foundation
import Testing

@Suite("The embedded shaper estimates the widths of texts")
struct EmbeddedShaperTests {
  static func width(
    _ string: String, _ size: CGFloat, _ weight: CellFont.Weight = .regular,
    family: String? = nil, kern: CGFloat = 0
  ) -> CGFloat {
    let font = ResolvedFont(familyName: family, pointSize: size, weight: weight)
    let text = StyledText(string, attributes: TextAttributes(font: font, kern: kern))
    return TextMeasurement(of: text).naturalWidth
  }

  @Test(
    "Widths of the system font are within one percent of the measured ones",
    arguments: [("Hello", 17, 38.814), ("SECTION 1", 13, 65.7)] as [(String, CGFloat, CGFloat)])
  func measured(_ string: String, _ size: CGFloat, _ width: CGFloat) {
    #expect(abs(Self.width(string, size) - width) < width * 0.01)
  }

  /// One em was measured for ideographs in iOS 26.1; the others are assumed.
  static let wideClusters: [(name: String, clusters: [String], ems: CGFloat)] = [
    ("ideographs", ["漢", "𠀀", "豈"], 1),
    ("kana", ["あ", "ア", "が", "か\u{3099}", "ー"], 1),
    ("full-width forms and punctuation", ["！", "Ａ", "。", "「", "\u{3000}"], 1),
    ("Hangul", ["한", "\u{1112}\u{1161}\u{11AB}", "ㅎ"], 0.92),
    ("emoji", ["👩‍👩‍👧‍👦", "❤️", "👍🏽", "🏳️‍🌈", "⌚", "〰️"], 1.25),
    ("flags and keycaps", ["🇩🇪", "🇩", "1️⃣", "#\u{20E3}"], 1.25),
    ("emoji of later versions of Unicode", ["\u{1FADC}", "\u{1FC00}", "\u{1F8FF}"], 1.25),
  ]

  @Test(
    "Characters of other fonts have their own widths, without tracking", arguments: wideClusters)
  func wide(_ row: (name: String, clusters: [String], ems: CGFloat)) {
    for cluster in row.clusters {
      for size in [CGFloat(12), 17, 20, 34] {
        #expect(abs(Self.width(cluster, size) - row.ems * size) < 1e-9, "\(cluster)")
        #expect(Self.width(cluster, size) == Self.width(cluster, size, family: "Inter"))
      }
    }
  }

  @Test("Scripts that the system font lacks have no tracking")
  func untracked() {
    for letter in ["ก", "א", "ب", "अ", "ა", "ա", "ሀ", "ｱ"] {
      #expect(Self.width(letter, 17) == Self.width(letter, 17, family: "Inter"), "\(letter)")
    }
  }

  @Test("Latin, Greek and Cyrillic in the system font have its tracking")
  func tracked() {
    for letter in ["ø", "ß", "Ω", "Ж", "€", "©", "→", "“"] {
      let font = ResolvedFont(design: .rounded, pointSize: 17)
      let width = TextMeasurement(of: StyledText(letter, font: font)).naturalWidth
      let untracked = Self.width(letter, 17, family: "Inter")
      #expect(abs(width - untracked - EmbeddedShaper.tracking(of: font)) < 1e-9, "\(letter)")
    }
  }

  @Test(
    "Marks, joiners and controls have no width",
    arguments: [
      "\u{301}", "\u{200D}", "\u{200B}", "\u{FE0F}", "\u{AD}", "\u{2060}", "\u{0}", "\u{64E}",
    ])
  func zero(_ mark: String) {
    #expect(Self.width(mark, 100) == 0)
    #expect(Self.width("e" + mark, 100) >= Self.width("e", 100))
  }

  @Test("Controls have no width in texts of any length", arguments: ["\u{0}", "\u{1F}", "\u{7F}"])
  func controls(_ control: String) {
    for count in 0...20 {
      let letters = String(repeating: "i", count: count)
      #expect(Self.width(letters + control, 17) == Self.width(letters, 17), "\(count)")
    }
  }

  @Test("A little more weight makes a text a little wider, up to the heaviest weight")
  func heavierWeights() {
    func width(_ weight: CGFloat) -> CGFloat {
      Self.width("Hamburg, Малмö", 17, CellFont.Weight(rawValue: weight), family: "Inter")
    }
    for weight in [CellFont.Weight.bold, .heavy, .black].map(\.rawValue) {
      #expect(abs(width(weight) - width(weight - 1e-6)) < 1e-3)
    }
    #expect(width(CellFont.Weight.black.rawValue) > width(CellFont.Weight.bold.rawValue))
    #expect(width(1) == width(CellFont.Weight.black.rawValue))
  }

  @Test("A mark does not change the width of its letter")
  func marks() {
    #expect(Self.width("e\u{301}\u{323}", 17) == Self.width("e", 17))
  }

  @Test("Half-width forms have half the width")
  func half() {
    #expect(Self.width("ｱ", 100, family: "Inter") == 50)
    // A sound mark is as wide as its letter, although both are one character.
    #expect(Self.width("ｶ\u{FF9E}", 100, family: "Inter") == 100)
  }

  @Test("Heavier text is wider, with linear interpolation between weights")
  func weights() {
    let weights: [CellFont.Weight] = [.ultraLight, .regular, .medium, .semibold, .bold, .black]
    let widths = weights.map { Self.width("Heavier words", 20, $0) }
    #expect(widths == widths.sorted())
    let middle = Self.width("n", 100, CellFont.Weight(rawValue: 0.35), family: "Inter")
    let ends = [CellFont.Weight.semibold, .bold].map { Self.width("n", 100, $0, family: "Inter") }
    #expect(abs(middle - (ends[0] + ends[1]) / 2) < 1e-9)
    #expect(Self.width("n", 20, CellFont.Weight(rawValue: 5)) == Self.width("n", 20, .black))
  }

  @Test("The fast path for ASCII gives the width of the clusters")
  func shortCut() {
    let printable = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
    for weight in [CellFont.Weight.regular, .medium, CellFont.Weight(rawValue: 0.1)] {
      for size in [CGFloat(11), 17, 17.5, 90] {
        let font = ResolvedFont(pointSize: size, weight: weight)
        let short = TextMeasurement(of: StyledText(printable, font: font)).naturalWidth
        let long = TextLayout(of: StyledText(printable, font: font)).measurement.naturalWidth
        #expect(abs(short - long) < 1e-8)
      }
    }
  }

  @Test("One character that is not printable ASCII is found at any place of a text")
  func otherCharacter() {
    let font = ResolvedFont(pointSize: 17)
    for length in 1...18 {
      for place in 0..<length {
        for other in ["\u{7F}", "\u{1}", "\u{1F}", "\u{E9}", "\u{6F22}"] {
          var characters = Array(repeating: "n", count: length)
          characters[place] = other
          let text = StyledText(characters.joined(), font: font)
          let short = TextMeasurement(of: text).naturalWidth
          let long = TextLayout(of: text).measurement.naturalWidth
          #expect(
            abs(short - long) < 1e-8, "\(length) characters, \(other.debugDescription) at \(place)")
        }
      }
    }
  }

  /// Up to 8 and from 40 points on as published; between as measured in UIKit, iOS 26.1, there in
  /// 2048ths of an em.
  static let trackings: [(size: CGFloat, points: CGFloat)] = [
    (5, 0.24), (6, 0.24), (7.5, 0.2165625), (8, 8 * 52 / 2048), (11.25, 11.25 * 9 / 2048), (12, 0),
    (17, 17 * -52 / 2048), (17.5, 17.5 * -51 / 2048), (20.5, 20.5 * -40.5 / 2048),
    (34, 34 * 23 / 2048), (40, 40 * 19 / 2048), (41, 0.36), (52, 0.32), (53, 0.32), (55, 0.31),
    (76, 0.07), (78, 0.035), (80, 0), (200, 0),
  ]

  @Test(
    "Tracking is as measured from 8 to 40 points and as published elsewhere", arguments: trackings)
  func tracking(_ size: CGFloat, _ points: CGFloat) {
    let font = ResolvedFont(design: .rounded, pointSize: size)
    #expect(abs(EmbeddedShaper.tracking(of: font) - points) < 1e-9)
    // The whole width that it adds: one for every character.
    let width = TextMeasurement(of: StyledText("abc", font: font)).naturalWidth
    #expect(abs(width - Self.width("abc", size, family: "Inter") - 3 * points) < 1e-9)
  }

  @Test("The kern attribute adds to the width of every character")
  func kern() {
    #expect(abs(Self.width("abcd", 17, kern: 2) - Self.width("abcd", 17) - 8) < 1e-9)
    #expect(Self.width("abcd", 17, kern: -100) == 0)
  }

  @Test(
    "Digits of equal width are as wide as a zero, whatever is beside them",
    arguments: [CellFont.systemFont(ofSize: 17), .systemFont(ofSize: 30, design: .rounded)])
  func monospacedDigits(_ font: CellFont) {
    func width(_ string: String, _ font: CellFont) -> CGFloat {
      TextMeasurement(of: StyledText(string, font: font.resolved(with: .phone))).naturalWidth
    }
    let digits = font.withMonospacedDigits()
    let zero = width("0", font)
    for string in ["1111", "1234", "7074", "0.00"] {
      let points = string.contains(".") ? width(".", digits) - zero : 0
      #expect(abs(width(string, digits) - 4 * zero - points) < 1e-9, "\(string)")
    }
    #expect(width("1111", font) < width("1111", digits))
    // Beyond ASCII the clusters are measured one by one.
    #expect(abs(width("1é1", digits) - 2 * zero - width("é", digits)) < 1e-9)
    #expect(width("Total", font) == width("Total", digits))
  }

  @Test("Characters of the monospaced design have equal widths")
  func monospaced() {
    let font = ResolvedFont(design: .monospaced, pointSize: 10)
    for string in ["iiii", "MMMM", "éèêë"] {
      let width = TextMeasurement(of: StyledText(string, font: font)).naturalWidth
      #expect(abs(width - 24) < 1e-9)
    }
  }

  /// Words for settings, batteries and languages, with their widths in ems in the Noto typeface,
  /// shaped with HarfBuzz, and how near to them those of the embedded shaper are.
  static let words: [(script: String, tolerance: CGFloat, words: [(String, CGFloat)])] = [
    ("Thai", 0.01, [("การตั้งค่า", 3.687), ("แบตเตอรี่", 3.780), ("ภาษาไทย", 3.562)]),
    ("Hebrew", 0.02, [("הגדרות", 3.016), ("סוללה", 2.615), ("עברית", 2.623)]),
    ("Armenian", 0.01, [("Կարգավորումներ", 8.846), ("Մարտկոց", 5.015), ("Հայերեն", 4.095)]),
    ("Georgian", 0.01, [("პარამეტრები", 6.977), ("ბატარეა", 4.391), ("ქართული", 5.077)]),
    ("Burmese", 0.02, [("ဆက်တင်များ", 5.759), ("ဘက်ထရီ", 4.062), ("မြန်မာ", 2.606)]),
    ("Tamil", 0.03, [("அமைப்புகள்", 6.590), ("மின்கலம்", 5.005), ("தமிழ்", 2.803)]),
    ("Devanagari", 0.03, [("सेटिंग्स", 2.396), ("बैटरी", 1.743), ("हिन्दी", 1.878)]),
    ("Bengali", 0.03, [("সেটিংস", 2.981), ("ব্যাটারি", 2.812), ("বাংলা", 2.297)]),
    ("Gujarati", 0.03, [("સેટિંગ્સ", 2.548), ("બેટરી", 1.882), ("ગુજરાતી", 3.023)]),
    ("Gurmukhi", 0.01, [("ਸੈਟਿੰਗਾਂ", 2.415), ("ਬੈਟਰੀ", 2.021), ("ਪੰਜਾਬੀ", 2.307)]),
    ("Odia", 0.03, [("ସେଟିଂସ", 2.927), ("ବ୍ୟାଟେରୀ", 3.644), ("ଓଡ଼ିଆ", 2.328)]),
    ("Telugu", 0.08, [("సెట్టింగులు", 3.965), ("బ్యాటరీ", 2.895), ("తెలుగు", 2.762)]),
    ("Kannada", 0.13, [("ಸೆಟ್ಟಿಂಗ್\u{200C}ಗಳು", 4.901), ("ಬ್ಯಾಟರಿ", 2.980), ("ಕನ್ನಡ", 2.158)]),
    ("Malayalam", 0.04, [("ക്രമീകരണം", 5.784), ("ബാറ്ററി", 3.386), ("മലയാളം", 4.298)]),
    ("Sinhala", 0.02, [("සැකසුම්", 3.804), ("බැටරිය", 3.482), ("සිංහල", 3.100)]),
    ("Khmer", 0.08, [("ការកំណត់", 3.723), ("ថ្ម", 0.635), ("ភាសាខ្មែរ", 3.350)]),
    ("Lao", 0.01, [("ການຕັ້ງຄ່າ", 4.399), ("ພາສາລາວ", 4.353)]),
    ("Amharic", 0.03, [("ቅንብሮች", 3.170), ("ባትሪ", 1.785), ("አማርኛ", 2.421)]),
    ("Tibetan", 0.07, [("སྒྲིག་འགོད", 3.472), ("བོད་སྐད", 2.684)]),
    ("Arabic", 0.07, [("الإعدادات", 3.801), ("البطارية", 2.994), ("العربية", 2.543)]),
  ]

  @Test("Words of other scripts are nearly as wide as with a full shaper", arguments: words)
  func scriptWords(_ row: (script: String, tolerance: CGFloat, words: [(String, CGFloat)])) {
    let shaped = row.words.reduce(0) { $0 + $1.1 }
    let measured = row.words.reduce(0) { $0 + Self.width($1.0, 1) }
    #expect(abs(measured / shaped - 1) < row.tolerance, "\(measured / shaped)")
  }

  @Test("A joining mark makes its letters narrower but never negative in width")
  func joiningMarks() {
    #expect(Self.width("\u{938}\u{94D}\u{924}", 17) < Self.width("\u{938}\u{924}", 17))
    #expect(Self.width("\u{94D}", 17) == 0)
    #expect(Self.width("e\u{94D}\u{94D}\u{94D}\u{94D}\u{94D}", 17) >= 0)
  }

  @Test("Every script has an estimated width between a fifth of an em and two ems")
  func scripts() {
    for letter in ["ا", "א", "अ", "ก", "ა", "Ա", "ሀ", "Ꭰ", "ᐁ", "ម", "က", "ཀ", "ക", "අ", "ⵣ"] {
      let width = Self.width(letter, 100, family: "Inter")
      #expect(width > 20 && width < 200, "\(letter) \(width)")
    }
  }
}
