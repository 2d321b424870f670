/// The direction in which a text is read, by its first letter that has one.
enum TextDirection {
  /// Whether the first letter with a direction is of a script that is written from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        // Hebrew, Arabic, Syriac, Thaana, N'Ko, Mandaic, Adlam and the historical ones; not digits.
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
