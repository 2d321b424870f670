extension Styling {
  /// The members of the written form, beside those of the configuration's content.
  static var members: [String] { ["style", "when", "resolvedFor"] + Overrides.members.map(\.name) }

  /// Reads style, overrides and rules, and where it was written the state that the value was
  /// updated for.
  ///
  /// - Parameter usual: The style where none is named.
  init(from object: MemberDecoder, usual: Style = .usual) throws {
    self.init(try object.decode("style") ?? usual)
    let overrides = try Overrides(from: object)
    if !overrides.isEmpty { customize { $0 = overrides } }
    customize(try object.decode([Customization<Overrides>.Rule].self, "when") ?? [])
    let state = try object.nested(
      "resolvedFor", members: ["styleSheet", "listEnvironment", "flags"], of: "a resolution")
    if let state {
      update(
        for: ConfigurationContext(
          styleSheet: try state.decode("styleSheet") ?? .iOS26,
          listEnvironment: try state.decode("listEnvironment") ?? .unspecified,
          flags: try state.decode("flags") ?? []))
    }
  }

  /// Writes only what was set, and the state that the value was updated for where that shows.
  func encode(into object: inout MemberEncoder) throws {
    try object.write("style", style)
    try overrides.encode(into: &object)
    if !rules.isEmpty { try object.write("when", rules) }
    // What is read begins in the state in which nothing is true, as a fresh value does.
    let fresh = customization.read { $0.resolved(for: []) }
    if !hasSameDefaults(as: Styling(style)) || scoped.value != fresh {
      var state = object.nested("resolvedFor")
      if sheet != .iOS26 { try state.write("styleSheet", sheet) }
      if environment != .unspecified { try state.write("listEnvironment", environment) }
      if !flags.isEmpty { try state.write("flags", flags) }
    }
  }
}

extension Customization.Rule: Codable {
  init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder, members: ["state"] + Overrides.members.map(\.name), of: "a rule for a state")
    condition = try object.required("state")
    overrides = try Overrides(from: object)
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("state", condition)
    try overrides.encode(into: &object)
  }
}
