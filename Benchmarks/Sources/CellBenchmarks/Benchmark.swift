import AllocationCounter
import Foundation

/// Times a piece of work and counts its heap allocations.
///
/// The work runs in batches that are long enough for the clock. The report gives the median batch,
/// in processor time of the thread, which a busy machine disturbs least.
@MainActor
struct Benchmark {
  let name: String
  let limit: Limit
  /// Whether one run takes milliseconds, so that a few runs are enough.
  let isLong: Bool
  let work: @MainActor () -> Void

  nonisolated init(
    _ name: String, limit: Limit = Limit(), isLong: Bool = false,
    _ work: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.limit = limit
    self.isLong = isLong
    self.work = work
  }

  /// Prints one line of the report.
  func report(_ misses: inout Misses) {
    warmUp()
    let nanoseconds = medianTime()
    let allocations = countedAllocations()
    let isMet =
      nanoseconds <= limit.nanoseconds ?? .infinity && allocations <= limit.allocations ?? .infinity
    print(
      "  \(name.padded(to: 58)) " + String(format: "%10.1f ns", nanoseconds)
        + String(format: " %7.2f allocations", allocations) + limit.description
        + misses.mark(unless: isMet))
  }

  /// Prints the number of allocations alone.
  func reportCounts() {
    warmUp()
    print(String(format: "%@: %.2f allocations", name, countedAllocations()))
  }

  private func warmUp() {
    for _ in 0..<(isLong ? 2 : 100) { work() }
  }

  private func medianTime() -> Double {
    var iterations = isLong ? 1 : 100
    while !isLong, time(iterations) < 2_000_000, iterations < 10_000_000 { iterations *= 2 }
    let batches = (0..<21).map { _ in time(iterations) / Double(iterations) }.sorted()
    return batches[batches.count / 2]
  }

  private func time(_ iterations: Int) -> Double {
    let start = threadTime()
    for _ in 0..<iterations { work() }
    return threadTime() - start
  }

  private func countedAllocations() -> Double {
    let runs = isLong ? 1 : 1000
    return allocations { for _ in 0..<runs { work() } } / Double(runs)
  }
}

/// The most that a piece of work may cost.
struct Limit: CustomStringConvertible {
  var nanoseconds: Double?
  var allocations: Double?

  var description: String {
    let parts = [
      nanoseconds.map { String(format: "%.0f ns", $0) },
      allocations.map { String(format: "%.0f allocations", $0) },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : "   at most " + parts.joined(separator: ", ")
  }
}

/// The number of figures of a run that miss their limits.
struct Misses {
  private(set) var count = 0

  /// Counts a figure unless it meets its limit, and returns the end of its line.
  mutating func mark(unless isMet: Bool) -> String {
    if isMet { return "" }
    count += 1
    return "   MISSED"
  }
}

/// Returns the processor time of the thread, in nanoseconds.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the number of heap allocations that a piece of work makes on this thread.
func allocations(_ work: () -> Void) -> Double {
  let before = heap_allocations_of_thread()
  work()
  return Double(heap_allocations_of_thread() - before)
}

/// Keeps the optimizer from removing a value that nothing reads.
@inline(__always)
func blackHole<T>(_ value: T) {
  withUnsafePointer(to: value) { look_at($0) }
}

extension String {
  /// The text with spaces behind it.
  func padded(to length: Int) -> String {
    padding(toLength: length, withPad: " ", startingAt: 0)
  }
}
