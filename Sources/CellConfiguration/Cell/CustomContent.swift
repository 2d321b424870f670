public import Foundation

/// Content of a kind that your app defines: a name, and a value for the app.
///
/// A server can send it instead of list content. The app shows a view for the name, and decodes the
/// value:
///
/// ```swift
/// let content = try CustomContent(named: "rating", value: Rating(stars: 4))
/// let stars = try content.value(as: Rating.self).stars
/// ```
public struct CustomContent: Hashable, Sendable {
  /// The name of the kind.
  public let name: String

  /// The size that the view needs, in points; `nil` for a size that only the app determines.
  ///
  /// Layouts have the height of the size, or the height that is estimated for rows. Pictures show a
  /// box of the size with the name.
  public var size: CGSize?

  /// The control that the view shows; `nil` for a view of the app.
  ///
  /// Pictures draw it, and a toolkit that has no view with the name can draw it. Without a
  /// ``size``, the control has its own size in a row of the usual height, and a progress bar, a
  /// slider and a search field fill the width of the row.
  public var control: CellControl?

  private let stored: EncodedValue?

  /// Creates content without a value.
  ///
  /// - Precondition: The name is not empty.
  public init(named name: String, size: CGSize? = nil) { self.init(name, nil, size) }

  /// Creates content with a value.
  ///
  /// - Throws: The error of the value's own encoding, or an `EncodingError` for numbers that are
  ///   not finite and for values more than 32 levels deep.
  /// - Precondition: The name is not empty.
  public init(named name: String, value: some Encodable, size: CGSize? = nil) throws {
    self.init(name, try EncodedValue(encoding: value), size)
  }

  private init(_ name: String, _ value: EncodedValue?, _ size: CGSize?) {
    precondition(!name.isEmpty, "Custom content needs a name.")
    self.name = name
    stored = value
    self.size = size
  }

  /// Returns the value as a value of a type; content without a value is decoded from `null`.
  ///
  /// - Throws: `DecodingError` if the value has another form.
  public func value<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try (stored ?? EncodedValue(.null)).decoded()
  }

  /// The value as JSON with sorted names; `nil` for none.
  public var valueJSON: String? { stored?.value.writtenDescription }

  /// The size in layouts: the size that is set, or the size of the control.
  package var layoutSize: CGSize? {
    if size != nil { return size }
    return control.map {
      CGSize(
        width: $0.fillsWidth ? .greatestFiniteMagnitude : $0.size.width, height: $0.size.height)
    }
  }

  /// Returns whether two contents have the same name, value, size and control.
  public static func == (a: CustomContent, b: CustomContent) -> Bool {
    a.name == b.name && a.size == b.size && a.control == b.control
      && a.stored?.value == b.stored?.value
  }

  /// Hashes the name, the value, the size and the control.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(stored?.value)
    hasher.combine(size?.width)
    hasher.combine(size?.height)
    hasher.combine(control)
  }
}

extension CustomContent: CustomStringConvertible {
  /// The name, the value, the size and the control, such as `rating {"stars":4} 200 x 30`.
  public var description: String {
    let size = size.map { "\($0.width.exactDescription) x \($0.height.exactDescription)" }
    let name = name.isPlainWord ? name : name.debugDescription
    return [name, valueJSON, size, control?.description]
      .compactMap(\.self).joined(separator: " ")
  }
}

extension CustomContent: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "custom content",
    [
      Schema.Member(required: "custom", .name, "name of a kind of content of the app"),
      Schema.Member("value", .any, "any JSON, which the app decodes", absent: "no value"),
      Schema.Member(
        "size", .type(CodableSize.self), "`[width, height]` that the view needs, in points",
        absent: "the size of the control, or a size that only the app determines"),
      Schema.Member(
        "control", .type(CellControl.self),
        "control that the view shows, which pictures draw",
        absent: "a view of the app"),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// Returns whether an encoded value is custom content, possibly without its name, and no other
  /// kind of content.
  package static func isEncoded(in value: AnyValue) -> Bool {
    value.hasMember("custom") || value.hasMember("value") || value.hasMember("control")
  }

  /// Reads `{"custom": name, "value", "size", "control"}`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    let name: String = try object.required("custom")
    if name.isEmpty { throw object.unusable("custom", expected: Schema.Value.name.noun) }
    self.init(
      name,
      try object.decode("value", expected: Schema.Value.any.noun) {
        EncodedValue(try JSONTree(from: $0))
      }, try object.decode(CodableSize.self, "size")?.size)
    control = try object.decode("control")
  }

  /// Writes the content in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a size that is negative or not finite.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("custom", name)
    try object.encode("value", stored?.value)
    try object.encode("size", size.map(CodableSize.init))
    try object.encode("control", control)
  }
}
