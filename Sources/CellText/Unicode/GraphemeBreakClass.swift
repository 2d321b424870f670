/// A grapheme cluster breaking class of UAX #29.
///
/// In addition to the classes of the standard, there are classes for rules GB9c and GB11:
/// pictographs, and the consonants and the conjunct-forming viramas of six Indic scripts.
package enum GraphemeBreakClass: UInt8, CaseIterable {
  case other
  case control
  case carriageReturn
  case lineFeed
  case extend
  case joiner
  case spacingMark
  case prepend
  case hangulL
  case hangulV
  case hangulT
  case hangulLV
  case hangulLVT
  case regionalIndicator
  case pictograph
  case conjunctConsonant
  case conjunctLinker

  /// The names of the classes in the table, in order of the cases.
  private static let names = [
    "XX", "CN", "CR", "LF", "EX", "ZWJ", "SM", "PP", "L", "V", "T", "LV", "LVT", "RI", "XP", "CO",
    "LK",
  ]

  private static let map = CodePointMap(rows: GraphemeBreakTable.rows, names: names)

  /// Finds the class of a code point.
  package init(of codePoint: UInt32) {
    if codePoint < 0x7F {
      switch codePoint {
      case 0x20...: self = .other
      case 0x0D: self = .carriageReturn
      case 0x0A: self = .lineFeed
      default: self = .control
      }
    } else if codePoint >= 0xAC00, codePoint <= 0xD7A3 {
      self = (codePoint - 0xAC00) % 28 == 0 ? .hangulLV : .hangulLVT
    } else {
      self = GraphemeBreakClass(rawValue: Self.map[codePoint]) ?? .other
    }
  }
}
