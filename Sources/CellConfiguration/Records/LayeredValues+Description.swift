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
    var parts: [String] = []
    if Style.allCases.count(where: { $0.baseStyleName == style.baseStyleName }) > 1 {
      parts.append("style = \(style.name)")
    }
    func add(_ name: String, _ properties: [AssignedProperty]) {
      if properties.isEmpty { return }
      parts.append("\(name) = {" + properties.map(\.description).joined(separator: "; ") + "}")
    }
    add("assigned", overrides.assignedProperties(under: nil))
    for rule in rules {
      add("when \(rule.condition)", rule.overrides.value?.assignedProperties(under: nil) ?? [])
    }
    if let resolution { parts.append("updated for = {\(resolution)}") }
    return parts
  }

  /// The state of the last update, if the values would differ without it.
  var resolution: String? {
    if self == LayeredValues(style, overrides, rules, updatedFor: nil) { return nil }
    var parts: [String] = []
    if sheet != .iOS26 { parts.append(sheet.exactDescription) }
    if environment != .unspecified { parts.append(environment.name) }
    if !flags.isEmpty { parts.append("\(flags)") }
    return parts.joined(separator: "; ")
  }

  /// Returns a short description, followed by one line for each assigned property.
  ///
  /// The properties are grouped by their conditions.
  func debugDescription(below description: String) -> String {
    var lines = [description]
    var title: String?
    for property in assignedProperties {
      let next = property.condition.map { "  when \($0):" } ?? "  customized:"
      if next != title { lines.append(next) }
      title = next
      lines.append("    \(property)")
    }
    return lines.joined(separator: "\n")
  }
}
