import Foundation

/// The kinds of code points, by how their advance is found if no font has a glyph for them.
enum AdvanceKind: UInt8 {
  /// Letters: the typeface's table, or else the estimate for their script.
  case text
  /// Combining marks, joiners and controls, which have no advance.
  case zero
  /// East Asian wide and full-width characters.
  case wide
  /// Half-width forms.
  case half
  /// Regional indicators, which are halves of flags.
  case flag
  /// Pictographs that are text unless a variation selector turns them into emoji.
  case sign
  /// Emoji, including those that later versions of Unicode add.
  case emoji
  /// Hangul syllables, and Hangul letters that begin a syllable or are alone.
  case hangul

  /// The names of the kinds in the table, in the order of the cases.
  static let names = ["text", "zero", "wide", "half", "flag", "sign", "emoji", "hangul"]

  /// The advance of a whole cluster that begins with such a character, in ems.
  ///
  /// One em was measured for ideographs; the other advances are those of open fonts (assumed).
  var emsOfCluster: CGFloat? {
    switch self {
    case .wide: 1
    case .hangul: 0.92
    case .emoji, .flag: 1.25
    case .text, .zero, .half, .sign: nil
    }
  }
}
