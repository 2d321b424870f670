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
  private static let names = ["text", "zero", "wide", "half", "flag", "sign", "emoji", "hangul"]

  static let map = CodePointMap(rows: AdvanceKindTable.rows, names: names)

  /// The advance of a whole cluster that begins with such a character, in ems.
  ///
  /// One em was measured for ideographs; the other advances come from open fonts (assumed).
  var emsOfCluster: CGFloat? {
    switch self {
    case .wide: 1
    case .hangul: 0.92
    case .emoji, .flag: 1.25
    case .text, .zero, .half, .sign: nil
    }
  }

  /// Creates the kind of a wide character that is a cluster if another simple character follows.
  ///
  /// These are common ideographs, kana, the ideographic comma and full stop, and Hangul syllables.
  /// The result is `nil` for all other code points.
  init?(ofSimple codePoint: UInt32) {
    switch codePoint {
    case 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FC, 0x3001...0x3002: self = .wide
    case 0xAC00...0xD7A3: self = .hangul
    default: return nil
    }
  }
}
