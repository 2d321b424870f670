import Foundation
import Observation

/// A cancelable observation of the properties that one update pass read.
///
/// Observation has no way to cancel. A tracking therefore also reads a property of its own, and
/// changes that property to cancel. The change ends the observation of all models, so closures of
/// old passes do not accumulate in them. The change handler checks ``isBeingCancelled`` first.
///
/// What nested work reads counts as read by the work around it, and so does the property of the
/// nested tracking. Changing that property would end the outer observation as well. Releasing it
/// before the outer observation begins would be worse: Observation keeps what waits for a property
/// that is gone. So a nested tracking that is canceled stays until its outer one is.
///
/// Its owners are its host until the cancellation, then the outer tracking, and the trackings
/// nested in it. Any thread may announce a change.
///
/// `@unchecked Sendable` because changes come from any thread; the lock guards the mutable
/// properties.
final class ModelTracking: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var cancellingThread: ObjectIdentifier?

  /// The observation that this one is part of; `nil` for none.
  private let outer: ModelTracking?

  /// The nested trackings to be canceled together with this one.
  private var parts: [ModelTracking] = []
  private var isCancelled = false

  /// Creates a tracking.
  ///
  /// - Parameter outer: The tracking of the work that the tracked work is part of; `nil` for none.
  private init(in outer: ModelTracking?) { self.outer = outer }

  /// Whether this thread is canceling the observation now, without a change of a model.
  var isBeingCancelled: Bool {
    let thread = ObjectIdentifier(Thread.current)
    return lock.withLock { cancellingThread == thread }
  }

  /// Reads the property that ``cancel()`` changes.
  private func join() { registrar.access(self, keyPath: \.isBeingCancelled) }

  /// Ends the observation, or leaves it to the end of the one that it is part of.
  func cancel() {
    if outer?.take(self) == true { return }
    let thread = ObjectIdentifier(Thread.current)
    let parts = lock.withLock {
      cancellingThread = thread
      isCancelled = true
      defer { self.parts = [] }
      return self.parts
    }
    registrar.withMutation(of: self, keyPath: \.isBeingCancelled) {}
    lock.withLock { cancellingThread = nil }
    for part in parts { part.cancel() }
  }

  /// Takes over a nested tracking until the end of this one or of the one around it.
  ///
  /// - Returns: Whether it did: not if all of them have ended.
  private func take(_ part: ModelTracking) -> Bool {
    let isTaken = lock.withLock {
      if !isCancelled { parts.append(part) }
      return !isCancelled
    }
    return isTaken || outer?.take(part) == true
  }
}

// MARK: Observing

extension ModelTracking {
  // Both are the same for all schedulers, because Observation nests whatever runs on a thread.

  /// The innermost tracking whose work is running now.
  @MainActor private static var innermost: ModelTracking?

  /// Whether work is running whose observation cannot be canceled.
  @MainActor private static var isInUncancelableWork = false

  /// Does work and observes the models that it reads.
  ///
  /// - Parameters:
  ///   - isCancelable: Whether the observation can be canceled, which has a cost. Work inside work
  ///     that is not cancelable never is.
  ///   - work: The work.
  ///   - onChange: Returns the closure that announces a change; called after the work, if that read
  ///     a model. Its argument is the tracking, or `nil` if the observation cannot be canceled.
  @MainActor
  static func observe(
    isCancelable: Bool, _ work: () -> Void, onChange: (ModelTracking?) -> @Sendable () -> Void
  ) {
    let (outer, wasInUncancelableWork) = (innermost, isInUncancelableWork)
    isInUncancelableWork = wasInUncancelableWork || !isCancelable
    let tracking = isInUncancelableWork ? nil : ModelTracking(in: outer)
    if let tracking { innermost = tracking }
    withObservationTracking(
      {
        tracking?.join()
        work()
      }, onChange: onChange(tracking))
    innermost = outer
    isInUncancelableWork = wasInUncancelableWork
  }
}
