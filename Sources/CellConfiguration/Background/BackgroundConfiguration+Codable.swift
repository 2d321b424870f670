extension BackgroundConfiguration: Codable, WrittenForm {
  private static let form = ObjectForm(
    "a background configuration",
    LayeredValues<Style>.members(
      style: .value(MemberForm.Written { try $0.write("style", Style.standard) })))

  package static var valueForm: ValueForm { .object(form) }

  /// Reads the style and what was set; the style is `listCell` unless it is named.
  ///
  /// Members are named like the properties. `"when"` is an array of objects with a `"state"`,
  /// written like a ``StateCondition``, and the properties for it.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and
  ///   impossible numbers.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    layers = try LayeredValues(from: object)
  }

  /// Writes the style and only those properties that were set.
  ///
  /// A configuration that was updated for a state in which it looks different also says which one
  /// that was.
  ///
  /// - Throws: `EncodingError` that names the property if a color or transformer is a closure, or
  ///   for a custom view.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try layers.encode(into: &object)
  }
}
