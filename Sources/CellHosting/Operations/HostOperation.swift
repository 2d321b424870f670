public import CellConfiguration

/// Something that a cell, header or footer did.
///
/// Together the operations say what happened and why; nothing else is done. Nobody listens unless
/// an ``OperationLog`` is set, and then they cost next to nothing.
public enum HostOperation: Hashable, Sendable {
  /// An update pass ran, for these reasons.
  case updated([UpdateReason])

  /// A content view was made, of this class.
  case madeContentView(String)

  /// The content view took the place of another one, of this class.
  case replacedContentView(String)

  /// The content view was taken away.
  case removedContentView(String)

  /// A configuration was given to the content view that is there.
  ///
  /// Says what it changed, `nil` if only the view knows.
  case applied(ConfigurationChange?)

  /// A configuration equal to the one that is shown was set; nothing was done.
  case skipped

  /// A background configuration was applied; says what it changed.
  case appliedBackground(ConfigurationChange)

  /// Accessories were replaced.
  case appliedAccessories

  /// Traits of what is on display changed, with their names: colors may be other ones now.
  case changedTraits([String])

  /// The tint of what is on display changed.
  case changedTint

  /// Subviews were placed.
  case laidOut

  /// The height was asked for and worked out.
  case measured

  /// The cell was given back for reuse.
  case reused

  /// Something is wrong with how the cell is used.
  case problem(HostProblem)
}

extension HostOperation: CustomStringConvertible {
  /// The operation on one line: `updated because of state: selected`.
  public var description: String {
    switch self {
    case .updated(let reasons):
      "updated because of " + reasons.map(\.description).joined(separator: "; ")
    case .madeContentView(let type): "made \(type)"
    case .replacedContentView(let type): "replaced \(type)"
    case .removedContentView(let type): "removed \(type)"
    case .applied(let change): "applied" + (change.map { ": \($0.name)" } ?? "")
    case .skipped: "skipped because equal"
    case .appliedBackground(let change): "applied background: \(change.name)"
    case .appliedAccessories: "applied accessories"
    case .changedTraits(let names): "changed traits: " + names.joined(separator: ", ")
    case .changedTint: "changed tint"
    case .laidOut: "laid out"
    case .measured: "measured"
    case .reused: "reused"
    case .problem(let problem): "problem: \(problem)"
    }
  }
}
