/// Characters of one level that affect each other, without the isolates between them (X10).
struct IsolatingRunSequence {
  /// The positions of the characters in the paragraph.
  let positions: ContiguousArray<Int>

  private let level: UInt8
  private let start: BidirectionalClass
  private let end: BidirectionalClass
  private let unresolved: ContiguousArray<BidirectionalClass>
  private var classes: ContiguousArray<BidirectionalClass>

  /// The maximum number of open brackets (BD16).
  static let maximumOpenBrackets = 63

  private var embedding: BidirectionalClass { Self.direction(of: level) }

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - positions: The positions of its characters in the paragraph.
  ///   - classes: The classes of the characters, after overrides.
  ///   - level: The level of the characters.
  ///   - before: The level before the first character.
  ///   - after: The level after the last character.
  init(
    positions: ContiguousArray<Int>, classes: ContiguousArray<BidirectionalClass>, level: UInt8,
    before: UInt8, after: UInt8
  ) {
    self.positions = positions
    self.classes = classes
    self.level = level
    unresolved = classes
    start = Self.direction(of: max(level, before))
    end = Self.direction(of: max(level, after))
  }

  private static func direction(of level: UInt8) -> BidirectionalClass {
    level & 1 == 0 ? .leftToRight : .rightToLeft
  }

  /// Resolves every character to a direction or a number.
  mutating func resolve(_ codePoints: ContiguousArray<UInt32>) {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveTerminators()
    joinNumbersToLetters()
    for pair in bracketPairs(codePoints) { resolve(pair) }
    resolveNeutrals()
  }

  /// Returns the level of a resolved character (I1, I2).
  func level(at index: Int) -> UInt8 {
    switch classes[index] {
    case .leftToRight: level + (level & 1)
    case .rightToLeft: level + 1 - (level & 1)
    default: level + 2 - (level & 1)
    }
  }
}

/// Rules for weak classes.
extension IsolatingRunSequence {
  /// Gives a mark the class of its base character (W1).
  private mutating func resolveMarks() {
    var previous = start
    for index in 0..<classes.count {
      if classes[index] == .nonspacingMark {
        classes[index] = previous.isIsolateControl ? .otherNeutral : previous
      }
      previous = classes[index]
    }
  }

  /// Makes digits after an Arabic letter Arabic numbers (W2), and such letters right-to-left (W3).
  private mutating func resolveNumbers() {
    var strong = start
    for index in 0..<classes.count {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .arabicLetter:
        strong = .arabicLetter
        classes[index] = .rightToLeft
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
  }

  /// Makes a single separator between two numbers of one kind part of them (W4).
  private mutating func resolveSeparators() {
    for index in 1..<max(classes.count - 1, 1) {
      let previous = classes[index - 1]
      guard previous == classes[index + 1] else { continue }
      switch (classes[index], previous) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        classes[index] = previous
      default: break
      }
    }
  }

  /// Makes terminators next to a European number part of it (W5).
  ///
  /// All other terminators, and the remaining separators, become neutral (W6).
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      switch classes[index] {
      case .europeanTerminator:
        var next = index
        while next < classes.count, classes[next] == .europeanTerminator { next += 1 }
        let isBesideNumber =
          index > 0 && classes[index - 1] == .europeanNumber
          || next < classes.count && classes[next] == .europeanNumber
        for other in index..<next {
          classes[other] = isBesideNumber ? .europeanNumber : .otherNeutral
        }
        index = next
        continue
      case .europeanSeparator, .commonSeparator: classes[index] = .otherNeutral
      default: break
      }
      index += 1
    }
  }

  /// Makes European numbers after a left-to-right letter run in its direction (W7).
  private mutating func joinNumbersToLetters() {
    var strong = start
    for index in 0..<classes.count {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .europeanNumber where strong == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }
}

/// Rules for brackets and neutrals.
extension IsolatingRunSequence {
  /// Returns the pairs of brackets, ordered by their opening brackets (BD16).
  private func bracketPairs(_ codePoints: ContiguousArray<UInt32>) -> [Range<Int>] {
    var open: [(pair: UInt32, index: Int)] = []
    var pairs: [Range<Int>] = []
    for index in 0..<classes.count where classes[index] == .otherNeutral {
      guard let bracket = PairedBracket(codePoints[positions[index]]) else { continue }
      if bracket.isOpening {
        if open.count == Self.maximumOpenBrackets { return [] }
        open.append((bracket.pair, index))
      } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
        pairs.append(open[match].index..<index)
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Gives a pair of brackets the direction of its contents, or of the text before it (N0).
  private mutating func resolve(_ pair: Range<Int>) {
    var hasOpposite = false
    var direction: BidirectionalClass?
    for index in pair.dropFirst() {
      guard let strong = classes[index].strongDirection else { continue }
      if strong == embedding {
        direction = embedding
        break
      }
      hasOpposite = true
    }
    if direction == nil, hasOpposite {
      // The result is the opposite direction or the embedding's direction.
      direction = classes[..<pair.lowerBound].lazy.reversed().compactMap(\.strongDirection).first
      direction = direction ?? start
    }
    guard let direction else { return }
    for bracket in [pair.lowerBound, pair.upperBound] {
      classes[bracket] = direction
      var mark = bracket + 1
      while mark < classes.count, unresolved[mark] == .nonspacingMark {
        classes[mark] = direction
        mark += 1
      }
    }
  }

  /// Resolves neutrals.
  ///
  /// Neutrals between equal directions get that direction (N1); all others get the embedding's
  /// direction (N2).
  private mutating func resolveNeutrals() {
    var previous = start
    var index = 0
    while index < classes.count {
      guard classes[index].isNeutral else {
        previous = classes[index].strongDirection ?? previous
        index += 1
        continue
      }
      var next = index
      while next < classes.count, classes[next].isNeutral { next += 1 }
      let following = next < classes.count ? classes[next].strongDirection ?? end : end
      let direction = previous == following ? previous : embedding
      for other in index..<next { classes[other] = direction }
      index = next
    }
  }
}
