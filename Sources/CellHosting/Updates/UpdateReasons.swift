import CellConfiguration

/// The reasons for a pass, as little of them as a list of reasons can be made of.
///
/// Most are never read, so the list is made only when it is.
struct UpdateReasons {
  var marks: UpdateMarks = []

  /// The flags that are not what they were.
  var flags: ConfigurationStateFlags = []

  /// The traits that are not what they were.
  var traits: [String] = []

  /// The reasons in the order of their cases.
  var list: [UpdateReason] {
    UpdateMarks.reasons.compactMap { mark, reason in
      switch mark {
      case .state: flags.isEmpty ? nil : .state(flags)
      case .traits: traits.isEmpty ? nil : .traits(traits)
      default: marks.contains(mark) ? reason : nil
      }
    }
  }
}
