/// The parts of a state that determine the defaults of the system's configurations.
///
/// Every ``ConfigurationState`` makes a context from its traits and flags. Nothing else in a state
/// affects the system's configurations. The traits that conditions test count as read only if a
/// condition tests them.
package struct ConfigurationContext: Hashable, Sendable {
  /// The style sheet with the defaults.
  package var styleSheet: StyleSheet

  /// The list around the view.
  package var listEnvironment: ListEnvironment

  /// The flags that are true of the view and of the device.
  package var flags: ConfigurationStateFlags

  /// The traits that conditions can test.
  package var traits: TraitFlags

  /// Creates a context from its parts.
  package init(
    styleSheet: StyleSheet, listEnvironment: ListEnvironment, flags: ConfigurationStateFlags,
    traits: TraitFlags = []
  ) {
    self.styleSheet = styleSheet
    self.listEnvironment = listEnvironment
    self.flags = flags
    self.traits = traits
  }

  /// Creates a context from traits and flags; the traits of a Mac add `onMac`.
  package init(traitCollection: borrowing TraitCollection, flags: ConfigurationStateFlags) {
    traitCollection.note([
      .init(\.styleSheet), .init(\.listEnvironment), .init(\.userInterfaceIdiom),
    ])
    styleSheet = traitCollection.values.styleSheet.specified
    listEnvironment = traitCollection.values.listEnvironment
    self.flags = flags
    traits = TraitFlags(traitCollection.values)
    if traitCollection.values.userInterfaceIdiom == .mac { self.flags.insert(.onMac) }
  }

  /// Both kinds of flags, as conditions test them.
  var conditionFlags: ConditionFlags { ConditionFlags(flags, traits) }
}
