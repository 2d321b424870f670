/// The accessibility attributes that you set for a cell or an accessory.
///
/// An attribute that is `nil` follows the configuration of the cell.
///
/// ```swift
/// var cell = ListCellConfiguration(content: content)
/// cell.accessibility.label = "Wi-Fi network"
/// cell.accessibility.traits = .button
/// ```
///
/// Accessories have attributes too. Names match `UIAccessibility`.
public struct AccessibilityAttributes: Hashable, Sendable {
  /// Whether assistive technology presents the cell as one element, or the accessory at all.
  public var isElement: Bool?

  /// A short name for the element.
  public var label: String?

  /// The value of the element, which may change while its label stays the same.
  public var value: String?

  /// A description of the result of activating the element.
  public var hint: String?

  /// The role of the element.
  public var traits: AccessibilityTraits?

  /// A name for tests, which assistive technology never speaks.
  public var identifier: String?

  /// Creates attributes; those left out follow the configuration of the cell.
  public init(
    isElement: Bool? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: AccessibilityTraits? = nil, identifier: String? = nil
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.identifier = identifier
  }

  /// Whether no attribute is set.
  public var isEmpty: Bool { self == AccessibilityAttributes() }
}

/// Attributes stored outside a value that seldom has any, so that the value stays small.
indirect enum StoredAccessibility: Hashable, Sendable {
  case attributes(AccessibilityAttributes)

  /// Stores attributes, or returns `nil` if none is set.
  init?(_ attributes: AccessibilityAttributes) {
    if attributes.isEmpty { return nil }
    self = .attributes(attributes)
  }

  var attributes: AccessibilityAttributes {
    switch self {
    case .attributes(let attributes): attributes
    }
  }
}

extension AccessibilityAttributes: ValueDumpConvertible {}

extension AccessibilityAttributes: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "accessibility attributes",
    [
      Schema.Member(
        "isElement", .boolean, "whether assistive technology presents it", absent: "as usual"),
      Schema.Member("label", .text, "short name of the element", absent: "the texts"),
      Schema.Member(
        "value", .text, "value of the element, which may change",
        absent: "the words of the accessories"),
      Schema.Member("hint", .text, "result of activating the element", absent: "none"),
      Schema.Member(
        "traits", .type(AccessibilityTraits.self), "role of the element",
        absent: "the traits of content and accessories"),
      Schema.Member("identifier", .text, "name for tests, which is never spoken", absent: "none"),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads an object such as `{"label": "Wi-Fi", "traits": ["button"]}`.
  ///
  /// - Throws: `DecodingError` for unknown members and wrong types.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(
      isElement: try object.decode("isElement"), label: try object.decode("label"),
      value: try object.decode("value"), hint: try object.decode("hint"),
      traits: try object.decode("traits"), identifier: try object.decode("identifier"))
  }

  /// Writes the attributes that are set.
  ///
  /// - Throws: `EncodingError` for traits without a name.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("isElement", isElement)
    try object.encode("label", label)
    try object.encode("value", value)
    try object.encode("hint", hint)
    try object.encode("traits", traits)
    try object.encode("identifier", identifier)
  }
}
