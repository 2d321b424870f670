extension StyleSheet: Codable, SchemaRepresentable {
  private static let known: [StyleSheet] = [.iOS18, .iOS26]

  private static let form = Schema.Object(
    "a style sheet",
    [
      Schema.Member(required: "name", .text, "name of the sheet"),
      Schema.Member(
        required: "basedOn", .type(Generation.self),
        "generation that provides everything that is not changed"),
      Schema.Member(
        "content", .array(.type(Change<ListContentConfiguration.Style>.self)),
        "changes of the defaults of content", absent: [Bool]()),
      Schema.Member(
        "background", .array(.type(Change<BackgroundConfiguration.Style>.self)),
        "changes of the defaults of backgrounds", absent: [Bool]()),
      Schema.Member(
        "metrics", .type(ListMetrics.self), "sizes and distances of lists",
        absent: "the metrics of `basedOn`"),
    ], name: "CustomStyleSheet")

  package static var schemaValue: Schema.Value {
    .choice([.named("StyleSheetName", .names(known.map(\.name))), .object(form)])
  }

  /// Reads `"iOS18"`, `"iOS26"`, or an object with changes to one of these sheets.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let name = value.string {
      guard let sheet = Self.known.first(where: { $0.name == name }) else {
        throw value.mismatch(
          expected: "\"iOS18\", \"iOS26\" or an object: a style sheet",
          known: Self.known.map(\.name))
      }
      self = sheet
      return
    }
    let object = try MemberDecoder(decoder, Self.form)
    let generation: Generation = try object.required("basedOn")
    let definition = Definition(
      generation: generation, name: try object.required("name"),
      content: try object.decode("content") ?? [],
      background: try object.decode("background") ?? [],
      metrics: try object.decode("metrics") ?? generation.metrics)
    guard definition.alternativeCount <= StateCondition.alternativeLimit else {
      throw value.mismatch(
        expected: "a style sheet with fewer conditions; there is space for "
          + "\(StateCondition.alternativeLimit) alternatives")
    }
    reference = .derived(try StyleSheetPool.storage(of: definition, in: decoder))
  }

  /// Writes the sheet in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` if a change contains a closure or a view, and for a sheet with more
  ///   conditions than decoding accepts.
  public func encode(to encoder: any Encoder) throws {
    if Self.known.contains(self) {
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return
    }
    let definition = self.definition
    guard definition.alternativeCount <= StateCondition.alternativeLimit else {
      throw EncodingError.unwritable(
        self, encoder,
        "a style sheet that is encoded has at most "
          + "\(StateCondition.alternativeLimit) alternatives in its conditions")
    }
    var object = MemberEncoder(encoder)
    try object.write("name", name)
    try object.write("basedOn", generation)
    if !definition.content.isEmpty { try object.write("content", definition.content) }
    if !definition.background.isEmpty { try object.write("background", definition.background) }
    if metrics != generation.metrics { try object.write("metrics", metrics) }
  }
}

extension StyleSheet.Change: Codable, SchemaRepresentable {
  private static var form: Schema.Object {
    Schema.Object(
      "a change of defaults",
      [
        Schema.Member(required: "style", .type(Style.self), "the style whose defaults change"),
        Schema.Member(
          "when", .type(StateCondition.self),
          "names of flags and traits joined by `&&`, `||`, `!`, without parentheses",
          absent: StateCondition.always),
      ] + Style.Assignments.members.map { $0.member(absent: "the value of `basedOn`") })
  }

  static var schemaValue: Schema.Value { .object(form) }
  static var schemaName: String? { Style.Assignments.schemaName + "Change" }

  init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    style = try object.required("style")
    rule = try ConfigurationRule(
      object.decode("when") ?? .always,
      finishing: CopyOnWriteBox(Style.Assignments(from: object)))
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("style", style)
    if condition != .always { try object.encode("when", condition) }
    try rule.assignments.encode(into: &object)
  }
}

extension StyleSheet.Definition {
  /// The total number of alternatives in the conditions of all changes.
  fileprivate var alternativeCount: Int {
    content.reduce(0) { $0 + max(1, $1.condition.alternatives.count) }
      + background.reduce(0) { $0 + max(1, $1.condition.alternatives.count) }
  }
}

extension StyleSheet.Generation {
  /// The system's sheet.
  var styleSheet: StyleSheet {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }

  var metrics: ListMetrics {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }

  var palette: ColorPalette {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }

  var content: StyleDefaults<ListContentConfiguration.Style, ListContentValues> {
    switch self {
    case .iOS18: .contentOfIOS18
    case .iOS26: .contentOfIOS26
    }
  }

  var background: StyleDefaults<BackgroundConfiguration.Style, BackgroundValues> {
    switch self {
    case .iOS18: .backgroundOfIOS18
    case .iOS26: .backgroundOfIOS26
    }
  }
}
