/// A cycle of update passes, or of flushes, that keep requesting one another.
///
/// Its description lists each cell and the reasons for its passes.
public struct UpdateCycle: Hashable, Sendable {
  /// One pass of the cycle.
  package struct Step: Hashable, Sendable {
    /// The cell, header or footer that was updated, such as `ListCell 3`.
    package var host: String

    /// The reasons for the pass; empty if the view was only laid out.
    package var reasons: [UpdateReason]
  }

  /// The code that requests each next step of a cycle.
  package enum Requester: Hashable, Sendable {
    /// The update pass before it.
    case pass

    /// The ``UpdateScheduler/changeHandler`` at the end of a flush.
    case changeHandler

    /// The ``UpdateScheduler/sizeInvalidationHandler`` in a flush.
    case sizeInvalidationHandler

    /// The layout in a flush.
    case layout
  }

  /// The passes in the order in which they ran.
  ///
  /// Each pass requested the next one, and the last one requested the pass that was refused. If the
  /// requester is not a pass, each step is the first view of one flush.
  package var steps: [Step]

  /// The name of the host whose next update was refused, or left to a later flush.
  public var refused: String

  /// The code that requests each next step.
  package var requester = Requester.pass
}

extension UpdateCycle: CustomStringConvertible {
  /// The cycle on one line: `ListCell 1 (request) > ListCell 2 (state: selected) > ListCell 1`.
  ///
  /// Steps that repeat are printed once, with their number: `ListCell 1 (request) × 32 > ListCell
  /// 1` and `[ListCell 1 (request) > ListCell 2 (request)] × 16 > ListCell 1`.
  public var description: String {
    let names = steps.map { step in
      let reasons = step.reasons.map(\.description).joined(separator: "; ")
      return "\(step.host) (\(reasons.isEmpty ? "layout" : reasons))"
    }
    return (Self.folded(names) + [refused]).joined(separator: " > ")
  }

  /// Returns steps with a repeated sequence at their end folded into one.
  ///
  /// If several sequences repeat, the one that leaves the fewest steps is folded, and the shortest
  /// of these.
  package static func folded(_ steps: [String]) -> [String] {
    var best = (saved: 0, period: 0, count: 0)
    for period in 1..<max(steps.count / 2 + 1, 1) {
      let last = steps.suffix(period)
      var count = 1
      while steps.dropLast(count * period).suffix(period).elementsEqual(last) { count += 1 }
      let saved = (count - 1) * period
      if saved > best.saved { best = (saved, period, count) }
    }
    guard best.count > 1 else { return steps }
    let repeated = steps.suffix(best.period).joined(separator: " > ")
    return steps.dropLast(best.saved + best.period)
      + ["\(best.period > 1 ? "[\(repeated)]" : repeated) × \(best.count)"]
  }
}
