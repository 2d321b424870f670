/// Returns how many of a number of cases a test tries: all of them in a release build, and a part in
/// a debug build, which takes about thirty times as long for each.
///
/// A debug build thus runs the code of a test, and a release build tries all of its cases.
///
/// - Parameters:
///   - all: The number of cases.
///   - share: A debug build tries one of so many cases, and at least one.
package func caseCount(_ all: Int, debugShare share: Int = 8) -> Int {
  _isDebugAssertConfiguration() ? max(1, all / share) : all
}
