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
    var ellipsis = CharacterWidth(TextLine.ellipsis)
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
      let first = start..<longestStart(from: start, at: place, in: limit, &ellipsis, share: 0).end
      // Half of the space for the start, the rest for the end, and the remaining space for the
      // start.
      let half = longestStart(
        from: start, upTo: first.upperBound, at: place, in: limit / 2, &ellipsis, share: 0.5)
      let last = readLastParagraph(from: start, limit)
      let endStart = min(max(half.end, last.lowerBound), last.upperBound)
      let end = longestEnd(
        of: endStart..<last.upperBound, in: limit - half.width, &ellipsis,
        behind: half.end > start ? half.end - 1 : nil)
      let head = longestStart(
        from: start, upTo: min(first.upperBound, end.start), at: place, in: limit - end.width,
        &ellipsis)
      line.shown = start..<max(head.end, half.end)
      line.tail = end.start..<last.upperBound
    default:
      let longest = longestStart(from: start, at: place, in: limit, &ellipsis)
      line.shown = start..<longest.end
      line.tail = line.shown.upperBound..<line.shown.upperBound
    }
    line.clusters = start..<clusters.count
    line.utf8End = text.string.utf8.count
    insertEllipsis(in: &line, &ellipsis)
    if shaper.advancesDependOnContext { shapeVisibleText(of: &line, in: limit) }
    return line
  }

  /// Shows an ellipsis in a line, and adds up the width of the line.
  private func insertEllipsis(in line: inout TypesetLine, _ ellipsis: inout CharacterWidth) {
    let model =
      line.shown.isEmpty
      ? line.tail.first ?? line.clusters.lowerBound : line.shown.upperBound - 1
    let own = ellipsis.at(model, in: self)
    line.inserted = TypesetLine.Inserted(character: .ellipsis, cluster: model, width: own)
    line.width = width(of: line.shown) + own + width(of: line.tail)
  }

  /// Shapes the visible text of a shortened line as a separate text, as it will be drawn.
  ///
  /// Letters change where the text is cut: a joined letter gets its final form, and a ligature may
  /// be divided. If the line is then too wide, more clusters make space.
  private mutating func shapeVisibleText(of line: inout TypesetLine, in limit: CGFloat) {
    searchDirection(ofParagraphAt: line.place.paragraphStart)
    let styles = styles.ofParagraph(
      at: line.place.paragraphStart, direction.direction(in: text.string))
    while !line.shown.isEmpty || !line.tail.isEmpty {
      let visible = ShapedText(
        visibleText(of: line), styles, shaper, scale: scale, isLimited: false)
      takeAdvances(of: visible.clusters, for: &line)
      if line.width <= limit { return }
      // White space next to the ellipsis is left out.
      if line.shown.isEmpty {
        let rest = clusters[line.tail.dropFirst()].firstIndex { !$0.isWhiteSpace }
        line.tail = (rest ?? line.tail.upperBound)..<line.tail.upperBound
      } else {
        let last = clusters[line.shown.dropLast()].lastIndex { !$0.isWhiteSpace }
        line.shown = line.shown.lowerBound..<(last.map { $0 + 1 } ?? line.shown.lowerBound)
      }
      var ellipsis = CharacterWidth(TextLine.ellipsis)
      insertEllipsis(in: &line, &ellipsis)
    }
  }

  /// Returns the visible text of a line with an ellipsis, in the attributes of its runs.
  private func visibleText(of line: TypesetLine) -> StyledText {
    func pieces(_ range: Range<Int>) -> [(string: String, attributes: TextAttributes)] {
      runs[runIndex(at: range.lowerBound)...].prefix { $0.clusters.lowerBound < range.upperBound }
        .map {
          (text.string.utf8Slice(utf8Range(of: $0.clusters.clamped(to: range))), $0.attributes)
        }
    }
    let attributes = run(at: line.inserted?.cluster ?? line.shown.lowerBound).attributes
    return StyledText(
      pieces(line.shown) + [(TextLine.ellipsis, attributes)] + pieces(line.tail),
      attributes: attributes)
  }

  /// Sets the advances of a line's clusters, and the width of its ellipsis, from its visible text.
  private mutating func takeAdvances(
    of visible: ContiguousArray<TextCluster>, for line: inout TypesetLine
  ) {
    var advances = AdvanceReader(visible)
    for index in line.shown { advances.read(into: &clusters[index]) }
    let ellipsis = advances.advance(ofNext: TextLine.ellipsis.utf8.count)
    for index in line.tail { advances.read(into: &clusters[index]) }
    setTabs(line.shown, at: line.place)
    setTabsToSpaces(line.tail)
    line.inserted?.width = ellipsis
    line.width = width(of: line.shown) + ellipsis + width(of: line.tail)
  }

  /// Returns the width of a single line that shows as much of the whole text as a single line can.
  ///
  /// Such a line shows the first paragraph, the last, or both, and an ellipsis if there are others.
  ///
  /// - Parameters:
  ///   - mode: The mode of shortening the line.
  ///   - place: The place of the line.
  ///   - limit: The maximum width of the line. Longer text is not measured to its end, and the
  ///     result is any width above the limit.
  mutating func widthOfSingleLine(
    _ mode: LineBreakMode, at place: TypesetLine.Place, upTo limit: CGFloat
  ) -> CGFloat {
    var end = 0
    var last: Int?
    var width: CGFloat = 0
    var shownWidth: CGFloat = 0
    while shownWidth <= limit, hasCluster(at: end), !clusters[end].isNewline {
      let isTab = clusters[end].isTab
      width += isTab ? setTab(end, behind: width, at: place) : clusters[end].advance
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
  ///   - place: The place of the line.
  ///   - limit: The space for the clusters and the ellipsis after them.
  ///   - ellipsis: The ellipsis, which looks like the last cluster.
  ///   - share: The share of the ellipsis that must fit, from 0 to 1.
  private mutating func longestStart(
    from start: Int, upTo end: Int = .max, at place: TypesetLine.Place, in limit: CGFloat,
    _ ellipsis: inout CharacterWidth, share: CGFloat = 1
  ) -> (end: Int, width: CGFloat) {
    var longest = (end: start, width: CGFloat(0))
    var width: CGFloat = 0
    var index = start
    while index < end, hasCluster(at: index) {
      let cluster = buffer.storage[index]
      if cluster.isNewline { break }
      if cluster.isTab {
        width += setTab(index, behind: width, at: place)
        index += 1
        if width > limit { break }
        continue
      }
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
    of range: Range<Int>, in limit: CGFloat, _ ellipsis: inout CharacterWidth,
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

/// Reads the advances of a text in stretches, which may have other clusters.
private struct AdvanceReader {
  private let clusters: ContiguousArray<TextCluster>
  private var next = 0
  private var end = 0

  init(_ clusters: ContiguousArray<TextCluster>) { self.clusters = clusters }

  /// Returns the advance of a number of UTF-8 code units after those that were read.
  mutating func advance(ofNext count: Int) -> CGFloat {
    end += count
    var width: CGFloat = 0
    while next < clusters.count, clusters[next].utf8Offset < end {
      width += clusters[next].advance
      next += 1
    }
    return width
  }

  /// Sets the advance of a cluster, which includes any kerning.
  mutating func read(into cluster: inout TextCluster) {
    cluster.advance = advance(ofNext: cluster.utf8Count)
    cluster.kerning = 0
  }
}
