import CellConfiguration
import Foundation

/// The tables of the embedded shaper, read once and never freed.
///
/// This is a class with a single static instance, which owns it and to which every embedded shaper
/// refers. Measuring the characters of the system font therefore does not check whether their
/// tables were read. The tables of other characters are read when one first occurs.
final class EmbeddedTables: Sendable {
  static let shared = EmbeddedTables()

  let system = SystemFont()
  /// The tracking in points of sizes that are whole numbers, as almost all sizes are.
  private let tracking = PermanentArray(SystemTracking.ofWholeSizes())

  private init() {}

  /// Returns the space added after every character of a font, in points.
  func tracking(of font: ResolvedFont) -> CGFloat {
    guard font.familyName == nil, font.design != .monospaced else { return 0 }
    let size = font.pointSize
    if size >= 0, size < CGFloat(tracking.count) {
      let whole = Int(size)
      if CGFloat(whole) == size { return tracking[whole] }
    }
    return SystemTracking.points(at: size)
  }
}

/// An array that never changes and is never freed, so reading it counts no references.
///
/// Use it for tables that live as long as the process. Threads may share it, because nothing writes
/// to it.
struct PermanentArray<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable {
  /// The first element.
  let start: UnsafePointer<Element>
  let count: Int

  init(_ elements: some Collection<Element>) {
    count = elements.count
    // An empty array has no memory, and nothing reads any.
    guard count > 0 else {
      start = UnsafePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
      return
    }
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    _ = memory.initialize(from: elements)
    start = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
  }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "expected an index below \(count), found \(index)")
    return start[index]
  }
}
