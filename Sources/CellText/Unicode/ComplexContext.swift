/// Scripts whose words only a dictionary tells apart (line breaking class SA).
///
/// Where a word has to be broken, because there is no dictionary or because it is wider than the
/// line, these rules keep together what is written as one syllable. UAX #14 leaves that to
/// programs; which characters they are is from the names of Unicode 15.0 (decided).
enum ComplexContext {
  /// Whether a cluster stays with the character that follows it.
  ///
  /// - Parameters:
  ///   - base: The first code point of the cluster.
  ///   - last: Its last code point.
  ///   - next: The code point that follows it.
  static func joins(base: UInt32, last: UInt32, with next: UInt32) -> Bool {
    precedesConsonant(base) || stacksNext(last) || followsConsonant(next)
  }

  /// Vowels that are written before the consonant they are spoken after: Thai, Lao, New Tai Lue and
  /// Tai Viet.
  ///
  /// The property Logical_Order_Exception.
  private static func precedesConsonant(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4, 0x19B5...0x19B7, 0x19BA, 0xAAB5...0xAAB6, 0xAAB9,
      0xAABB...0xAABC:
      true
    default: false
    }
  }

  /// The signs of Khmer and Burmese under which the next consonant is written.
  private static func stacksNext(_ codePoint: UInt32) -> Bool {
    codePoint == 0x17D2 || codePoint == 0x1039
  }

  /// Vowels and signs of Thai and Lao that are written behind the consonant they belong to: ะ, า,
  /// ๅ, the sign of abbreviation and that of repetition.
  private static func followsConsonant(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0E2F, 0x0E30, 0x0E32, 0x0E45, 0x0E46, 0x0EAF, 0x0EB0, 0x0EB2, 0x0EC6: true
    default: false
    }
  }
}
