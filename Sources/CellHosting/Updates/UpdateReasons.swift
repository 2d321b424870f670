import CellConfiguration

/// The reasons for a pass, in a compact form.
///
/// Most reasons are never read, so their list is made only on demand.
struct UpdateReasons {
  var marks: UpdateMarks = []

  /// The flags that changed.
  var flags: ConfigurationStateFlags = []

  /// The traits that changed.
  var traits: [String] = []

  /// Whether the pass has no reason left, because states or traits changed back.
  var isEmpty: Bool {
    marks.isSubset(of: [.state, .traits]) && flags.isEmpty && traits.isEmpty
  }

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
