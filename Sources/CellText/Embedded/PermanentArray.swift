/// An array that never changes and is never freed, so reading it counts no references.
///
/// Use it for tables that live as long as the program. Threads may share it, because nothing writes
/// to it.
struct PermanentArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
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
