extension PropertyStore {
  /// The assigned properties: those for every state, then those of each rule, in table order.
  var assignedProperties: [AssignedProperty] {
    assignments.assignedProperties(under: nil)
      + ruleList.flatMap { $0.assignments.assignedProperties(under: $0.condition) }
  }

  /// Descriptions that distinguish values that otherwise print alike.
  ///
  /// They list the assigned properties with their conditions, and the state of the last update if
  /// it makes a difference.
  var distinctions: [String] {
    let isShared = Style.allCases.count { $0.baseStyleName == style.baseStyleName } > 1
    return (isShared ? ["style = \(style.name)"] : []) + assignedProperties.descriptions
      + (resolution.map { ["updated for = {\($0)}"] } ?? [])
  }

  /// The state of the last update, if the values would differ without it.
  var resolution: ConfigurationContext? {
    if self == PropertyStore(style, assignments, ruleList, updatedFor: nil) { return nil }
    return ConfigurationContext(
      styleSheet: defaults.sheet, listEnvironment: environment, flags: flags,
      traits: traits.intersection(testedTraits))
  }
}
