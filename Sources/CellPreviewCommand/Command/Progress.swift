import CellDocuments
import CellPictures
import Foundation

/// The progress of the command, on a line of standard error that is overwritten.
///
/// It exists while pictures are drawn. Several threads may call it. `@unchecked` because a lock
/// guards the mutable properties.
final class Progress: @unchecked Sendable {
  private let print: @Sendable (String) -> Void
  private let lock = NSLock()
  private var percent = -1

  /// Creates a progress line that a closure prints.
  init(print: @escaping @Sendable (String) -> Void) { self.print = print }

  /// Shows the number of finished pictures if that changes the line.
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
