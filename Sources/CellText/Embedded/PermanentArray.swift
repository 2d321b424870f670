/// An array that never changes and is never freed, so that reading it counts no references.
///
/// For tables that live as long as the program. Threads may share it, because nobody writes to it.
struct PermanentArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// The first element.
  let start: UnsafePointer<Element>
  let count: Int

  init(_ elements: some Collection<Element>) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = memory.initialize(from: elements)
    // There is memory for an element at least.
    start = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
    count = elements.count
  }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "expected an index below \(count), found \(index)")
    return start[index]
  }
}
