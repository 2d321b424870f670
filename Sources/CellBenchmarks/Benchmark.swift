import AllocationCounter
import Foundation

/// Times a piece of work and counts its heap allocations.
///
/// The work runs in batches that are long enough for the clock. The report gives the median batch,
/// which a busy machine disturbs least.
@MainActor
struct Benchmark {
  let name: String
  let goal: String?
  /// Whether one run takes milliseconds, so that a few runs are enough.
  let isLong: Bool
  let work: @MainActor () -> Void

  nonisolated init(
    _ name: String, goal: String? = nil, isLong: Bool = false,
    _ work: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.goal = goal
    self.isLong = isLong
    self.work = work
  }

  /// The cost of one run of the work.
  struct Result {
    var nanoseconds: Double
    var allocations: Double
  }

  func run() -> Result {
    for _ in 0..<(isLong ? 2 : 100) { work() }
    var iterations = isLong ? 1 : 100
    while !isLong, time(iterations) < .milliseconds(2), iterations < 10_000_000 { iterations *= 2 }
    let batches = (0..<21).map { _ in time(iterations) / Double(iterations) }.sorted()
    let median = batches[batches.count / 2]
    let counted = isLong ? 1 : 1000
    let before = heap_allocations_of_thread()
    for _ in 0..<counted { work() }
    let allocations = heap_allocations_of_thread() - before
    return Result(
      nanoseconds: Double(median.components.attoseconds) / 1e9
        + Double(median.components.seconds) * 1e9,
      allocations: Double(allocations) / Double(counted))
  }

  private func time(_ iterations: Int) -> Duration {
    ContinuousClock().measure { for _ in 0..<iterations { work() } }
  }

  /// Prints one line of the report.
  func report() {
    let result = run()
    let time = String(format: "%10.1f ns", result.nanoseconds)
    let allocations = String(format: "%7.2f allocations", result.allocations)
    print(
      "  \(name.padding(toLength: 58, withPad: " ", startingAt: 0)) \(time) \(allocations)"
        + (goal.map { "   goal: \($0)" } ?? ""))
  }
}

/// Keeps the optimizer from removing a value that nothing reads.
@inline(__always)
func blackHole<T>(_ value: T) {
  withUnsafePointer(to: value) { look_at($0) }
}
