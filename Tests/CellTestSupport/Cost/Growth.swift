import Foundation
package import Testing

/// How the work of an operation grows with the size of what it works on.
package enum Growth {
  case constant
  case logarithmic
  case linear

  fileprivate func factor(from small: Int, to large: Int) -> Double {
    switch self {
    case .constant: 1
    case .logarithmic: log2(Double(large)) / log2(Double(small))
    case .linear: Double(large) / Double(small)
    }
  }
}

/// Checks that work does not grow faster than its documentation says.
///
/// What no number of calls or allocations tells is timed: the shortest of several runs counts, in
/// time that the thread had a processor. The bound is in the middle, as a factor, between the
/// claimed growth and one that is faster by the size itself: logarithmic rather than linear, linear
/// rather than quadratic. What else the machine does is far from either.
///
/// - Parameters:
///   - growth: The claimed growth.
///   - small: A size.
///   - large: Another size, many times as large.
///   - name: The operation, for the message.
///   - prepare: Returns the work for a size.
package func expectGrowth(
  _ growth: Growth, from small: Int, to large: Int, _ name: String = "work",
  sourceLocation: SourceLocation = #_sourceLocation, _ prepare: (_ size: Int) -> () -> Void
) {
  let times = [small, large].map { (size: Int) -> Double in
    let work = prepare(size)
    work()
    return (0..<5).map { _ in
      let start = processorTime()
      work()
      return processorTime() - start
    }.reduce(.infinity, min)
  }
  let limit = growth.factor(from: small, to: large) * (Double(large) / Double(small)).squareRoot()
  // A time that the clock cannot tell from 0 would allow nothing.
  let factor = times[1] / max(times[0], 1e-6)
  #expect(
    factor <= limit, "\(name): \(factor) times as long for \(large) as for \(small)",
    sourceLocation: sourceLocation)
}

/// The time that the thread had a processor, in seconds.
private func processorTime() -> Double {
  #if os(Windows)
    ProcessInfo.processInfo.systemUptime
  #else
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  #endif
}
