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
  /// What all fonts are made smaller by, for their advances; lines keep their heights.
  let scale: CGFloat
  private let shaper: any TextShaper

  /// Divides a text into clusters and has a shaper measure them, once for each stretch of one font.
  init(
    _ text: StyledText, _ styles: ParagraphStyles, _ shaper: any TextShaper, scale: CGFloat = 1
  ) {
    var buffer = TextClusters()
    var segmenter = TextSegmenter(styles)
    var string = text.string
    string.withUTF8 { segmenter.append(to: &buffer.storage, from: $0) }
    runs = Self.runs(of: text, buffer, shaper)
    self.scale = scale
    self.shaper = shaper
    var first = 0
    while first < runs.count {
      // Letters join and pairs are kerned across a change of colour.
      let font = runs[first].attributes.font
      let end = runs[(first + 1)...].firstIndex { $0.attributes.font != font } ?? runs.count
      let range = runs[first].clusters.lowerBound..<runs[end - 1].clusters.upperBound
      let utf8Start = range.isEmpty ? 0 : buffer[range.lowerBound].utf8Offset
      let utf8End = range.isEmpty ? 0 : buffer[range.upperBound - 1].utf8Range.upperBound
      shaper.shape(
        ShapingRun(
          text: text.string, utf8Range: utf8Start..<utf8End, clusters: range,
          font: runs[first].attributes.scaled(by: scale).font),
        into: &buffer)
      first = end
    }
    for run in runs {
      Self.sanitize(&buffer.storage, run.clusters, kern: run.attributes.kern.finite * scale)
    }
    clusters = buffer.storage
  }

  /// The runs of a text in clusters; one that spans two runs belongs to the one it begins in.
  private static func runs(
    of text: StyledText, _ clusters: TextClusters, _ shaper: any TextShaper
  ) -> [Run] {
    let end = text.string.utf8.count
    let whole = [TextRun(utf8Range: 0..<end, attributes: text.attributes)]
    var runs: [Run] = []
    var first = 0
    for run in text.runs.isEmpty ? whole : text.runs {
      var last = first
      while last < clusters.count, clusters[last].utf8Offset < run.utf8Range.upperBound {
        last += 1
      }
      if last == first, end > 0 { continue }
      runs.append(
        Run(
          clusters: first..<last, attributes: run.attributes,
          metrics: shaper.metrics(of: run.attributes.font)))
      first = last
    }
    return runs
  }

  /// A function that measures a character that is inserted, in the attributes of a cluster.
  func measure(_ character: TypesetLine.Inserted.Character) -> (Int) -> CGFloat {
    var known: (clusters: Range<Int>, width: CGFloat)?
    return { cluster in
      if let known, known.clusters.contains(cluster) { return known.width }
      let run = run(at: cluster)
      let width = width(of: character.string, run.attributes.scaled(by: scale))
      known = (run.clusters, width)
      return width
    }
  }

  /// The width of a character alone.
  private func width(of character: String, _ attributes: TextAttributes) -> CGFloat {
    let utf8Range = 0..<character.utf8.count
    var buffer = TextClusters([TextCluster(utf8Range: utf8Range, breakAfter: .mandatory)])
    shaper.shape(
      ShapingRun(
        text: character, utf8Range: utf8Range, clusters: 0..<1, font: attributes.font),
      into: &buffer)
    Self.sanitize(&buffer.storage, 0..<1, kern: attributes.kern.finite)
    return buffer[0].advance
  }

  /// Adds the kerning, and makes every advance a finite number that is not negative; that of a soft
  /// hyphen is nothing.
  private static func sanitize(
    _ clusters: inout ContiguousArray<TextCluster>, _ range: Range<Int>, kern: CGFloat
  ) {
    for index in range {
      let advance = clusters[index].advance
      let isSoftHyphen = clusters[index].isSoftHyphen
      // Also false for what is not a number.
      if advance >= 0, advance <= 1e7, kern == 0, !isSoftHyphen { continue }
      let own = isSoftHyphen ? 0 : advance.finite.nonNegative
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
    let model = line.inserted?.cluster ?? line.shown.lowerBound
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

  /// Whether anything but white space and newlines is at or after a cluster.
  func hasVisibleText(from cluster: Int) -> Bool {
    clusters[cluster...].contains { !$0.isWhiteSpace && !$0.isNewline }
  }

  /// Where a cluster begins, or the text ends.
  func utf8Offset(of cluster: Int) -> Int {
    cluster < clusters.count
      ? clusters[cluster].utf8Offset : clusters.last?.utf8Range.upperBound ?? 0
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
