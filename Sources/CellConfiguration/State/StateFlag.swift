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

  /// Makes the member as documents have it, which only reading and the schema need.
  let form: @Sendable () -> MemberForm

  /// What a state prints in which the flag is set.
  let printed: String

  let decode: @Sendable (MemberDecoder) throws -> Bool
  let encode: @Sendable (inout MemberEncoder) throws -> Void

  /// A flag that is set where a member of a written state has a certain value.
  ///
  /// - Parameters:
  ///   - value: The value of the member.
  ///   - other: Its value where no flag of the member is set.
  ///   - meaning: What the member is, as a noun phrase for the schema of documents.
  init<Value: Codable & WrittenForm & Equatable & Sendable>(
    _ name: String, _ option: ConfigurationStateFlags, _ owner: Owner,
    _ member: String, _ value: Value, insteadOf other: Value, _ printed: String, _ meaning: String
  ) {
    self.name = name
    self.option = option
    self.owner = owner
    self.member = member
    form = { MemberForm(member, .of(Value.self), meaning, absent: other) }
    self.printed = printed
    decode = { try $0.decode(Value.self, member) == value }
    encode = { try $0.write(member, value) }
  }

  /// A flag that a member says.
  init(
    _ name: String, _ option: ConfigurationStateFlags, _ owner: Owner,
    _ member: String, _ printed: String, _ meaning: String
  ) {
    self.init(name, option, owner, member, true, insteadOf: false, printed, meaning)
  }
}
