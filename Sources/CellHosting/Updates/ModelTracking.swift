import Foundation
import Observation

/// A cancelable observation of the properties that one update pass read.
///
/// Observation has no way to cancel. A tracking therefore also reads a property of its own, and
/// changes that property to cancel. The change ends the observation of all models, so closures of
/// old passes do not accumulate in them. The change handler checks ``isBeingCancelled`` first.
///
/// Its owners are its host and the change handler, until a change or the cancellation. Any thread
/// may announce a change.
///
/// `@unchecked Sendable` because changes come from any thread; the lock guards the only mutable
/// property.
final class ModelTracking: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var cancellingThread: ObjectIdentifier?

  /// Whether this thread is canceling the observation now, without a change of a model.
  var isBeingCancelled: Bool {
    let thread = ObjectIdentifier(Thread.current)
    return lock.withLock { cancellingThread == thread }
  }

  /// Reads the property that ``cancel()`` changes.
  func join() { registrar.access(self, keyPath: \.isBeingCancelled) }

  /// Ends the observation.
  func cancel() {
    let thread = ObjectIdentifier(Thread.current)
    lock.withLock { cancellingThread = thread }
    registrar.withMutation(of: self, keyPath: \.isBeingCancelled) {}
    lock.withLock { cancellingThread = nil }
  }
}
