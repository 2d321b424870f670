import AllocationCounter
package import Testing

/// Whether allocations are counted, which they are on Linux.
package let isCountingAllocations = heap_allocations_of_thread() >= 0

/// Checks how often a block allocates memory, once its lazy tables are filled.
///
/// Without optimization, the compiler allocates more than the code requires. The bound for such
/// builds is the count of Swift 6.3, so that growth is noticed.
package func expectAllocations(
  _ limit: Int, inDebug debugLimit: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
  _ block: () -> Void
) {
  block()
  let count = allocations(block)
  #if DEBUG
    #expect(count <= max(limit, debugLimit), sourceLocation: sourceLocation)
  #else
    #expect(count <= limit, sourceLocation: sourceLocation)
  #endif
}

/// Returns how often a block allocates memory.
package func allocations(_ block: () -> Void) -> Int {
  let before = heap_allocations_of_thread()
  block()
  return Int(heap_allocations_of_thread() - before)
}

/// Keeps the optimizer from dropping the work that made a value.
@inline(never)
package func keep<Value>(_ value: Value) {}
