/// A pass that marked a host; a chain of causes leads back to the change from outside.
///
/// Its owners are the marks and passes that follow from it. It never changes.
final class UpdateCause: Sendable {
  private let host: String
  private let reasons: UpdateReasons
  private let previous: UpdateCause?

  /// The number of passes in the chain up to this one.
  let depth: Int

  /// Creates a cause from the running pass.
  @MainActor
  init(_ running: Updater) {
    host = running.name
    reasons = running.pass.reasons
    previous = running.pass.cause
    depth = running.pass.depth
  }

  /// Returns the last passes of the chain, up to a number.
  func lastSteps(_ count: Int) -> [UpdateCycle.Step] {
    sequence(first: self, next: \.previous).prefix(count).reversed().map {
      UpdateCycle.Step(host: $0.host, reasons: $0.reasons.list)
    }
  }
}
