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

/// A pass that marked somebody; a chain of them leads back to what came from outside.
///
/// Owned by the marks and passes that follow from it. Never changed.
final class UpdateCause: Sendable {
  private let host: String
  private let reasons: NotedReasons
  private let previous: UpdateCause?

  /// How many passes asked for one another up to this one.
  let depth: Int

  /// The pass that is running.
  @MainActor
  init(_ running: Updater) {
    host = running.name
    reasons = running.pass.reasons
    previous = running.pass.cause
    depth = running.pass.depth
  }

  /// The last passes that led here, at most as many as are asked for.
  func lastSteps(_ count: Int) -> [UpdateCycle.Step] {
    sequence(first: self, next: \.previous).prefix(count).reversed().map {
      UpdateCycle.Step(host: $0.host, reasons: $0.reasons.spelledOut)
    }
  }
}
