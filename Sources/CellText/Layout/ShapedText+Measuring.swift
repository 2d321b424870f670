import CellConfiguration
import Foundation

/// Lets a shaper measure the clusters read so far.
extension ShapedText {
  /// Lets the shaper measure the clusters at and after one, with one call for each stretch of a
  /// font in a paragraph.
  mutating func shape(from first: Int) {
    var start = first
    var number = runIndex(at: start)
    while start < clusters.count {
      let first = number
      // 1. The runs of the same font: letters join and are kerned across a change of color.
      var end = runs[number].clusters.upperBound
      while end < clusters.count,
        runs[number + 1].attributes.isShaped(with: runs[first].attributes)
      {
        number += 1
        end = runs[number].clusters.upperBound
      }
      // 2. The paragraphs in that stretch.
      while start < end {
        let newline = segmenter.hasNewlines ? buffer.firstNewline(in: start..<end) : nil
        let stretch = start..<(newline.map { $0 + 1 } ?? end)
        let run = run(stretch, of: first, paragraphStart, scale: scale)
        shaper.shape(run, into: &buffer)
        start = stretch.upperBound
        if newline != nil { paragraphStart = buffer.storage[start - 1].utf8Range.upperBound }
      }
      number = min(number + 1, runs.count - 1)
    }
  }

  /// Lets the shaper find words in scripts that need a dictionary to separate words.
  mutating func findWords(in range: Range<Int>) {
    var start = range.lowerBound
    var paragraph = paragraphStart
    while let first = clusters[start..<range.upperBound].firstIndex(where: \.isComplex) {
      if let newline = clusters[start..<first].last(where: \.isNewline) {
        paragraph = newline.utf8Range.upperBound
      }
      let end =
        clusters[first..<range.upperBound].firstIndex { !$0.isComplex } ?? range.upperBound
      let stretch = run(first..<end, of: runIndex(at: first), paragraph)
      for offset in shaper.wordBreaks(in: stretch) ?? [] {
        // The cluster that ends there, if any.
        var (low, high) = (first, end - 1)
        while low < high {
          let middle = (low + high) / 2
          let isBefore = clusters[middle].utf8Range.upperBound < offset
          if isBefore { low = middle + 1 } else { high = middle }
        }
        if low < end - 1, clusters[low].utf8Range.upperBound == offset {
          clusters[low].breakAfter = .allowed
        }
      }
      start = end
    }
  }

  /// Returns the run to pass to a shaper for clusters in the attributes of a run.
  private mutating func run(
    _ range: Range<Int>, of number: Int, _ paragraphStart: Int, scale: CGFloat = 1
  ) -> ShapingRun {
    searchDirection(ofParagraphAt: paragraphStart)
    return ShapingRun(
      text: text.string, utf8Range: utf8Range(of: range), clusters: range,
      font: font(of: number, scale), language: runs[number].attributes.language,
      direction: direction)
  }

  /// Searches the direction of a paragraph in the text that has been read.
  ///
  /// All runs of a paragraph share the search, so that each character is examined once. If text was
  /// skipped, only shapers that need the direction search it.
  mutating func searchDirection(ofParagraphAt start: Int) {
    if direction.paragraphStart != start {
      direction = DirectionSearch(from: start, explicit: styles.direction(at: start))
    }
    let end = segmenter.end
    if hasGaps || !direction.continues(before: end) { return }
    var string = text.string
    string.withUTF8 { direction.advance(in: $0, upTo: end) }
  }

  /// Returns the font of a run, scaled down.
  private func font(of number: Int, _ scale: CGFloat) -> ResolvedFont {
    var font = runs[number].attributes.font
    font.pointSize *= scale
    return font
  }

  /// Returns the width of an inserted character in the attributes of a cluster.
  func width(of character: TypesetLine.Inserted.Character, at cluster: Int) -> CGFloat {
    width(of: character.string, at: cluster)
  }

  /// Returns the width of a text of one cluster in the attributes of a cluster.
  private func width(of character: String, at cluster: Int) -> CGFloat {
    let number = runIndex(at: cluster)
    let font = font(of: number, scale)
    let kern = runs[number].attributes.kern.finite * scale
    let known = character.widthOfLine(
      atMost: .infinity, { shaper.width(ofSimpleText: $0, font: font, atMost: $1) })
    if let known { return known > 0 ? (known + kern).nonNegative : 0 }
    let utf8Range = 0..<character.utf8.count
    var buffer = TextClusters([TextCluster(utf8Range: utf8Range, breakAfter: .mandatory)])
    shaper.shape(
      ShapingRun(
        text: character, utf8Range: utf8Range, clusters: 0..<1, font: font,
        language: runs[number].attributes.language, direction: DirectionSearch(from: 0)),
      into: &buffer)
    return buffer[0].sanitizedAdvance(kern: kern)
  }

