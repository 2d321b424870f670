/// The groups of classes that the rules of UAX #14 name.
extension LineBreakClass {
  /// Whether a line ends after it (LB4, LB5).
  var endsLine: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Whether it belongs to the code point before it (LB9).
  package var isMark: Bool {
    self == .combining || self == .zeroWidthJoiner
  }

  /// Whether a mark after it belongs to it (LB9).
  var carriesMarks: Bool {
    !(endsLine || self == .space || self == .zeroWidthSpace)
  }

  /// The class that rules from LB11 on see: a letter for a mark that belongs to nothing (LB10) and
  /// for a letter among which words are not known (LB1).
  var resolved: LineBreakClass {
    isMark || self == .complexContext ? .alphabetic : self
  }

  /// AL or HL.
  var isLetter: Bool {
    self == .alphabetic || self == .hebrewLetter
  }

  /// BA, the hyphen that is nothing else included.
  var isBreakAfter: Bool {
    self == .breakAfter || self == .unambiguousHyphen
  }

  /// HY, or the hyphen that is nothing else (LB20a).
  var isHyphen: Bool {
    self == .hyphen || self == .unambiguousHyphen
  }

  /// QU.
  var isQuotation: Bool {
    self == .quotation || self == .quotationInitial || self == .quotationFinal
  }

  /// Whether a word can begin after it, for a hyphen that belongs to the word (LB20a); the start of
  /// the text counts as the end of a line.
  var mayPrecedeWord: Bool {
    switch self {
    case .space, .zeroWidthSpace, .contingent, .glue: true
    default: endsLine
    }
  }

  /// Whether an opening quotation mark after it does open a quotation (LB15a).
  var mayPrecedeQuotation: Bool {
    switch self {
    case .space, .zeroWidthSpace, .glue: true
    default: endsLine || isOpening || isQuotation
    }
  }

  /// Whether a closing quotation mark before it does close a quotation (LB15b).
  var mayFollowQuotation: Bool {
    switch self {
    case .space, .glue, .wordJoiner, .exclamation, .zeroWidthSpace: true
    default: endsLine || isQuotation || closesOrSeparates
    }
  }

  /// PR or PO.
  var isAffix: Bool {
    self == .prefix || self == .postfix
  }

  /// OP.
  var isOpening: Bool {
    self == .opening || self == .openingWide
  }

  /// CL or CP.
  var isClosing: Bool {
    self == .closing || self == .closingParenthesis || self == .closingParenthesisWide
  }

  /// CL, CP, IS or SY (LB13).
  var closesOrSeparates: Bool {
    isClosing || self == .infix || self == .symbol
  }

  /// NU, SY, IS, CL or CP (LB25).
  var continuesNumber: Bool {
    self == .numeric || closesOrSeparates
  }

  /// ID, EB or EM (LB23a).
  var isIdeograph: Bool {
    switch self {
    case .ideographic, .ideographicUnassigned, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  /// JL, JV, JT, H2 or H3 (LB27).
  var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  /// Whether two Hangul parts form one syllable (LB26).
  func joinsSyllable(with next: LineBreakClass) -> Bool {
    switch self {
    case .hangulL: next.isHangul && next != .hangulT
    case .hangulV, .hangulLV: next == .hangulV || next == .hangulT
    case .hangulT, .hangulLVT: next == .hangulT
    default: false
    }
  }
}
