/// One flag of a state, as everything that is not on a hot path sees it: by its names.
///
/// Conditions, printing and coding walk over ``all``, so that a flag is written down there once.
struct StateFlag: Sendable {
  /// The states of the system that have a flag.
  enum Owner {
    case anyView
    case cell
  }

  /// The name of the flag in code, and in documents that list flags.
  let name: String

  let option: ConfigurationStateFlags
  let owner: Owner

  /// The member that says in a written state whether the flag is set.
  let member: String

  /// What a state prints in which the flag is set.
  let printed: String

  let decode: @Sendable (MemberDecoder) throws -> Bool
  let encode: @Sendable (inout MemberEncoder) throws -> Void

  /// A flag that is set where a member of a written state has a certain value.
  init<Value: Codable & Equatable & Sendable>(
    _ name: String, _ option: ConfigurationStateFlags, _ owner: Owner,
    _ member: String, _ value: Value, _ printed: String
  ) {
    self.name = name
    self.option = option
    self.owner = owner
    self.member = member
    self.printed = printed
    decode = { try $0.decode(Value.self, member) == value }
    encode = { try $0.write(member, value) }
  }
}
