extension ListContentConfiguration {
  /// Every property but texts and image, by its name, with what a change of it affects.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    ListContentOverrides.properties
  }
}

extension BackgroundConfiguration {
  /// Every property by its name, with what a change of it affects.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    BackgroundOverrides.properties
  }
}
