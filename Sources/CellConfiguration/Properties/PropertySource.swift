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

extension [AssignedProperty] {
  /// Returns the sources of the values of the properties in a state, by name.
  func sources(for flags: ConditionFlags) -> [String: PropertySource] {
    flags.precedence(of: map(\.condition)).reduce(into: [:]) { sources, index in
      sources[self[index].name] = self[index].condition.map(PropertySource.rule) ?? .assigned
    }
  }
}

extension PropertyStore {
  /// The source of the values of properties that nothing assigns.
  var sourceOfDefaults: PropertySource {
    let row = style.resolvedStyle(in: environment)
    return .style(row == style ? style.name : "\(style.name) as \(row.name)", flags)
  }
}
