extension ListContentConfiguration: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a list content configuration",
    [
      Schema.Member("image", .type(CellImage.self), "the image", absent: "none"),
      Schema.Member("text", .text, "the text", absent: "none"),
      Schema.Member("secondaryText", .text, "the secondary text", absent: "none"),
      Schema.Member(
        "attributedText", .of(CodableAttributedString.self),
        "the text in runs; counts in place of `text`", absent: "none"),
      Schema.Member(
        "secondaryAttributedText", .of(CodableAttributedString.self),
        "the secondary text in runs; counts in place of `secondaryText`", absent: "none"),
    ]
      + StyledRecords<Style>.members(
        style: .described("`cell`; in a header `header`, in a footer `footer`")))

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads the style, the content and the properties that were set; the default style is `cell`.
  ///
  /// Members have the names of the properties. `"when"` is an array of objects; each has a
  /// `"state"`, written like a ``StateCondition``, and the properties for it. If a text is present
  /// both plain and attributed, the attributed one is used.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and
  ///   impossible numbers.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, defaultStyle: .standard)
  }

  /// Reads a configuration with a default style for documents that do not name one.
  package init(from decoder: any Decoder, defaultStyle: Style) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(style: defaultStyle)
    layers = try StyledRecords(from: object, style: defaultStyle)
    image = try object.decode("image")
    text = try object.decode("text")
    secondaryText = try object.decode("secondaryText")
    attributedText = try object.decode(CodableAttributedString.self, "attributedText")?.text
    secondaryAttributedText =
      try object.decode(CodableAttributedString.self, "secondaryAttributedText")?.text
  }

  /// Writes the style, the content and the properties that were set.
  ///
  /// If the configuration was updated for a state in which it looks different, the document also
  /// contains that state.
  ///
  /// - Throws: `EncodingError` that names the property if a color or transformer is a closure.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("image", image)
    try object.encode("text", text)
    try object.encode("secondaryText", secondaryText)
    try object.encode("attributedText", attributedText.map(CodableAttributedString.init))
    try object.encode(
      "secondaryAttributedText", secondaryAttributedText.map(CodableAttributedString.init))
    try layers.encode(into: &object)
  }
}
