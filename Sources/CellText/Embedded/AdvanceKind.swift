/// What the advance of a code point goes by, where no font is at hand that has a glyph for it.
enum AdvanceKind: UInt8 {
  /// By the letter: from the typeface's table, else the estimate for its script.
  case text
  /// Combining marks, joiners, controls: none.
  case zero
  /// East Asian wide and full-width characters, emoji: one em.
  case wide
  /// Half-width forms: half an em.
  case half
  /// Halves of flags: one em a pair.
  case flag
  /// Pictographs that are text unless a variation selector makes them emoji.
  case sign

  /// The names of the kinds in the table, in the order of the cases.
  static let names = ["text", "zero", "wide", "half", "flag", "sign"]
}
