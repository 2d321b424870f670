/// A line breaking class of UAX #14, after rule LB1 has been applied.
///
/// Some classes are split because a rule treats a part of them differently. The parts are wide
/// opening and closing punctuation (LB30), unassigned pictographs (LB30b), quotation marks that
/// open or close (LB15a, LB15b), and the unambiguous hyphen (LB20a). Letters of class SA have their
/// own case, because a shaper may find words among them; the rules treat them as letters (LB1).
package enum LineBreakClass: UInt8, CaseIterable {
  case alphabetic
  case breakAfter
  case breakBefore
  case breakBoth
  case mandatory
  case contingent
  case closing
  case combining
  case closingParenthesis
  case closingParenthesisWide
  case carriageReturn
  case emojiBase
  case emojiModifier
  case exclamation
  case glue
  case hangulLV
  case hangulLVT
  case hebrewLetter
  case hyphen
  case ideographic
  case ideographicUnassigned
  case inseparable
  case infix
  case hangulL
  case hangulT
  case hangulV
  case lineFeed
  case nextLine
  case nonstarter
  case numeric
  case opening
  case openingWide
  case postfix
  case prefix
  case quotation
  case regionalIndicator
  case space
  case symbol
  case wordJoiner
  case zeroWidthSpace
  case zeroWidthJoiner
  case quotationInitial
  case quotationFinal
  case unambiguousHyphen
  case complexContext

  /// The names of the classes in the table, in order of the cases.
  private static let names = [
    "AL", "BA", "BB", "B2", "BK", "CB", "CL", "CM", "CP", "CPw", "CR", "EB", "EM", "EX", "GL",
    "H2", "H3", "HL", "HY", "ID", "IDu", "IN", "IS", "JL", "JT", "JV", "LF", "NL", "NS", "NU",
    "OP", "OPw", "PO", "PR", "QU", "RI", "SP", "SY", "WJ", "ZW", "ZWJ", "QUi",
    "QUf", "HH", "SA",
  ]

  private static let map = CodePointMap(rows: LineBreakTable.rows, names: names)

  /// The classes of U+0000 to U+007F, which cover most texts.
  static let ascii = (0..<0x80).map { LineBreakClass(rawValue: map[$0]) ?? .alphabetic }

  /// Finds the class of a code point.
  package init(of codePoint: UInt32) {
    if codePoint < 0x80 {
      self = Self.ascii[Int(codePoint)]
    } else if codePoint >= 0xAC00, codePoint <= 0xD7A3 {
      // One in 28 Hangul syllables, the first of each group, has no final consonant.
      self = (codePoint - 0xAC00) % 28 == 0 ? .hangulLV : .hangulLVT
    } else {
      self = LineBreakClass(rawValue: Self.map[codePoint]) ?? .alphabetic
    }
  }
}
