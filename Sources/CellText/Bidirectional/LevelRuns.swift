/// The runs of equal explicit level in a paragraph, and their connections (BD7, BD13).
struct LevelRuns {
  private struct Run {
    var range: Range<Int>
    /// The run that continues after the isolate that this run's last character begins.
    var next: Int?
    var isContinuation = false
  }

  private let explicit: ExplicitLevels
  private let endsWithInitiator: ContiguousArray<Bool>
  private var runs: [Run] = []

  init(
    _ explicit: ExplicitLevels, _ paragraph: ContiguousArray<BidirectionalClass>,
    _ matches: IsolateMatches
  ) {
    self.explicit = explicit
    let levels = explicit.levels
    var endsWithInitiator = ContiguousArray<Bool>()
    var start = 0
    // The runs that end with an initiator whose isolate is still open.
    var open: [Int] = []
    while start < levels.count {
      var end = start + 1
      while end < levels.count, levels[end] == levels[start] { end += 1 }
      var run = Run(range: start..<end)
      if matches.isEnd(explicit.positions[start]), let before = open.popLast() {
        runs[before].next = runs.count
        run.isContinuation = true
      }
      let last = explicit.positions[end - 1]
      // The original class: an override may have changed the class in `explicit`.
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
    let levels = explicit.levels
    var sequences: [IsolatingRunSequence] = []
    for first in runs.indices where !runs[first].isContinuation {
      var positions = ContiguousArray<Int>()
      var classes = ContiguousArray<BidirectionalClass>()
      var last = first
      var current: Int? = first
      while let number = current {
        positions.append(contentsOf: explicit.positions[runs[number].range])
        classes.append(contentsOf: explicit.classes[runs[number].range])
        last = number
        current = runs[number].next
      }
      let start = runs[first].range.lowerBound
      let end = runs[last].range.upperBound
      let before = start > 0 ? levels[start - 1] : baseLevel
      let after = end < levels.count && !endsWithInitiator[last] ? levels[end] : baseLevel
      sequences.append(
        IsolatingRunSequence(
          positions: positions, classes: classes, level: levels[start], before: before,
          after: after))
    }
    return sequences
  }
}
