extension PropertyStore {
  /// Returns the members of the encoded form, without those of the configuration's content.
  ///
  /// - Parameter style: The meaning of an absent style.
  static func members(style: Schema.Member.Absence) -> [Schema.Member] {
    [
      Schema.Member(
        "style", .type(Style.self), "the factory that it comes from", absence: style),
      Schema.Member(
        "when", .array(.type(Rule.self)),
        "what holds in certain states only", absent: [Bool]()),
      Schema.Member(
        "resolvedFor", .object(ConfigurationContext.form),
        "the state that it was updated for, as Swift writes it; the row's own state counts",
        absent: "no state"),
    ] + Assignments.members
  }

  /// Reads the style, the assignments, the rules, and the state of the last update, if present.
  ///
  /// - Parameter style: The style if the document names none.
  init(from object: MemberDecoder, style: Style = .standard) throws {
    let state = try object.nested("resolvedFor", ConfigurationContext.form)
    try self.init(
      object.decode("style") ?? style, Assignments(from: object), object.decode("when") ?? [],
      updatedFor: state.map { try ConfigurationContext(from: $0) })
  }

  /// Writes the style and the assignments.
  ///
  /// The document also contains the state of the last update if the values would differ without it.
  func encode(into object: inout MemberEncoder) throws {
    try object.write("style", style)
    try assignments.encode(into: &object)
    if !rules.isEmpty { try object.write("when", ruleList) }
    if let resolution {
      var state = object.nested("resolvedFor")
      try resolution.encode(into: &state)
    }
  }
}
