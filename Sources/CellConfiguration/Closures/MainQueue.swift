import Foundation

/// The queue of the main actor, which on Linux may run on a thread other than the first.
package enum MainQueue {
  #if canImport(Dispatch)
    private static let key = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether the current code runs where it may use the main actor.
    package static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
  #else
    /// Whether the current code runs where it may use the main actor: on the main thread.
    package static var isCurrent: Bool { Thread.isMainThread }
  #endif
}
