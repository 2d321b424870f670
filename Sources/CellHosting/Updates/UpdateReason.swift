public import CellConfiguration

/// A reason for an update of a cell, header or footer.
///
/// One pass can have several reasons, in the order of the cases.
public enum UpdateReason: Hashable, Sendable {
  /// The view is new; one pass always runs before it is first shown.
  case firstDisplay

  /// The view was reused for another item.
  case reuse

  /// `setNeedsUpdateConfiguration()` was called.
  case request

  /// These flags have changed since the last pass.
  case state(ConfigurationStateFlags)

  /// These traits, which the last pass read, have changed since.
  case traits([String])

  /// An observable property that the last pass read has changed.
  ///
  /// The reason also applies after a change of scheduler, when a change may have been missed.
  case observation

  /// Another update handler was set.
  case handler

  /// Automatic updates were turned on or off.
  case automaticUpdates

  /// A configuration was set between a change of state or traits and the pass for it.
  case configuration
}

extension UpdateReason: CustomStringConvertible {
  /// The reason in a few words: `state: selected, highlighted`.
  public var description: String {
    switch self {
    case .firstDisplay: "first display"
    case .reuse: "reuse"
    case .request: "request"
    case .state(let flags): "state: \(Self.names(flags))"
    case .traits(let names): "traits: \(names.joined(separator: ", "))"
    case .observation: "observation"
    case .handler: "handler"
    case .automaticUpdates: "automatic updates"
    case .configuration: "configuration"
    }
  }
}

extension UpdateReason {
  private static func names(_ flags: ConfigurationStateFlags) -> String {
    ConfigurationStateFlags.names.filter { flags.contains($0.option) }.map(\.name)
      .joined(separator: ", ")
  }
}
