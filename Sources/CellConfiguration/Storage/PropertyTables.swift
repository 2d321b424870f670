extension ListContentConfiguration {
  /// The names of all properties except text, secondary text and image, with the effect of a
  /// change.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    ListContentAssignments.properties
  }
}

extension BackgroundConfiguration {
  /// The names of all properties, with the effect of a change.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    BackgroundAssignments.properties
  }
}
