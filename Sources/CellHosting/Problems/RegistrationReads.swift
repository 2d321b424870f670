import Foundation
import Observation

/// Whether a model has changed that the closure of a registration read.
///
/// Its owners are the notes of the cell and the models. Any thread may announce a change.
///
/// `@unchecked Sendable` because changes come from any thread; the lock guards the only property.
final class RegistrationReads: @unchecked Sendable {
  private let lock = NSLock()
  private var changed = false

  /// Whether a model has changed since the closure ran.
  var hasChanged: Bool { lock.withLock { changed } }

  /// Runs a closure and observes the models that it reads.
  @MainActor
  init(of configure: () -> Void) {
    withObservationTracking(configure) { [weak self] in self?.noteChange() }
  }

  private func noteChange() { lock.withLock { changed = true } }
}
