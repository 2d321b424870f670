/// What an attributed text says about its paragraphs, instead of the configuration.
///
/// A paragraph has the style of its first character. Alignment and line break mode that are nil are
/// left to the configuration; the mode is that of the first paragraph throughout. Line limit,
/// shrinking and tightening always come from the configuration.
public struct CellParagraphStyle: Hashable, Sendable {
  /// How lines are placed between the edges of the label.
  public var alignment: ListContentConfiguration.TextProperties.TextAlignment?

  /// How a text that does not fit is broken or shortened.
  public var lineBreakMode: LineBreakMode?

  /// Which of the lines that the mode permits are made; none by default, unlike in plain texts.
  public var lineBreakStrategy: LineBreakStrategy

  /// Makes a paragraph style.
  public init(
    alignment: ListContentConfiguration.TextProperties.TextAlignment? = nil,
    lineBreakMode: LineBreakMode? = nil, lineBreakStrategy: LineBreakStrategy = []
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
  }
}

extension CellParagraphStyle: Codable {
  /// Reads `{"alignment": "center", "lineBreakMode": "byClipping"}`, all members optional.
  ///
  /// - Throws: `DecodingError` for unknown members and names.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder, members: ["alignment", "lineBreakMode", "lineBreakStrategy"],
      of: "a paragraph style")
    self.init(
      alignment: try object.decode("alignment"), lineBreakMode: try object.decode("lineBreakMode"),
      lineBreakStrategy: try object.decode("lineBreakStrategy") ?? [])
  }

  /// Writes what is set.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("alignment", alignment)
    try object.encode("lineBreakMode", lineBreakMode)
    try object.encode("lineBreakStrategy", lineBreakStrategy.isEmpty ? nil : lineBreakStrategy)
  }
}
