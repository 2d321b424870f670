/// What the states of the system have in common: flags, and how those are printed and written.
protocol FlaggedState: ConfigurationState {
  /// What messages call the state.
  static var kind: String { get }

  /// The flags that the state can have.
  static var table: [StateFlag] { get }

  var flags: ConfigurationStateFlags { get set }
  var custom: TypedValues { get }
}

extension FlaggedState {
  /// The flags that are set; of several in one member, the last.
  private var setFlags: [StateFlag] {
    Self.table.reduce(into: []) { result, flag in
      guard flags.contains(flag.option) else { return }
      if result.last?.member == flag.member { result.removeLast() }
      result.append(flag)
    }
  }

  func describe() -> String {
    var parts = ["traitCollection = \(traitCollection)"] + setFlags.map(\.printed)
    if !custom.isEmpty {
      parts.append("Custom = {" + custom.descriptions.joined(separator: "; ") + "}")
    }
    return "<\(Self.self): " + parts.joined(separator: "; ") + ">"
  }

  init(membersOf decoder: any Decoder) throws {
    let members = Self.table.reduce(into: ["traitCollection"]) { members, flag in
      if members.last != flag.member { members.append(flag.member) }
    }
    let object = try MemberDecoder(decoder, members: members, of: Self.kind)
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
