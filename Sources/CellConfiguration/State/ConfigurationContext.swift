/// The parts of a state that determine the defaults of the system's configurations.
///
/// The traits and flags of a ``ConfigurationState`` determine its context. Nothing else in a state
/// affects the system's configurations.
package struct ConfigurationContext: Hashable, Sendable {
  /// The style sheet with the defaults.
  package var styleSheet: StyleSheet

  /// The list around the view.
  package var listEnvironment: ListEnvironment

  /// The flags that are true of the view and of the device.
  package var flags: ConfigurationStateFlags

  /// Creates a context from its parts.
  package init(
    styleSheet: StyleSheet, listEnvironment: ListEnvironment, flags: ConfigurationStateFlags
  ) {
    self.styleSheet = styleSheet
    self.listEnvironment = listEnvironment
    self.flags = flags
  }

  /// Creates a context from traits and flags; the traits of a Mac add `onMac`.
  package init(traitCollection: borrowing TraitCollection, flags: ConfigurationStateFlags) {
    traitCollection.note([
      .init(\.styleSheet), .init(\.listEnvironment), .init(\.userInterfaceIdiom),
    ])
    styleSheet = traitCollection.values.styleSheet.specified
    listEnvironment = traitCollection.values.listEnvironment
    self.flags = flags
    if traitCollection.values.userInterfaceIdiom == .mac { self.flags.insert(.onMac) }
  }
}
