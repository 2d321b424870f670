import Dispatch
import Foundation

/// Where changes of models arrive from any thread, until the main actor has time for them.
///
/// Owned by a scheduler, and held by what waits for a change. The messages hold updaters weakly.
///
/// `@unchecked Sendable` because messages come from any thread; the lock guards the mutable
/// properties.
final class UpdateInbox: @unchecked Sendable {
  /// What an updater is told: which of its passes read what has changed.
  struct Message: Sendable {
    weak var updater: Updater?
    var generation: Int

    /// Whether an update pass made the change, and not somebody outside.
    var isFromPass = false

    /// Whether somebody outside made the change while an update pass was running.
    var isBesidePass = false
  }

  private let lock = NSLock()
  private var messages: [Message] = []
  private var isTurnDue = false
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
  func announce(_ message: Message) {
    let isOnMainActor = Self.isOnMainActor
    let thread = ObjectIdentifier(Thread.current)
    var message = message
    let needsTurn = lock.withLock {
      message.isFromPass = passThread == thread
      message.isBesidePass = passThread != nil && passThread != thread
      if isOnMainActor, !message.isFromPass { return false }
      messages.append(message)
      if message.isFromPass || isTurnDue { return false }
      isTurnDue = true
      return true
    }
    if message.isFromPass { return }
    if isOnMainActor {
      MainActor.assumeIsolated { [message] in message.updater?.receive(message) }
    } else if needsTurn {
      Task { @MainActor in deliver() }
    }
  }

  /// Notes that what this thread does now is done in an update pass.
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
    let changes = lock.withLock {
      if !isInner { passThread = nil }
      if messages.isEmpty { return [Message]() }
      defer { messages.removeAll(where: \.isFromPass) }
      return messages.filter(\.isFromPass)
    }
    for message in changes { message.updater?.receive(message) }
  }

  /// Delivers all messages.
  @MainActor
  func deliver() {
    let received = lock.withLock {
      isTurnDue = false
      if messages.isEmpty { return [Message]() }
      defer { messages = [] }
      return messages
    }
    for message in received { message.updater?.receive(message) }
  }

  /// Whether there are messages that delivering them would mark somebody for.
  ///
  /// - Parameter isMeant: Whether an updater counts.
  @MainActor
  func containsNews(for isMeant: (Updater) -> Bool) -> Bool {
    let waiting = lock.withLock { messages }
    return waiting.contains { message in
      guard let updater = message.updater, isMeant(updater) else { return false }
      return updater.pass.concerns(message)
    }
  }
}
