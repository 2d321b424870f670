import Foundation

extension CellAccessory: Codable {
  /// The properties of every accessory.
  static let properties: [any UntypedProperty<CellAccessory>] = [
    Property<Self, _>("displayed", \.displayed, .layout, "when the accessory is displayed"),
    Property<Self, _>(
      "isHidden", \.isHidden, .display, "whether it keeps its space and shows nothing"),
    Property<Self, _>(
      "reservedLayoutWidth", \.reservedLayoutWidth, .layout, "width of its region, in points"),
    Property<Self, _>(
      "tintColor", \.tintColor, .display, "color of the accessory; `null` for the kind's color"),
    Property<Self, _>(
      "action", \.action, .nothing,
      "action of a tap, for the app"),
    Property<Self, _>(
      "accessibility", \.accessibility, .nothing, "accessibility attributes of the accessory"),
  ]

  /// Reads the name of a kind, or an object.
  ///
  /// ```json
  /// "disclosureIndicator"
  /// { "kind": "checkmark", "tintColor": "systemGreen", "displayed": "whenNotEditing" }
  /// { "label": "3", "reservedLayoutWidth": 40 }
  /// { "customView": "badge", "size": [20, 20], "edge": "leading",
  ///   "position": { "after": "delete" } }
  /// { "customView": "wifi", "control": { "kind": "switch", "isOn": true }, "edge": "trailing" }
  /// ```
  ///
  /// Members have the names of the Swift properties; absent members have their defaults.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if value.string != nil {
      let kind = try Kind(from: decoder)
      guard let accessory = kind.standard else {
        throw value.mismatch(expected: "an object: labels and custom views have a text or a size")
      }
      self = accessory
      return
    }
    let object = try MemberDecoder(decoder, Self.form)
    if let text = try object.decode(String.self, "label") {
      self = .label(text: text)
    } else if let identifier = try object.decode(String.self, "customView") {
      self = try Self.customView(identifier, object)
    } else if object.contains("kind") {
      let kind = try object.required(Kind.self, "kind")
      if let missing = kind.form.missing {
        throw object.unusable("kind", expected: "\(missing), instead of the kind or with it")
      }
      self = kind.form.example
    } else {
      throw value.mismatch(
        expected: "an accessory with a \"kind\", a \"label\" or a \"customView\"")
    }
    try Self.properties.decode(object, into: &self)
    try decodeDetails(object)
  }

  private static func customView(
    _ identifier: String, _ object: MemberDecoder
  ) throws -> CellAccessory {
    let control = try object.decode(CellControl.self, "control")
    let size =
      try control == nil || object.contains("size")
      ? object.required(CodableSize.self, "size").size : nil
    let edge = try object.required(Placement.Edge.self, "edge")
    let position = try object.decode(Position.self, "position") ?? .nearestContent
    let placement = Placement(edge: edge, displayed: .always, position: position)
    var view = CustomView(identifier, size: size ?? control?.size ?? .zero)
    view.control = control
    return .customView(
      view, placement: placement,
      maintainsFixedSize: try object.decode("maintainsFixedSize") ?? false)
  }

  /// Reads the members of one kind; members of another kind are an error.
  private mutating func decodeDetails(_ object: MemberDecoder) throws {
    switch details {
    case .none, .view: break
    case .control:
      details = .control(backgroundColor: try object.decode("backgroundColor"))
    case .reorder(let shows):
      details = .reorder(
        showsVerticalSeparator: try object.decode("showsVerticalSeparator") ?? shows)
    case .outline(let style):
      details = .outline(try object.decode("style") ?? style)
    case .label(let text, let font, let adjusts):
      details = .label(
        text: text, font: try object.decode("font") ?? font,
        adjustsFontForContentSizeCategory:
          try object.decode("adjustsFontForContentSizeCategory") ?? adjusts)
    }
    if let written = try object.decode(Kind.self, "kind"), written != kind {
      throw object.unusable("kind", expected: "\"\(kind.name)\", as the other members require")
    }
    let allowed = Self.properties.map(\.name) + ["kind"] + details.members
    for member in Self.form.names
    where !allowed.contains(member) && object.contains(member) {
      throw object.unusable(member, expected: "no such member in a \(kind.name) accessory")
    }
  }

  /// Writes the name of the kind if everything else has its default, and an object otherwise.
  ///
  /// - Throws: `EncodingError` for an action without a name, for a position chosen by a closure,
  ///   and for negative or non-finite sizes and widths.
  public func encode(to encoder: any Encoder) throws {
    if kind.standard == self {
      try kind.encode(to: encoder)
      return
    }
    var object = MemberEncoder(encoder)
    switch details {
    case .label(let text, let font, let adjusts):
      try object.encode("label", text)
      if font != .preferredFont(forTextStyle: .body) { try object.encode("font", font) }
      if !adjusts { try object.encode("adjustsFontForContentSizeCategory", adjusts) }
    case .view(let view, let edge, let position, let maintainsFixedSize):
      if view.reference != nil {
        throw EncodingError.unwritable(
          self, encoder,
          "customView: a view cannot be encoded; one with an identifier can")
      }
      try object.encode("customView", view.identifier)
      if view.size != view.control?.size { try object.encode("size", CodableSize(view.size)) }
      try object.encode("control", view.control)
      try object.encode("edge", edge)
      if position != .nearestContent { try object.encode("position", position) }
      if maintainsFixedSize { try object.encode("maintainsFixedSize", true) }
    case .none, .control, .reorder, .outline:
      try object.encode("kind", kind)
      try object.encode("backgroundColor", backgroundColor)
      if case .reorder(false) = details { try object.encode("showsVerticalSeparator", false) }
      if case .outline(let style) = details, style != .automatic {
        try object.encode("style", style)
      }
    }
    try Self.properties.encode(self, besides: kind.form.example, into: &object)
  }
}

