/// Finds line break opportunities while reading code points (UAX #14).
///
/// The rules and the classes are those of Unicode 17.0. No locale changes them; small kana do not
/// begin a line (LB1). These rules are newer than 15.0:
///
/// | rule | since | what it does |
/// |---|---|---|
/// | LB15a, LB15b | 15.1 | quotation marks keep the spaces inside them: « Bonjour » |
/// | LB15c | 16.0 | a line may begin with a decimal mark after a space: .5 |
/// | LB19, LB19a | 16.0 | a line may end before “ and after ” among ideographs: 打开“设置”应用 |
/// | LB20a | 16.0 | a hyphen at the beginning of a word stays with it: -ing; 17.0 for Hebrew |
/// | LB21a | 17.0 | a Hebrew word may break after a hyphen before another Hebrew one |
/// | LB25 | 16.0 | a digit stays with the comma or full stop before it: .5, $(.5) |
/// | LB28a | 15.1 | syllables of scripts like Balinese and Javanese stay whole |
///
/// Words of scripts without spaces (Thai, Lao, Khmer, Burmese) need a dictionary, which only a
/// shaper may have. By these rules, such texts break at spaces and zero width spaces.
package struct LineBreaker {
  /// What is before the position; marks count as the letter they belong to (LB9, LB10).
  private var previous: LineBreakProperties?
  /// The class before the spaces that end at the position.
  private var beforeSpaces: LineBreakClass = .alphabetic
  private var followsJoiner = false
  private var followsHebrewHyphen = false
  /// Whether a virama that follows a letter of a Brahmic script is before the position (LB28a).
  private var followsAksharaVirama = false
  /// Whether an opening quotation mark is before the position, ignoring spaces (LB15a).
  private var followsOpeningQuotation = false
  /// Whether a quotation mark that follows an East Asian character is before the position (LB19a).
  private var followsEastAsianQuotation = false
  /// Whether a hyphen at the beginning of a word is before the position (LB20a).
  private var followsWordInitialHyphen = false
  private var hasOddRegionalIndicators = false
  private var number = NumberState.none

  /// The part of `NU (NU | SY | IS)* (CL | CP)?` that ends at the position (LB25).
  private enum NumberState {
    case none
    case digits
    case closed
  }

  /// Creates a breaker at the start of a text.
  package init() {}

  /// Reads the next code point and returns whether a line may end before it.
  ///
  /// - Parameters:
  ///   - next: The properties of the code point after the position.
  ///   - following: Returns the properties of one of the code points after `next` that are not
  ///     combining marks, given its index, or `nil` beyond the end of the text. It is called only
  ///     if a rule needs it.
  package mutating func opportunity(
    before next: LineBreakProperties, following: (Int) -> LineBreakProperties?
  ) -> LineBreakOpportunity {
    // First LB28 and LB31, because letters mostly follow letters, and ideographs ideographs. The
    // state stays the same.
    if previous == next, !followsJoiner {
      if next.lineClass == .alphabetic { return .prohibited }
      if next.lineClass == .ideographic { return .allowed }
    }
    return opportunityByRules(before: next, following: following)
  }

  /// Whether the code point before the position is a letter, or spaces that follow a letter.
  ///
  /// In letters and spaces from there on, a line may end only before a letter that follows a space
  /// (LB7, LB18, LB28).
  @inline(__always)
  var isAmongWords: Bool {
    !followsJoiner
      && (previous?.lineClass == .alphabetic
        || previous?.lineClass == .space && beforeSpaces == .alphabetic)
  }

  /// Whether a space is before the position.
  var followsSpace: Bool { previous?.lineClass == .space }

  /// Moves the position past letters and spaces among words.
  mutating func skipWords(endingInSpace: Bool) {
    previous = endingInSpace ? .space : .letter
    if endingInSpace { beforeSpaces = .alphabetic }
  }

  private mutating func opportunityByRules(
    before next: LineBreakProperties, following: (Int) -> LineBreakProperties?
  ) -> LineBreakOpportunity {
    guard let previous else {
      advance(over: next.resolved, from: .startOfText)  // LB2, LB10
      followsJoiner = next.lineClass == .zeroWidthJoiner
      return .prohibited
    }
    let joins = followsJoiner
    followsJoiner = next.lineClass == .zeroWidthJoiner
    if next.lineClass.isMark, previous.lineClass.carriesMarks { return .prohibited }  // LB9
    let next = next.resolved  // LB1, LB10
    let result: LineBreakOpportunity =
      if previous.lineClass.endsLine {
        // LB4, LB5
        previous.lineClass == .carriageReturn && next.lineClass == .lineFeed
          ? .prohibited : .mandatory
      } else if joins, !next.lineClass.endsLine {
        .prohibited  // LB8a
      } else if breaks(between: previous, and: next, following: following) {
        .allowed
      } else {
        .prohibited
      }
    advance(over: next, from: previous)
    return result
  }

  /// Applies rules LB6 to LB31 in order; the first rule that matches decides.
  private func breaks(
    between before: LineBreakProperties, and after: LineBreakProperties,
    following: (Int) -> LineBreakProperties?
  ) -> Bool {
    let (previous, next) = (before.lineClass, after.lineClass)
    if next.endsLine || next == .space || next == .zeroWidthSpace { return false }  // LB6, LB7
    let base = previous == .space ? beforeSpaces : previous
    if base == .zeroWidthSpace { return true }  // LB8
    if next == .wordJoiner || previous == .wordJoiner { return false }  // LB11
    if previous == .glue { return false }  // LB12
    if next == .glue, previous != .space, previous != .breakAfter, !previous.isHyphen {
      return false  // LB12a
    }
    if next.isClosing || next == .exclamation || next == .symbol { return false }  // LB13
    switch base {
    case .opening: return false  // LB14
    case .quotationInitial: if followsOpeningQuotation { return false }  // LB15a
    case .closing, .closingParenthesis:
      if next == .nonstarter { return false }  // LB16
    case .breakBoth: if next == .breakBoth { return false }  // LB17
    default: break
    }
    if next == .quotationFinal, following(0)?.lineClass.mayFollowQuotation ?? true {
      return false  // LB15b
    }
    if next == .infix {
      return previous == .space && following(0)?.lineClass == .numeric  // LB15c, LB15d
    }
    if previous == .space { return true }  // LB18
    if staysWithQuotation(before, after, following: following) { return false }
    return breaksWithoutSpace(between: before, and: after, following: following)
  }

  /// Applies rules LB19 and LB19a.
  ///
  /// Without these rules, a line may end before an opening quotation mark and after a closing one.
  /// This applies only among East Asian characters, which have no spaces there.
  private func staysWithQuotation(
    _ previous: LineBreakProperties, _ next: LineBreakProperties,
    following: (Int) -> LineBreakProperties?
  ) -> Bool {
    if next.lineClass.isQuotation {
      if next.lineClass != .quotationInitial || !previous.isEastAsian { return true }
      if following(0)?.isEastAsian != true { return true }
    }
    if previous.lineClass.isQuotation {
      if previous.lineClass != .quotationFinal || !next.isEastAsian { return true }
      if !followsEastAsianQuotation { return true }
    }
    return false
  }

  /// Applies rules LB20 to LB31.
  private func breaksWithoutSpace(
    between before: LineBreakProperties, and after: LineBreakProperties,
    following: (Int) -> LineBreakProperties?
  ) -> Bool {
    let (previous, next) = (before.lineClass, after.lineClass)
    let opensNarrow = next == .opening && !after.isEastAsian
    if previous == .contingent || next == .contingent { return true }  // LB20
    if followsWordInitialHyphen, next.isLetter { return false }  // LB20a
    if next == .breakAfter || next.isHyphen || next == .nonstarter { return false }  // LB21
    if previous == .breakBefore { return false }  // LB21
    if followsHebrewHyphen, next != .hebrewLetter { return false }  // LB21a
    if previous == .symbol, next == .hebrewLetter { return false }  // LB21b
    if next == .inseparable { return false }  // LB22
    if staysInSyllable(previous, next, following: following) { return false }  // LB28a
    if next == .emojiModifier, previous.takesModifier { return false }  // LB30b
    switch previous {
    case .alphabetic, .alphabeticUnassigned, .hebrewLetter, .dottedCircle:
      // LB23, LB24, LB28, LB30
      return !(next.isLetter || next == .numeric || next.isAffix || opensNarrow)
    case .numeric:
      // LB23, LB25, LB30
      return !(next.isLetter || next.continuesNumber || next.isAffix || opensNarrow)
    case .prefix, .postfix:
      if next.isLetter || next == .numeric { return false }  // LB24, LB25
      if next == .opening, opensNumber(following) { return false }  // LB25
      return !(previous == .prefix && (next.isIdeograph || next.isHangul))  // LB23a, LB27
    case .hyphen:
      return next != .numeric  // LB25
    case .infix, .symbol:
      if previous == .infix, next == .numeric { return false }  // LB25
      if number == .digits, next.continuesNumber || next.isAffix { return false }  // LB25
      return !(previous == .infix && next.isLetter)  // LB29
    case .closing, .closingParenthesis:
      if number == .closed, next.isAffix { return false }  // LB25
      let closesNarrow = previous == .closingParenthesis && !before.isEastAsian
      return !(closesNarrow && (next.isLetter || next == .numeric))  // LB30
    case .ideographic, .ideographicUnassigned, .emojiBase, .emojiModifier:
      return next != .postfix  // LB23a
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT:
      return !(next == .postfix || previous.joinsSyllable(with: next))  // LB26, LB27
    case .regionalIndicator:
      return !(next == .regionalIndicator && hasOddRegionalIndicators)  // LB30a
    default:
      return true  // LB31
    }
  }

  /// Returns whether a number follows an opening parenthesis, possibly after a decimal mark (LB25).
  private func opensNumber(_ following: (Int) -> LineBreakProperties?) -> Bool {
    let first = following(0)?.lineClass
    return first == .numeric || first == .infix && following(1)?.lineClass == .numeric
  }

  /// Applies rule LB28a, which keeps together the syllables of scripts like Balinese.
  private func staysInSyllable(
    _ previous: LineBreakClass, _ next: LineBreakClass,
    following: (Int) -> LineBreakProperties?
  ) -> Bool {
    switch next {
    case .virama, .viramaFinal: previous.isAkshara
    case .akshara, .aksharaStart, .dottedCircle:
      previous == .aksharaPrebase || followsAksharaVirama && next != .aksharaStart
        || previous.isAkshara && following(0)?.lineClass == .viramaFinal
    default: false
    }
  }

  private mutating func advance(over after: LineBreakProperties, from before: LineBreakProperties) {
    let (previous, next) = (before.lineClass, after.lineClass)
    if next == .space, previous != .space { beforeSpaces = previous }
    if next != .space {
      followsOpeningQuotation = next == .quotationInitial && previous.mayPrecedeQuotation
    }
    followsEastAsianQuotation = next.isQuotation && before.isEastAsian
    followsHebrewHyphen = previous == .hebrewLetter && next.isHyphen
    followsAksharaVirama = previous.isAkshara && next == .virama
    followsWordInitialHyphen = next.isHyphen && previous.mayPrecedeWord
    hasOddRegionalIndicators = next == .regionalIndicator && !hasOddRegionalIndicators
    switch next {
    case .numeric: number = .digits
    case .symbol, .infix:
      if number == .closed { number = .none }
    case .closing, .closingParenthesis:
      number = number == .digits ? .closed : .none
    default: number = .none
    }
    self.previous = after
  }
}

/// Whether a line may or must end at a position of a text.
package enum LineBreakOpportunity: UInt8, Sendable, Hashable {
  /// The line continues, unless a single word is wider than the line.
  case prohibited

  /// The line may end here.
  case allowed

  /// The line ends here: a newline, line separator or paragraph separator came before.
  case mandatory
}
