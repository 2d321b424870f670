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

  /// The class used by rules from LB11 on.
  ///
  /// This is a letter for a mark that belongs to nothing (LB10), and for a letter whose words are
  /// unknown (LB1).
  var resolved: LineBreakClass {
    isMark || self == .complexContext ? .alphabetic : self
  }

  /// Whether the class is AL or HL.
  var isLetter: Bool {
    self == .alphabetic || self == .hebrewLetter
  }

  /// Whether the class is BA, including the unambiguous hyphen.
  var isBreakAfter: Bool {
    self == .breakAfter || self == .unambiguousHyphen
  }

  /// Whether the class is HY, or the unambiguous hyphen (LB20a).
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
    default: endsLine || isOpening || isQuotation
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

  /// Whether the class is OP.
  var isOpening: Bool {
    self == .opening || self == .openingWide
  }

  /// Whether the class is CL or CP.
  var isClosing: Bool {
    self == .closing || self == .closingParenthesis || self == .closingParenthesisWide
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
