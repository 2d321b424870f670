import CellConfiguration
import Foundation

/// What a paragraph style does to lines.
extension CellParagraphStyle {
  /// Whether lines are placed or made higher otherwise than by their fonts.
  var changesLines: Bool { Self.numbers.contains { self[keyPath: $0.path] != 0 } }

  /// How far a line is from the leading edge.
  func indent(ofFirstLine isFirst: Bool) -> CGFloat {
    (isFirst ? firstLineHeadIndent : headIndent).finite.nonNegative
  }

  /// The metrics of a line of the paragraph.
  ///
  /// 1. The height of its fonts is multiplied and limited, the largest height last.
  /// 2. What that changes, it changes above the text (inferred).
  /// 3. The space to the next line grows by the line spacing.
  func metrics(of line: LineMetrics) -> LineMetrics {
    let multiple = lineHeightMultiple.finite.nonNegative
    let largest = maximumLineHeight.finite.nonNegative
    var height = multiple > 0 ? line.lineHeight * multiple : line.lineHeight
    height = max(height, minimumLineHeight.finite.nonNegative)
    if largest > 0 { height = min(height, largest) }
    var metrics = line
    // Exactly the same where nothing is said.
    if height != line.lineHeight { metrics.ascender += height - line.lineHeight }
    metrics.leading += lineSpacing.finite.nonNegative
    return metrics
  }

  /// The space between the last line of a paragraph and the first one of the next.
  func spacing(before next: CellParagraphStyle) -> CGFloat {
    paragraphSpacing.finite.nonNegative + next.paragraphSpacingBefore.finite.nonNegative
  }
}
