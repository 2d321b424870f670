/// The embedding levels of the characters of one paragraph (UAX #9).
///
/// All of the algorithm that does not depend on lines:
///
/// 1. The level of the paragraph, from its first strong character (P2, P3).
/// 2. Explicit levels from embeddings, overrides and isolates (X1 to X9).
/// 3. In every isolating run sequence (X10): weak classes (W1 to W7), brackets (N0), neutrals (N1,
///    N2), and implicit levels (I1, I2).
/// 4. The paragraph's level for separators and for white space before them (L1, items 1 to 3).
///
/// What rule X9 takes out has the level of what is before it, so that it divides no run of text.
///
/// - Complexity: O(*n*) in the number of characters.
package struct BidirectionalParagraph {
  /// Where the level of a paragraph comes from.
  package enum Base: Hashable, Sendable {
    /// It is given: 0 from left to right, 1 from right to left.
    case level(UInt8)

    /// From the first strong character; the given level where there is none.
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
  ///   - classes: The classes of the characters; a paragraph separator may only be at the end.
  ///   - codePoints: The characters, which matter where they are brackets.
  ///   - base: The level of the paragraph.
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

  /// Whether a character at the end of a line is at the paragraph's level (L1, item 4).
  package func isResetAtLineEnd(_ index: Int) -> Bool { classes[index].isResetAtLineEnd }

  /// The level that the first strong character of a range calls for, isolates skipped (P2, P3).
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
      for (index, position) in sequence.positions.enumerated() {
        levels[position] = sequence.level(at: index)
      }
    }
  }

  private mutating func levelRemoved() {
    var previous = baseLevel
    for index in classes.indices {
      if classes[index].isRemoved { levels[index] = previous } else { previous = levels[index] }
    }
  }

  /// L1, items 1 to 3.
  private mutating func resetSeparators() {
    var precedesSeparator = false
    for index in classes.indices.reversed() {
      switch classes[index] {
      case .paragraphSeparator, .segmentSeparator: precedesSeparator = true
      case let value: precedesSeparator = precedesSeparator && value.isResetAtLineEnd
      }
      if precedesSeparator { levels[index] = baseLevel }
    }
  }
}
