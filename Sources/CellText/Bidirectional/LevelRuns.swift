/// The runs of equal explicit level in a paragraph, and their connections (BD7, BD13).
struct LevelRuns {
  private struct Run {
    var range: Range<Int>
    /// The run that continues after the isolate that this run's last character begins.
    var next: Int?
    var isContinuation = false
  }

  private let positions: ContiguousArray<Int>
  private let classes: ContiguousArray<BidirectionalClass>
  private let levels: ContiguousArray<UInt8>
  private let endsWithInitiator: ContiguousArray<Bool>
  private var runs: [Run] = []

  init(
    _ explicit: ExplicitLevels, _ paragraph: ContiguousArray<BidirectionalClass>,
    _ matches: IsolateMatches
  ) {
    positions = explicit.positions
    classes = explicit.classes
    levels = explicit.levels
    var endsWithInitiator = ContiguousArray<Bool>()
    var start = 0
    // The runs that end with an initiator whose isolate is still open.
    var open: [Int] = []
    while start < levels.count {
      var end = start + 1
      while end < levels.count, levels[end] == levels[start] { end += 1 }
      var run = Run(range: start..<end)
      if matches.isEnd(positions[start]), let before = open.popLast() {
        runs[before].next = runs.count
        run.isContinuation = true
      }
      let last = positions[end - 1]
      // The original class: an override may have changed the class among the explicit ones.
      let isInitiator = paragraph[last].isIsolateInitiator
      if isInitiator, matches.end(of: last) != nil { open.append(runs.count) }
      endsWithInitiator.append(isInitiator)
      runs.append(run)
      start = end
    }
    self.endsWithInitiator = endsWithInitiator
  }

  /// Returns the isolating run sequences (X10).
  func sequences(baseLevel: UInt8) -> [IsolatingRunSequence] {
    var sequences: [IsolatingRunSequence] = []
    for first in runs.indices where !runs[first].isContinuation {
      var ownPositions = ContiguousArray<Int>()
      var ownClasses = ContiguousArray<BidirectionalClass>()
      var last = first
      var current: Int? = first
      while let number = current {
        for index in runs[number].range {
          ownPositions.append(positions[index])
          ownClasses.append(classes[index])
        }
        last = number
        current = runs[number].next
      }
      let start = runs[first].range.lowerBound
      let end = runs[last].range.upperBound
      let before = start > 0 ? levels[start - 1] : baseLevel
      let after = end < levels.count && !endsWithInitiator[last] ? levels[end] : baseLevel
      sequences.append(
        IsolatingRunSequence(
          positions: ownPositions, classes: ownClasses, level: levels[start], before: before,
          after: after))
    }
    return sequences
  }
}

/// The order of the pieces of a line from left to right (UAX #9, rule L2).
package enum VisualOrder {
  /// Returns the indices of pieces from left to right, given their levels in logical order.
  ///
  /// - Complexity: O(*n*) times the number of different levels.
  package static func indices(of levels: some Sequence<UInt8>) -> [Int] {
    let levels = Array(levels)
    var order = Array(levels.indices)
    var highest: UInt8 = 0
    var lowestOdd = UInt8.max
    for level in levels {
      if level > highest { highest = level }
      if level < lowestOdd, level & 1 == 1 { lowestOdd = level }
    }
    guard lowestOdd <= highest else { return order }
    // From the highest level down, reverse every stretch of that level or above.
    var level = highest + 1
    while level > lowestOdd {
      level -= 1
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        var (left, right) = (start, end - 1)
        while left < right {
          order.swapAt(left, right)
          left += 1
          right -= 1
        }
        start = end
      }
    }
    return order
  }
}
