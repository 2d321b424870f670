public import CellConfiguration
public import Foundation

extension StyledText {
  /// Creates a text from an attributed string of a configuration.
  ///
  /// Attributes that a run does not set come from `attributes`. No transform applies to attributed
  /// texts. As recorded for `UIListContentConfiguration.attributedText`; runs without a color are
  /// assumed to follow the same rule as runs without a font. A text without a paragraph style has
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
    var paragraphs: [TextParagraph] = []
    var end = 0
    let pieces = attributed.runs.map { run in
      var own = attributes
      if let font = run[AttributeScopes.CellAttributes.FontAttribute.self] {
        own.font = font.resolved(with: traits, adjustingSize: adjustingSize)
      }
      if let color = run[AttributeScopes.CellAttributes.ForegroundColorAttribute.self] {
        own.color = color
      }
      if let kern = run[AttributeScopes.CellAttributes.KernAttribute.self] { own.kern = kern }
      own.underlineStyle = run[AttributeScopes.CellAttributes.UnderlineStyleAttribute.self]
      own.strikethroughStyle = run[AttributeScopes.CellAttributes.StrikethroughStyleAttribute.self]
      own.baselineOffset =
        run[AttributeScopes.CellAttributes.BaselineOffsetAttribute.self] ?? own.baselineOffset
      own.language = run.languageIdentifier ?? own.language
      let string = String(attributed.characters[run.range])
      let style = run[AttributeScopes.CellAttributes.ParagraphStyleAttribute.self]
      let start = end
      end += string.utf8.count
      paragraphs.append(style ?? CellParagraphStyle(), over: start..<end)
      return (string: string, attributes: own)
    }
    self.init(pieces, attributes: attributes, paragraphs: paragraphs)
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
