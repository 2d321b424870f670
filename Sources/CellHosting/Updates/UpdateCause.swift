/// A pass that marked somebody; a chain of them leads back to what came from outside.
///
/// Owned by the marks and passes that follow from it. Never changed.
final class UpdateCause: Sendable {
  private let host: String
  private let reasons: UpdateReasons
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
      UpdateCycle.Step(host: $0.host, reasons: $0.reasons.list)
    }
  }
}
