import CellConfiguration
import Foundation

/// The styles of a text's paragraphs, completed from the options.
struct ParagraphStyles: Sendable {
  /// The way of breaking or shortening the text, which its first paragraph determines.
  let lineBreakMode: LineBreakMode

  /// The direction of the layout, which paragraphs without a direction have.
  let layoutDirection: LayoutDirection

  private let styles: [TextParagraph]
  private let label: CellParagraphStyle

  /// Creates the styles of a text.
  init(_ text: StyledText, _ options: TextLayoutOptions) {
    self.init(options, text.paragraphs)
  }

  /// Creates the styles of an attributed text, completed by the options of a label.
  init(_ options: TextLayoutOptions, _ styles: [TextParagraph] = []) {
    label = CellParagraphStyle(
      alignment: options.alignment, lineBreakStrategy: options.lineBreakStrategy)
    lineBreakMode = styles.first?.style.lineBreakMode ?? options.lineBreakMode
    layoutDirection = options.layoutDirection
    self.styles = styles
  }

  /// Returns the styles of another text, whose only paragraph is like one of this text.
  ///
  /// - Parameters:
  ///   - offset: The offset where the paragraph of this text begins.
  ///   - direction: The direction of the paragraph, also if its first letters are not in the other
  ///     text.
  func ofParagraph(at offset: Int, _ direction: LayoutDirection) -> ParagraphStyles {
    var style = style(at: offset)
    switch direction {
    case .leftToRight: style.baseWritingDirection = .leftToRight
    case .rightToLeft: style.baseWritingDirection = .rightToLeft
    case .unspecified: break
    }
    return ParagraphStyles(
      TextLayoutOptions(), [TextParagraph(utf8Range: 0..<Int.max, style: style)])
  }

  /// Whether all paragraphs have the style of the label.
  var areAllEqual: Bool { styles.isEmpty }

  /// Returns the style of the paragraph that begins at an offset in UTF-8 code units.
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

  /// Whether a paragraph runs from right to left regardless of its letters.
  var haveRightToLeft: Bool { styles.contains { $0.style.baseWritingDirection == .rightToLeft } }

  /// Returns the direction that is set for the paragraph that begins at an offset; `nil` for none.
  func direction(at offset: Int) -> LayoutDirection? {
    styles.isEmpty ? nil : style(at: offset).baseWritingDirection.explicit
  }

  /// Returns whether lines may break within Korean words in the paragraph that begins at an offset.
  func breaksHangul(at offset: Int) -> Bool {
    let strategy = styles.isEmpty ? label.lineBreakStrategy : style(at: offset).lineBreakStrategy
    return !strategy.contains(.hangulWordPriority)
  }
}

/// The effects of a paragraph style on lines.
extension CellParagraphStyle {
  /// Whether the style changes the position or height of lines.
  ///
  /// Comparing styles reads all of its numbers many times faster than key paths do.
  var changesLines: Bool {
    self
      != CellParagraphStyle(
        alignment: alignment, lineBreakMode: lineBreakMode, lineBreakStrategy: lineBreakStrategy)
  }

  /// Returns the distance of a line from the leading edge.
  func indent(ofFirstLine isFirst: Bool) -> CGFloat {
    (isFirst ? firstLineHeadIndent : headIndent).finite.nonNegative
  }

  /// The distance from the ends of lines to the trailing edge, 0 if a distance from the leading
  /// edge determines where they end.
  var tailSpace: CGFloat { (-tailIndent.finite).nonNegative }

  /// Returns the metrics of a line of the paragraph.
  ///
  /// 1. The height of its fonts is multiplied and limited, with the maximum height applied last.
  /// 2. A changed height changes the space above the text (inferred).
  /// 3. The space to the next line grows by the line spacing.
  func metrics(of line: LineMetrics) -> LineMetrics {
    let multiple = lineHeightMultiple.finite.nonNegative
    let largest = maximumLineHeight.finite.nonNegative
    var height = multiple > 0 ? line.lineHeight * multiple : line.lineHeight
    height = max(height, minimumLineHeight.finite.nonNegative)
    if largest > 0 { height = min(height, largest) }
    var metrics = line
    // Exactly the same if the style sets nothing.
    if height != line.lineHeight { metrics.ascender += height - line.lineHeight }
    metrics.leading += lineSpacing.finite.nonNegative
    return metrics
  }

  /// Returns the space between the last line of a paragraph and the first line of the next.
  func spacing(before next: CellParagraphStyle) -> CGFloat {
    paragraphSpacing.finite.nonNegative + next.paragraphSpacingBefore.finite.nonNegative
  }
}
