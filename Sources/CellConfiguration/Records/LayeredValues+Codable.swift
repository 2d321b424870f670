extension LayeredValues {
  /// The members of the written form, beside those of the configuration's content.
  ///
  /// - Parameter style: What counts where no style is named.
  static func members(style: MemberForm.Absence) -> [MemberForm] {
    [
      MemberForm(
        "style", .type(Style.self), "the factory that it comes from", absence: style),
      MemberForm(
        "when", .array(.type(Customization<Overrides>.Rule.self)),
        "what holds in certain states only", absent: [Bool]()),
      MemberForm(
        "resolvedFor", .object(resolution),
        "the state that it was updated for, as Swift writes it; the row's own state counts",
        absent: "no state"),
    ] + Overrides.members
  }

  private static var resolution: ObjectForm {
    ObjectForm(
      "a resolution",
      [
        MemberForm(
          "styleSheet", .type(StyleSheet.self), "the style sheet", absent: StyleSheet.iOS26),
        MemberForm(
          "listEnvironment", .type(ListEnvironment.self), "the list around",
          absent: ListEnvironment.unspecified),
        MemberForm(
          "flags", .of(ConfigurationStateFlags.self), "what was true of the state",
          absent: ConfigurationStateFlags()),
      ], name: "Resolution")
  }

  /// Reads style, overrides and rules, and where it was written the state that the value was
  /// updated for.
  ///
  /// - Parameter style: The style where none is named.
  init(from object: MemberDecoder, style: Style = .standard) throws {
    let state = try object.nested("resolvedFor", Self.resolution)
    try self.init(
      object.decode("style") ?? style, Overrides(from: object), object.decode("when") ?? [],
      updatedFor: state.map {
        try ConfigurationContext(
          styleSheet: $0.decode("styleSheet") ?? .iOS26,
          listEnvironment: $0.decode("listEnvironment") ?? .unspecified,
          flags: $0.decode("flags") ?? [])
      })
  }

  /// Writes only what was set, and the state that the value was updated for if it would otherwise
  /// read differently.
  func encode(into object: inout MemberEncoder) throws {
    try object.write("style", style)
    try overrides.encode(into: &object)
    if !rules.isEmpty { try object.write("when", rules) }
    if self != LayeredValues(style, overrides, rules, updatedFor: nil) {
      var state = object.nested("resolvedFor")
      if sheet != .iOS26 { try state.write("styleSheet", sheet) }
      if environment != .unspecified { try state.write("listEnvironment", environment) }
      if !flags.isEmpty { try state.write("flags", flags) }
    }
  }
}
