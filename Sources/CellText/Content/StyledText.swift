public import CellConfiguration
public import Foundation

/// A text and the attributes of its runs, resolved and ready to be measured.
///
/// ```swift
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
/// let plain = StyledText("Wi-Fi", font: font)
/// let shouting = StyledText("Wi-Fi", transform: .uppercase, attributes: plain.attributes)
/// ```
public struct StyledText: Hashable, Sendable {
  /// The text as it is shown, after any transform.
  public let string: String

  /// The attributes of the text; if it has several runs, the attributes of the first one.
  public let attributes: TextAttributes

  /// The runs in order, covering the whole text; empty if ``attributes`` apply to all of it.
  public let runs: [TextRun]

  /// The styles of the text's paragraphs, in order and covering the whole text.
  ///
  /// Empty if the text sets no paragraph style and has the style of a label, as plain texts do.
  package let paragraphs: [TextParagraph]

  /// Creates a text in a single font.
  public init(_ string: String, font: ResolvedFont) {
    self.init(string, attributes: TextAttributes(font: font))
  }

  /// Creates a text with the same attributes throughout.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - transform: The change of letter case, which follows the language of the attributes.
  ///   - attributes: The attributes of the text.
  public init(_ string: String, transform: TextTransform = .none, attributes: TextAttributes) {
    self.string = transform.applied(to: string, language: attributes.language)
    self.attributes = attributes
    runs = []
    paragraphs = []
  }

  /// Creates a text from attributed pieces in sequence.
  ///
  /// - Parameters:
  ///   - pieces: The pieces; empty ones are skipped.
  ///   - attributes: The attributes of the text if there are no pieces.
  ///   - paragraphs: The styles of the text's paragraphs, in order and covering the text; empty if
  ///     it has none.
  public init(
    _ pieces: [(string: String, attributes: TextAttributes)], attributes: TextAttributes,
    paragraphs: [TextParagraph] = []
  ) {
    var string = ""
    var runs: [TextRun] = []
    for piece in pieces {
      let start = string.utf8.count
      string += piece.string
      runs.append(piece.attributes, over: start..<string.utf8.count)
    }
    self.string = string
    self.attributes = runs.first?.attributes ?? attributes
    self.runs = runs.count > 1 ? runs : []
    self.paragraphs = paragraphs
  }
}

/// A stretch of a text whose paragraphs have the same style.
///
/// A paragraph has the style of the stretch that contains its first character.
public struct TextParagraph: Hashable, Sendable {
  /// The stretch, in UTF-8 code units from the start of the text.
  public var utf8Range: Range<Int>

  /// The style.
  public var style: CellParagraphStyle

  /// Creates a stretch with a style.
  public init(utf8Range: Range<Int>, style: CellParagraphStyle) {
    self.utf8Range = utf8Range
    self.style = style
  }
}

/// A stretch of a text with the same attributes.
public struct TextRun: Hashable, Sendable {
  /// The stretch, in UTF-8 code units from the start of the text.
  public var utf8Range: Range<Int>

  /// The attributes of the stretch.
  public var attributes: TextAttributes

  /// Creates a run with attributes.
  public init(utf8Range: Range<Int>, attributes: TextAttributes) {
    self.utf8Range = utf8Range
    self.attributes = attributes
  }
}

extension StyledText {
  /// Creates a text from an attributed string of a configuration.
  ///
  /// Attributes that a run does not set come from `attributes`. No transform applies to attributed
  /// text. As recorded for `UIListContentConfiguration.attributedText`; runs without a color are
  /// assumed to follow the same rule as runs without a font, and links without a color to have the
  /// tint color. A text without a paragraph style has
  /// one that sets nothing, and therefore does not have a label's line break strategy (as
  /// documented).
  ///
  /// - Parameters:
  ///   - attributed: The text, with the attributes of `AttributeScopes.CellAttributes`.
  ///   - attributes: The attributes for anything that runs do not set.
  ///   - traits: The traits for resolving the fonts of runs.
  ///   - adjustingSize: Whether these fonts follow the traits' text size.
  public init(
    _ attributed: AttributedString, attributes: TextAttributes, traits: TraitCollection,
    adjustingSize: Bool = true
  ) {
    self.init(
      AttributedText.Contents(attributed), attributes: attributes, traits: traits,
      adjustingSize: adjustingSize)
  }

  /// Creates a text from the runs of an attributed string.
  package init(
    _ text: AttributedText.Contents, attributes: TextAttributes, traits: TraitCollection,
    adjustingSize: Bool
  ) {
    var paragraphs: [TextParagraph] = []
    var runs: [TextRun] = []
    runs.reserveCapacity(text.runs.count)
    for (index, run) in text.runs.enumerated() {
      var own = attributes
      own.font = text.resolvedFont(
        of: index, attributes.font, with: traits, adjustingSize: adjustingSize)
      if let color = run.foregroundColor {
        own.color = color
      } else if run.isLink {
        own.color = .tintColor
      }
      if let kern = run.kern { own.kern = kern }
      own.underlineStyle = run.underlineStyle
      own.strikethroughStyle = run.strikethroughStyle
      own.baselineOffset = run.baselineOffset ?? own.baselineOffset
      own.language = run.language ?? own.language
      paragraphs.append(run.paragraphStyle ?? CellParagraphStyle(), over: run.utf8Range)
      runs.append(own, over: run.utf8Range)
    }
    string = text.string
    self.attributes = runs.first?.attributes ?? attributes
    self.runs = runs.count > 1 ? runs : []
    self.paragraphs = paragraphs
  }
}

extension AttributedText.Contents {
  /// Returns the font of a run, which makes space for the letters of its language.
  ///
  /// No other attribute of the run is copied.
  ///
  /// - Parameters:
  ///   - run: The position of the run.
  ///   - base: The font of a run without a font.
  ///   - traits: The traits for resolving the font.
  ///   - adjustingSize: Whether the font follows the traits' text size.
  func resolvedFont(
    of run: Int, _ base: ResolvedFont, with traits: TraitCollection, adjustingSize: Bool
  ) -> ResolvedFont {
    guard let hasTallLetters = runs[run].hasTallLetters else {
      return runs[run].font?.resolved(with: traits, adjustingSize: adjustingSize) ?? base
    }
    var own = runs[run].font?.resolved(with: traits, adjustingSize: adjustingSize) ?? base
    own.hasTallLines = hasTallLetters
    return own
  }
}

extension [TextRun] {
  /// Appends the next run, or extends the last one if that has the same attributes.
  fileprivate mutating func append(_ attributes: TextAttributes, over utf8Range: Range<Int>) {
    if utf8Range.isEmpty { return }
    if let last, last.attributes == attributes {
      self[count - 1].utf8Range = last.utf8Range.lowerBound..<utf8Range.upperBound
    } else {
      append(TextRun(utf8Range: utf8Range, attributes: attributes))
    }
  }
}

extension [TextParagraph] {
  /// Appends the next stretch, or extends the last one if that has the same style.
  fileprivate mutating func append(_ style: CellParagraphStyle, over utf8Range: Range<Int>) {
    if let last, last.style == style {
      self[count - 1].utf8Range = last.utf8Range.lowerBound..<utf8Range.upperBound
    } else {
      append(TextParagraph(utf8Range: utf8Range, style: style))
    }
  }
}
