extension TraitCollection: Codable, SchemaRepresentable {
  /// The names of the built-in traits.
  package static var traitNames: [String] { form.names }

  private static let form = Schema.Object(
    TraitValues.kind, TraitValues.properties.map { $0.member(absent: "unspecified") })

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads traits; absent traits stay unspecified.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types, and a negative display
  ///   scale.
  public init(from decoder: any Decoder) throws {
    var values = TraitValues()
    try TraitValues.properties.decode(MemberDecoder(decoder, Self.form), into: &values)
    self.init(values)
  }

  /// Writes the specified traits.
  ///
  /// - Throws: `EncodingError` if custom traits are set, because their types cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    note(.all)
    try values.custom.checkIsEmpty(encoder, holder: "custom traits")
    var object = MemberEncoder(encoder)
    try TraitValues.properties.encode(values, besides: .unspecified, into: &object)
  }
}
