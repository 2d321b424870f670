/// A problem of the constraints in a view.
///
/// Layout goes on as the kinds describe, and is the same in every run.
public struct ConstraintProblem: Hashable, Sendable {
  /// The kind of a problem.
  public enum Kind: String, Hashable, Sendable {
    /// Required constraints contradict each other: the last one breaks (assumed).
    case conflict

    /// Constraints leave a position or size open. Views keep the sizes of their content in order
    /// (assumed).
    case ambiguity

    /// A text has another width than the one that its height was measured for.
    case changedWidth
  }

  /// The kind of the problem.
  public let kind: Kind

  /// The smallest set of constraints that contradict each other, or the open position or size, or
  /// the view.
  public let descriptions: [String]
}

extension ConstraintProblem: CustomStringConvertible {
  /// The kind and the descriptions on one line.
  public var description: String { "\(kind.rawValue): \(descriptions.joined(separator: "; "))" }
}
