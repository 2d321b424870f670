public import Foundation

extension CellParagraphStyle {
  /// A position to which a tab moves the text that follows it.
  ///
  /// The text up to the next tab, the next newline or the end of the text begins at the stop, is
  /// centered there or ends there. If it has too little space to be centered or to end there, it
  /// begins where the text before the tab ends.
  ///
  /// ```diagram
  ///   ├───────── location ─────────┤
  ///   Width                        80 cm     natural
  ///   Width                      80 cm       center
  ///   Width                   80 cm          right
  /// ```
  public struct TabStop: Hashable, Sendable {
    /// The distance from the edge where the lines of the paragraph begin, in points.
    ///
    /// The distance includes the indent of the line. It does not include an image that the text
    /// wraps around (decided). In right-to-left paragraphs, it is measured from the right. A stop
    /// whose location is negative or not finite has no effect.
    public var location: CGFloat

    /// The side of the text that is at the stop.
    ///
    /// A natural alignment is at the side where the paragraph begins. Left and right are the sides
    /// of the screen in any direction. A justified alignment is natural (assumed).
    public var alignment: CellTextAlignment

    /// Creates a tab stop.
    public init(location: CGFloat, alignment: CellTextAlignment = .natural) {
      self.location = location
      self.alignment = alignment
    }
  }
}

extension CellParagraphStyle.TabStop: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a tab stop",
    [
      Schema.Member(
        required: "location", .number(.nonNegative),
        "distance from the edge where lines begin, in points"),
      Schema.Member(
        "alignment", .type(CellTextAlignment.self), "side of the following text that is there",
        absent: CellTextAlignment.natural),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads an object such as `{"location": 100, "alignment": "right"}`.
  ///
  /// - Throws: `DecodingError` for unknown members and names, and for locations below 0.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    guard let location = try object.number("location", .nonNegative) else {
      throw object.unusable("location", expected: NumberRange.nonNegative.noun)
    }
    self.init(location: location, alignment: try object.decode("alignment") ?? .natural)
  }

  /// Writes the location, and the alignment unless it is natural.
  ///
  /// - Throws: `EncodingError` for negative and non-finite locations.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("location", location, .nonNegative)
    try object.encode("alignment", alignment == .natural ? nil : alignment)
  }
}
