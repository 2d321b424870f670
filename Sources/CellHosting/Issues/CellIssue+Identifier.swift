extension CellIssue {
  /// The kind of an issue, for tests that tolerate it and for the documentation.
  public enum Identifier: String, Hashable, Sendable, CaseIterable {
    /// See ``CellIssue/updateCycle(_:)``.
    case updateCycle

    /// See ``CellIssue/referenceConfiguration(_:)``.
    case referenceConfiguration

    /// See ``CellIssue/incomparableConfiguration(_:_:)``.
    case incomparableConfiguration

    /// See ``CellIssue/registrationPerCell(_:registrations:)``.
    case registrationPerCell

    /// See ``CellIssue/mixedContentTypes(_:old:new:)``.
    case mixedContentTypes

    /// See ``CellIssue/unobservedModel(_:)``.
    case unobservedModel

    /// See ``CellIssue/stateChangedWithoutUpdate(_:)``.
    case stateChangedWithoutUpdate

    /// See ``CellIssue/heightBelowContent(_:height:needed:)``.
    case heightBelowContent

    /// See ``CellIssue/truncatedText(_:_:)``.
    case truncatedText

    /// See ``CellIssue/missedStateChange(_:_:)``.
    case missedStateChange

    /// See ``CellIssue/missingUpdate(_:)``.
    case missingUpdate

    /// See ``CellIssue/rebuiltConfiguration(_:passes:time:)``.
    case rebuiltConfiguration

    /// See ``CellIssue/styleOfOtherList(_:style:list:)``.
    case styleOfOtherList

    /// See ``CellIssue/redundantUpdates(_:passes:changes:)``.
    case redundantUpdates

    /// See ``CellIssue/repeatedMeasuring(_:measurements:)``.
    case repeatedMeasuring

    /// See ``CellIssue/handlerKeepsCellAlive(_:)``.
    case handlerKeepsCellAlive
  }

  /// The kind of the issue.
  public var identifier: Identifier {
    switch self {
    case .updateCycle: .updateCycle
    case .referenceConfiguration: .referenceConfiguration
    case .incomparableConfiguration: .incomparableConfiguration
    case .registrationPerCell: .registrationPerCell
    case .mixedContentTypes: .mixedContentTypes
    case .unobservedModel: .unobservedModel
    case .stateChangedWithoutUpdate: .stateChangedWithoutUpdate
    case .heightBelowContent: .heightBelowContent
    case .truncatedText: .truncatedText
    case .missedStateChange: .missedStateChange
    case .missingUpdate: .missingUpdate
    case .rebuiltConfiguration: .rebuiltConfiguration
    case .styleOfOtherList: .styleOfOtherList
    case .redundantUpdates: .redundantUpdates
    case .repeatedMeasuring: .repeatedMeasuring
    case .handlerKeepsCellAlive: .handlerKeepsCellAlive
    }
  }
}

extension CellIssue.Identifier: CustomStringConvertible {
  /// The identifier, such as `registrationPerCell`.
  public var description: String { rawValue }

  /// The section of the documentation that explains the issue.
  public var article: String { "CellHosting/CellIssues#\(rawValue)" }

  /// One sentence that describes the fix.
  public var remedy: String {
    switch self {
    case .updateCycle: "Request an update only if something else has changed too."
    case .referenceConfiguration: "Make it a struct."
    case .incomparableConfiguration:
      "Make it Equatable, with an identifier or a delegate instead of a closure."
    case .registrationPerCell: "Make the registration once, and keep it beside the list."
    case .mixedContentTypes: "Make one registration for each kind of content."
    case .unobservedModel:
      "Read the model in a configurationUpdateHandler, or configure the item again."
    case .stateChangedWithoutUpdate:
      "Call setNeedsUpdateConfiguration() when the value of the state changes."
    case .heightBelowContent: "Ask the cell for preferredHeight(fitting:), or leave out the height."
    case .truncatedText: "Leave numberOfLines at 0 for accessibility sizes."
    case .missedStateChange:
      "Turn automaticallyUpdatesContentConfiguration on, or update the content in a handler."
    case .missingUpdate: "Call updated(for: state) on the configuration of the factory."
    case .rebuiltConfiguration:
      "Set the content when the item changes, and use when(_:) for values that depend on state."
    case .styleOfOtherList:
      "Use a style that follows the list, such as cell(), or defaultContentConfiguration()."
    case .redundantUpdates:
      "Mark a cell only when something that it shows changes, and not in its own update pass."
    case .repeatedMeasuring: "Compute the height once, and keep it until the cell changes."
    case .handlerKeepsCellAlive:
      "Use the cell that the handler receives, or capture the cell weakly."
    }
  }
}