  /// The width of a character in the attributes of a cluster, measured once per run.
  struct CharacterWidth {
    private let character: String
    private var known: (clusters: Range<Int>, width: CGFloat)?

    init(_ character: String) { self.character = character }

    @inline(__always)
    mutating func at(_ cluster: Int, in text: borrowing ShapedText) -> CGFloat {
      if let known, known.clusters.contains(cluster) { return known.width }
      return measure(cluster, text)
    }

    @inline(never)
    private mutating func measure(_ cluster: Int, _ text: borrowing ShapedText) -> CGFloat {
      let width = text.width(of: character, at: cluster)
      known = (text.runs[text.runIndex(at: cluster)].clusters, width)
      return width
    }
  }

  /// Adds the attributes' kern, makes every advance finite and not negative, and adds them up.
  mutating func finish(_ range: Range<Int>) {
    let styles = styles
    var number = runIndex(at: range.lowerBound)
    while number < runs.count, runs[number].clusters.lowerBound < range.upperBound {
      let kern = runs[number].attributes.kern.finite * scale
      let range = runs[number].clusters.clamped(to: range)
      let widths = widths
      let total = buffer.storage.withUnsafeMutableBufferPointer {
        Self.finish($0, range, kern, styles, widths)
      }
      // The width is unknown if text is missing.
      if !hasGaps, !hasTabs { self.widths = total }
      if !hasGaps, hasTabs { addWidths(of: range) }
      number += 1
    }
  }

  private static func finish(
    _ clusters: UnsafeMutableBufferPointer<TextCluster>, _ range: Range<Int>, _ kern: CGFloat,
    _ styles: ParagraphStyles, _ widths: NaturalWidth
  ) -> NaturalWidth {
    var widths = widths
    for index in range {
      if kern != 0 || !clusters[index].hasValidAdvance {
        clusters[index].advance = clusters[index].sanitizedAdvance(kern: kern)
      }
      if clusters[index].isNewline {
        let start = clusters[index].utf8Range.upperBound
        widths.begin(styles.style(at: start), at: start)
      } else {
        widths.add(clusters[index].advance)
      }
    }
    return widths
  }

  /// Returns the metrics of a line.
  ///
  /// These are the highest ascender, lowest descender and largest leading of its visible text.
  mutating func metrics(of line: TypesetLine) -> LineMetrics {
    if hasUniformMetrics { return runs[0].metrics }
    let model = run(at: line.inserted?.cluster ?? line.shown.lowerBound)
    var metrics = model.metrics
    include(line.shown, line.place.paragraphStart, in: &metrics)
    include(line.tail, line.place.paragraphStart, in: &metrics)
    return metrics
  }

  /// Makes space for the fonts of a range of clusters, without examining other runs.
  private mutating func include(
    _ range: Range<Int>, _ paragraphStart: Int, in metrics: inout LineMetrics
  ) {
    if range.isEmpty { return }
    let dependsOnText = shaper.metricsDependOnText
    var index = runIndex(at: range.lowerBound)
    while index < runs.count, runs[index].clusters.lowerBound < range.upperBound {
      if dependsOnText {
        let shown = runs[index].clusters.clamped(to: range)
        let own = shaper.metrics(of: run(shown, of: index, paragraphStart))
        metrics.include(own.raised(by: runs[index].attributes.baselineOffset.finite))
      } else {
        metrics.include(runs[index].metrics)
      }
      index += 1
    }
  }
}

extension TextCluster {
  /// Whether the cluster is a letter of a script that needs a dictionary to separate words.
  fileprivate var isComplex: Bool { kind.contains(.complexContext) }

  /// Whether the advance is finite and not negative; 0 for a soft hyphen.
  @inline(__always)
  fileprivate var hasValidAdvance: Bool {
    // Also `false` for NaN.
    advance >= 0 && advance <= .largestLength && (!isSoftHyphen || advance == 0)
  }

  /// Returns the advance with kern added, finite and not negative; 0 for a soft hyphen.
  fileprivate func sanitizedAdvance(kern: CGFloat) -> CGFloat {
    let own = isSoftHyphen ? 0 : advance.finite.nonNegative
    return own > 0 ? (own + kern).nonNegative : 0
  }
}

extension LineMetrics {
  /// Makes space for another font on the same line.
  mutating func include(_ other: LineMetrics) {
    ascender = max(ascender, other.ascender)
    descender = min(descender, other.descender)
    leading = max(leading, other.leading)
  }
}
