public import Foundation

/// What an attributed text says about its paragraphs, instead of the configuration.
///
/// A paragraph has the style of its first character. Alignment and line break mode that are `nil` are
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

  /// Creates a paragraph style without distances of its own.
  public init(
    alignment: ListContentConfiguration.TextProperties.TextAlignment? = nil,
    lineBreakMode: LineBreakMode? = nil, lineBreakStrategy: LineBreakStrategy = []
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
  }

  /// One of the lengths, or the factor.
  package struct Number {
    /// The name in documents.
    package let name: String

    package let path: WritableKeyPath<CellParagraphStyle, CGFloat>

    /// What it is, as a noun phrase for the schema of documents.
    let meaning: String

    init(_ name: String, _ path: WritableKeyPath<CellParagraphStyle, CGFloat>, _ meaning: String) {
      self.name = name
      self.path = path
      self.meaning = meaning
    }
  }

  /// The lengths and the factor.
  package static var numbers: [Number] {
    [
      Number(
        "lineSpacing", \.lineSpacing,
        "space between two lines, beyond that of their font, in points"),
      Number(
        "lineHeightMultiple", \.lineHeightMultiple,
        "what the height of lines is multiplied by; 0 for nothing"),
      Number("minimumLineHeight", \.minimumLineHeight, "least height of a line, in points"),
      Number(
        "maximumLineHeight", \.maximumLineHeight,
        "largest height of a line; 0 for no limit, in points"),
      Number(
        "paragraphSpacing", \.paragraphSpacing,
        "space below a paragraph that another one follows, in points"),
      Number(
        "paragraphSpacingBefore", \.paragraphSpacingBefore,
        "space above a paragraph that another one precedes, in points"),
      Number(
        "firstLineHeadIndent", \.firstLineHeadIndent,
        "distance of a paragraph's first line from the leading edge, in points"),
      Number(
        "headIndent", \.headIndent, "distance of its other lines from the leading edge, in points"),
    ]
  }
}

extension CellParagraphStyle: Codable, WrittenForm {
  private static let form = ObjectForm(
    "a paragraph style",
    [
      MemberForm(
        "alignment", .type(ListContentConfiguration.TextProperties.TextAlignment.self),
        "how lines are placed between the edges of the label",
        absent: "that of the text properties"),
      MemberForm(
        "lineBreakMode", .type(LineBreakMode.self),
        "how a text that does not fit is broken; that of the first paragraph counts throughout",
        absent: "that of the text properties"),
      MemberForm(
        "lineBreakStrategy", .of(LineBreakStrategy.self),
        "`pushOut` leaves no word alone on a last line, `hangulWordPriority` breaks Korean at "
          + "spaces only, `standard` is what plain texts have", absent: LineBreakStrategy()),
    ] + numbers.map { MemberForm($0.name, .number(.nonNegative), $0.meaning, absent: 0) })

  package static var valueForm: ValueForm { .object(form) }

  /// Reads `{"alignment": "center", "lineSpacing": 4}`, all members optional.
  ///
  /// - Throws: `DecodingError` for unknown members and names, and for numbers below 0.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(
      alignment: try object.decode("alignment"), lineBreakMode: try object.decode("lineBreakMode"),
      lineBreakStrategy: try object.decode("lineBreakStrategy") ?? [])
    for number in Self.numbers {
      self[keyPath: number.path] = try object.number(number.name, .nonNegative) ?? 0
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
    for number in Self.numbers where self[keyPath: number.path] != 0 {
      try object.write(number.name, self[keyPath: number.path], .nonNegative)
    }
  }
}
