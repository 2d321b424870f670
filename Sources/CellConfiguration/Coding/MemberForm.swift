import Foundation

/// The form of an object's member in documents.
package struct MemberForm: Sendable {
  /// The meaning of an absent member.
  package enum Absence: Sendable {
    /// The member is required.
    case refused

    /// A meaning that is not a value, as a noun phrase: `the list's`.
    case described(String)

    /// A default value.
    case value(Written)

    /// A default value that depends on something, such as the style or the appearance.
    case values(of: String, [(name: String, value: Written)])
  }

  /// A value that can be encoded.
  package struct Written: Sendable {
    /// Writes the value as a member.
    package let write: @Sendable (inout MemberEncoder) throws -> Void
  }

  package let name: String
  package let value: ValueForm

  /// The meaning of the member, as a noun phrase or a clause in lower case.
  package let meaning: String

  package let absence: Absence

  @inline(never)
  package init(_ name: String, _ value: ValueForm, _ meaning: String, absence: Absence) {
    self.name = name
    self.value = value
    self.meaning = meaning
    self.absence = absence
  }

  /// Creates a required member.
  @inline(never)
  package init(required name: String, _ value: ValueForm, _ meaning: String) {
    self.init(name, value, meaning, absence: .refused)
  }

  /// Creates an optional member whose absence has a meaning other than a value.
  @inline(never)
  package init(_ name: String, _ value: ValueForm, _ meaning: String, absent: String) {
    self.init(name, value, meaning, absence: .described(absent))
  }

  /// Creates an optional member with a default value.
  @inline(never)
  package init(
    _ name: String, _ value: ValueForm, _ meaning: String, absent: some Encodable & Sendable
  ) {
    self.init(
      name, value, meaning, absence: .value(Written { try $0.write(name, absent) }))
  }
}

extension MemberForm {
  /// Returns the member and its nested members with another meaning of their absence.
  ///
  /// - Parameters:
  ///   - absent: The meaning of an absent member, as a noun phrase.
  ///   - prefix: The prefix for the names of nested objects.
  func changing(_ absent: String, prefix: String) -> MemberForm {
    guard case .object(let object) = value, let objectName = object.name else {
      return MemberForm(name, value, meaning, absent: absent)
    }
    let form = ObjectForm(
      object.kind, object.members.map { $0.changing(absent, prefix: prefix) },
      name: "\(prefix).\(objectName)")
    return MemberForm(name, .object(form), meaning, absent: absent)
  }
}

extension MemberForm.Written: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try write(&object)
  }
}

extension RecordProperty {
  /// Returns the property as an optional member whose absence has a meaning other than a value.
  func member(absent: String) -> MemberForm { MemberForm(name, form(), meaning, absent: absent) }

  /// Returns the property as an optional member whose default is its value in another record.
  func member(absent record: Record) -> MemberForm where Record: Sendable {
    MemberForm(name, form(), meaning, absence: .value(written(record)))
  }

  /// Returns the property as an optional member with defaults from several records.
  ///
  /// - Parameters:
  ///   - owner: The name of the value that determines the default, as a noun: `style`.
  ///   - records: The records, each with the name of its owner.
  func member(absentByThe owner: String, _ records: [(name: String, record: Record)]) -> MemberForm
  where Record: Sendable {
    MemberForm(
      name, form(), meaning,
      absence: .values(of: owner, records.map { ($0.name, written($0.record)) }))
  }

  private func written(_ record: Record) -> MemberForm.Written where Record: Sendable {
    MemberForm.Written { try encode(record, besides: record, into: &$0) }
  }
}
