extension HostProblem {
  /// The kind of a problem, for tests that tolerate it and for the documentation.
  public enum Identifier: String, Hashable, Sendable, CaseIterable {
    /// See ``HostProblem/updateCycle(_:)``.
    case updateCycle

    /// See ``HostProblem/referenceConfiguration(_:)``.
    case referenceConfiguration

    /// See ``HostProblem/incomparableConfiguration(_:_:)``.
    case incomparableConfiguration

    /// See ``HostProblem/registrationPerCell(_:registrations:)``.
    case registrationPerCell

    /// See ``HostProblem/severalKindsOfContent(_:old:new:)``.
    case severalKindsOfContent

    /// See ``HostProblem/unobservedModel(_:)``.
    case unobservedModel

    /// See ``HostProblem/unannouncedState(_:)``.
    case unannouncedState

    /// See ``HostProblem/heightBelowContent(_:height:needed:)``.
    case heightBelowContent

    /// See ``HostProblem/truncatedText(_:_:)``.
    case truncatedText

    /// See ``HostProblem/updatesTurnedOff(_:_:)``.
    case updatesTurnedOff

    /// See ``HostProblem/missingUpdate(_:)``.
    case missingUpdate

    /// See ``HostProblem/rebuiltConfiguration(_:passes:time:)``.
    case rebuiltConfiguration

    /// See ``HostProblem/styleOfOtherList(_:style:list:)``.
    case styleOfOtherList

    /// See ``HostProblem/needlessPasses(_:passes:changes:)``.
    case needlessPasses

    /// See ``HostProblem/repeatedMeasuring(_:measurements:)``.
    case repeatedMeasuring

    /// See ``HostProblem/handlerKeepsCellAlive(_:)``.
    case handlerKeepsCellAlive
  }

  /// The kind of the problem.
  public var identifier: Identifier {
    switch self {
    case .updateCycle: .updateCycle
    case .referenceConfiguration: .referenceConfiguration
    case .incomparableConfiguration: .incomparableConfiguration
    case .registrationPerCell: .registrationPerCell
    case .severalKindsOfContent: .severalKindsOfContent
    case .unobservedModel: .unobservedModel
    case .unannouncedState: .unannouncedState
    case .heightBelowContent: .heightBelowContent
    case .truncatedText: .truncatedText
    case .updatesTurnedOff: .updatesTurnedOff
    case .missingUpdate: .missingUpdate
    case .rebuiltConfiguration: .rebuiltConfiguration
    case .styleOfOtherList: .styleOfOtherList
    case .needlessPasses: .needlessPasses
    case .repeatedMeasuring: .repeatedMeasuring
    case .handlerKeepsCellAlive: .handlerKeepsCellAlive
    }
  }
}

extension HostProblem.Identifier: CustomStringConvertible {
  /// The identifier, such as `registrationPerCell`.
  public var description: String { rawValue }

  /// The section of the documentation that explains the problem.
  public var article: String { "CellHosting/ProblemsOfHosts#\(rawValue)" }

  /// One sentence that describes the fix.
  public var remedy: String {
    switch self {
    case .updateCycle: "Request an update only if something else has changed too."
    case .referenceConfiguration: "Make it a struct."
    case .incomparableConfiguration:
      "Make it Equatable, with an identifier or a delegate instead of a closure."
    case .registrationPerCell: "Make the registration once, and keep it beside the list."
    case .severalKindsOfContent: "Make one registration for each kind of content."
    case .unobservedModel:
      "Read the model in a configurationUpdateHandler, or configure the item again."
    case .unannouncedState:
      "Call setNeedsUpdateConfiguration() when the value of the state changes."
    case .heightBelowContent: "Ask the cell for preferredHeight(fitting:), or leave out the height."
    case .truncatedText: "Leave numberOfLines at 0 for accessibility sizes."
    case .updatesTurnedOff:
      "Turn automaticallyUpdatesContentConfiguration on, or update the content in a handler."
    case .missingUpdate: "Call updated(for: state) on the configuration of the factory."
    case .rebuiltConfiguration:
      "Set the content when the item changes, and use when(_:) for values that depend on state."
    case .styleOfOtherList:
      "Use a style that follows the list, such as cell(), or defaultContentConfiguration()."
    case .needlessPasses:
      "Mark a cell only when something that it shows changes, and not in its own update pass."
    case .repeatedMeasuring: "Compute the height once, and keep it until the cell changes."
    case .handlerKeepsCellAlive:
      "Use the cell that the handler receives, or capture the cell weakly."
    }
  }
}
