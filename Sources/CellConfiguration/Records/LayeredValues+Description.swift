extension LayeredValues {
  /// What was assigned: for every state, then by each rule, in the order of the tables.
  var assignedProperties: [AssignedProperty] {
    overrides.assignedProperties(under: nil)
      + rules.flatMap { $0.overrides.value?.assignedProperties(under: $0.condition) ?? [] }
  }

  /// A short description, and below it what was set, a line a property, under the condition that it
  /// was set for.
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
