extension ConfigurationColorTransformer: Codable, SchemaRepresentable {
  private static let named: [(name: String, transformer: ConfigurationColorTransformer)] = [
    ("grayscale", .grayscale), ("preferredTint", .preferredTint),
    ("monochromeTint", .monochromeTint), ("dynamicLightAlpha", .dynamicLightAlpha),
  ]

  private static let form = Schema.Object(
    "a color transformer",
    [
      Schema.Member(
        "alpha", .number(.nonNegative), "factor of the opacity", absent: "another form"),
      Schema.Member(
        "first", .type(ConfigurationColorTransformer.self),
        "transformer that is applied first, with `then`", absent: "another form"),
      Schema.Member(
        "then", .type(ConfigurationColorTransformer.self),
        "transformer of the result of `first`", absent: "another form"),
    ],
    variants: [
      .init("AlphaColorTransformer", ["alpha"]),
      .init("ColorTransformerSequence", ["first", "then"]),
    ])

  package static var schemaValue: Schema.Value {
    .choice([.named("ColorTransformerName", .names(named.map(\.name))), .object(form)])
  }

  package static var schemaNoun: String {
    "a color transformer: \(named.map(\.name).joined(separator: ", ")), {\"alpha\": factor} "
      + "or {\"first\", \"then\"}"
  }

  /// Reads a name, `{"alpha": 0.3}`, or `{"first": …, "then": …}`.
  ///
  /// - Throws: `DecodingError` for anything else, and for transformers nested more than 32 levels
  ///   deep in the document.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    let known = Self.named.map(\.name)
    let expected = Self.schemaNoun
    if let name = value.string {
      guard let match = Self.named.first(where: { $0.name == name }) else {
        throw value.mismatch(expected: expected, known: known)
      }
      self = match.transformer
      return
    }
    guard value.isObject else { throw value.mismatch(expected: expected) }
    let object = try MemberDecoder(decoder, Self.form)
    if object.has("alpha"), let factor = try object.number("alpha", .nonNegative) {
      self = .alpha(factor)
    } else {
      guard object.has("first", besideOnly: "then") || object.has("then") else {
        throw value.mismatch(expected: expected)
      }
      try NestingLimit.check(decoder)
      let first: ConfigurationColorTransformer = try object.required("first")
      let sequence = ConfigurationColorTransformer(
        sequenceOf: first, try object.required("then"))
      guard let sequence else {
        throw value.mismatch(
          expected: "a color transformer made in at most \(CellColor.largestStepCount) steps")
      }
      self = sequence
    }
  }

  /// Writes the transformer in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a closure, and for transformers nested too deep for decoding.
  public func encode(to encoder: any Encoder) throws {
    if let match = Self.named.first(where: { $0.transformer == self }) {
      var container = encoder.singleValueContainer()
      try container.encode(match.name)
      return
    }
    var object = MemberEncoder(encoder)
    switch operation {
    case .alpha(let factor): try object.write("alpha", factor, .nonNegative)
    case .sequence(let first, let second, _):
      try NestingLimit.check(encoder, writing: self)
      try object.encode("first", first)
      try object.encode("then", second)
    default:
      throw EncodingError.unwritable(
        self, encoder, "a color transformer that is a closure cannot be encoded")
    }
  }
}
