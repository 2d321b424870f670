import CellConfiguration
import Foundation

/// Shortening the last permitted line with an ellipsis.
extension ShapedText {
  /// Makes a line of all that is left of the text, shortened as a mode says.
  ///
  /// White space beside the ellipsis is left out (decided). Where not even the ellipsis fits, it is
  /// shown alone.
  ///
  /// The ellipsis looks like what remains before it; where nothing does, like what remains behind it;
  /// and where it is alone, like the first character that it stands for (assumed).
  ///
  /// - Parameters:
  ///   - start: the first cluster of the line; all from it to the end of the text are used up.
  ///   - available: how long the line may be.
  ///   - mode: one of the three truncating modes.
  ///   - widthOfEllipsis: the width of the ellipsis in the attributes of a cluster.
  func truncatedLine(
    from start: Int, available: CGFloat, _ mode: LineBreakMode, widthOfEllipsis: (Int) -> CGFloat
  ) -> TypesetLine {
    let rest = start..<clusters.count
    let limit = available + Self.tolerance
    var line = TypesetLine(clusters: rest, shown: start..<start, width: 0, endsParagraph: true)
    switch mode {
    case .byTruncatingHead:
      let last = lastParagraph(of: rest)
      let end = longestEnd(of: last, in: limit, beside: widthOfEllipsis)
      line.tail = end.start..<last.upperBound
    case .byTruncatingMiddle:
      let first = start..<paragraphEnd(from: start)
      let last = lastParagraph(of: rest)
      // Half of the space for the start, the rest for the end, and what that leaves for the start.
      let half = longestStart(of: first, in: limit / 2) { widthOfEllipsis($0) / 2 }
      let endStart = min(max(half.end, last.lowerBound), last.upperBound)
      let end = longestEnd(of: endStart..<last.upperBound, in: limit - half.width) {
        widthOfEllipsis(half.end > start ? half.end - 1 : $0)
      }
      let head = longestStart(
        of: start..<min(first.upperBound, end.start), in: limit - end.width,
        beside: widthOfEllipsis)
      line.shown = start..<max(head.end, half.end)
      line.tail = end.start..<last.upperBound
    default:
      let first = start..<paragraphEnd(from: start)
      line.shown = start..<longestStart(of: first, in: limit, beside: widthOfEllipsis).end
      line.tail = line.shown.upperBound..<line.shown.upperBound
    }
    let model =
      line.shown.isEmpty ? line.tail.first ?? start : line.shown.upperBound - 1
    let ellipsis = TypesetLine.Ellipsis(cluster: model, width: widthOfEllipsis(model))
    line.ellipsis = ellipsis
    line.width = width(of: line.shown) + ellipsis.width + width(of: line.tail)
    return line
  }

  /// The most clusters at the start of a range that fit, the last of them no white space.
  ///
  /// - Parameters:
  ///   - range: the clusters.
  ///   - limit: the space for them and what is behind them.
  ///   - extra: the width of what is behind them if they end with a cluster.
  private func longestStart(
    of range: Range<Int>, in limit: CGFloat, beside extra: (Int) -> CGFloat
  ) -> (end: Int, width: CGFloat) {
    var longest = (end: range.lowerBound, width: CGFloat(0))
    var width: CGFloat = 0
    for index in range {
      let widthAtLineEnd = width + clusters[index].advanceAtLineEnd
      width += clusters[index].advance
      if widthAtLineEnd > limit { break }
      if clusters[index].isWhiteSpace { continue }
      if widthAtLineEnd + extra(index) <= limit { longest = (index + 1, widthAtLineEnd) }
    }
    return longest
  }

  /// The most clusters at the end of a range that fit, the first of them no white space.
  private func longestEnd(
    of range: Range<Int>, in limit: CGFloat, beside extra: (Int) -> CGFloat
  ) -> (start: Int, width: CGFloat) {
    var longest = (start: range.upperBound, width: CGFloat(0))
    var width = -kerning(behind: range)
    for index in range.reversed() {
      width += clusters[index].advance
      if width > limit { break }
      if clusters[index].isWhiteSpace { continue }
      if width + extra(index) <= limit { longest = (index, width) }
    }
    return longest
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
}
