import Foundation

/// Where changes of models arrive from any thread, until the main actor has time for them.
///
/// Owned by a scheduler, and held by what waits for a change. The messages hold hosts weakly.
///
/// `@unchecked Sendable` because messages come from any thread; the lock guards the mutable
/// properties.
final class UpdateInbox: @unchecked Sendable {
  /// What a host is told: which of its passes read what has changed.
  struct Message: Sendable {
    weak var host: ConfigurableView?
    var generation: Int

    /// Whether an update pass made the change, and not somebody outside.
    var isFromPass = false

    /// Whether somebody outside made the change while an update pass was running.
    var isBesidePass = false
  }

  private let lock = NSLock()
  private var messages: [Message] = []
  private var passThread: ObjectIdentifier?

  /// Adds a message, and returns whether it is the first one since the inbox was last emptied.
  func post(_ message: Message) -> Bool {
    let thread = ObjectIdentifier(Thread.current)
    return lock.withLock {
      var message = message
      message.isFromPass = passThread == thread
      message.isBesidePass = passThread != nil && passThread != thread
      messages.append(message)
      return messages.count == 1
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
    for message in changes { message.host?.receive(message) }
  }

  /// Delivers all messages.
  @MainActor
  func empty() {
    let received = lock.withLock {
      if messages.isEmpty { return [Message]() }
      defer { messages = [] }
      return messages
    }
    for message in received { message.host?.receive(message) }
  }
}
