/// Returns how many of a number of cases a test tries: all of them in a release build, and a part
/// of them in a debug build, which takes about thirty times as long for each.
///
/// Debug builds thus run the code of every test, and release builds try all cases.
///
/// - Parameters:
///   - all: The number of cases.
///   - share: A debug build tries one of so many cases, and at least one.
package func caseCount(_ all: Int, debugShare share: Int = 8) -> Int {
  _isDebugAssertConfiguration() ? max(1, all / share) : all
}

/// Returns the cases that a test tries: all of them in a release build, and every seventh one in a
/// debug build.
package func someCases<Case>(_ all: some Sequence<Case>) -> [Case] {
  all.enumerated().filter { !_isDebugAssertConfiguration() || $0.offset % 7 == 0 }.map(\.element)
}
