import CellConfiguration
import Foundation

/// Shortening the last permitted line with an ellipsis.
extension ShapedText {
  /// Makes a line of all that is left of the text, shortened as a mode says.
  ///
  /// White space beside the ellipsis is left out (decided). Where not even the ellipsis fits, it is
  /// shown alone.
  ///
  /// - Parameters:
  ///   - start: the first cluster of the line; all from it to the end of the text are used up.
  ///   - available: how long the line may be.
  ///   - mode: one of the three truncating modes.
  ///   - ellipsis: the width of the ellipsis in the attributes of a cluster.
  func truncatedLine(
    from start: Int, available: CGFloat, _ mode: LineBreakMode, ellipsis: (Int) -> CGFloat
  ) -> SetLine {
    let rest = start..<clusters.count
    var line = SetLine(clusters: rest, shown: start..<start, width: 0, endsParagraph: true)
    line.hasEllipsis = true
    switch mode {
    case .byTruncatingHead:
      let last = lastParagraph(of: rest)
      let ellipsisWidth = ellipsis(last.lowerBound)
      let room = available - ellipsisWidth + Self.tolerance
      line.tail = withoutLeadingSpace(suffix(of: last, in: room).start..<last.upperBound)
      line.width = width(of: line.tail) + ellipsisWidth
    case .byTruncatingMiddle:
      let first = start..<paragraphEnd(from: start)
      let last = lastParagraph(of: rest)
      let ellipsisWidth = ellipsis(start)
      let room = available - ellipsisWidth + Self.tolerance
      // Half of the room for the start, the rest for the end, and what that leaves for the start.
      let half = prefix(of: first, in: room / 2)
      let endStart = min(max(half.end, last.lowerBound), last.upperBound)
      let end = suffix(of: endStart..<last.upperBound, in: room - half.width)
      let head = prefix(of: start..<min(first.upperBound, end.start), in: room - end.width)
      line.shown = withoutTrailingSpace(start..<head.end)
      line.tail = withoutLeadingSpace(end.start..<last.upperBound)
      line.width = width(of: line.shown) + ellipsisWidth + width(of: line.tail)
    default:
      let first = start..<paragraphEnd(from: start)
      let overflow = prefix(of: first, in: available + Self.tolerance).end
      let ellipsisWidth = ellipsis(min(overflow, max(first.upperBound - 1, start)))
      let room = available - ellipsisWidth + Self.tolerance
      line.shown = withoutTrailingSpace(start..<prefix(of: first, in: room).end)
      line.width = width(of: line.shown) + ellipsisWidth
      line.tail = line.shown.upperBound..<line.shown.upperBound
    }
    return line
  }

  private func width(of range: Range<Int>) -> CGFloat {
    clusters[range].reduce(0) { $0 + $1.advance }
  }

  /// The last line of a text that has anything on it, without its newline.
  private func lastParagraph(of range: Range<Int>) -> Range<Int> {
    let isText = { (cluster: TextCluster) in !cluster.isNewline && !cluster.isWhiteSpace }
    guard let last = clusters[range].lastIndex(where: isText) else {
      return range.lowerBound..<range.lowerBound
    }
    let start = clusters[range.lowerBound...last].lastIndex { $0.isNewline }
    return (start.map { $0 + 1 } ?? range.lowerBound)..<last + 1
  }

  private func withoutTrailingSpace(_ range: Range<Int>) -> Range<Int> {
    let last = clusters[range].lastIndex { !$0.isWhiteSpace }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.lowerBound)
  }

  private func withoutLeadingSpace(_ range: Range<Int>) -> Range<Int> {
    let first = clusters[range].firstIndex { !$0.isWhiteSpace }
    return (first ?? range.upperBound)..<range.upperBound
  }
}
