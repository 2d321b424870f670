import CellConfiguration

/// A content configuration as a cell keeps it: the system's own without a box around it.
struct UnboxedContentConfiguration {
  /// The system's own configuration, if it is one.
  var list: ListContentConfiguration?

  /// Any other one.
  private(set) var custom: (any ContentConfiguration)?

  init(_ configuration: (any ContentConfiguration)?) {
    list = configuration as? ListContentConfiguration
    if list == nil { custom = configuration }
  }

  /// The configuration as it was set.
  var configuration: (any ContentConfiguration)? { list ?? custom }

  /// Takes the look for a state.
  ///
  /// Configurations of others are asked for it, and may look at their cell meanwhile: call it on
  /// values only that are nobody's property.
  mutating func update(for state: some ConfigurationState) {
    list?.update(for: state)
    if let custom { self.custom = custom.updated(for: state) }
  }
}
