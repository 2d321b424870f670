extension ListContentConfiguration {
  /// Every property but texts and image, by its name, with what a change of it affects.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    ListContentOverrides.properties
  }

  /// The names of the properties that were assigned for every state.
  package var assignedProperties: [String] { layers.overrides.assignedProperties.map(\.name) }
}

extension BackgroundConfiguration {
  /// Every property by its name, with what a change of it affects.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    BackgroundOverrides.properties
  }

  /// The names of the properties that were assigned for every state.
  package var assignedProperties: [String] { layers.overrides.assignedProperties.map(\.name) }
}
