import Foundation

/// Whether `CELL_ALL_CASES` is set, as in the long checks.
package let isLongCheck = ProcessInfo.processInfo.environment["CELL_ALL_CASES"] != nil

/// Whether tests try all of their cases: in release builds, and if `CELL_ALL_CASES` is set.
///
/// A debug build takes about thirty times as long for a case. It runs the code of every test, on
/// one of twenty cases.
package let triesAllCases = !_isDebugAssertConfiguration() || isLongCheck

private let share = triesAllCases ? 1 : 20

/// Returns how many of a number of random cases a test tries; at least one.
package func caseCount(_ all: Int) -> Int { max(1, all / share) }

/// Returns the cases that a test tries.
package func someCases<Case>(_ all: some Sequence<Case>) -> [Case] {
  all.enumerated().filter { $0.offset % share == 0 }.map(\.element)
}
