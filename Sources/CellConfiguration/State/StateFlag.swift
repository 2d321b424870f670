/// A flag of a state with its names, for code that is not performance-critical.
///
/// Conditions, printing and coding iterate over ``all``, so each flag is described only there.
struct StateFlag: Sendable {
  /// The system's states that have a flag.
  enum Owner {
    case anyView
    case cell
  }

  /// The name of the flag in code, and in documents that list flags.
  let name: String

  let option: ConfigurationStateFlags
  let owner: Owner

  /// The member of an encoded state that contains the flag.
  let member: String

  /// The value of the member when the flag is set, as Swift prints it.
  let value: String

  /// Makes the form of the member, which only decoding and the schema need.
  let form: @Sendable () -> Schema.Member

  /// The text that a state prints if the flag is set.
  let printed: String

  let decode: @Sendable (MemberDecoder) throws -> Bool
  let encode: @Sendable (inout MemberEncoder) throws -> Void

  /// Creates a flag that is set if a member of an encoded state has a certain value.
  ///
  /// - Parameters:
  ///   - value: The value of the member when the flag is set.
  ///   - other: The value of the member when none of its flags is set.
  ///   - meaning: The meaning of the member, as a noun phrase for the schema of documents.
  init<Value: Codable & SchemaRepresentable & Equatable & Sendable>(
    _ name: String, _ option: ConfigurationStateFlags, _ owner: Owner,
    _ member: String, _ value: Value, insteadOf other: Value, _ printed: String, _ meaning: String
  ) {
    self.name = name
    self.option = option
    self.owner = owner
    self.member = member
    self.value = "\(value)"
    form = { Schema.Member(member, .of(Value.self), meaning, absent: other) }
    self.printed = printed
    decode = { try $0.decode(Value.self, member) == value }
    encode = { try $0.write(member, value) }
  }

  /// Creates a flag for a Boolean member.
  @inline(never)
  init(
    _ name: String, _ option: ConfigurationStateFlags, _ owner: Owner,
    _ member: String, _ printed: String, _ meaning: String
  ) {
    self.init(name, option, owner, member, true, insteadOf: false, printed, meaning)
  }
}
