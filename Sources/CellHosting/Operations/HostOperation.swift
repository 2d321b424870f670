public import CellConfiguration

/// An operation of a cell, header or footer.
///
/// The operations are a complete record of events and their causes. They are recorded only if an
/// ``OperationLog`` is set; otherwise their cost is negligible.
public enum HostOperation: Hashable, Sendable {
  /// The view ran an update pass, for these reasons.
  case updated([UpdateReason])

  /// The view made a content view of this class.
  case madeContentView(String)

  /// The view replaced its content view with one of this class.
  case replacedContentView(String)

  /// The view removed its content view, which was of this class.
  case removedContentView(String)

  /// The view assigned a configuration to its current content view.
  ///
  /// The value is the change; `nil` if only the content view can determine it.
  case applied(ConfigurationChange?)

  /// The view skipped a configuration that is equal to the one on display.
  case skipped

  /// The view applied a background configuration, with this change.
  case appliedBackground(ConfigurationChange)

  /// The view replaced its accessories.
  case appliedAccessories

  /// Traits of the visible view changed. The names are given; colors may be different now.
  case changedTraits([String])

  /// The tint of the visible view changed.
  case changedTint

  /// The view placed its subviews.
  case laidOut

  /// The view computed its height on request.
  case measured

  /// The view went back to a pool for reuse.
  case reused

  /// The view is used in a way that cannot work.
  case issue(CellIssue)
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
    case .issue(let issue): "issue: \(issue)"
    }
  }
}
