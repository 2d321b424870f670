import CellTesting

/// The laws of the alignment of any two texts, given as lines.
///
/// 1. Without the changed lines, both texts are equal.
/// 2. No shorter list of changes exists for texts with few changes.
/// 3. The description is empty exactly if the texts are equal.
/// 4. The signs of a description in full count the changed lines.
package struct LineLaws: Sendable {
  /// The changed lines of two texts, as plain values that a liar can change.
  package struct Outcome: Sendable {
    package var removed: [Bool]
    package var inserted: [Bool]
    package var description: String
  }

  private let distort: @Sendable (inout Outcome) -> Void

  /// Creates a checker.
  ///
  /// - Parameter distort: Changes the outcome before it is checked; only a liar changes anything.
  package init(distort: @escaping @Sendable (inout Outcome) -> Void = { _ in }) {
    self.distort = distort
  }

  /// The laws that the alignment of two texts breaks.
  package func violations(_ old: [String], _ new: [String]) -> [String] {
    let alignment = LineAlignment(from: old, to: new)
    let (first, second) = (old.joined(separator: "\n"), new.joined(separator: "\n"))
    var outcome = Outcome(
      removed: alignment.removed, inserted: alignment.inserted,
      description: LineDifference(from: first, to: second).description)
    distort(&outcome)
    var problems: [String] = []
    func kept(_ lines: [String], _ isChanged: [Bool]) -> [String] {
      zip(lines, isChanged).filter { !$0.1 }.map(\.0)
    }
    if outcome.removed.count != old.count || outcome.inserted.count != new.count
      || kept(old, outcome.removed) != kept(new, outcome.inserted)
    {
      problems.append("the remaining lines differ")
    }
    let count = (outcome.removed + outcome.inserted).filter(\.self).count
    let least = Self.leastChangeCount(old, new)
    if count < least || count > least, least <= 100 {
      problems.append("\(count) changes instead of \(least)")
    }
    if outcome.description.isEmpty != (first == second) { problems.append("described as none") }
    let shown = outcome.description.split(separator: "\n")
    let changed = shown.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.count
    // An empty text has one line.
    if !outcome.description.contains("  …"), !old.isEmpty, !new.isEmpty, changed != count {
      problems.append("shows \(changed) changes instead of \(count)")
    }
    return problems.map { "\($0): \(old), \(new), \(outcome)" }
  }

  /// The number of changes in a shortest list, from a table of all pairs of lines.
  private static func leastChangeCount(_ first: [String], _ second: [String]) -> Int {
    var numbers: [String: Int] = [:]
    let lines = [first, second].map { lines in
      lines.map { line in
        let number = numbers[line] ?? numbers.count
        numbers[line] = number
        return number
      }
    }
    let (old, new) = (lines[0], lines[1])
    var counts = Array(0...new.count)
    for (index, line) in old.enumerated() {
      var diagonal = counts[0]
      counts[0] = index + 1
      for (place, other) in new.enumerated() {
        let least = line == other ? diagonal : min(counts[place], counts[place + 1]) + 1
        diagonal = counts[place + 1]
        counts[place + 1] = least
      }
    }
    return counts[new.count]
  }
}
