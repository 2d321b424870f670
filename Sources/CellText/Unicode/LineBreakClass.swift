/// A line breaking class of UAX #14, after rule LB1 has been applied.
///
/// Some classes are split because a rule treats a part of them differently. The parts are
/// unassigned pictographs (LB30b), quotation marks that open or close (LB15a, LB15b), and the
/// dotted circle (LB28a). Letters of class SA have their own case, because a shaper may find words
/// among them; the rules treat them as letters (LB1).
package enum LineBreakClass: UInt8, CaseIterable {
  case alphabetic
  case alphabeticUnassigned
  case akshara
  case aksharaPrebase
  case aksharaStart
  case breakAfter
  case breakBefore
  case breakBoth
  case mandatory
  case contingent
  case closing
  case combining
  case closingParenthesis
  case carriageReturn
  case dottedCircle
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
  case virama
  case viramaFinal
  case complexContext

  /// The names of the classes in the table, in order of the cases.
  fileprivate static let names = [
    "AL", "ALu", "AK", "AP", "AS", "BA", "BB", "B2", "BK", "CB", "CL", "CM", "CP", "CR", "DC", "EB",
    "EM", "EX", "GL", "H2", "H3", "HL", "HY", "ID", "IDu", "IN", "IS", "JL", "JT", "JV", "LF", "NL",
    "NS", "NU", "OP", "PO", "PR", "QU", "RI", "SP", "SY", "WJ", "ZW", "ZWJ", "QUi", "QUf", "HH",
    "VI", "VF", "SA",
  ]
}

/// The properties of a code point that the rules of UAX #14 name.
package struct LineBreakProperties: Sendable, Hashable {
  /// The class of the code point.
  package let lineClass: LineBreakClass

  /// Whether the East Asian width is F, H or W (LB19a, LB30); `false` for marks (LB10).
  package let isEastAsian: Bool

  /// A letter, whose words are kept together.
  static let letter = LineBreakProperties(.alphabetic)

  /// A space, at which words are separated.
  static let space = LineBreakProperties(.space)

  /// The start of a text, which counts as the end of a line.
  static let startOfText = LineBreakProperties(.mandatory)

  /// The classes in order of the cases, and the same classes of East Asian characters.
  private static let map = CodePointMap(
    rows: LineBreakTable.rows, names: LineBreakClass.names + LineBreakClass.names.map { $0 + "+" })

  /// The properties of U+0000 to U+007F, which cover most texts.
  static let ascii = (0..<0x80).map { LineBreakProperties(value: map[$0]) }

  private init(_ lineClass: LineBreakClass, isEastAsian: Bool = false) {
    self.lineClass = lineClass
    self.isEastAsian = isEastAsian
  }

  private init(value: UInt8) {
    let count = UInt8(LineBreakClass.names.count)
    let isEastAsian = value >= count
    let lineClass = LineBreakClass(rawValue: isEastAsian ? value - count : value)
    self.init(lineClass ?? .alphabetic, isEastAsian: isEastAsian)
  }

  /// Finds the properties of a code point.
  package init(of codePoint: UInt32) {
    if codePoint < 0x80 {
      self = Self.ascii[Int(codePoint)]
    } else if codePoint >= 0xAC00, codePoint <= 0xD7A3 {
      // One in 28 Hangul syllables, the first of each group, has no final consonant.
      self.init((codePoint - 0xAC00) % 28 == 0 ? .hangulLV : .hangulLVT, isEastAsian: true)
    } else {
      self.init(value: Self.map[codePoint])
    }
  }

  /// Finds the properties of a code point, where Hangul may count as letters.
  ///
  /// - Parameters:
  ///   - codePoint: The code point.
  ///   - breaksHangul: Whether lines break within Korean words.
  init(of codePoint: UInt32, breaksHangul: Bool) {
    let own = LineBreakProperties(of: codePoint)
    self = !breaksHangul && own.lineClass.isHangul ? .letter : own
  }

  /// The properties used by rules from LB11 on.
  ///
  /// These are a letter's for a mark that belongs to nothing (LB10), and for a letter whose words
  /// are unknown (LB1).
  var resolved: LineBreakProperties {
    lineClass.isMark || lineClass == .complexContext ? .letter : self
  }
}

/// The groups of classes that the rules of UAX #14 name.
extension LineBreakClass {
  /// Whether a line ends after the class (LB4, LB5).
  var endsLine: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Whether the class belongs to the code point before it (LB9).
  package var isMark: Bool {
    self == .combining || self == .zeroWidthJoiner
  }

  /// Whether a mark after the class belongs to it (LB9).
  var carriesMarks: Bool {
    !(endsLine || self == .space || self == .zeroWidthSpace)
  }

  /// Whether the class is AL or HL.
  var isLetter: Bool {
    switch self {
    case .alphabetic, .alphabeticUnassigned, .hebrewLetter, .dottedCircle: true
    default: false
    }
  }

  /// Whether the class is AK or AS, or a dotted circle in place of such a letter (LB28a).
  var isAkshara: Bool {
    self == .akshara || self == .aksharaStart || self == .dottedCircle
  }

  /// Whether the class is HY or HH.
  var isHyphen: Bool {
    self == .hyphen || self == .unambiguousHyphen
  }

  /// Whether the class is QU.
  var isQuotation: Bool {
    self == .quotation || self == .quotationInitial || self == .quotationFinal
  }

  /// Whether a word can begin after the class, for a hyphen that belongs to the word (LB20a).
  ///
  /// The start of the text counts as the end of a line.
  var mayPrecedeWord: Bool {
    switch self {
    case .space, .zeroWidthSpace, .contingent, .glue: true
    default: endsLine
    }
  }

  /// Whether an opening quotation mark after the class opens a quotation (LB15a).
  var mayPrecedeQuotation: Bool {
    switch self {
    case .space, .zeroWidthSpace, .glue: true
    default: endsLine || self == .opening || isQuotation
    }
  }

  /// Whether a closing quotation mark before the class closes a quotation (LB15b).
  var mayFollowQuotation: Bool {
    switch self {
    case .space, .glue, .wordJoiner, .exclamation, .zeroWidthSpace: true
    default: endsLine || isQuotation || closesOrSeparates
    }
  }

  /// Whether the class is PR or PO.
  var isAffix: Bool {
    self == .prefix || self == .postfix
  }

  /// Whether the class is CL or CP.
  var isClosing: Bool {
    self == .closing || self == .closingParenthesis
  }

  /// Whether the class is CL, CP, IS or SY (LB13).
  var closesOrSeparates: Bool {
    isClosing || self == .infix || self == .symbol
  }

  /// Whether the class is NU, SY, IS, CL or CP (LB25).
  var continuesNumber: Bool {
    self == .numeric || closesOrSeparates
  }

  /// Whether the class is ID, EB or EM (LB23a).
  var isIdeograph: Bool {
    switch self {
    case .ideographic, .ideographicUnassigned, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  /// Whether an emoji modifier after the class belongs to it (LB30b).
  var takesModifier: Bool {
    self == .emojiBase || self == .ideographicUnassigned || self == .alphabeticUnassigned
  }

  /// Whether the class is JL, JV, JT, H2 or H3 (LB27).
  var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  /// Returns whether two Hangul parts form one syllable (LB26).
  func joinsSyllable(with next: LineBreakClass) -> Bool {
    switch self {
    case .hangulL: next.isHangul && next != .hangulT
    case .hangulV, .hangulLV: next == .hangulV || next == .hangulT
    case .hangulT, .hangulLVT: next == .hangulT
    default: false
    }
  }
}
