extension SwipeAction: Codable, SchemaRepresentable {
  /// The properties of every swipe action.
  static let properties: [any UntypedProperty<SwipeAction>] = [
    Property<Self, _>("style", \.style, .display, "whether the action deletes something"),
    Property<Self, _>("title", \.title, .content, "title; `null` for the image alone"),
    Property<Self, _>("image", \.image, .content, "image; `null` for the title alone"),
    Property<Self, _>(
      "backgroundColor", \.backgroundColor, .display,
      "color behind title and image; `null` for the style's color"),
    Property<Self, _>(
      "action", \.action, .nothing,
      "action to perform, for the app"),
  ]

  private static let form = Schema.Object(
    "a swipe action", properties.map { $0.member(absent: SwipeAction()) })

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads an object; absent members have their defaults.
  ///
  /// ```json
  /// { "style": "destructive", "title": "Delete", "image": "trash", "action": "delete" }
  /// ```
  ///
  /// - Throws: `DecodingError` for unknown members and wrong types.
  public init(from decoder: any Decoder) throws {
    self.init()
    try Self.properties.decode(MemberDecoder(decoder, Self.form), into: &self)
  }

  /// Writes the properties that differ from the defaults.
  ///
  /// - Throws: `EncodingError` for an action without a name.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try Self.properties.encode(self, besides: SwipeAction(), into: &object)
  }
}

extension SwipeActionsConfiguration: Codable, SchemaRepresentable {
  private static let actionsForm = Schema.Value.array(.type(SwipeAction.self))

  private static let form = Schema.Object(
    "swipe actions",
    [
      Schema.Member(
        "actions", actionsForm, "the actions; the first one is closest to the edge",
        absent: [SwipeAction]()),
      Schema.Member(
        "performsFirstActionWithFullSwipe", .boolean,
        "whether a full swipe performs the first action", absent: true),
    ], name: "SwipeActionsConfiguration")

  /// An object, or an array with its actions.
  package static var schemaValue: Schema.Value { .choice([actionsForm, .object(form)]) }
  package static var schemaName: String? { nil }

  /// Reads an array of actions, or an object with such an array.
  ///
  /// ```json
  /// [{ "title": "Flag" }]
  /// { "actions": [{ "title": "Flag" }], "performsFirstActionWithFullSwipe": false }
  /// ```
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if value.isArray {
      self.init(actions: try [SwipeAction](from: decoder))
      return
    }
    guard value.isObject else {
      throw value.mismatch(expected: "an array of swipe actions, or an object with \"actions\"")
    }
    let object = try MemberDecoder(decoder, Self.form)
    self.init(actions: try object.decode("actions") ?? [])
    performsFirstActionWithFullSwipe =
      try object.decode("performsFirstActionWithFullSwipe") ?? true
  }

  /// Writes an object with the array of actions.
  ///
  /// - Throws: `EncodingError` for actions that cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("actions", actions)
    if !performsFirstActionWithFullSwipe {
      try object.write("performsFirstActionWithFullSwipe", false)
    }
  }
}
