import Foundation
import Observation

/// A model that any thread may change.
///
/// `@unchecked Sendable` because a lock guards its only mutable property.
package final class LockedModel: Observable, @unchecked Sendable {
  private let lock = NSLock()
  private let registrar = ObservationRegistrar()
  private var stored = 0

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
}
