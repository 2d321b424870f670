public import CellConfiguration

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
  public let paragraphs: [TextParagraph]

  /// Creates a text in a single font.
  public init(_ string: String, font: ResolvedFont) {
    self.init(string, attributes: TextAttributes(font: font))
  }

  /// Creates a text with the same attributes throughout.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - transform: The change of letter case; it does not depend on a locale.
  ///   - attributes: The attributes of the text.
  public init(_ string: String, transform: TextTransform = .none, attributes: TextAttributes) {
    self.string = transform.applied(to: string)
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
    for piece in pieces where !piece.string.isEmpty {
      let start = string.utf8.count
      string += piece.string
      let end = string.utf8.count
      if let last = runs.last, last.attributes == piece.attributes {
        runs[runs.count - 1].utf8Range = last.utf8Range.lowerBound..<end
      } else {
        runs.append(TextRun(utf8Range: start..<end, attributes: piece.attributes))
      }
    }
    self.string = string
    self.attributes = runs.first?.attributes ?? attributes
    self.runs = runs.count > 1 ? runs : []
    self.paragraphs = paragraphs
  }
}
