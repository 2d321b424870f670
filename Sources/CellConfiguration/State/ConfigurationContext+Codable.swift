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
