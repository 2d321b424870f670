public import CellConfiguration

/// Why a cell, header or footer was updated.
///
/// One pass can have several reasons, in the order of the cases.
public enum UpdateReason: Hashable, Sendable {
  /// It is new; there is always one pass before it is first shown.
  case firstDisplay

  /// It was reused for another item.
  case reuse

  /// `setNeedsUpdateConfiguration()` was called.
  case request

  /// These flags are not what they were at the last pass.
  case state(ConfigurationStateFlags)

  /// These traits, which the last pass read, are not what they were then.
  case traits([String])

  /// An observable property that the last pass read changed, or may have unheard while the view
  /// came to another scheduler.
  case observation

  /// Another update handler was set.
  case handler

  /// Automatic updates were turned on or off.
  case automaticUpdates

  /// A configuration was set between a change of state and the pass for it.
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
