import Foundation

/// A record of whether a model that a registration's closure read has changed.
///
/// Its owners are the notes of the cell and the models. Any thread may announce a change.
///
/// `@unchecked Sendable` because changes come from any thread; the lock guards the only mutable
/// property.
final class RegistrationReads: @unchecked Sendable {
  private let lock = NSLock()
  private var changed = false
  private var tracking: ModelTracking?

  /// Whether a model has changed since the closure ran.
  var hasChanged: Bool { lock.withLock { changed } }

  /// Runs a closure and observes the models that it reads.
  @MainActor
  init(of configure: () -> Void) {
    ModelTracking.observe(isCancelable: true, configure) { tracking in
      self.tracking = tracking
      return { [weak self, weak tracking] in
        if tracking?.isBeingCancelled != true { self?.noteChange() }
      }
    }
  }

  deinit { tracking?.cancel() }

  private func noteChange() { lock.withLock { changed = true } }
}
