/// The layer of a configuration that the value of a property comes from.
public enum PropertySource: Hashable, Sendable {
  /// The defaults of a style for the states in which a condition holds.
  ///
  /// For a style that follows its list, the name has both styles: `header as groupedHeader`.
  case style(String, StateCondition)

  /// A change of a custom style sheet, by the name of the sheet.
  case styleSheet(String, StateCondition)

  /// An assignment without a condition.
  case assigned

  /// The assignment of a `when` call whose condition holds.
  case rule(StateCondition)
}

extension PropertySource: CustomStringConvertible {
  /// The source in a few words: `default of cell`, `default of cell, selected`, `assigned` or
  /// `when selected`.
  public var description: String {
    switch self {
    case .style(let name, .always): "default of \(name)"
    case .style(let name, let condition): "default of \(name), \(condition)"
    case .styleSheet(let name, .always): "style sheet \(name)"
    case .styleSheet(let name, let condition): "style sheet \(name), \(condition)"
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
  var sourceOfDefaults: PropertySource { .style(nameOfDefaults, StateCondition(flags)) }

  /// The name of the style, with the style whose row it uses if that is another one.
  var nameOfDefaults: String {
    let row = style.resolvedStyle(in: environment)
    return row == style ? style.name : "\(style.name) as \(row.name)"
  }
}
