import Foundation
import Observation

/// The observable properties that one update pass read, until one of them changes.
///
/// Observation has no way to stop waiting for a change. A tracking therefore also reads a property
/// of its own, and changes that when it is cancelled, which ends the waiting everywhere: models do
/// not collect closures of passes long past. What is called then asks ``isBeingCancelled`` first.
///
/// Owned by its host, and by what waits for a change, until that came or was cancelled. Any thread
/// may announce a change.
///
/// `@unchecked Sendable` because changes come from any thread; the lock guards the only mutable
/// property.
final class ModelTracking: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var cancellingThread: ObjectIdentifier?

  /// Whether this thread is ending the waiting now, and no model has changed.
  var isBeingCancelled: Bool {
    let thread = ObjectIdentifier(Thread.current)
    return lock.withLock { cancellingThread == thread }
  }

  /// Reads the property that ``cancel()`` changes.
  func join() { registrar.access(self, keyPath: \.isBeingCancelled) }

  /// Ends the waiting.
  func cancel() {
    let thread = ObjectIdentifier(Thread.current)
    lock.withLock { cancellingThread = thread }
    registrar.withMutation(of: self, keyPath: \.isBeingCancelled) {}
    lock.withLock { cancellingThread = nil }
  }
}
