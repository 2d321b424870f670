/// Scripts that need a dictionary to separate words (line breaking class SA).
///
/// Without a dictionary, or if a word is wider than the line, the word must be broken. These rules
/// then keep together the letters that are written as one syllable. UAX #14 leaves this to
/// implementations; the sets of characters come from the names of Unicode 17.0 (decided).
enum ComplexContext {
  /// Returns whether a cluster stays with the character that follows it.
  ///
  /// - Parameters:
  ///   - base: The first code point of the cluster.
  ///   - last: The last code point of the cluster.
  ///   - next: The code point that follows the cluster.
  static func joins(base: UInt32, last: UInt32, with next: UInt32) -> Bool {
    precedesConsonant(base) || stacksNext(last) || followsConsonant(next)
  }

  /// Returns whether a vowel is written before the consonant that it is spoken after.
  ///
  /// Such vowels exist in Thai, Lao, New Tai Lue and Tai Viet. This is the property
  /// Logical_Order_Exception.
  private static func precedesConsonant(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4, 0x19B5...0x19B7, 0x19BA, 0xAAB5...0xAAB6, 0xAAB9,
      0xAABB...0xAABC:
      true
    default: false
    }
  }

  /// Returns whether the next consonant is written under a Khmer or Burmese sign.
  private static func stacksNext(_ codePoint: UInt32) -> Bool {
    codePoint == 0x17D2 || codePoint == 0x1039
  }

  /// Returns whether a vowel or sign of Thai or Lao is written after its consonant.
  ///
  /// These are ะ, า, ๅ, and the signs of abbreviation and repetition.
  private static func followsConsonant(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0E2F, 0x0E30, 0x0E32, 0x0E45, 0x0E46, 0x0EAF, 0x0EB0, 0x0EB2, 0x0EC6: true
    default: false
    }
  }
}
