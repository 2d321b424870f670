extension TraitCollection: Codable, WrittenForm {
  /// The names of the built-in traits.
  package static var traitNames: [String] { form.names }

  private static let form = ObjectForm("a trait collection", TraitMembers().visited().members)

  package static var valueForm: ValueForm { .object(form) }

  /// Reads traits; absent traits stay unspecified.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types, and a negative display
  ///   scale.
  public init(from decoder: any Decoder) throws {
    self.init()
    let object = try MemberDecoder(decoder, Self.form)
    values = try TraitReading(object: object, values: values).visited().values
  }

  /// Writes the specified traits.
  ///
  /// - Throws: `EncodingError` if custom traits are set, because their types cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    note(.all)
    try values.custom.checkIsEmpty(encoder, holder: "custom traits")
    _ = try TraitWriting(values: values, object: MemberEncoder(encoder)).visited()
  }
}

/// Lists the traits as members.
private struct TraitMembers: TraitVisitor {
  var members: [MemberForm] = []

  mutating func visit(_ trait: BuiltInTrait<some Equatable>) {
    members.append(MemberForm(trait.name, trait.form(), trait.meaning, absent: "unspecified"))
  }
}

/// Reads the traits that are present in an object.
private struct TraitReading: TraitVisitor {
  let object: MemberDecoder
  var values: TraitValues

  mutating func visit(_ trait: BuiltInTrait<some Equatable>) throws {
    if let value = try trait.decode(object) { values[keyPath: trait.path] = value }
  }
}

/// Writes the specified traits.
private struct TraitWriting: TraitVisitor {
  let values: TraitValues
  var object: MemberEncoder

  mutating func visit(_ trait: BuiltInTrait<some Equatable>) throws {
    if let value = trait.specified(in: values) { try trait.encode(value, &object) }
  }
}
