extension LayeredValues {
  /// The assigned properties: those for every state, then those of each rule, in table order.
  var assignedProperties: [AssignedProperty] {
    overrides.assignedProperties(under: nil)
      + rules.flatMap { $0.overrides.value?.assignedProperties(under: $0.condition) ?? [] }
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
    if self == LayeredValues(style, overrides, rules, updatedFor: nil) { return nil }
    return ConfigurationContext(styleSheet: sheet, listEnvironment: environment, flags: flags)
  }
}

extension ConfigurationContext: CustomStringConvertible {
  /// The parts that differ from those of a state without flags outside of lists.
  package var description: String {
    var parts: [String] = []
    if styleSheet != .iOS26 { parts.append(styleSheet.exactDescription) }
    if listEnvironment != .unspecified { parts.append(listEnvironment.name) }
    if !flags.isEmpty { parts.append("\(flags)") }
    return parts.joined(separator: "; ")
  }
}

extension [AssignedProperty] {
  /// The properties in groups with the same condition.
  var byCondition: [(condition: StateCondition?, properties: [AssignedProperty])] {
    reduce(into: []) { groups, property in
      if groups.isEmpty || groups[groups.count - 1].condition != property.condition {
        groups.append((property.condition, []))
      }
      groups[groups.count - 1].properties.append(property)
    }
  }

  /// The properties with one string for each condition.
  fileprivate var descriptions: [String] {
    byCondition.map { condition, properties in
      let name = condition.map { "when \($0)" } ?? "assigned"
      return "\(name) = {" + properties.map(\.description).joined(separator: "; ") + "}"
    }
  }

  /// Returns a short description, followed by one line for each property.
  ///
  /// The properties are grouped by their conditions.
  func debugDescription(below description: String) -> String {
    let lines = byCondition.flatMap { condition, properties in
      [condition.map { "  when \($0):" } ?? "  customized:"] + properties.map { "    \($0)" }
    }
    return ([description] + lines).joined(separator: "\n")
  }
}
