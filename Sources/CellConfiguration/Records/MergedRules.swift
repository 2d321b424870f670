import AtomicPointer

/// The results of merging several rules, for states that configurations with these rules had.
///
/// The rules own it, and configurations that assign nothing else share the results. A result is
/// made once and never changes. States beyond the first few are merged each time.
///
/// Threads may share it, because the places of the results are atomic.
final class MergedRules<Style: ConfigurationStyle>: @unchecked Sendable {
  typealias Box = CopyOnWriteBox<Style.Records>

  private final class Result: Sendable {
    let flags: ConditionFlags
    let box: Box

    init(_ box: Box, for flags: ConditionFlags) {
      self.box = box
      self.flags = flags
    }
  }

  /// The number of states whose results are kept.
  private static var limit: Int { 4 }

  private let places = atomic_places_make(MergedRules.limit)

  deinit {
    for index in 0..<Self.limit {
      if let result = atomic_places_load(places, index) {
        Unmanaged<Result>.fromOpaque(result).release()
      }
    }
    atomic_places_free(places)
  }

  /// Returns what the rules assign in a state, if it was kept.
  func find(_ flags: ConditionFlags) -> Box? {
    for index in 0..<Self.limit {
      guard let result = atomic_places_load(places, index) else { return nil }
      let box = Unmanaged<Result>.fromOpaque(result)._withUnsafeGuaranteedRef {
        $0.flags == flags ? $0.box : nil
      }
      if let box { return box }
    }
    return nil
  }

  /// Keeps what the rules assign in a state, if there is space for it.
  func keep(_ box: Box, for flags: ConditionFlags) {
    for index in 0..<Self.limit where atomic_places_load(places, index) == nil {
      let result = Unmanaged.passRetained(Result(box, for: flags))
      if atomic_places_fill(places, index, result.toOpaque()) { return }
      result.release()
    }
  }
}

/// All are equal, because the rules determine the results.
extension MergedRules: Hashable {
  static func == (a: MergedRules, b: MergedRules) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
