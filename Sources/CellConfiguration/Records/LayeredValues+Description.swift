extension LayeredValues {
  /// What was set, a line a property, under the condition that it was set for; empty if nothing
  /// was.
  var customizationDescription: String {
    var lines: [String] = []
    func list(_ title: String, _ overrides: Overrides) {
      let properties = overrides.assignedProperties
      if properties.isEmpty { return }
      lines.append("  \(title):")
      lines += properties.map { "    \($0.name) = \($0.value)" }
    }
    list("customized", overrides)
    for rule in rules {
      if let overrides = rule.overrides.value { list("when \(rule.condition)", overrides) }
    }
    return lines.joined(separator: "\n")
  }

  /// A short description with what was set below it.
  func debugDescription(below description: String) -> String {
    let customization = customizationDescription
    return customization.isEmpty ? description : description + "\n" + customization
  }
}
