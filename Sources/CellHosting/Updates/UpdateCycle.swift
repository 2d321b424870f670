/// Update passes that keep asking for one another: who was updated, why, and by whom.
public struct UpdateCycle: Hashable, Sendable {
  /// One pass of the cycle.
  public struct Step: Hashable, Sendable {
    /// The cell, header or footer that was updated, such as `ListCell 3`.
    public var host: String

    /// Why it was updated.
    public var reasons: [UpdateReason]
  }

  /// The passes in the order in which they ran; each one asked for the next, the last one for yet
  /// another.
  public var steps: [Step]

  /// The host whose next update was refused.
  public var refused: String
}

extension UpdateCycle: CustomStringConvertible {
  /// The cycle on one line: `ListCell 1 (request) > ListCell 2 (state: selected) > ListCell 1`.
  public var description: String {
    let steps = steps.map { step in
      "\(step.host) (\(step.reasons.map(\.description).joined(separator: "; ")))"
    }
    return (steps + [refused]).joined(separator: " > ")
  }
}
