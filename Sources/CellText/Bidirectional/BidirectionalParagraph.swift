/// The embedding levels of the characters of one paragraph (UAX #9).
///
/// This is the part of the algorithm that does not depend on lines:
///
/// 1. The level of the paragraph, from its first strong character (P2, P3).
/// 2. Explicit levels from embeddings, overrides and isolates (X1 to X9).
/// 3. In every isolating run sequence (X10): weak classes (W1 to W7), brackets (N0), neutrals (N1,
///    N2), and implicit levels (I1, I2).
/// 4. The paragraph's level for separators and for white space before them (L1, items 1 to 3).
///
/// Characters that rule X9 removes have the level of the character before them, so they do not
/// divide runs of text.
///
/// - Complexity: O(*n*) in the number of characters.
package struct BidirectionalParagraph {
  /// The source of a paragraph's level.
  package enum Base: Hashable, Sendable {
    /// The given level: 0 from left to right, 1 from right to left.
    case level(UInt8)

    /// The level of the first strong character, or the given level if there is none.
    case firstStrong(otherwise: UInt8)
  }

  /// The level of the paragraph: 0 from left to right, 1 from right to left.
  package let baseLevel: UInt8

  /// The level of every character: even from left to right, odd from right to left.
  package private(set) var levels: ContiguousArray<UInt8>

  private let classes: ContiguousArray<BidirectionalClass>

  /// Resolves the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - classes: The classes of the characters. Only the last one may be a paragraph separator.
  ///   - codePoints: The characters, which are needed for brackets.
  ///   - base: The source of the paragraph's level.
  package init(
    _ classes: ContiguousArray<BidirectionalClass>, _ codePoints: ContiguousArray<UInt32>,
    base: Base
  ) {
    let matches = IsolateMatches(classes)
    switch base {
    case .level(let level): baseLevel = level & 1
    case .firstStrong(let otherwise):
      baseLevel =
        Self.firstStrongLevel(classes, classes.startIndex..<classes.endIndex, matches) ?? otherwise
    }
    self.classes = classes
    levels = ContiguousArray(repeating: baseLevel, count: classes.count)
    resolveExplicitAndImplicitLevels(codePoints, matches)
    levelRemoved()
    resetSeparators()
  }

  /// Returns whether a character at the end of a line gets the paragraph's level (L1, item 4).
  package func isResetAtLineEnd(_ index: Int) -> Bool { classes[index].isResetAtLineEnd }

  /// Returns the level from the first strong character of a range, ignoring isolates (P2, P3).
  static func firstStrongLevel(
    _ classes: ContiguousArray<BidirectionalClass>, _ range: Range<Int>, _ matches: IsolateMatches
  ) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        guard let end = matches.end(of: index) else { return nil }
        index = end
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func resolveExplicitAndImplicitLevels(
    _ codePoints: ContiguousArray<UInt32>, _ matches: IsolateMatches
  ) {
    let explicit = ExplicitLevels(classes, matches, baseLevel: baseLevel)
    for run in LevelRuns(explicit, classes, matches).sequences(baseLevel: baseLevel) {
      var sequence = run
      sequence.resolve(codePoints)
      for index in 0..<sequence.positions.count {
        levels[sequence.positions[index]] = sequence.level(at: index)
      }
    }
  }

  private mutating func levelRemoved() {
    var previous = baseLevel
    for index in 0..<classes.count {
      if classes[index].isRemoved { levels[index] = previous } else { previous = levels[index] }
    }
  }

  /// Applies rule L1, items 1 to 3.
  private mutating func resetSeparators() {
    var precedesSeparator = false
    var index = classes.count
    while index > 0 {
      index -= 1
      switch classes[index] {
      case .paragraphSeparator, .segmentSeparator: precedesSeparator = true
      case let value: precedesSeparator = precedesSeparator && value.isResetAtLineEnd
      }
      if precedesSeparator { levels[index] = baseLevel }
    }
  }
}
