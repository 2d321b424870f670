import Foundation
import Observation

/// A cancelable observation of the properties that one update pass read.
///
/// Observation has no way to cancel. A tracking therefore also reads a private property, and
/// changes that property to cancel. The change ends the observation of all models, so closures of
/// old passes do not accumulate in them. The change handler checks ``isBeingCancelled`` first.
///
/// Reads by nested work also belong to the work around it, including the property of the nested
/// tracking. Changing that property would also end the outer observation. Releasing it before the
/// outer observation begins would be worse: Observation never releases the observers of a property
/// that is gone. So a nested tracking that is canceled lives until its outer one is canceled.
///
/// Its owners are the host until cancellation, then the outer tracking, and the trackings nested in
/// it. Any thread may announce a change.
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

  /// Ends the observation, or lets it end together with its outer observation.
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

  /// Keeps a nested tracking until the end of this one or of its outer one.
  ///
  /// - Returns: `true` if the tracking is kept; `false` if all outer trackings have ended.
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
  // Both are shared by all schedulers, because Observation nests all work that runs on a thread.

  /// The innermost tracking whose work is running now.
  @MainActor private static var innermost: ModelTracking?

  /// Whether work is running whose observation cannot be canceled.
  @MainActor private static var isInUncancelableWork = false

  /// Runs work and observes the models that it reads.
  ///
  /// - Parameters:
  ///   - isCancelable: Whether the observation can be canceled, which has a cost. Work inside work
  ///     that is not cancelable is never cancelable.
  ///   - work: The work.
  ///   - onChange: Returns the closure that announces a change; called after work that read a
  ///     model. Its argument is the tracking, or `nil` if the observation cannot be canceled.
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
