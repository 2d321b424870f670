import Foundation

/// How far the command is, on a line of standard error that is written anew.
///
/// Lives while something is drawn; whoever draws may call it from several threads. `@unchecked`
/// because a lock guards what changes.
final class Progress: @unchecked Sendable {
  private let print: @Sendable (String) -> Void
  private let lock = NSLock()
  private var percent = -1

  /// Creates a line that is printed by a closure.
  init(print: @escaping @Sendable (String) -> Void) { self.print = print }

  /// Shows how many of the pictures are drawn, where that changes the line.
  func show(_ count: Int, of total: Int) {
    lock.withLock {
      let percent = count * 100 / max(total, 1)
      guard percent > self.percent else { return }
      self.percent = percent
      print("\rDrawing \(count) of \(total) pictures")
    }
  }

  /// Erases the line.
  func end() { print("\r\u{1B}[K") }
}
