import Foundation
package import Testing

/// The growth of an operation's work with the size of its input.
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
/// Counts of calls or allocations do not show all work, so this measures time. The shortest of
/// several runs counts, in processor time of the thread; of the larger size, the first run that is
/// short enough ends the check. The bound is the geometric mean of the claimed growth and the next
/// faster one, which is larger by a factor of the size: linear for logarithmic, quadratic for
/// linear. Other work of the machine changes the time by much less.
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
  let bound = growth.factor(from: small, to: large) * (Double(large) / Double(small)).squareRoot()
  // A time that the clock measures as 0 would not allow any growth.
  let limit = bound * max(processorTime(of: prepare(small)), 1e-6)
  let time = processorTime(upTo: limit, of: prepare(large))
  #expect(
    time <= limit,
    "\(name): \(time / limit * bound) times as long for \(large) as for \(small)",
    sourceLocation: sourceLocation)
}

/// Returns the processor time of the thread for some work, in seconds.
///
/// The work runs until a run is within the limit, at most six times. The shortest run counts.
package func processorTime(upTo limit: Double = 0, of work: () -> Void) -> Double {
  var shortest = Double.infinity
  for _ in 0..<6 where shortest > limit {
    let start = processorTime()
    work()
    shortest = min(shortest, processorTime() - start)
  }
  return shortest
}

/// The processor time of the thread, in seconds.
private func processorTime() -> Double {
  #if os(Windows)
    ProcessInfo.processInfo.systemUptime
  #else
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  #endif
}
