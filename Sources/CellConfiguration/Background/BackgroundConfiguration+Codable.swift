extension BackgroundConfiguration: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a background configuration",
    StyledRecords<Style>.members(
      style: .value(Schema.Member.Written { try $0.write("style", Style.standard) })))

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads the style and the properties that were set; the default style is `listCell`.
  ///
  /// Members have the names of the properties. `"when"` is an array of objects; each has a
  /// `"state"`, written like a ``StateCondition``, and the properties for it.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and
  ///   impossible numbers.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    layers = try StyledRecords(from: object)
  }

  /// Writes the style and the properties that were set.
  ///
  /// If the configuration was updated for a state in which it looks different, the document also
  /// contains that state.
  ///
  /// - Throws: `EncodingError` that names the property if a color or transformer is a closure, or
  ///   for a custom view.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try layers.encode(into: &object)
  }
}
