/// Finds the boundaries of extended grapheme clusters while reading code points (UAX #29).
///
/// This replaces the standard library's algorithm, so the same text has the same clusters on every
/// platform and with every version of the system.
package struct GraphemeBreaker {
  private var previous: GraphemeBreakClass?
  private var hasOddRegionalIndicators = false
  private var isPictographSequence = false
  private var isConjunct = false
  private var hasLinker = false

  /// Creates a breaker at the start of a text.
  package init() {}

  /// Reads the next code point and returns whether a cluster begins with it.
  ///
  /// - Parameters:
  ///   - next: The class of the code point.
  ///   - codePoint: The code point itself.
  package mutating func beginsCluster(_ next: GraphemeBreakClass, _ codePoint: UInt32) -> Bool {
    let begins = previous.map { breaks(between: $0, and: next) } ?? true  // GB1
    advance(over: next, codePoint)
    return begins
  }

  /// Reads a printable ASCII character and returns whether a cluster begins with it.
  mutating func beginsPrintableASCII() -> Bool {
    if followsOther { return true }
    return beginsCluster(.other, 0x20)
  }

  /// Whether any printable ASCII character begins a cluster here and keeps the breaker's state.
  @inline(__always)
  var followsOther: Bool { previous == .other }

  private func breaks(
    between previous: GraphemeBreakClass, and next: GraphemeBreakClass
  ) -> Bool {
    switch (previous, next) {
    case (.carriageReturn, .lineFeed): false  // GB3
    case (.control, _), (.carriageReturn, _), (.lineFeed, _): true  // GB4
    case (_, .control), (_, .carriageReturn), (_, .lineFeed): true  // GB5
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV),
      (.hangulL, .hangulLVT):
      false  // GB6
    case (.hangulLV, .hangulV), (.hangulV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulT):
      false  // GB7
    case (.hangulLVT, .hangulT), (.hangulT, .hangulT): false  // GB8
    case (_, .extend), (_, .joiner), (_, .conjunctLinker): false  // GB9
    case (_, .spacingMark): false  // GB9a
    case (.prepend, _): false  // GB9b
    case (_, .conjunctConsonant): !(isConjunct && hasLinker)  // GB9c
    case (.joiner, .pictograph): !isPictographSequence  // GB11
    case (.regionalIndicator, .regionalIndicator): !hasOddRegionalIndicators  // GB12, GB13
    default: true  // GB999
    }
  }

  private mutating func advance(over next: GraphemeBreakClass, _ codePoint: UInt32) {
    hasOddRegionalIndicators = next == .regionalIndicator && !hasOddRegionalIndicators
    switch next {
    case .pictograph:
      isPictographSequence = true
    case .extend, .conjunctLinker:
      // A sequence consists of a pictograph, extending marks and a joiner.
      isPictographSequence = isPictographSequence && previous != .joiner
    case .joiner:
      isPictographSequence = isPictographSequence && previous != .joiner
    default:
      isPictographSequence = false
    }
    switch next {
    case .conjunctConsonant:
      isConjunct = true
      hasLinker = false
    case .conjunctLinker:
      hasLinker = isConjunct
    case .extend where codePoint != 0x200C, .joiner:
      break
    default:
      isConjunct = false
      hasLinker = false
    }
    previous = next
  }
}

/// A grapheme cluster breaking class of UAX #29.
///
/// In addition to the classes of the standard, there are classes for rules GB9c and GB11:
/// pictographs, and the consonants and the conjunct-forming viramas of twenty Brahmic scripts.
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

  static let map = CodePointMap(rows: GraphemeBreakTable.rows, names: names)

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
