import CellConfiguration
import Foundation

/// Shortens the last permitted line with an ellipsis.
extension ShapedText {
  /// Makes a line of all remaining text, shortened by a mode.
  ///
  /// White space next to the ellipsis is left out (decided). If not even the ellipsis fits, it is
  /// shown alone.
  ///
  /// The ellipsis looks like the remaining text before it, or else like the remaining text after
  /// it. If it is alone, it looks like the first character that it replaces (assumed).
  ///
  /// - Parameters:
  ///   - start: The first cluster of the line, which uses up all clusters from there to the end of
  ///     the text.
  ///   - place: The place of the line.
  ///   - mode: One of the three truncating modes.
  mutating func truncatedLine(
    from start: Int, at place: TypesetLine.Place, _ mode: LineBreakMode
  ) -> TypesetLine {
    var ellipsis = EllipsisWidth()
    let limit = place.available + Self.tolerance
    var line = TypesetLine(
      clusters: start..<start, shown: start..<start, width: 0, endsParagraph: true,
      at: place)
    switch mode {
    case .byTruncatingHead:
      let last = readLastParagraph(from: start, limit)
      let end = longestEnd(of: last, in: limit, &ellipsis)
      line.tail = end.start..<last.upperBound
    case .byTruncatingMiddle:
      // The longest start that can be shown; it cannot be measured once the end is measured.
      let first = start..<longestStart(from: start, in: limit, &ellipsis, share: 0).end
      // Half of the space for the start, the rest for the end, and the remaining space for the
      // start.
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

  /// Returns the width of a single line that shows as much of the whole text as a single line can.
  ///
  /// Such a line shows the first paragraph, the last, or both, and an ellipsis if there are others.
  ///
  /// - Parameters:
  ///   - mode: The mode of shortening the line.
  ///   - limit: The maximum width of the line. Longer text is not measured to its end, and the
  ///     result is any width above the limit.
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
    // A copy, because text is missing after the gap.
    var copy = self
    let tail = copy.readLastParagraph(from: end, limit)
    let tailWidth = copy.width(of: tail)
    if mode == .byTruncatingHead {
      return copy.width(of: .ellipsis, at: tail.lowerBound) + tailWidth
    }
    return shownWidth + copy.width(of: .ellipsis, at: last ?? tail.lowerBound) + tailWidth
  }

  /// Returns whether there is visible text after the paragraph that contains a cluster.
  private func hasParagraphs(from cluster: Int) -> Bool {
    let scan = TextScan(text.string)
    return scan.hasVisibleText(from: scan.paragraphEnd(from: utf8Offset(of: cluster)).utf8End)
  }

  /// Returns the longest start of a paragraph that fits and does not end with white space.
  ///
  /// - Parameters:
  ///   - start: The first cluster.
  ///   - end: The latest end, if the paragraph does not end before.
  ///   - limit: The space for the clusters and the ellipsis after them.
  ///   - ellipsis: The ellipsis, which looks like the last cluster.
  ///   - share: The share of the ellipsis that must fit, from 0 to 1.
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

  /// Returns the longest end of a range that fits and does not begin with white space.
  ///
  /// - Parameters:
  ///   - range: The clusters.
  ///   - limit: The space for the clusters and the ellipsis before them.
  ///   - ellipsis: The ellipsis.
  ///   - model: The cluster that the ellipsis looks like, or `nil` for the first of the result.
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
