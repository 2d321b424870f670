import Foundation

/// The results of merging several rules, for states that configurations with these rules had.
///
/// The rules own it, and configurations that assign nothing else share the results. States beyond
/// the first few are merged each time.
///
/// `@unchecked` because a lock guards the results. No thread waits for it: one that does not get it
/// at once merges the rules itself.
final class MergedRules<Style: ConfigurationStyle>: @unchecked Sendable {
  typealias Box = CopyOnWriteBox<Style.Assignments>

  /// The number of states whose results are kept.
  private static var limit: Int { 4 }

  private let lock = NSLock()
  private var results: [(flags: ConditionFlags, box: Box)] = []

  /// Returns what the rules assign in a state, if it was kept.
  func find(_ flags: ConditionFlags) -> Box? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return results.first { $0.flags == flags }?.box
  }

  /// Keeps what the rules assign in a state, if there is space for it.
  func keep(_ box: Box, for flags: ConditionFlags) {
    guard lock.try() else { return }
    defer { lock.unlock() }
    guard results.count < Self.limit, !results.contains(where: { $0.flags == flags }) else {
      return
    }
    results.append((flags, box))
  }
}

/// All are equal, because the rules determine the results.
extension MergedRules: Hashable {
  static func == (a: MergedRules, b: MergedRules) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
