import Foundation

/// A member of an object as documents have it.
package struct MemberForm: Sendable {
  /// What counts where the member is absent.
  package enum Absence: Sendable {
    /// Nothing: it has to be there.
    case refused

    /// Something that is no value, as a noun phrase: `that of the list`.
    case described(String)

    /// A value.
    case value(Written)

    /// A value that depends on something: the style, the appearance.
    case values(of: String, [(name: String, value: Written)])
  }

  /// A value that can be written down.
  package struct Written: Sendable {
    /// Writes the value as a member.
    package let write: @Sendable (inout MemberEncoder) throws -> Void
  }

  package let name: String
  package let value: ValueForm

  /// What the member says, as a noun phrase or an indirect question; begins in lower case.
  package let meaning: String

  package let absence: Absence

  package init(_ name: String, _ value: ValueForm, _ meaning: String, absence: Absence) {
    self.name = name
    self.value = value
    self.meaning = meaning
    self.absence = absence
  }

  /// A member that has to be there.
  package init(required name: String, _ value: ValueForm, _ meaning: String) {
    self.init(name, value, meaning, absence: .refused)
  }

  /// A member that can be absent for something that is no value.
  package init(_ name: String, _ value: ValueForm, _ meaning: String, absent: String) {
    self.init(name, value, meaning, absence: .described(absent))
  }

  /// A member that can be absent for a value.
  package init(
    _ name: String, _ value: ValueForm, _ meaning: String, absent: some Encodable & Sendable
  ) {
    self.init(
      name, value, meaning, absence: .value(Written { try $0.write(name, absent) }))
  }
}

extension MemberForm {
  /// The member where it changes what holds otherwise, with everything that is in it.
  ///
  /// - Parameters:
  ///   - absent: What holds otherwise, as a noun phrase.
  ///   - prefix: The beginning of the names of objects in it.
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

extension AnyProperty {
  /// The property as a member that can be absent for something that is no value.
  func member(absent: String) -> MemberForm { MemberForm(name, form(), meaning, absent: absent) }

  /// The property as a member that can be absent for what it is in another record.
  func member(absent record: Record) -> MemberForm where Record: Sendable {
    MemberForm(name, form(), meaning, absence: .value(written(record)))
  }

  /// The property as a member that can be absent for what it is in some records.
  ///
  /// - Parameters:
  ///   - owner: What the value depends on, as a noun: `style`.
  ///   - records: The records, each with the name of what it belongs to.
  func member(absentByThe owner: String, _ records: [(name: String, record: Record)]) -> MemberForm
  where Record: Sendable {
    MemberForm(
      name, form(), meaning,
      absence: .values(of: owner, records.map { ($0.name, written($0.record)) }))
  }

  private func written(_ record: Record) -> MemberForm.Written where Record: Sendable {
    let encode = encode
    return MemberForm.Written { try encode(record, &$0) }
  }
}
