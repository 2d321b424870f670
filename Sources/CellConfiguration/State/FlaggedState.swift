/// The common parts of the system's states: flags, printing and encoding.
protocol FlaggedState: ConfigurationState {
  /// The form of the object that encodes the state.
  static var form: Schema.Object { get }

  /// The flags that the state can have.
  static var table: [StateFlag] { get }

  var flags: ConfigurationStateFlags { get set }
  var custom: TypedValues { get }
}

extension FlaggedState {
  /// The flags that are set; if several have the same member, only the last one.
  var setFlags: [StateFlag] {
    Self.table.reduce(into: []) { result, flag in
      guard flags.contains(flag.option) else { return }
      if result.last?.member == flag.member { result.removeLast() }
      result.append(flag)
    }
  }

  /// Returns the form of the object that encodes a kind of state.
  static func form(_ kind: String) -> Schema.Object {
    let traits = Schema.Member(
      "traitCollection", .type(TraitCollection.self),
      "traits of this cell only; unspecified traits come from the list",
      absent: TraitCollection())
    return Schema.Object(
      kind,
      table.reduce(into: [traits]) { members, flag in
        if members.last?.name != flag.member { members.append(flag.form()) }
      })
  }

  /// The traits, the flags that are true, and the custom states, in UIKit's form.
  var printedForm: String {
    var parts = ["traitCollection = \(traitCollection)"] + setFlags.map(\.printed)
    if !custom.isEmpty {
      parts.append("Custom = {" + custom.descriptions.joined(separator: "; ") + "}")
    }
    return "<\(Self.self): " + parts.joined(separator: "; ") + ">"
  }

  init(membersOf decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(traitCollection: try object.decode("traitCollection") ?? TraitCollection())
    for flag in Self.table where try flag.decode(object) { flags.insert(flag.option) }
  }

  func encodeMembers(to encoder: any Encoder) throws {
    try custom.checkIsEmpty(encoder, holder: "custom states")
    var object = MemberEncoder(encoder)
    if traitCollection != TraitCollection() { try object.write("traitCollection", traitCollection) }
    for flag in setFlags { try flag.encode(&object) }
  }
}
