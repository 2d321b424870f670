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

  /// The class it has where there is nothing that it could belong to (LB10).
  var withoutBase: LineBreakClass {
    isMark ? .alphabetic : self
  }

  /// AL or HL.
  var isLetter: Bool {
    self == .alphabetic || self == .hebrewLetter
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