extension CellAccessory.LayoutDimension: Codable, SchemaRepresentable {
  package static var schemaValue: Schema.Value {
    .choice([
      .named("CellAccessoryLayoutDimensionName", .names(["actual", "standard"])),
      .number(.nonNegative),
    ])
  }

  private static let expectation = "\"actual\", \"standard\" or a width in points, not negative"

  /// Reads `"actual"`, `"standard"` or a width in points.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let width = value.number, NumberRange.nonNegative.contains(width) {
      self = .custom(CGFloat(width))
      return
    }
    switch value.string {
    case "actual": self = .actual
    case "standard": self = .standard
    default: throw value.mismatch(expected: Self.expectation)
    }
  }

  /// Writes the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a negative or non-finite width.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .actual: try container.encode("actual")
    case .standard: try container.encode("standard")
    case .custom(let width):
      guard NumberRange.nonNegative.contains(width) else {
        throw EncodingError.unwritable(
          self, encoder, "custom: found \(width), expected \(NumberRange.nonNegative.noun)")
      }
      try container.encode(width)
    }
  }
}

extension CellAccessory.Position: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a position",
    [
      Schema.Member(
        "before", .type(CellAccessory.Kind.self), "kind of the accessory that it comes before",
        absent: "the other form"),
      Schema.Member(
        "after", .type(CellAccessory.Kind.self), "kind of the accessory that it comes after",
        absent: "the other form"),
    ],
    variants: [
      .init("CellAccessoryPositionBefore", ["before"]),
      .init("CellAccessoryPositionAfter", ["after"]),
    ])

  package static var schemaValue: Schema.Value {
    .choice([.names(["nearestContent"]), .integer, .object(form)])
  }

  private static let expectation =
    "\"nearestContent\", an index, {\"before\": kind} or {\"after\": kind}"

  /// Reads `"nearestContent"`, an index, `{"before": kind}` or `{"after": kind}`.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if value.string == "nearestContent" {
      self = .nearestContent
    } else if let index = value.integer {
      self = .index(index)
    } else if value.isObject {
      let object = try MemberDecoder(decoder, Self.form)
      let before = try object.decode(CellAccessory.Kind.self, "before")
      let after = try object.decode(CellAccessory.Kind.self, "after")
      switch (before, after) {
      case (let kind?, nil): self = .before(kind)
      case (nil, let kind?): self = .after(kind)
      case (_?, _?): throw object.unusable("after", expected: "no such member with \"before\"")
      case (nil, nil): throw value.mismatch(expected: Self.expectation)
      }
    } else {
      throw value.mismatch(expected: Self.expectation)
    }
  }

  /// Writes the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a position chosen by a closure.
  public func encode(to encoder: any Encoder) throws {
    switch rule {
    case .nearestContent:
      var container = encoder.singleValueContainer()
      try container.encode("nearestContent")
    case .index(let index):
      var container = encoder.singleValueContainer()
      try container.encode(index)
    case .before(let kind):
      var object = MemberEncoder(encoder)
      try object.encode("before", kind)
    case .after(let kind):
      var object = MemberEncoder(encoder)
      try object.encode("after", kind)
    case .chosen:
      throw EncodingError.unwritable(
        self, encoder, "position: a closure cannot be encoded")
    }
  }
}
