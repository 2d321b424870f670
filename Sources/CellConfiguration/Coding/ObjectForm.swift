/// An object as documents have it: the table that reading goes by, and that the schema prints.
package struct ObjectForm: Sendable {
  /// Members that go together, where not every member goes with every other.
  package struct Variant: Sendable {
    /// The members that have to be there.
    package let required: [String]

    /// The members that can be there as well.
    package let optional: [String]

    /// The names that a member can have, where that matters.
    package let names: [String: [String]]

    package init(
      _ required: [String], _ optional: [String] = [], where names: [String: [String]] = [:]
    ) {
      self.required = required
      self.optional = optional
      self.names = names
    }
  }

  /// What the object describes, as a noun phrase: `a font`.
  package let kind: String

  /// What else there is to say about it, in sentences; empty for nothing.
  package let remark: String

  /// Every member that the object can have.
  package let members: [MemberForm]

  /// The names of the members.
  package let names: [String]

  /// Which members go together; empty where all do.
  package let variants: [Variant]

  /// The name under which a schema has the object once, for objects that no type stands for.
  package let name: String?

  package init(
    _ kind: String, remark: String = "", _ members: [MemberForm], variants: [Variant] = [],
    name: String? = nil
  ) {
    self.kind = kind
    self.remark = remark
    self.members = members
    names = members.map(\.name)
    self.variants = variants
    self.name = name
  }
}
