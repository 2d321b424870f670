public import Foundation

/// What an attributed text says about its paragraphs, instead of the configuration.
///
/// A paragraph has the style of its first character. Alignment and line break mode that are nil are
/// left to the configuration; the mode is that of the first paragraph throughout. Line limit,
/// shrinking and tightening always come from the configuration. Lengths are points; those that are
/// negative or not finite count as 0.
///
/// ```
///   ├─ firstLineHeadIndent ─┤First line of a
///   ├─ headIndent ─┤paragraph             ┐
///                                         ↕ lineSpacing
///                   of four lines.        ┘ ↕ paragraphSpacing
///   ├─ firstLineHeadIndent ─┤Another one.
/// ```
public struct CellParagraphStyle: Hashable, Sendable {
  /// How lines are placed between the edges of the label.
  public var alignment: ListContentConfiguration.TextProperties.TextAlignment?

  /// How a text that does not fit is broken or shortened.
  public var lineBreakMode: LineBreakMode?

  /// Which of the lines that the mode permits are made; none by default, unlike in plain texts.
  public var lineBreakStrategy: LineBreakStrategy

  /// The space between two lines, beyond that of their font.
  public var lineSpacing: CGFloat = 0

  /// What the height of a line is multiplied by, before it is limited; 0 for nothing.
  ///
  /// What a line gains or loses in height, it does above its text (inferred).
  public var lineHeightMultiple: CGFloat = 0

  /// The least height of a line.
  public var minimumLineHeight: CGFloat = 0

  /// The largest height of a line, 0 for no limit; higher text reaches into the line above.
  public var maximumLineHeight: CGFloat = 0

  /// The space below a paragraph, if another one follows.
  public var paragraphSpacing: CGFloat = 0

  /// The space above a paragraph, unless it is the first one.
  public var paragraphSpacingBefore: CGFloat = 0

  /// How far the first line of a paragraph is from the leading edge.
  public var firstLineHeadIndent: CGFloat = 0

  /// How far the other lines are from the leading edge.
  public var headIndent: CGFloat = 0

  /// Makes a paragraph style without distances of its own.
  public init(
    alignment: ListContentConfiguration.TextProperties.TextAlignment? = nil,
    lineBreakMode: LineBreakMode? = nil, lineBreakStrategy: LineBreakStrategy = []
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
  }

  /// The lengths and the factor, with their names in documents.
  package static var numbers: [(name: String, path: WritableKeyPath<Self, CGFloat>)] {
    [
      ("lineSpacing", \.lineSpacing), ("lineHeightMultiple", \.lineHeightMultiple),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
    ]
  }
}

extension CellParagraphStyle: Codable {
  /// Reads `{"alignment": "center", "lineSpacing": 4}`, all members optional.
  ///
  /// - Throws: `DecodingError` for unknown members and names, and for numbers below 0.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder,
      members: ["alignment", "lineBreakMode", "lineBreakStrategy"] + Self.numbers.map(\.name),
      of: "a paragraph style")
    self.init(
      alignment: try object.decode("alignment"), lineBreakMode: try object.decode("lineBreakMode"),
      lineBreakStrategy: try object.decode("lineBreakStrategy") ?? [])
    for (name, path) in Self.numbers {
      self[keyPath: path] = try object.number(name, .nonNegative) ?? 0
    }
  }

  /// Writes what is set.
  ///
  /// - Throws: `EncodingError` for numbers below 0 and such that are not finite.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("alignment", alignment)
    try object.encode("lineBreakMode", lineBreakMode)
    try object.encode("lineBreakStrategy", lineBreakStrategy.isEmpty ? nil : lineBreakStrategy)
    for (name, path) in Self.numbers where self[keyPath: path] != 0 {
      try object.write(name, self[keyPath: path], .nonNegative)
    }
  }
}
