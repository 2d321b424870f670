import CellConfiguration
import Foundation

/// Shortening the last permitted line with an ellipsis.
extension ShapedText {
  /// Makes a line of all that is left of the text, shortened as a mode says.
  ///
  /// White space beside the ellipsis is left out (decided). Where not even the ellipsis fits, it is
  /// shown alone.
  ///
  /// The ellipsis looks like what remains before it; where nothing does, like what remains behind
  /// it; and where it is alone, like the first character that it stands for (assumed).
  ///
  /// - Parameters:
  ///   - start: The first cluster of the line; all from it to the end of the text are used up.
  ///   - available: How long the line may be.
  ///   - mode: One of the three truncating modes.
  mutating func truncatedLine(
    from start: Int, available: CGFloat, _ mode: LineBreakMode
  ) -> TypesetLine {
    var ellipsis = EllipsisWidth()
    let limit = available + Self.tolerance
    var line = TypesetLine(
      clusters: start..<start, shown: start..<start, width: 0, endsParagraph: true)
    switch mode {
    case .byTruncatingHead:
      let last = readLastParagraph(from: start, limit)
      let end = longestEnd(of: last, in: limit, &ellipsis)
      line.tail = end.start..<last.upperBound
    case .byTruncatingMiddle:
      // All of the start that could be shown, which is not measured once the end is.
      let first = start..<longestStart(from: start, in: limit, &ellipsis, share: 0).end
      // Half of the space for the start, the rest for the end, and what that leaves for the start.
      let half = longestStart(
        from: start, upTo: first.upperBound, in: limit / 2, &ellipsis, share: 0.5)
      let last = readLastParagraph(from: start, limit)
      let endStart = min(max(half.end, last.lowerBound), last.upperBound)
      let end = longestEnd(
        of: endStart..<last.upperBound, in: limit - half.width, &ellipsis,
        behind: half.end > start ? half.end - 1 : nil)
      let head = longestStart(
        from: start, upTo: min(first.upperBound, end.start), in: limit - end.width, &ellipsis)
      line.shown = start..<max(head.end, half.end)
      line.tail = end.start..<last.upperBound
    default:
      let longest = longestStart(from: start, in: limit, &ellipsis)
      line.shown = start..<longest.end
      line.tail = line.shown.upperBound..<line.shown.upperBound
    }
    line.clusters = start..<clusters.count
    line.utf8End = text.string.utf8.count
    let model =
      line.shown.isEmpty ? line.tail.first ?? start : line.shown.upperBound - 1
    let widthOfEllipsis = ellipsis.at(model, in: self)
    line.inserted = TypesetLine.Inserted(
      character: .ellipsis, cluster: model, width: widthOfEllipsis)
    line.width = width(of: line.shown) + widthOfEllipsis + width(of: line.tail)
    return line
  }

  /// How long a line has to be that shows as much of the whole text as a single line can: its first
  /// paragraph, or its last, or both, and an ellipsis if there are others.
  ///
  /// - Parameters:
  ///   - mode: How the line is shortened.
  ///   - limit: How long it may be; text that is longer is not measured to its end, and any width
  ///     above that is the result.
  mutating func widthOfSingleLine(_ mode: LineBreakMode, upTo limit: CGFloat) -> CGFloat {
    var end = 0
    var last: Int?
    var width: CGFloat = 0
    var shownWidth: CGFloat = 0
    while shownWidth <= limit, hasCluster(at: end), !clusters[end].isNewline {
      width += clusters[end].advance
      if !clusters[end].isWhiteSpace { (last, shownWidth) = (end, width) }
      end += 1
    }
    if shownWidth > limit, mode != .byTruncatingHead { return shownWidth }
    let isFirstWhole = shownWidth <= limit
    guard mode.truncates, isFirstWhole ? hasVisibleText(from: end) : hasParagraphs(from: end) else {
      return shownWidth
    }
    if mode == .byTruncatingTail { return shownWidth + self.width(of: .ellipsis, at: last ?? 0) }
    // A copy, because what is between is missing behind that.
    var copy = self
    let tail = copy.readLastParagraph(from: end, limit)
    let tailWidth = copy.width(of: tail)
    if mode == .byTruncatingHead {
      return copy.width(of: .ellipsis, at: tail.lowerBound) + tailWidth
    }
    return shownWidth + copy.width(of: .ellipsis, at: last ?? tail.lowerBound) + tailWidth
  }

  /// Whether anything is seen behind the paragraph that a cluster is in.
  private func hasParagraphs(from cluster: Int) -> Bool {
    let scan = TextScan(text.string)
    return scan.hasVisibleText(from: scan.paragraphEnd(from: utf8Offset(of: cluster)).utf8End)
  }

  /// The most clusters of a paragraph from one on that fit, the last of them no white space.
  ///
  /// - Parameters:
  ///   - start: The first cluster.
  ///   - end: Where they end at the latest, if not with the paragraph.
  ///   - limit: The space for them and the ellipsis behind them.
  ///   - ellipsis: The ellipsis, which looks like the last cluster.
  ///   - share: How much of the ellipsis has to fit, from 0 to 1.
  private mutating func longestStart(
    from start: Int, upTo end: Int = .max, in limit: CGFloat, _ ellipsis: inout EllipsisWidth,
    share: CGFloat = 1
  ) -> (end: Int, width: CGFloat) {
    var longest = (end: start, width: CGFloat(0))
    var width: CGFloat = 0
    var index = start
    while index < end, hasCluster(at: index) {
      let cluster = buffer.storage[index]
      if cluster.isNewline { break }
      let widthAtLineEnd = width + cluster.advanceAtLineEnd
      width += cluster.advance
      if widthAtLineEnd > limit { break }
      index += 1
      if cluster.isWhiteSpace { continue }
      let extra = share > 0 ? ellipsis.at(index - 1, in: self) * share : 0
      if widthAtLineEnd + extra <= limit { longest = (index, widthAtLineEnd) }
    }
    return longest
  }

  /// The most clusters at the end of a range that fit, the first of them no white space.
  ///
  /// - Parameters:
  ///   - range: The clusters.
  ///   - limit: The space for them and the ellipsis before them.
  ///   - ellipsis: The ellipsis.
  ///   - model: The cluster that it looks like; the first of these if there is none before.
  private func longestEnd(
    of range: Range<Int>, in limit: CGFloat, _ ellipsis: inout EllipsisWidth,
    behind model: Int? = nil
  ) -> (start: Int, width: CGFloat) {
    var longest = (start: range.upperBound, width: CGFloat(0))
    var width = -kerning(behind: range)
    for index in range.reversed() {
      width += clusters[index].advance
      if width > limit { break }
      if clusters[index].isWhiteSpace { continue }
      if width + ellipsis.at(model ?? index, in: self) <= limit { longest = (index, width) }
    }
    return longest
  }
}
