import CellConfiguration
import Foundation

/// Reads as much of a text as needed.
extension ShapedText {
  /// Reads and measures more of the text.
  ///
  /// - Returns: Whether there was more text.
  @discardableResult
  mutating func extend() -> Bool {
    if isComplete { return false }
    let first = clusters.count
    read()
    addRuns(from: first)
    if segmenter.hasTabs { hasTabs = true }
    if segmenter.hasComplexContext, segmenter.end > 0 { findWords(in: first..<clusters.count) }
    shape(from: first)
    isComplete = segmenter.end == text.string.utf8.count
    if !isComplete { holdLastBack() }
    finish(first..<clusters.count)
    return true
  }

  /// Reads the next clusters: one step, and on to the end of a word if that is near.
  private mutating func read() {
    let first = clusters.count
    let start = segmenter.end
    if let next { buffer.storage.append(next) }
    next = nil
    var string = text.string
    let (step, styles) = (step, styles)
    string.withUTF8 { bytes in
      let limit = step < bytes.count - start ? start + step : bytes.count
      segmenter.append(to: &buffer.storage, from: bytes, styles, upTo: limit)
      while segmenter.end < bytes.count,
        buffer.count - first < 2 || segmenter.end < limit + step && !buffer.endsWord
      {
        segmenter.append(to: &buffer.storage, from: bytes, styles, upTo: segmenter.end + 1)
      }
    }
    if step < Self.longestStep { self.step = step * 2 }
  }

  /// Holds the last cluster back until the next reading.
  ///
  /// The clusters before it were measured with it, so they include the kerning with it. It is
  /// measured again with the clusters that follow it.
  private mutating func holdLastBack() {
    guard var last = buffer.storage.popLast(), var run = runs.popLast() else { return }
    (last.advance, last.kerning) = (0, 0)
    next = last
    run.clusters = run.clusters.dropLast()
    if !run.clusters.isEmpty || runs.isEmpty { runs.append(run) }
  }

  /// Assigns clusters to runs; a cluster that spans two runs belongs to the first.
  private mutating func addRuns(from first: Int) {
    if text.runs.isEmpty { return add(first..<clusters.count, 0) }
    var number = runs.last?.number ?? 0
    var start = first
    while start < clusters.count {
      let offset = clusters[start].utf8Offset
      while number < text.runs.count - 1, text.runs[number].utf8Range.upperBound <= offset {
        number += 1
      }
      let limit = text.runs[number].utf8Range.upperBound
      var end = start + 1
      while end < clusters.count, clusters[end].utf8Offset < limit { end += 1 }
      add(start..<end, number)
      start = end
    }
    // An empty last line has the last run of the text, even if the only character of that run is
    // the line feed of a newline that began in the run before.
    let last = text.runs.count - 1
    if segmenter.end == text.string.utf8.count, number < last {
      add(clusters.count..<clusters.count, last)
    }
  }

  private mutating func add(_ range: Range<Int>, _ number: Int) {
    if let last = runs.indices.last, runs[last].number == number {
      runs[last].clusters = runs[last].clusters.lowerBound..<range.upperBound
    } else {
      let attributes = text.runs.isEmpty ? text.attributes : text.runs[number].attributes
      runs.append(
        Run(
          clusters: range, attributes: attributes,
          metrics: shaper.metrics(of: attributes.font).raised(by: attributes.baselineOffset.finite),
          number: number))
    }
  }

  /// Continues reading at a later offset where a cluster begins.
  private mutating func skip(to offset: Int, paragraphStart: Int) {
    segmenter = TextSegmenter(styles, at: offset)
    next = nil
    hasGaps = true
    isComplete = false
    self.paragraphStart = paragraphStart
  }

  /// Continues reading after the current paragraph, without measuring the rest of that paragraph.
  ///
  /// - Returns: The end of the paragraph, and whether it ends with a newline.
  mutating func skipParagraph() -> (utf8End: Int, hasNewline: Bool) {
    let (end, hasNewline) = TextScan(text.string).paragraphEnd(from: readEnd)
    skip(to: end, paragraphStart: end)
    isComplete = end == text.string.utf8.count
    return (end, hasNewline)
  }

  /// Reads the end of the last paragraph that is not blank, and skips the text before it.
  ///
  /// Tabs in the text that may be a part of the end are then as wide as spaces.
  ///
  /// - Parameters:
  ///   - first: The first cluster to consider.
  ///   - width: The width to read from the paragraph's end; more is read if that is not wide
  ///     enough.
  /// - Returns: The clusters of the paragraph, or the part at its end that was read.
  mutating func readLastParagraph(from first: Int, _ width: CGFloat) -> Range<Int> {
    let scan = TextScan(text.string)
    let end = isComplete ? 0 : scan.visibleEnd
    let paragraph = isComplete ? 0 : scan.paragraphStart(before: end, notBefore: readEnd)
    var size = Self.firstStep
    while !isComplete {
      let start = scan.clusterBoundary(from: max(end - size, paragraph), upTo: end)
      if start <= readEnd || end - size <= readEnd {
        step = .max
        while extend() {}
        break
      }
      var attempt = self
      attempt.skip(to: start, paragraphStart: paragraph)
      attempt.step = end - start
      attempt.extend()
      attempt.isComplete = true
      let tail = clusters.count..<attempt.clusters.count
      attempt.setTabsToSpaces(tail)
      if start == paragraph || attempt.width(of: tail) > width {
        self = attempt
        return lastParagraph(of: tail)
      }
      size *= 4
    }
    setTabsToSpaces(first..<clusters.count)
    return lastParagraph(of: first..<clusters.count)
  }
}

extension TextClusters {
  /// Whether measuring the text up to here and from here on separately gives the same result.
  fileprivate var endsWord: Bool {
    storage.last.map { $0.isWhiteSpace || $0.isNewline } ?? true
  }
}
