import Foundation

/// The results of merging several rules, for the first few states that their configurations had.
///
/// The rules own this object, and configurations without other assignments share the results. The
/// rules are merged each time for any further state.
///
/// `@unchecked` because a lock guards the results. No thread waits for the lock: a thread that does
/// not get it at once merges the rules itself.
final class MergedRules<Style: ConfigurationStyle>: @unchecked Sendable {
  typealias Box = CopyOnWriteBox<Style.Assignments>

  /// The number of states whose results are kept.
  private static var limit: Int { 4 }

  private let lock = NSLock()
  private var results: [(flags: ConditionFlags, box: Box)] = []

  /// Returns the assignments of the rules in a state, if they were kept.
  func find(_ flags: ConditionFlags) -> Box? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return results.first { $0.flags == flags }?.box
  }

  /// Keeps the assignments of the rules in a state, if there is space for them.
  func keep(_ box: Box, for flags: ConditionFlags) {
    guard lock.try() else { return }
    defer { lock.unlock() }
    guard results.count < Self.limit, !results.contains(where: { $0.flags == flags }) else {
      return
    }
    results.append((flags, box))
  }
}

/// All of these objects are equal, because the rules determine the results.
extension MergedRules: Hashable {
  static func == (a: MergedRules, b: MergedRules) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
