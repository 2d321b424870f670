import CellConfiguration

/// A content configuration that stores list content without an existential box.
struct UnboxedContentConfiguration {
  /// The configuration if it is a list content configuration; otherwise `nil`.
  private(set) var list: ListContentConfiguration?

  /// Whether the configuration is a list content configuration, and whether it is any other.
  ///
  /// They are stored because testing an optional configuration copies it.
  let (isList, isCustom): (Bool, Bool)

  /// The configuration if it is of any other type; otherwise `nil`.
  private(set) var custom: (any ContentConfiguration)?

  init(_ configuration: (any ContentConfiguration)?) {
    list = configuration as? ListContentConfiguration
    isList = list != nil
    isCustom = !isList && configuration != nil
    if isCustom { custom = configuration }
  }

  /// The configuration as it was set.
  var configuration: (any ContentConfiguration)? { list ?? custom }

  /// Updates the configuration in place if it is a list content configuration.
  mutating func updateList(for state: some ConfigurationState) { list?.update(for: state) }

  /// Updates the configuration for a state.
  ///
  /// This calls `updated(for:)` of custom configurations, which may access their cell meanwhile.
  /// Call it only on a local copy, never on a stored property.
  mutating func update(for state: some ConfigurationState) {
    list?.update(for: state)
    if let custom { self.custom = custom.updated(for: state) }
  }
}
