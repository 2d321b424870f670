import Foundation

/// Whether tests try all of their cases: in release builds, and if `CELL_ALL_CASES` is set.
private let triesAll =
  !_isDebugAssertConfiguration() || ProcessInfo.processInfo.environment["CELL_ALL_CASES"] != nil

/// Returns how many of a number of cases a test tries: all of them in a release build, and a part
/// of them in a debug build, which takes about thirty times as long for each.
///
/// Debug builds thus run the code of every test, and release builds try all cases.
///
/// - Parameters:
///   - all: The number of cases.
///   - share: A debug build tries one of so many cases, and at least one.
package func caseCount(_ all: Int, debugShare share: Int = 8) -> Int {
  triesAll ? all : max(1, all / share)
}

/// Returns the cases that a test tries: all of them in a release build, and every seventh one in a
/// debug build.
package func someCases<Case>(_ all: some Sequence<Case>) -> [Case] {
  all.enumerated().filter { triesAll || $0.offset % 7 == 0 }.map(\.element)
}
