/// A cycle of update passes that keep requesting one another.
public struct UpdateCycle: Hashable, Sendable {
  /// One pass of the cycle.
  public struct Step: Hashable, Sendable {
    /// The cell, header or footer that was updated, such as `ListCell 3`.
    public var host: String

    /// The reasons for the pass.
    public var reasons: [UpdateReason]
  }

  /// The passes in the order in which they ran.
  ///
  /// Each pass requested the next one. The last one requested the pass that was refused.
  public var steps: [Step]

  /// The name of the host whose next update was refused.
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
