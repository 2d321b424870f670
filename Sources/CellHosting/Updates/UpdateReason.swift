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

  /// An observable property that the last pass read changed, or may have unheard while the view came
  /// to another scheduler.
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

/// What a host has been marked for since its last pass, before that is spelled out as reasons.
struct UpdateMarks: OptionSet {
  let rawValue: UInt16

  static let firstDisplay = UpdateMarks(rawValue: 1 << 0)
  static let reuse = UpdateMarks(rawValue: 1 << 1)
  static let request = UpdateMarks(rawValue: 1 << 2)
  static let state = UpdateMarks(rawValue: 1 << 3)
  static let traits = UpdateMarks(rawValue: 1 << 4)
  static let observation = UpdateMarks(rawValue: 1 << 5)
  static let handler = UpdateMarks(rawValue: 1 << 6)
  static let automaticUpdates = UpdateMarks(rawValue: 1 << 7)
  static let configuration = UpdateMarks(rawValue: 1 << 8)

  /// The marks that are a reason whatever has changed, and those of state and traits, in order.
  static let reasons: [(mark: UpdateMarks, reason: UpdateReason?)] = [
    (.firstDisplay, .firstDisplay), (.reuse, .reuse), (.request, .request), (.state, nil),
    (.traits, nil), (.observation, .observation), (.handler, .handler),
    (.automaticUpdates, .automaticUpdates), (.configuration, .configuration),
  ]
}

/// The reasons for a pass as they are noted: spelled out only where somebody reads them.
struct NotedReasons {
  var marks: UpdateMarks = []

  /// The flags that are not what they were.
  var flags: ConfigurationStateFlags = []

  /// The traits that are not what they were.
  var traits: [String] = []

  /// The reasons in the order of their cases.
  var spelledOut: [UpdateReason] {
    UpdateMarks.reasons.compactMap { mark, reason in
      switch mark {
      case .state: flags.isEmpty ? nil : .state(flags)
      case .traits: traits.isEmpty ? nil : .traits(traits)
      default: marks.contains(mark) ? reason : nil
      }
    }
  }
}
