import CellConfiguration
import Foundation

/// A queue for changes of models from any thread, which the main actor delivers.
///
/// A scheduler owns it, and the observers that wait for a change hold it. The changes hold their
/// readers weakly.
///
/// `@unchecked Sendable` because changes come from any thread; the lock guards the mutable
/// properties.
final class ModelChangeQueue: @unchecked Sendable {
  /// A change of a model that a certain run of a reader's work read.
  struct Change: Sendable {
    weak var reader: (any ModelReader)?
    var generation: Int

    /// Whether the change was made during an update pass or other observed work, on its thread.
    var isFromPass = false

    /// Whether another thread made the change during such work.
    var isBesidePass = false
  }

  private let lock = NSLock()
  private var changes: [Change] = []
  private var isDeliveryDue = false
  private var passThread: ObjectIdentifier?

  /// Delivers an announced change of a model as soon as possible.
  ///
  /// A change on the main actor is delivered at once, or at the end of the pass that makes it.
  /// These changes arrive even if a toolkit's loop never yields to the main actor. Any other change
  /// waits for the main actor's next turn or the next flush, whichever comes first.
  func post(_ change: Change) {
    let isOnMainActor = MainQueue.isCurrent
    let thread = ObjectIdentifier(Thread.current)
    var change = change
    let needsTurn = lock.withLock {
      change.isFromPass = passThread == thread
      change.isBesidePass = passThread != nil && passThread != thread
      if isOnMainActor, !change.isFromPass { return false }
      changes.append(change)
      if change.isFromPass || isDeliveryDue { return false }
      isDeliveryDue = true
      return true
    }
    if change.isFromPass { return }
    if isOnMainActor {
      MainActor.assumeIsolated { [change] in change.reader?.handle(change) }
    } else if needsTurn {
      Task { @MainActor in deliver() }
    }
  }

  /// Records that this thread begins an update pass or other observed work.
  ///
  /// - Returns: Whether such work was already running.
  @MainActor
  func beginPass() -> Bool {
    let thread = ObjectIdentifier(Thread.current)
    return lock.withLock {
      defer { passThread = thread }
      return passThread != nil
    }
  }

  /// Delivers the changes that the pass made, and ends the pass unless it is part of another.
  @MainActor
  func endPass(isInner: Bool) {
    if !isInner { lock.withLock { passThread = nil } }
    deliverChangesOfPass()
  }

  /// Delivers the changes that the running pass has made so far.
  @MainActor
  func deliverChangesOfPass() {
    let made = lock.withLock {
      if changes.isEmpty { return [Change]() }
      defer { changes.removeAll(where: \.isFromPass) }
      return changes.filter(\.isFromPass)
    }
    for change in made { change.reader?.handle(change) }
  }

  /// Delivers all changes.
  @MainActor
  func deliver() {
    let received = lock.withLock {
      isDeliveryDue = false
      if changes.isEmpty { return [Change]() }
      defer { changes = [] }
      return changes
    }
    for change in received { change.reader?.handle(change) }
  }

  /// Returns whether any waiting change affects its reader.
  ///
  /// - Parameter isIncluded: Returns whether a reader counts.
  @MainActor
  func containsRelevantChange(where isIncluded: (any ModelReader) -> Bool) -> Bool {
    let waiting = lock.withLock { changes }
    return waiting.contains { change in
      guard let reader = change.reader, isIncluded(reader) else { return false }
      return reader.modelReads.isAffected(by: change)
    }
  }
}
