import Foundation
import Observation

/// The observable properties that one update pass read, until one of them changes.
///
/// Observation has no way to stop waiting for a change. A tracking therefore also reads a property
/// of its own, and changes that when it is cancelled, which ends the waiting everywhere: models do
/// not collect closures of passes long past.
///
/// Owned by its host. Any thread may announce a change.
final class ModelTracking: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var isCancelled: Bool { false }

  /// Runs a pass and calls back, once, when a property that it read changes.
  ///
  /// - Parameters:
  ///   - isCancellable: Whether to pay for ``cancel()``; passes that read no model need none.
  ///   - didTrack: Called at the end if the pass read anything observable.
  ///   - onChange: Called on the thread that makes the change, just before it is made.
  ///   - pass: What reads.
  @MainActor
  func track(
    isCancellable: Bool, didTrack: () -> Void, onChange: @escaping @Sendable () -> Void,
    _ pass: () -> Void
  ) {
    /// Evaluated only if there is anything to wait for.
    func wait() -> @Sendable () -> Void {
      didTrack()
      return onChange
    }
    withObservationTracking(
      {
        if isCancellable { registrar.access(self, keyPath: \.isCancelled) }
        pass()
      }, onChange: wait())
  }

  /// Ends the waiting.
  func cancel() { registrar.withMutation(of: self, keyPath: \.isCancelled) {} }
}
