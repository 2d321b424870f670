import CellConfiguration
import Foundation

/// The effects of a paragraph style on lines.
extension CellParagraphStyle {
  /// Whether the style changes the position or height of lines.
  var changesLines: Bool { Self.numbers.contains { self[keyPath: $0.path] != 0 } }

  /// Returns the distance of a line from the leading edge.
  func indent(ofFirstLine isFirst: Bool) -> CGFloat {
    (isFirst ? firstLineHeadIndent : headIndent).finite.nonNegative
  }

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
