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

  /// Reads the property that ``cancel()`` changes.
  func join() { registrar.access(self, keyPath: \.isCancelled) }

  /// Ends the waiting.
  func cancel() { registrar.withMutation(of: self, keyPath: \.isCancelled) {} }
}
