/// An array that never changes and is never freed, so that reading it counts no references.
///
/// For tables that live as long as the program. Threads may share it, because nobody writes to it.
struct PermanentArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// The first element.
  let start: UnsafePointer<Element>
  let count: Int

  init(_ elements: some Collection<Element>) {
    count = elements.count
    // Without elements there is no memory, and nothing reads any.
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
