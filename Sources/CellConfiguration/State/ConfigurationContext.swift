/// What of a state the system's configurations look up their defaults by.
///
/// Made by every ``ConfigurationState`` from its traits and flags; nothing else of a state has any
/// influence on the system's configurations.
package struct ConfigurationContext: Hashable, Sendable {
  /// The sheet that holds the defaults.
  package var styleSheet: StyleSheet

  /// The list around the view.
  package var listEnvironment: ListEnvironment

  /// What is true of the view, and of the device.
  package var flags: ConfigurationStateFlags

  /// Creates a context of its parts.
  package init(
    styleSheet: StyleSheet, listEnvironment: ListEnvironment, flags: ConfigurationStateFlags
  ) {
    self.styleSheet = styleSheet
    self.listEnvironment = listEnvironment
    self.flags = flags
  }

  /// Creates a context of some traits and flags; a Mac adds a flag of its own.
  package init(traitCollection: TraitCollection, flags: ConfigurationStateFlags) {
    traitCollection.note([
      .init(\.styleSheet), .init(\.listEnvironment), .init(\.userInterfaceIdiom),
    ])
    styleSheet = traitCollection.values.styleSheet.specified
    listEnvironment = traitCollection.values.listEnvironment
    self.flags = flags
    if traitCollection.values.userInterfaceIdiom == .mac { self.flags.insert(.onMac) }
  }
}
