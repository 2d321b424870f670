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

  /// Returns whether a vowel or sign is written after its consonant, and is a separate cluster.
  ///
  /// In Thai and Lao, these are ะ, า, ๅ, and the signs of abbreviation and repetition. In Burmese,
  /// its relatives and Tai Tham, they are the exceptions of SpacingMark in UAX #29.
  private static func followsConsonant(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0E2F, 0x0E30, 0x0E32, 0x0E45, 0x0E46, 0x0EAF, 0x0EB0, 0x0EB2, 0x0EC6, 0x102B...0x102C,
      0x1038, 0x1062...0x1064, 0x1067...0x106D, 0x1083, 0x1087...0x108C, 0x108F, 0x109A...0x109C,
      0x1A61, 0x1A63...0x1A64, 0xAA7B, 0xAA7D:
      true
    default: false
    }
  }
}
