import Foundation

/// Where changes of models arrive from any thread, until the main actor has time for them.
///
/// Owned by a scheduler, and held by what waits for a change. The messages hold hosts weakly.
///
/// `@unchecked Sendable` because messages come from any thread; the lock guards the only mutable
/// property.
final class UpdateInbox: @unchecked Sendable {
  typealias Message = @MainActor @Sendable () -> Void

  private let lock = NSLock()
  private var messages: [Message] = []

  /// Adds a message, and returns whether it is the first one since the inbox was last emptied.
  func post(_ message: @escaping Message) -> Bool {
    lock.withLock {
      messages.append(message)
      return messages.count == 1
    }
  }

  /// Handles all messages.
  @MainActor
  func empty() {
    let received = lock.withLock {
      defer { messages = [] }
      return messages
    }
    for message in received { message() }
  }
}
