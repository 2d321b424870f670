import CellConfiguration

/// A quick test for texts that run from left to right and need no reordering.
package enum DirectionScan {
  /// Returns whether every character is at level 0, without resolving levels.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - isRightToLeftLayout: Whether a paragraph without letters runs from right to left.
  package static func isLeftToRight(
    _ bytes: UnsafeBufferPointer<UInt8>, inRightToLeftLayout isRightToLeftLayout: Bool
  ) -> Bool {
    // The first character of the Hebrew block begins with 0xD6. The loop does not stop at the first
    // such byte: processors check many bytes in parallel.
    var highest: UInt8 = 0
    for byte in bytes { highest = max(highest, byte) }
    if highest >= 0xD6, hasRightToLeft(bytes) { return false }
    return !isRightToLeftLayout || everyParagraphHasLetter(bytes)
  }

  /// Returns the end of the text that determines the levels of the text before an offset.
  ///
  /// A strong letter separates the text before it from the text after it, unless brackets, isolates
  /// or embeddings are open. The end is therefore after the first such letter at or after the
  /// offset, or after the brackets that contain it, or after the paragraph. With explicit
  /// formatting characters before that letter, it is the end of the text (decided: they are rare).
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - visibleEnd: The offset, where a cluster begins.
  package static func contextEnd(
    of bytes: UnsafeBufferPointer<UInt8>, visibleEnd: Int
  ) -> Int {
    if visibleEnd >= bytes.count { return bytes.count }
    var offset = 0
    var open: [UInt32] = []
    var hasLetter = false
    while offset < bytes.count {
      let start = offset
      let codePoint = bytes.codePoint(at: &offset)
      let own = BidirectionalClass(of: codePoint)
      switch own {
      case .leftToRight, .rightToLeft, .arabicLetter:
        hasLetter = start >= visibleEnd
        if hasLetter, open.isEmpty { return offset }
      case .paragraphSeparator:
        if start >= visibleEnd { return offset }
        open.removeAll(keepingCapacity: true)
      case .otherNeutral:
        guard let bracket = PairedBracket(codePoint) else { continue }
        if bracket.isOpening {
          // With more open brackets, no bracket of the paragraph is paired (BD16).
          if open.count == IsolatingRunSequence.maximumOpenBrackets { return bytes.count }
          open.append(bracket.pair)
        } else if let match = open.lastIndex(of: bracket.pair) {
          open.removeSubrange(match...)
          if hasLetter, open.isEmpty { return offset }
        }
      default: if own.isExplicitFormatting { return bytes.count }
      }
    }
    return bytes.count
  }

  private static func hasRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        offset &+= 1
      } else if mayRunRightToLeft(bytes.codePoint(at: &offset)) {
        return true
      }
    }
    return false
  }

  /// Returns whether a character may make text run from right to left, or state a direction.
  ///
  /// The test covers whole blocks, which include some other characters.
  package static func mayRunRightToLeft(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Returns whether each paragraph has a letter, in a text without right-to-left characters.
  private static func everyParagraphHasLetter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    var hasLetter = false
    // A separator at the end of the text begins no paragraph.
    var isOver = true
    var previous: UInt32 = 0
    while offset < bytes.count {
      let codePoint = bytes.codePoint(at: &offset)
      defer { previous = codePoint }
      // A carriage return and a line feed are one separator.
      if codePoint == 0x0A, previous == 0x0D { continue }
      isOver = false
      switch BidirectionalClass(of: codePoint) {
      case .leftToRight: hasLetter = true
      case .paragraphSeparator:
        if !hasLetter { return false }
        hasLetter = false
        isOver = true
      default: break
      }
    }
    return hasLetter || isOver
  }
}

/// A search for the direction of a paragraph, which continues where it stopped.
///
/// The first strong letter outside isolates determines the direction (P2, P3). If the paragraph has
/// no such letter, the direction is unspecified. A line separator ends a paragraph here.
struct DirectionSearch: Sendable {
  /// The offset where the paragraph begins.
  let paragraphStart: Int

  private var offset: Int
  private var isolates = 0
  private var result: LayoutDirection?

  /// Creates a search that begins at the start of a paragraph; it is over if the style of the
  /// paragraph sets a direction.
  init(from start: Int, explicit direction: LayoutDirection? = nil) {
    paragraphStart = start
    offset = start
    result = direction
  }

  /// Continues the search up to an offset at most.
  mutating func advance(in bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) {
    while result == nil, offset < end {
      let codePoint = bytes.codePoint(at: &offset)
      switch BidirectionalClass(of: codePoint) {
      case .paragraphSeparator: result = .unspecified
      case .whiteSpace where codePoint == 0x2028: result = .unspecified
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: isolates += 1
      case .popDirectionalIsolate: isolates = max(isolates - 1, 0)
      case .leftToRight where isolates == 0: result = .leftToRight
      case .rightToLeft where isolates == 0, .arabicLetter where isolates == 0:
        result = .rightToLeft
      default: break
      }
    }
  }

  /// Returns the direction, after continuing the search to the end of the paragraph if necessary.
  func direction(in text: String) -> LayoutDirection {
    if let result { return result }
    var (search, text) = (self, text)
    text.withUTF8 { search.advance(in: $0, upTo: $0.count) }
    return search.result ?? .unspecified
  }

  /// Whether the search continues in the text before an offset.
  func continues(before end: Int) -> Bool { result == nil && offset < end }
}
