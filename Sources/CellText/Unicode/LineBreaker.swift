/// Finds line break opportunities while reading code points (UAX #14).
///
/// The classes are those of Unicode 17.0, and the rules those of 15.0 with additions of later
/// versions:
///
/// | rule | since | what it does |
/// |---|---|---|
/// | LB15a, LB15b | 15.1 | quotation marks keep the spaces inside them: « Bonjour » |
/// | LB15c | 16.0 | a line may begin with a decimal mark after a space: .5 |
/// | LB20a | 16.0 | a hyphen at the beginning of a word stays with it: -ing; 17.0 for Hebrew |
/// | LB21a | 16.0 | a Hebrew word may break after a hyphen before another Hebrew one |
/// | LB25 | 16.0 | a digit stays with the comma or full stop before it, also outside numbers |
///
/// Rules that need more classes or widths are left out. They concern syllables of Brahmic scripts
/// (LB28a), quotation marks among ideographs (LB19a), East Asian spaces (LB21a), and the decimal
/// mark after a currency sign and a parenthesis (LB25). Numbers are kept together as in example 7
/// of the standard's customization, which the consortium's test data also expect.
///
/// Words of scripts without spaces (Thai, Lao, Khmer, Burmese) need a dictionary, which only a
/// shaper may have. By these rules, such texts break at spaces and zero width spaces.
package struct LineBreaker {
  /// The class before the position; marks count as the letter they belong to (LB9, LB10).
  private var previous: LineBreakClass?
  /// The class before the spaces that end at the position.
  private var beforeSpaces: LineBreakClass = .alphabetic
  private var followsJoiner = false
  private var followsHebrewHyphen = false
  /// Whether an opening quotation mark is before the position, ignoring spaces (LB15a).
  private var followsOpeningQuotation = false
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

  /// Reads the class of the next code point and returns whether a line may end before it.
  ///
  /// - Parameters:
  ///   - next: The class of the code point after the position.
  ///   - following: Returns the class of the first code point after `next` that is not a combining
  ///     mark, or `nil` at the end of the text. It is called only if a rule needs it.
  package mutating func opportunity(
    before next: LineBreakClass, following: () -> LineBreakClass?
  ) -> LineBreakOpportunity {
    // First LB28 and LB31, because letters mostly follow letters, and ideographs ideographs. The
    // state stays the same.
    if previous == next, !followsJoiner {
      if next == .alphabetic { return .prohibited }
      if next == .ideographic { return .allowed }
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
      && (previous == .alphabetic || previous == .space && beforeSpaces == .alphabetic)
  }

  /// Whether a space is before the position.
  var followsSpace: Bool { previous == .space }

  /// Moves the position past letters and spaces among words.
  mutating func skipWords(endingInSpace: Bool) {
    previous = endingInSpace ? .space : .alphabetic
    if endingInSpace { beforeSpaces = .alphabetic }
  }

  private mutating func opportunityByRules(
    before next: LineBreakClass, following: () -> LineBreakClass?
  ) -> LineBreakOpportunity {
    guard let previous else {
      advance(over: next.resolved, from: .mandatory)  // LB2, LB10
      followsJoiner = next == .zeroWidthJoiner
      return .prohibited
    }
    let joins = followsJoiner
    followsJoiner = next == .zeroWidthJoiner
    if next.isMark, previous.carriesMarks { return .prohibited }  // LB9
    let next = next.resolved  // LB1, LB10
    let result: LineBreakOpportunity =
      if previous.endsLine {
        // LB4, LB5
        previous == .carriageReturn && next == .lineFeed ? .prohibited : .mandatory
      } else if joins, !next.endsLine {
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
    between previous: LineBreakClass, and next: LineBreakClass, following: () -> LineBreakClass?
  ) -> Bool {
    if next.endsLine || next == .space || next == .zeroWidthSpace { return false }  // LB6, LB7
    let base = previous == .space ? beforeSpaces : previous
    if base == .zeroWidthSpace { return true }  // LB8
    if next == .wordJoiner || previous == .wordJoiner { return false }  // LB11
    if previous == .glue { return false }  // LB12
    if next == .glue, previous != .space, !previous.isBreakAfter, previous != .hyphen {
      return false  // LB12a
    }
    if next == .exclamation { return false }  // LB13
    // LB25 keeps a number together.
    let mayEndNumber = previous == .numeric && next.closesOrSeparates
    if next.isClosing || next == .symbol, !mayEndNumber { return false }  // LB13
    switch base {
    case .opening, .openingWide: return false  // LB14
    case .quotationInitial: if followsOpeningQuotation { return false }  // LB15a
    case .closing, .closingParenthesis, .closingParenthesisWide:
      if next == .nonstarter { return false }  // LB16
    case .breakBoth: if next == .breakBoth { return false }  // LB17
    default: break
    }
    if next == .quotationFinal, following()?.mayFollowQuotation ?? true { return false }  // LB15b
    if next == .infix, !mayEndNumber {
      return previous == .space && following() == .numeric  // LB15c, LB15d
    }
    if previous == .space { return true }  // LB18
    return breaksWithoutSpace(between: previous, and: next, following: following)
  }

  /// Applies rules LB19 to LB31.
  private func breaksWithoutSpace(
    between previous: LineBreakClass, and next: LineBreakClass, following: () -> LineBreakClass?
  ) -> Bool {
    if previous.isQuotation || next.isQuotation { return false }  // LB19
    if previous == .contingent || next == .contingent { return true }  // LB20
    if followsWordInitialHyphen, next.isLetter { return false }  // LB20a
    if next.isBreakAfter || next == .hyphen || next == .nonstarter { return false }  // LB21
    if previous == .breakBefore { return false }  // LB21
    if followsHebrewHyphen, next != .hebrewLetter { return false }  // LB21a
    if previous == .symbol, next == .hebrewLetter { return false }  // LB21b
    if next == .inseparable { return false }  // LB22
    switch previous {
    case .alphabetic, .hebrewLetter:
      // LB23, LB24, LB28, LB30
      return !(next.isLetter || next == .numeric || next.isAffix || next == .opening)
    case .numeric:
      // LB23, LB25, LB30
      return !(next.isLetter || next.continuesNumber || next.isAffix || next == .opening)
    case .prefix, .postfix:
      if next.isLetter || next == .numeric { return false }  // LB24, LB25
      if next.isOpening || next == .hyphen { return following() != .numeric }  // LB25
      return !(previous == .prefix && (next.isIdeograph || next.isHangul))  // LB23a, LB27
    case .hyphen:
      return next != .numeric  // LB25
    case .infix, .symbol:
      if previous == .infix, next == .numeric { return false }  // LB25
      if number == .digits, next.continuesNumber || next.isAffix { return false }  // LB25
      return !(previous == .infix && next.isLetter)  // LB29
    case .closing, .closingParenthesis, .closingParenthesisWide:
      if number == .closed, next.isAffix { return false }  // LB25
      return !(previous == .closingParenthesis && (next.isLetter || next == .numeric))  // LB30
    case .ideographic, .ideographicUnassigned, .emojiBase, .emojiModifier:
      if next == .postfix { return false }  // LB23a
      // LB30b
      return
        !(next == .emojiModifier
        && (previous == .emojiBase || previous == .ideographicUnassigned))
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT:
      return !(next == .postfix || previous.joinsSyllable(with: next))  // LB26, LB27
    case .regionalIndicator:
      return !(next == .regionalIndicator && hasOddRegionalIndicators)  // LB30a
    default:
      return true  // LB31
    }
  }

  private mutating func advance(over next: LineBreakClass, from previous: LineBreakClass) {
    if next == .space, previous != .space { beforeSpaces = previous }
    if next != .space {
      followsOpeningQuotation = next == .quotationInitial && previous.mayPrecedeQuotation
    }
    followsHebrewHyphen =
      previous == .hebrewLetter && (next == .hyphen || next.isBreakAfter)
    followsWordInitialHyphen = next.isHyphen && previous.mayPrecedeWord
    hasOddRegionalIndicators = next == .regionalIndicator && !hasOddRegionalIndicators
    switch next {
    case .numeric: number = .digits
    case .symbol, .infix:
      if number == .closed { number = .none }
    case .closing, .closingParenthesis, .closingParenthesisWide:
      number = number == .digits ? .closed : .none
    default: number = .none
    }
    self.previous = next
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
