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

/// A pass that marked a host; a chain of causes leads back to the change from outside.
///
/// Its owners are the marks and passes that follow from it. It never changes.
final class UpdateCause: Sendable {
  private let host: String
  private let reasons: UpdateReasons
  private let previous: UpdateCause?

  /// The number of passes in the chain up to this one.
  let depth: Int

  /// Creates a cause from the running pass.
  @MainActor
  init(_ running: Updater) {
    host = running.name
    reasons = running.pass.reasons
    previous = running.pass.cause
    depth = running.pass.depth
  }

  /// Returns the last passes of the chain, up to a number.
  func lastSteps(_ count: Int) -> [UpdateCycle.Step] {
    sequence(first: self, next: \.previous).prefix(count).reversed().map {
      UpdateCycle.Step(host: $0.host, reasons: $0.reasons.list)
    }
  }
}
