package import CellConfiguration
package import CellText
package import Foundation

/// A text to lay out, with everything that its layout depends on.
package struct TextCase: Sendable {
  package var text: StyledText
  package var options: TextLayoutOptions
  package var width: CGFloat
  /// The exclusion that its lines avoid, narrower than the width.
  package var exclusion: TextExclusion?
}

extension TextGenerator {
  /// Makes a text in one or two fonts, with a width, options and sometimes an exclusion.
  ///
  /// - Parameter string: The text; `nil` to make it as well.
  package mutating func textCase(_ string: String? = nil) -> TextCase {
    let size = pick([9.5, 12, 17, 28, 53.0])
    let font = ResolvedFont(pointSize: size, weight: pick([.regular, .semibold]))
    let attributes = TextAttributes(font: font)
    let other = TextAttributes(
      font: ResolvedFont(pointSize: size * 1.5, leading: 3), kern: 0.5, color: .systemRed)
    // Every fourth text is of two fonts, which may meet anywhere.
    let isMixed = number(0...3) == 0
    let first = string ?? text()
    let text =
      isMixed
      ? StyledText([(first, attributes), (text(words: 4), other)], attributes: attributes)
      : StyledText(first, attributes: attributes)
    var options = TextLayoutOptions(numberOfLines: number(0...4))
    options.lineBreakMode = pick(LineBreakMode.allCases)
    options.alignment = pick(CellTextAlignment.allCases)
    options.layoutDirection = pick([.leftToRight, .rightToLeft])
    options.displayScale = pick([1, 2, 3])
    options.adjustsFontSizeToFitWidth = pick([false, false, true])
    options.allowsDefaultTighteningForTruncation = pick([false, false, true])
    options.minimumScaleFactor = pick([0, 0.5, 0.9])
    let width = width()
    var exclusion: TextExclusion?
    if number(0...1) == 1 {
      exclusion = TextExclusion(
        corner: pick([.topLeading, .topTrailing]), width: width * CGFloat(number(1...15)) / 16,
        height: CGFloat(number(1...150)))
    }
    return TextCase(text: text, options: options, width: width, exclusion: exclusion)
  }
}

/// Makes texts of all kinds: real words, random letters of many scripts, spaces, marks, emoji,
/// controls.
///
/// The same seed gives the same texts in every run.
package struct TextGenerator: Sendable {
  /// Ranges of code points of a script or kind.
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x21...0x2F, 0x3A...0x40, 0xC0...0x17F, 0x180...0x24F,
    0x370...0x3FF, 0x400...0x52F, 0x531...0x589, 0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D3,
    0x710...0x72C, 0x780...0x7A5, 0x7CA...0x7EA, 0x904...0x94D, 0x985...0x9CD, 0xA05...0xA4D,
    0xA85...0xACD, 0xB05...0xB4D, 0xB85...0xBCD, 0xC05...0xC4D, 0xC85...0xCCD, 0xD05...0xD4D,
    0xD85...0xDCA, 0xE01...0xE4E, 0xE81...0xECD, 0xF40...0xF84, 0x1000...0x103A, 0x10A0...0x10FF,
    0x1100...0x11FF, 0x1200...0x135A, 0x13A0...0x13F4, 0x1401...0x1676, 0x1780...0x17D2,
    0x1820...0x1878, 0x1E00...0x1EFF, 0x2C80...0x2CF3, 0x2D30...0x2D67, 0x3041...0x3096,
    0x30A1...0x30FA, 0x3105...0x312F, 0x4E00...0x9FFF, 0xA000...0xA48C, 0xA840...0xA877,
    0xAC00...0xD7A3, 0x10330...0x1034A, 0x10400...0x1044F, 0x12000...0x12399, 0x1F300...0x1F64F,
    0x1F1E6...0x1F1FF, 0x2190...0x21FF, 0x20A0...0x20BF, 0x300...0x36F, 0xFE00...0xFE0F,
  ]

  /// The separators between words.
  private static let separators = [
    " ", " ", " ", " ", "  ", "   ", ", ", " – ", "—", "-", "/", "\u{A0}", "\u{200B}", "\u{3000}",
    "\u{2003}", "\t", "\u{AD}", "\u{2060}", "\u{200D}", "“", "” ", "(", ") ", "…", "、", "。", "！",
  ]

  private static let newlines = [
    "\n", "\n", "\n\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}",
  ]

  private static let pieces = [
    "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪🇫🇷", "1️⃣", "❤️", "क्षि", "e\u{301}\u{323}", "한국", "12.345,67 €", "$(1,000)",
    "naïve", "don’t", "https://example.com/a?b=c&d", "x²+y²", "שָׁלוֹם", "السَّلَامُ", "กำลัง", "\u{301}",
    "iPhone 15 من Apple", "(אב)גד", "٣٫١٤ كغ", "דגם X-12 (2024)", "\u{202B}", "\u{202E}ab",
    "\u{202C}",
    "\u{2067}", "\u{2068}", "\u{2069}", "\u{200F}", "\u{200E}", "\u{61C}", "\u{1F}", "\u{1E}",
    "123", "+4 %",
    "\u{200B}", "\u{0}", "\u{7F}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "\u{E000}",
  ]

  package private(set) var random: RandomSource

  package init(seed: UInt64) { random = RandomSource(seed: seed) }

  /// Creates a generator of texts from a source of random numbers.
  package init(_ random: RandomSource) { self.random = random }

  /// Makes the next text, of up to so many words.
  package mutating func text(words limit: Int = 12) -> String {
    var text = ""
    let isPlain = Int.random(in: 0..<4, using: &random) == 0
    for index in 0..<Int.random(in: 0...limit, using: &random) {
      if index > 0 { text += isPlain ? " " : separator() }
      text += word()
    }
    if Int.random(in: 0..<8, using: &random) == 0 { text += separator() }
    return text
  }

  private mutating func separator() -> String {
    if Int.random(in: 0..<12, using: &random) == 0 {
      return Self.newlines.randomElement(using: &random) ?? "\n"
    }
    return Self.separators.randomElement(using: &random) ?? " "
  }

  private mutating func word() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return LanguageNames.all.randomElement(using: &random) ?? ""
    case 2: return Self.pieces.randomElement(using: &random) ?? ""
    default: break
    }
    let alphabet = Self.alphabets.randomElement(using: &random) ?? 0x61...0x7A
    var word = String.UnicodeScalarView()
    for _ in 0...Int.random(in: 0..<14, using: &random) {
      let isMark = Int.random(in: 0..<16, using: &random) == 0
      let value = UInt32.random(in: isMark ? 0x300...0x36F : alphabet, using: &random)
      if let scalar = Unicode.Scalar(value) { word.append(scalar) }
    }
    return String(word)
  }

  /// Makes a width in points, sometimes an invalid one.
  package mutating func width() -> Double {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: 0
    case 1: 1
    case 2: 5000
    default: Double.random(in: 4...400, using: &random)
    }
  }

  /// Picks a number.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Picks one of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}

extension CellTextAlignment {
  /// The alignment in a mirror.
  package var mirrored: CellTextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .center, .justified, .natural: self
    }
  }
}
