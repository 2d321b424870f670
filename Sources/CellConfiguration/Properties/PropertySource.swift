/// The layer of a configuration that the value of a property comes from.
public enum PropertySource: Hashable, Sendable {
  /// The defaults of a style for a state.
  ///
  /// For a style that follows its list, the name has both styles: `header as groupedHeader`.
  case style(String, ConfigurationStateFlags)

  /// An assignment without a condition.
  case assigned

  /// The assignment of a `when` call whose condition holds.
  case rule(StateCondition)
}

extension PropertySource: CustomStringConvertible {
  /// The source in a few words: `default of cell, selected`, `assigned` or `when selected`.
  public var description: String {
    switch self {
    case .style(let name, let flags):
      (["default of \(name)"] + flags.setNames).joined(separator: ", ")
    case .assigned: "assigned"
    case .rule(let condition): "when \(condition)"
    }
  }
}

extension LayeredValues {
  /// Returns the sources of the values of all properties, by name; defaults are left out.
  var sourcesOfAssignedProperties: [String: PropertySource] {
    var sources: [String: PropertySource] = [:]
    for property in overrides.assignedProperties(under: nil) { sources[property.name] = .assigned }
    // A rule that names more flags wins over one that names fewer, and a later one over an earlier.
    let holding = rules.enumerated().compactMap { index, rule in
      rule.condition.specificity(for: flags).map { (specificity: $0, index: index) }
    }
    for (_, index) in holding.sorted(by: <) {
      let rule = rules[index]
      for property in rule.overrides.value?.assignedProperties(under: nil) ?? [] {
        sources[property.name] = .rule(rule.condition)
      }
    }
    return sources
  }

  /// The source of all other values.
  var sourceOfDefaults: PropertySource {
    let row = style.resolvedStyle(in: environment)
    return .style(row == style ? style.name : "\(style.name) as \(row.name)", flags)
  }
}
