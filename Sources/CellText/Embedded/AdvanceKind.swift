import Foundation

/// What the advance of a code point goes by, where no font is at hand that has a glyph for it.
enum AdvanceKind: UInt8 {
  /// By the letter: from the typeface's table, else the estimate for its script.
  case text
  /// Combining marks, joiners, controls: none.
  case zero
  /// East Asian wide and full-width characters.
  case wide
  /// Half-width forms.
  case half
  /// Halves of flags.
  case flag
  /// Pictographs that are text unless a variation selector makes them emoji.
  case sign
  /// Emoji, those that later versions of Unicode add included.
  case emoji
  /// Hangul syllables, and letters that begin one or stand alone.
  case hangul

  /// The names of the kinds in the table, in the order of the cases.
  static let names = ["text", "zero", "wide", "half", "flag", "sign", "emoji", "hangul"]

  /// The advance of a whole cluster that begins with such a character, in ems.
  ///
  /// One em was measured for ideographs; the others are those of open fonts (assumed).
  var emsOfCluster: CGFloat? {
    switch self {
    case .wide: 1
    case .hangul: 0.92
    case .emoji, .flag: 1.25
    case .text, .zero, .half, .sign: nil
    }
  }
}
