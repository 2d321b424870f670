/// The lines that two texts do not share, found with a bounded amount of work.
///
/// The search is Myers' greedy algorithm, which follows the diagonals of the edit graph with one
/// more change in every round. For texts with many changes it stops after a number of rounds, takes
/// the path that leads furthest, and begins again at its end. The result is a shortest list of
/// changes if there are at most that many, and otherwise a correct one.
package struct LineAlignment {
  /// The number of rounds after which the search begins again.
  ///
  /// It compares at most about twice as many lines as this for every line of both texts.
  private static let roundLimit = 256

  /// Whether each line of the first text is not in the second one.
  package private(set) var removed: [Bool]

  /// Whether each line of the second text is not in the first one.
  package private(set) var inserted: [Bool]

  /// The number of compared pairs of lines.
  package private(set) var comparisonCount = 0

  /// The lines as numbers, equal for equal lines.
  private let old: [Int]
  private let new: [Int]

  /// Finds the changes between two texts, given as lines.
  package init<Line: Hashable>(from old: [Line], to new: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    removed = Array(repeating: true, count: old.count)
    inserted = Array(repeating: true, count: new.count)
    var start = 0
    while start < min(old.count, new.count), isEqual(start, start) {
      keep(start, start)
      start += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while min(oldEnd, newEnd) > start, isEqual(oldEnd - 1, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      keep(oldEnd, newEnd)
    }
    var line = (old: start, new: start)
    while line.old < oldEnd || line.new < newEnd {
      line = advance(from: line, to: (oldEnd, newEnd))
    }
  }

  private mutating func isEqual(_ oldLine: Int, _ newLine: Int) -> Bool {
    comparisonCount += 1
    return old[oldLine] == new[newLine]
  }

  /// Marks a pair of equal lines as shared.
  private mutating func keep(_ oldLine: Int, _ newLine: Int) {
    removed[oldLine] = false
    inserted[newLine] = false
  }

  /// Follows a shortest path from a pair of lines towards the end, and returns the pair that it
  /// reaches.
  private mutating func advance(
    from start: (old: Int, new: Int), to end: (old: Int, new: Int)
  ) -> (old: Int, new: Int) {
    let size = (old: end.old - start.old, new: end.new - start.new)
    var rounds: [SearchRound] = []
    var last = (diagonal: 0, line: 0)
    search: while rounds.count <= Self.roundLimit {
      var round = SearchRound(number: rounds.count)
      for diagonal in round.diagonals {
        guard var line = rounds.last.map({ $0.step(to: diagonal, size)?.line }) ?? 0 else {
          continue
        }
        while line < size.old, line - diagonal < size.new,
          isEqual(start.old + line, start.new + line - diagonal)
        {
          line += 1
        }
        round[diagonal] = line
        last = (diagonal, line)
        if line == size.old, line - diagonal == size.new {
          rounds.append(round)
          break search
        }
      }
      rounds.append(round)
      if rounds.count > Self.roundLimit { last = round.furthest }
    }
    let reached = (old: start.old + last.line, new: start.new + last.line - last.diagonal)
    // Back along the path: on each diagonal, equal lines follow the change that led to it.
    while let round = rounds.popLast() {
      let step = rounds.last?.step(to: last.diagonal, size)
      let line = round[last.diagonal] ?? 0
      for line in (step?.line ?? 0)..<line {
        keep(start.old + line, start.new + line - last.diagonal)
      }
      if let step { last.diagonal = step.from }
    }
    return reached
  }
}

/// The furthest lines of the first text that paths with a number of changes reach.
///
/// The number of a diagonal is the number of passed lines of the first text, less the number of
/// passed lines of the second one.
private struct SearchRound {
  private let number: Int
  private var lines: [Int?]

  init(number: Int) {
    self.number = number
    lines = Array(repeating: nil, count: 2 * number + 1)
  }

  var diagonals: StrideThrough<Int> { stride(from: -number, through: number, by: 2) }

  subscript(diagonal: Int) -> Int? {
    get { abs(diagonal) <= number ? lines[diagonal + number] : nil }
    set { lines[diagonal + number] = newValue }
  }

  /// Returns the furthest line on a diagonal after one more change, and the diagonal before it.
  ///
  /// - Parameter size: The numbers of lines of both texts.
  func step(to diagonal: Int, _ size: (old: Int, new: Int)) -> (from: Int, line: Int)? {
    let removal = self[diagonal - 1].map { $0 + 1 }.flatMap { $0 <= size.old ? $0 : nil }
    let insertion = self[diagonal + 1].flatMap { $0 - diagonal <= size.new ? $0 : nil }
    if let removal, removal > insertion ?? -1 { return (diagonal - 1, removal) }
    return insertion.map { (diagonal + 1, $0) }
  }

  /// The diagonal whose path passes the most lines, and its line; the middle one of several.
  var furthest: (diagonal: Int, line: Int) {
    let reached = diagonals.compactMap { diagonal in self[diagonal].map { (diagonal, $0) } }
    return reached.max { a, b in
      (2 * a.1 - a.0, -abs(a.0)) < (2 * b.1 - b.0, -abs(b.0))
    } ?? (0, 0)
  }
}
