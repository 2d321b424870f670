import Foundation

extension Schema {
  /// The form of an object's member in documents.
  package struct Member: Sendable {
    /// The meaning of an absent member.
    package enum Absence: Sendable {
      /// The member is required.
      case refused

      /// A meaning that is not a value, as a noun phrase: `the list's`.
      case described(String)

      /// A default value.
      case value(Written)

      /// A default value that depends on something, such as the appearance.
      case values(of: String, [(name: String, value: Written)])

      /// A default value that depends on something and, with it, on the state and the style sheet.
      ///
      /// The listed values hold in the normal state. Writing one of them is not the same as leaving
      /// the member out: a written value counts as assigned in every state.
      case normalValues(of: String, [(name: String, value: Written)])
    }

    /// A value that can be encoded.
    package struct Written: Sendable {
      /// Writes the value as a member.
      package let write: @Sendable (inout MemberEncoder) throws -> Void
    }

    package let name: String
    package let value: Schema.Value

    /// The meaning of the member, as a noun phrase or a clause in lower case.
    package let meaning: String

    package let absence: Absence

    @inline(never)
    package init(_ name: String, _ value: Schema.Value, _ meaning: String, absence: Absence) {
      self.name = name
      self.value = value
      self.meaning = meaning
      self.absence = absence
    }

    /// Creates a required member.
    @inline(never)
    package init(required name: String, _ value: Schema.Value, _ meaning: String) {
      self.init(name, value, meaning, absence: .refused)
    }

    /// Creates an optional member whose absence has a meaning other than a value.
    @inline(never)
    package init(_ name: String, _ value: Schema.Value, _ meaning: String, absent: String) {
      self.init(name, value, meaning, absence: .described(absent))
    }

    /// Creates an optional member with a default value.
    @inline(never)
    package init(
      _ name: String, _ value: Schema.Value, _ meaning: String, absent: some Encodable & Sendable
    ) {
      self.init(
        name, value, meaning, absence: .value(Written { try $0.write(name, absent) }))
    }
  }
}

extension Schema.Member {
  /// Returns the member with another meaning of its absence, as a noun phrase.
  func member(absent: String) -> Schema.Member {
    Schema.Member(name, value, meaning, absent: absent)
  }
}

extension Schema.Member.Written: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try write(&object)
  }
}

extension UntypedProperty {
  /// Returns the property as an optional member whose absence has a meaning other than a value.
  func member(absent: String) -> Schema.Member {
    Schema.Member(name, form(), meaning, absent: absent)
  }

  /// Returns the property as an optional member whose default is its value in another group.
  func member(absent group: Group) -> Schema.Member where Group: Sendable {
    Schema.Member(name, form(), meaning, absence: .value(written(group)))
  }

  /// Returns the property as an optional member with defaults from several groups.
  ///
  /// - Parameters:
  ///   - owner: The name of the value that determines the default, as a noun: `appearance`.
  ///   - groups: The groups, each with the name of its owner.
  func member(absentByThe owner: String, _ groups: [(name: String, group: Group)])
    -> Schema.Member
  where Group: Sendable {
    Schema.Member(
      name, form(), meaning,
      absence: .values(of: owner, groups.map { ($0.name, written($0.group)) }))
  }

  /// Returns the property as an optional member with defaults from several groups and states.
  ///
  /// - Parameters:
  ///   - owner: The name of the value that determines the default, as a noun: `style`.
  ///   - groups: The groups for the normal state, each with the name of its owner.
  func member(normallyByThe owner: String, _ groups: [(name: String, group: Group)])
    -> Schema.Member
  where Group: Sendable {
    Schema.Member(
      name, form(), meaning,
      absence: .normalValues(of: owner, groups.map { ($0.name, written($0.group)) }))
  }

  private func written(_ group: Group) -> Schema.Member.Written where Group: Sendable {
    Schema.Member.Written { try encode(group, besides: group, into: &$0) }
  }
}
