import CellConfiguration

/// The styles of a text's paragraphs, with what they leave open taken from the options.
struct ParagraphStyles: Sendable {
  /// How the text is broken or shortened: as its first paragraph says.
  let lineBreakMode: LineBreakMode

  private let styles: [TextParagraph]
  private let label: CellParagraphStyle

  /// The styles of a text.
  init(_ text: StyledText, _ options: TextLayoutOptions) {
    self.init(options, text.paragraphs)
  }

  /// The style of a label, and what an attributed text says instead.
  init(_ options: TextLayoutOptions, _ styles: [TextParagraph] = []) {
    label = CellParagraphStyle(
      alignment: options.alignment, lineBreakStrategy: options.lineBreakStrategy)
    lineBreakMode = styles.first?.style.lineBreakMode ?? options.lineBreakMode
    self.styles = styles
  }

  /// The style of the paragraph that begins at an offset in UTF-8 code units.
  func style(at offset: Int) -> CellParagraphStyle {
    guard let last = styles.last else { return label }
    var style = last.style
    if offset < last.utf8Range.lowerBound {
      var low = 0
      var high = styles.count - 1
      while low < high {
        let middle = (low + high) / 2
        if styles[middle].utf8Range.upperBound > offset { high = middle } else { low = middle + 1 }
      }
      style = styles[low].style
    }
    style.alignment = style.alignment ?? label.alignment
    return style
  }

  /// Whether lines may end within Korean words in the paragraph that begins at an offset.
  func breaksHangul(at offset: Int) -> Bool {
    let strategy = styles.isEmpty ? label.lineBreakStrategy : style(at: offset).lineBreakStrategy
    return !strategy.contains(.hangulWordPriority)
  }
}
