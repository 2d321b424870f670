public import Foundation

/// The style of paragraphs in an attributed text, which overrides the style of the configuration.
///
/// A paragraph uses the style of its first character. If ``alignment`` or ``lineBreakMode`` is
/// `nil`, the configuration's value applies. The line break mode of the first paragraph applies to
/// the whole text. Line limit, shrinking and tightening always come from the configuration. Lengths
/// are in points. Non-finite lengths count as 0, and so do negative ones except ``tailIndent``.
///
/// ```diagram
///   ├─ firstLineHeadIndent ─┤First line of a
///   ├─ headIndent ─┤paragraph             ┐
///                                         ↕ lineSpacing
///                   of four lines.        ┘ ↕ paragraphSpacing
///   ├─ firstLineHeadIndent ─┤Another one.  ├─ -tailIndent ─┤
///   ├─────── tabStops[0].location ───────┤Text after a tab.
/// ```
///
/// Hyphenation factors of `NSParagraphStyle` are not supported, because hyphenation needs a
/// dictionary of each language. Soft hyphens (U+00AD) work.
public struct CellParagraphStyle: Hashable, Sendable {
  /// How lines are placed between the edges of the label.
  public var alignment: CellTextAlignment?

  /// How a text that does not fit is broken or shortened.
  public var lineBreakMode: LineBreakMode?

  /// Options for choosing among possible line breaks; none by default, unlike in plain text.
  public var lineBreakStrategy: LineBreakStrategy

  /// The direction of the paragraph, regardless of its letters and of the layout.
  ///
  /// It is the base direction of the Unicode bidirectional algorithm. Unless it is natural, it also
  /// determines the edge at which natural and justified lines begin, and the edge from which
  /// indents are measured (assumed). The frame of the label stays the same: it begins at the
  /// leading edge of the layout (assumed). A natural direction aligns lines as the layout does.
  ///
  /// ```swift
  /// var text = AttributedString("(123) שלום")
  /// text.cell.paragraphStyle = CellParagraphStyle(baseWritingDirection: .rightToLeft)
  /// text.languageIdentifier = "he"
  /// ```
  public var baseWritingDirection: WritingDirection

  /// The space added between two lines, beyond the spacing of their font.
  public var lineSpacing: CGFloat = 0

  /// The factor applied to the height of a line before the limits; 0 applies none.
  ///
  /// The extra or missing height is added or removed above the text of the line (inferred).
  public var lineHeightMultiple: CGFloat = 0

  /// The minimum height of a line.
  public var minimumLineHeight: CGFloat = 0

  /// The maximum height of a line, or 0 for no limit; taller text overlaps the line above.
  public var maximumLineHeight: CGFloat = 0

  /// The space below a paragraph that another one follows.
  public var paragraphSpacing: CGFloat = 0

  /// The space above a paragraph other than the first.
  public var paragraphSpacingBefore: CGFloat = 0

  /// The distance of a paragraph's first line from the leading edge.
  public var firstLineHeadIndent: CGFloat = 0

  /// The distance of a paragraph's other lines from the leading edge.
  public var headIndent: CGFloat = 0

  /// The distance at which lines end: from the leading edge if it is positive, otherwise from the
  /// trailing edge.
  ///
  /// The distance from the leading edge includes the indent of the line. The distance from the
  /// trailing edge is 0 or negative, and counts in the width of a label that is as wide as its
  /// text.
  public var tailIndent: CGFloat = 0

  /// The positions to which tabs move the text that follows them, in any order.
  ///
  /// ```swift
  /// var text = AttributedString("Height\t1.2 m\nWidth\t80 cm")
  /// var style = CellParagraphStyle()
  /// style.tabStops = [CellParagraphStyle.TabStop(location: 160, alignment: .right)]
  /// text.cell.paragraphStyle = style
  /// ```
  ///
  /// A tab moves to the first stop behind the text before it. After the last stop, it moves to the
  /// next multiple of ``defaultTabInterval``.
  public var tabStops: [TabStop] = []

  /// The distance between the positions that tabs move to after the last of ``tabStops``.
  ///
  /// The positions are its multiples. The default of 28 points is the distance of the stops in
  /// UIKit's default style; UIKit has twelve of them (decided: they do not end). With an interval
  /// of 0, a tab after the last stop has no width (assumed).
  public var defaultTabInterval: CGFloat = 28

  /// Creates a paragraph style in which every length and the factor are 0, except the tab interval.
  public init(
    alignment: CellTextAlignment? = nil,
    lineBreakMode: LineBreakMode? = nil, lineBreakStrategy: LineBreakStrategy = [],
    baseWritingDirection: WritingDirection = .natural
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.baseWritingDirection = baseWritingDirection
  }

  /// A numeric property of a paragraph style.
  package struct Number {
    /// The name in documents.
    package let name: String

    package let path: WritableKeyPath<CellParagraphStyle, CGFloat>

    /// The numbers that documents may contain.
    package let range: NumberRange

    /// The meaning of the property, as a noun phrase for the schema of documents.
    let meaning: String

    init(
      _ name: String, _ path: WritableKeyPath<CellParagraphStyle, CGFloat>, _ meaning: String,
      _ range: NumberRange = .nonNegative
    ) {
      self.name = name
      self.path = path
      self.range = range
      self.meaning = meaning
    }
  }

