extension ListContentConfiguration {
  /// The names of all properties except text, secondary text and image, with the effect of a
  /// change.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    ListContentAssignments.properties
  }
}

extension ContentUnavailableConfiguration {
  /// The names of all properties except texts, image, buttons and background, with the effect of a
  /// change.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    ContentUnavailableAssignments.properties
  }
}

extension BackgroundConfiguration {
  /// The names of all properties, with the effect of a change.
  package static var propertyTable: [(name: String, change: ConfigurationChange)] {
    BackgroundAssignments.properties
  }
}
