extension Schema {
  /// The form of an object in documents, which decoding uses and the schema prints.
  package struct Object: Sendable {
    /// A group of members that can occur together, for objects with exclusive members.
    package struct Variant: Sendable {
      /// The name of such objects in a schema.
      package let name: String

      /// The required members.
      package let required: [String]

      /// The optional members.
      package let optional: [String]

      /// The members of which each object has exactly one, beside required ones only.
      ///
      /// With a variant for each, models of a color in a color would compare the inner color with
      /// both variants, and their time would double with every level.
      package let either: [String]

      /// All members that can occur.
      package var members: [String] { required + optional + either }

      /// The allowed names in certain members, if they matter.
      package let names: [String: [String]]

      package init(
        _ name: String, _ required: [String], _ optional: [String] = [],
        either: [String] = [], where names: [String: [String]] = [:]
      ) {
        self.name = name
        self.required = required
        self.optional = optional
        self.either = either
        self.names = names
      }
    }

    /// The kind of the object, as a noun phrase: `a font`.
    package let kind: String

    /// Additional sentences about the object; empty for none.
    package let remark: String

    /// All members that the object can have.
    package let members: [Schema.Member]

    /// The names of the members.
    package let names: [String]

    /// The groups of members that can occur together; empty if all can.
    package let variants: [Variant]

    /// The name of the object in a schema, for objects that are not the form of a type.
    package let name: String?

    package init(
      _ kind: String, remark: String = "", _ members: [Schema.Member], variants: [Variant] = [],
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
}
