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
    traits = traitCollection.flags
    if traitCollection.values.userInterfaceIdiom == .mac { self.flags.insert(.onMac) }
  }

  /// Both kinds of flags, as conditions test them.
  var conditionFlags: ConditionFlags { ConditionFlags(flags, traits) }
}

extension ConfigurationContext {
  static let form = Schema.Object(
    "a resolution",
    [
      Schema.Member(
        "styleSheet", .type(StyleSheet.self), "the style sheet", absent: StyleSheet.iOS26),
      Schema.Member(
        "listEnvironment", .type(ListEnvironment.self), "the list around",
        absent: ListEnvironment.unspecified),
      Schema.Member(
        "flags", .of(ConfigurationStateFlags.self), "what was true of the state",
        absent: ConfigurationStateFlags()),
      Schema.Member(
        "traits", .of(TraitFlags.self), "what was true of the traits that conditions test",
        absent: TraitFlags()),
    ], name: "Resolution")

  init(from object: MemberDecoder) throws {
    styleSheet = try object.decode("styleSheet") ?? .iOS26
    listEnvironment = try object.decode("listEnvironment") ?? .unspecified
    flags = try object.decode("flags") ?? []
    traits = try object.decode("traits") ?? []
  }

  func encode(into object: inout MemberEncoder) throws {
    if styleSheet != .iOS26 { try object.write("styleSheet", styleSheet) }
    if listEnvironment != .unspecified { try object.write("listEnvironment", listEnvironment) }
    if !flags.isEmpty { try object.write("flags", flags) }
    if !traits.isEmpty { try object.write("traits", traits) }
  }
}

extension ConfigurationContext: CustomStringConvertible {
  /// The parts that differ from those of a state without flags outside of lists.
  package var description: String {
    var parts: [String] = []
    if styleSheet != .iOS26 { parts.append(styleSheet.exactDescription) }
    if listEnvironment != .unspecified { parts.append(listEnvironment.name) }
    if !flags.isEmpty { parts.append("\(flags)") }
    if !traits.isEmpty { parts.append("\(traits)") }
    return parts.joined(separator: "; ")
  }
}
