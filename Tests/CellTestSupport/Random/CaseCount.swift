import Foundation

/// Whether `CELL_ALL_CASES` is set, as in the long checks.
package let isLongCheck = ProcessInfo.processInfo.environment["CELL_ALL_CASES"] != nil

/// Whether tests try all of their cases, or all but those that would take too long for each change:
/// in release builds, and if `CELL_ALL_CASES` is set.
///
/// A debug build takes about thirty times as long for a case. It runs the code of every test, on
/// one of twenty cases.
package let triesAllCases = !_isDebugAssertConfiguration() || isLongCheck

/// Returns how many cases there are for each one that a test tries.
private func step(_ stepInRelease: Int) -> Int {
  isLongCheck ? 1 : triesAllCases ? stepInRelease : 20
}

/// Returns how many of a number of random cases a test tries; at least one.
///
/// - Parameter stepInRelease: How many cases there are for each one that a release build tries,
///   unless `CELL_ALL_CASES` is set: more than one where cases take long.
package func caseCount(_ all: Int, stepInRelease: Int = 1) -> Int {
  max(1, all / step(stepInRelease))
}

/// Returns the cases that a test tries.
///
/// - Parameter stepInRelease: As for `caseCount(_:stepInRelease:)`.
package func someCases<Case>(_ all: some Sequence<Case>, stepInRelease: Int = 1) -> [Case] {
  all.enumerated().filter { $0.offset % step(stepInRelease) == 0 }.map(\.element)
}