  /// All numeric properties: the lengths and the factor.
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
      Number(
        "tailIndent", \.tailIndent,
        "where its lines end, in points from the leading edge; from the trailing edge if negative",
        .finite),
      Number(
        "defaultTabInterval", \.defaultTabInterval,
        "distance between the positions of tabs after the last stop, in points"),
    ]
  }
}

extension CellParagraphStyle: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a paragraph style",
    [
      Schema.Member(
        "alignment", .type(CellTextAlignment.self),
        "how lines are placed between the edges of the label",
        absent: "that of the text properties"),
      Schema.Member(
        "lineBreakMode", .type(LineBreakMode.self),
        "how a text that does not fit is broken; that of the first paragraph counts throughout",
        absent: "that of the text properties"),
      Schema.Member(
        "lineBreakStrategy", .of(LineBreakStrategy.self),
        "`pushOut` leaves no word alone on a last line, `hangulWordPriority` breaks Korean at "
          + "spaces only, `standard` is what plain texts have", absent: LineBreakStrategy()),
      Schema.Member(
        "baseWritingDirection", .type(WritingDirection.self),
        "direction of the paragraph; natural is that of its first letter",
        absent: WritingDirection.natural),
      Schema.Member(
        "tabStops", .array(.type(TabStop.self)),
        "positions to which tabs move the text that follows them", absent: [TabStop]()),
    ]
      + numbers.map { number in
        Schema.Member(
          number.name, .number(number.range), number.meaning,
          absent: CellParagraphStyle()[keyPath: number.path])
      })

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads an object such as `{"alignment": "center", "lineSpacing": 4}`; all members are optional.
  ///
  /// - Throws: `DecodingError` for unknown members and names, and for numbers below 0 other than a
  ///   tail indent.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(
      alignment: try object.decode("alignment"), lineBreakMode: try object.decode("lineBreakMode"),
      lineBreakStrategy: try object.decode("lineBreakStrategy") ?? [],
      baseWritingDirection: try object.decode("baseWritingDirection") ?? .natural)
    tabStops = try object.decode("tabStops") ?? []
    for number in Self.numbers {
      if let value = try object.number(number.name, number.range) {
        self[keyPath: number.path] = value
      }
    }
  }

  /// Writes the properties that were set.
  ///
  /// - Throws: `EncodingError` for negative and non-finite numbers.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("alignment", alignment)
    try object.encode("lineBreakMode", lineBreakMode)
    try object.encode("lineBreakStrategy", lineBreakStrategy.isEmpty ? nil : lineBreakStrategy)
    try object.encode(
      "baseWritingDirection", baseWritingDirection == .natural ? nil : baseWritingDirection)
    try object.encode("tabStops", tabStops.isEmpty ? nil : tabStops)
    let defaults = CellParagraphStyle()
    for number in Self.numbers where self[keyPath: number.path] != defaults[keyPath: number.path] {
      try object.write(number.name, self[keyPath: number.path], number.range)
    }
  }
}

/// The way a text that does not fit the width of its label is wrapped or truncated.
///
/// Raw values match `NSLineBreakMode`.
public enum LineBreakMode: Int, NamedCase, SchemaRepresentable {
  /// Breaks between words; a word wider than the line breaks between characters.
  case byWordWrapping = 0

  /// Breaks between any two grapheme clusters.
  case byCharWrapping = 1

  /// Cuts text beyond the last line or the width, without an ellipsis.
  case byClipping = 2

  /// Wraps between words; an ellipsis replaces the start of a last line that does not fit.
  case byTruncatingHead = 3

  /// Wraps between words; an ellipsis replaces the end of a last line that does not fit.
  case byTruncatingTail = 4

  /// Shows all text on one line; an ellipsis replaces the middle of a text that does not fit.
  case byTruncatingMiddle = 5
}

extension CellParagraphStyle {
  /// Options for choosing among the line breaks that a line break mode allows.
  ///
  /// Raw values match `NSParagraphStyle.LineBreakStrategy`. Bits that belong to no option are
  /// dropped.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      let all = Self.allBits
      self.rawValue = rawValue & all == all ? all : rawValue & Self.namedBits
    }

    private static let allBits: UInt = 0xFFFF
    private static let namedBits: UInt = 0x3

    /// Avoids a single word on the last line of a paragraph.
    public static let pushOut = LineBreakStrategy(rawValue: 1)

    /// Breaks Korean text at spaces only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

    /// The strategy of labels: all options, including those that the system may add later.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension CellParagraphStyle.LineBreakStrategy: NamedOptions {
  package static let elementSchemaName = "CellParagraphStyleLineBreakStrategy"

  package static let names: [(name: String, option: Self)] = [
    ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard),
  ]
}

/// A line under or through a run of text.
///
/// Raw values match `NSUnderlineStyle`. Its patterns and its option to underline words only are not
/// available.
public enum CellUnderlineStyle: Int, NamedCase, SchemaRepresentable {
  /// One line.
  case single = 1

  /// One line, twice as thick.
  case thick = 2

  /// Two lines.
  case double = 9
}
