/// Characters of one level that affect each other, what is isolated between them left out (X10).
struct IsolatingRunSequence {
  /// Where the characters are in the paragraph.
  let positions: ContiguousArray<Int>

  private let level: UInt8
  private let start: BidirectionalClass
  private let end: BidirectionalClass
  private let unresolved: ContiguousArray<BidirectionalClass>
  private var classes: ContiguousArray<BidirectionalClass>

  /// How many brackets may be open at once (BD16).
  private static let maximumOpenBrackets = 63

  private var embedding: BidirectionalClass { Self.direction(of: level) }

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - positions: Where its characters are in the paragraph.
  ///   - classes: Their classes, overrides applied.
  ///   - level: Their level.
  ///   - before: The level before the first one.
  ///   - after: The level behind the last one.
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

  /// Gives every character a direction or makes it a number.
  mutating func resolve(_ codePoints: ContiguousArray<UInt32>) {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveTerminators()
    joinNumbersToLetters()
    for pair in bracketPairs(codePoints) { resolve(pair) }
    resolveNeutrals()
  }

  /// The level of a character once it is resolved (I1, I2).
  func level(at index: Int) -> UInt8 {
    switch classes[index] {
    case .leftToRight: level + (level & 1)
    case .rightToLeft: level + 1 - (level & 1)
    default: level + 2 - (level & 1)
    }
  }
}

/// Weak classes.
extension IsolatingRunSequence {
  /// A mark is what it stands on (W1).
  private mutating func resolveMarks() {
    var previous = start
    for index in classes.indices {
      if classes[index] == .nonspacingMark {
        classes[index] = previous.isIsolateControl ? .otherNeutral : previous
      }
      previous = classes[index]
    }
  }

  /// Digits after an Arabic letter are Arabic numbers (W2); the letters are right-to-left (W3).
  private mutating func resolveNumbers() {
    var strong = start
    for index in classes.indices {
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

  /// A single separator between two numbers of a kind belongs to them (W4).
  private mutating func resolveSeparators() {
    for index in classes.indices.dropFirst().dropLast() {
      let (previous, next) = (classes[index - 1], classes[index + 1])
      guard previous == next else { continue }
      switch (classes[index], previous) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        classes[index] = previous
      default: break
      }
    }
  }

  /// Terminators beside a European number belong to it (W5); what is left becomes neutral (W6).
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

  /// European numbers after a left-to-right letter run with it (W7).
  private mutating func joinNumbersToLetters() {
    var strong = start
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .europeanNumber where strong == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }
}

/// Brackets and neutrals.
extension IsolatingRunSequence {
  /// The pairs of brackets in the order of the opening ones (BD16).
  private func bracketPairs(_ codePoints: ContiguousArray<UInt32>) -> [Range<Int>] {
    var open: [(pair: UInt32, index: Int)] = []
    var pairs: [Range<Int>] = []
    for index in classes.indices where classes[index] == .otherNeutral {
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

  /// Gives a pair of brackets the direction of what is in it, or of what is before it (N0).
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
      // Either it is the opposite direction itself, or the embedding's.
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

  /// Neutrals between the same direction have it (N1), all others that of the embedding (N2).
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
