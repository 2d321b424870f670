import Foundation
import Observation

/// A model that any thread may change.
///
/// `@unchecked Sendable` because a lock guards its only mutable property.
package final class LockedModel: Observable, @unchecked Sendable {
  private let lock = NSLock()
  private let registrar = ObservationRegistrar()
  private var stored = 0
  private var announced = 0

  package init() {}

  package var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return lock.withLock { stored }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { stored = newValue } }
    }
  }

  /// Whether a thread may be about to change the value, or be changing it.
  var isBeingChanged: Bool { lock.withLock { announced > 0 } }

  /// Notes that a thread that begins now will change the value.
  func willChange() { lock.withLock { announced += 1 } }

  /// Notes that the thread has changed the value.
  func didChange() { lock.withLock { announced -= 1 } }
}

/// A model with two properties that a cell may read.
@Observable
package final class Model {
  package var title = "A"
  package var count = 0

  package init() {}
}
