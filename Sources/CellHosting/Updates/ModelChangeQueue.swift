import Dispatch
import Foundation

/// Where changes of models arrive from any thread, until the main actor has time for them.
///
/// Owned by a scheduler, and held by what waits for a change. The changes hold their readers
/// weakly.
///
/// `@unchecked Sendable` because changes come from any thread; the lock guards the mutable
/// properties.
final class ModelChangeQueue: @unchecked Sendable {
  /// A change of what one run of a reader's work read.
  struct Change: Sendable {
    weak var reader: (any ModelReader)?
    var generation: Int

    /// Whether an update pass or other work that reads made the change, and not somebody outside.
    var isFromPass = false

    /// Whether somebody outside made the change while such work was running.
    var isBesidePass = false
  }

  private let lock = NSLock()
  private var changes: [Change] = []
  private var isDeliveryDue = false
  private var passThread: ObjectIdentifier?

  /// Tells the queue of the main actor, which on Linux need not be on the first thread.
  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether what runs here may do what belongs to the main actor.
  private static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
  }

  /// Passes on that a model is about to change, as soon as that can be done.
  ///
  /// A change on the main actor is delivered at once, or at the end of the pass that makes it, so
  /// that a loop of a toolkit hears of it which never gives the main actor a turn. Any other change
  /// waits for a turn of the main actor or for the next flush, whichever comes first.
  func post(_ change: Change) {
    let isOnMainActor = Self.isOnMainActor
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

  /// Notes that what this thread does now is done in an update pass, or is other work that reads.
  ///
  /// - Returns: Whether it was so before.
  @MainActor
  func beginPass() -> Bool {
    let thread = ObjectIdentifier(Thread.current)
    return lock.withLock {
      defer { passThread = thread }
      return passThread != nil
    }
  }

  /// Delivers what the pass has changed, and goes back to what was before it.
  @MainActor
  func endPass(isInner: Bool) {
    if !isInner { lock.withLock { passThread = nil } }
    deliverChangesOfPass()
  }

  /// Delivers what the running pass has changed up to now.
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

  /// Whether there are changes that delivering them would tell a reader of.
  ///
  /// - Parameter isIncluded: Whether a reader counts.
  @MainActor
  func containsRelevantChange(where isIncluded: (any ModelReader) -> Bool) -> Bool {
    let waiting = lock.withLock { changes }
    return waiting.contains { change in
      guard let reader = change.reader, isIncluded(reader) else { return false }
      return reader.modelReads.isAffected(by: change)
    }
  }
}
