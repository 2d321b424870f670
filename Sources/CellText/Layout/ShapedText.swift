import CellConfiguration
import Foundation

/// A text with its clusters measured, before any lines are made of it.
struct ShapedText: Sendable {
  /// A run as clusters, with the metrics of its font.
  struct Run: Sendable {
    var clusters: Range<Int>
    var attributes: TextAttributes
    var metrics: LineMetrics
  }

  var clusters: ContiguousArray<TextCluster>
  /// At least one; they cover all clusters.
  let runs: [Run]

  /// Divides a text into clusters and has a shaper measure them, once a run.
  init(_ text: StyledText, _ shaper: any TextShaper) {
    var buffer = TextSegmenter.clusters(of: text.string)
    let end = text.string.utf8.count
    let whole = [TextRun(utf8Range: 0..<end, attributes: text.attributes)]
    var runs: [Run] = []
    var first = 0
    for run in text.runs.isEmpty ? whole : text.runs {
      // A cluster that spans two runs belongs to the one it begins in.
      var last = first
      while last < buffer.count, buffer[last].utf8Offset < run.utf8Range.upperBound { last += 1 }
      if last == first, end > 0 { continue }
      let range = first..<last
      let utf8Start = range.isEmpty ? 0 : buffer[first].utf8Offset
      let utf8End = range.isEmpty ? 0 : buffer[last - 1].utf8Range.upperBound
      shaper.shape(
        ShapingRun(
          text: text.string, utf8Range: utf8Start..<utf8End, clusters: range,
          font: run.attributes.font),
        into: &buffer)
      Self.sanitize(&buffer.storage, range, kern: run.attributes.kern.finite)
      runs.append(
        Run(
          clusters: range, attributes: run.attributes,
          metrics: shaper.metrics(of: run.attributes.font)))
      first = last
    }
    clusters = buffer.storage
    self.runs = runs
  }

  /// The width of an ellipsis in some attributes.
  static func ellipsisWidth(
    _ attributes: TextAttributes, _ shaper: any TextShaper
  ) -> CGFloat {
    let ellipsis = 0..<TextLine.ellipsis.utf8.count
    var buffer = TextClusters([
      TextCluster(
        utf8Range: ellipsis, breakAfter: .mandatory, isWhiteSpace: false, isNewline: false)
    ])
    shaper.shape(
      ShapingRun(
        text: TextLine.ellipsis, utf8Range: ellipsis, clusters: 0..<1, font: attributes.font),
      into: &buffer)
    sanitize(&buffer.storage, 0..<1, kern: attributes.kern.finite)
    return buffer[0].advance
  }

  /// Adds the attributes' kerning, and makes every advance a finite number that is not negative.
  private static func sanitize(
    _ clusters: inout ContiguousArray<TextCluster>, _ range: Range<Int>, kern: CGFloat
  ) {
    for index in range {
      let advance = clusters[index].advance
      // Also false for what is not a number.
      if advance >= 0, advance <= 1e7, kern == 0 { continue }
      let own = advance.finite.nonNegative
      clusters[index].advance = own > 0 ? (own + kern).nonNegative : 0
    }
  }

  /// The run that a cluster belongs to; the last one for positions behind the text.
  func run(at cluster: Int) -> Run { runs[runIndex(at: cluster)] }

  private func runIndex(at cluster: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound > cluster { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The metrics of a line: the highest ascender, lowest descender and largest leading of what it
  /// shows.
  func metrics(of line: TypesetLine) -> LineMetrics {
    if runs.count == 1 { return runs[0].metrics }
    let model = line.ellipsis?.cluster ?? line.shown.lowerBound
    var metrics = run(at: model).metrics
    include(line.shown, in: &metrics)
    include(line.tail, in: &metrics)
    return metrics
  }

  /// Makes space for the fonts of some clusters, looking at no other runs than theirs.
  private func include(_ range: Range<Int>, in metrics: inout LineMetrics) {
    if range.isEmpty { return }
    var index = runIndex(at: range.lowerBound)
    while index < runs.count, runs[index].clusters.lowerBound < range.upperBound {
      metrics.include(runs[index].metrics)
      index += 1
    }
  }

  /// The width of the text where no line is wrapped: that of its widest paragraph.
  var naturalWidth: CGFloat {
    var widest: CGFloat = 0
    var width: CGFloat = 0
    for cluster in clusters {
      if cluster.isNewline {
        widest = max(widest, width)
        width = 0
      } else {
        width += cluster.advance
      }
    }
    return max(widest, width)
  }

  /// The width of some clusters of a line, which ends behind the last of them.
  func width(of range: Range<Int>) -> CGFloat {
    clusters[range].reduce(-kerning(behind: range)) { $0 + $1.advance }
  }

  /// The part of some clusters' advances that does not count because a line ends behind them.
  func kerning(behind range: Range<Int>) -> CGFloat {
    guard let last = clusters[range].last else { return 0 }
    return last.advance - last.advanceAtLineEnd
  }

  /// Whether anything but white space and newlines is at or after a cluster.
  func hasVisibleText(from cluster: Int) -> Bool {
    clusters[cluster...].contains { !$0.isWhiteSpace && !$0.isNewline }
  }

  /// The first newline at or after a cluster, or the end of the text.
  func paragraphEnd(from cluster: Int) -> Int {
    clusters[cluster...].firstIndex { $0.isNewline } ?? clusters.count
  }
}

extension LineMetrics {
  /// Makes space for another font on the same line.
  fileprivate mutating func include(_ other: LineMetrics) {
    ascender = max(ascender, other.ascender)
    descender = min(descender, other.descender)
    leading = max(leading, other.leading)
  }
}
