import CellConfiguration
import Foundation

/// Makes all lines of a text in order and passes each to a closure.
///
/// Measuring and laying out run the same code: measuring keeps a few numbers of every line, laying
/// out keeps the lines.
struct Typesetter {
  private(set) var text: ShapedText
  let fitting: SingleLineFitting
  private(set) var isTruncated = false

  private let options: TextLayoutOptions
  private let bounds: TextBounds
  private let width: CGFloat
  /// The style of the current paragraph.
  private var style: CellParagraphStyle
  private var paragraphStart = 0

  init(
    _ text: borrowing StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: borrowing any TextShaper
  ) {
    let styles = ParagraphStyles(options, text.paragraphs)
    style = styles.style(at: 0)
    let isLimited =
      options.lineLimit(styles.lineBreakMode) < .max || bounds.height.limit < .infinity
    var shaped = ShapedText(copy text, styles, copy shaper, isLimited: isLimited)
    let width = bounds.width.limit
    let place = TypesetLine.Place(
      ofFirstLine: true, in: style, width: width, bounds.effectiveExclusion,
      options.layoutDirection)
    fitting = SingleLineFitting(&shaped, options, styles.lineBreakMode, at: place)
    self.text = shaped
    self.options = options
    self.bounds = bounds
    self.width = width
  }

  /// The width of the unchanged text, and whether all of it has been measured.
  var naturalWidth: (points: CGFloat, isExact: Bool) {
    fitting.naturalWidth ?? (text.naturalWidth, text.isWhole)
  }

  private var styles: ParagraphStyles { text.styles }

  private var mode: LineBreakMode { styles.lineBreakMode }

  private var lineLimit: Int { options.lineLimit(mode) }

  /// Makes the lines from top to bottom.
  mutating func forEachLine(_ body: (TypesetLine) -> Void) {
    let heightLimit = bounds.height.limit
    guard !text.clusters.isEmpty else { return }
    guard heightLimit > 0 else {
      isTruncated = text.hasVisibleText(from: 0)
      return
    }
    // The line before, while the following text may change it.
    var last: TypesetLine?
    // The lines before that one which the following text may replace.
    var kept: [TypesetLine] = []
    var exclusion = bounds.effectiveExclusion
    var top: CGFloat = 0
    var number = 0
    var start = 0
    var startsParagraph = true
    // A shortened line may show taller fonts than a wrapped one.
    let keepsAll = !text.hasUniformMetrics && heightLimit < .infinity && mode.truncates
    while true {
      // 1. After the first line that is not beside the exclusion, no later line is.
      if let height = exclusion?.height, top >= height - ShapedText.tolerance { exclusion = nil }
      // 2. As many clusters as fit.
      var line = setLine(from: start, top: top, startsParagraph: startsParagraph, exclusion)
      number += 1
      if line.isClipped { isTruncated = true }
      // 3. The remaining text goes to the next line, if there is one.
      let rest = line.clusters.upperBound
      let hasNext = line.endsWithNewline || text.hasCluster(at: rest)
      let isLast =
        !hasNext || number == options.largestNumberOfLines
        || number == lineLimit && text.hasVisibleText(from: rest)
        || !hasSpace(after: line, heightLimit, exclusion)
      // 4. The last permitted line is shortened and represents all remaining text.
      if isLast, hasNext, text.hasVisibleText(from: rest) {
        isTruncated = true
        if mode.truncates { line = truncated(line) }
        while line.bottom > heightLimit + ShapedText.tolerance, let previous = last {
          line = truncated(previous)
          last = kept.popLast()
        }
      } else {
        pushWordOut(of: &last, to: &line)
      }
      // 5. The line before it is final, unless later lines may replace it.
      if let last { if keepsAll { kept.append(last) } else { body(last) } }
      last = nil
      if isLast || !keepsAll && line.endsParagraph {
        kept.forEach(body)
        kept.removeAll(keepingCapacity: true)
        body(line)
        if isLast { return }
      } else {
        last = line
      }
      top = line.nextTop
      start = line.clusters.upperBound
      startsParagraph = line.endsWithNewline
    }
  }

  /// Makes the line that begins with a cluster, as long as fits.
  private mutating func setLine(
    from start: Int, top: CGFloat, startsParagraph: Bool, _ exclusion: TextExclusion?
  ) -> TypesetLine {
    if startsParagraph {
      paragraphStart = text.utf8Offset(of: start)
      if !styles.areAllEqual { style = styles.style(at: paragraphStart) }
    }
    var place = TypesetLine.Place(
      ofFirstLine: startsParagraph, in: style, width: width, exclusion, options.layoutDirection)
    (place.top, place.paragraphStart) = (top, paragraphStart)
    var line = text.line(from: start, at: place, mode)
    line.hasTab = text.hasTab(in: line.shown)
    if line.endsWithNewline {
      let end = line.utf8End ?? text.utf8Offset(of: line.clusters.upperBound)
      line.place.paragraphSpacing = style.spacing(before: styles.style(at: end))
    }
    line.metrics = metrics(of: line)
    if let exclusion, line.breaksWord || line.width > place.available + ShapedText.tolerance,
      let below = lineBelow(exclusion, instead: line, startsParagraph)
    {
      return below
    }
    return line
  }

  /// Returns the metrics of a line, changed by the style of its paragraph.
  private mutating func metrics(of line: TypesetLine) -> LineMetrics {
    let metrics = text.metrics(of: line)
    if text.text.paragraphs.isEmpty { return metrics }
    return styles.style(at: line.place.paragraphStart).metrics(of: metrics)
  }

  /// Returns the line that begins below an exclusion because its first word is too long beside it.
  ///
  /// The lines beside the exclusion stay empty. If the text moved up to the exclusion itself, it
  /// could end higher than in a larger width. A text with a limited number of lines is shortened
  /// anyway and stays beside the exclusion; it would use up its lines before it reaches that word.
  private mutating func lineBelow(
    _ exclusion: TextExclusion, instead line: TypesetLine, _ startsParagraph: Bool
  ) -> TypesetLine? {
    let pitch = line.nextTop - line.place.top
    guard lineLimit == .max, pitch > 0 else { return nil }
    let emptyLines = ((exclusion.height - ShapedText.tolerance - line.place.top) / pitch).rounded(
      .up)
    let top = line.place.top + emptyLines * pitch
    guard top.isFinite else { return nil }
    let below = setLine(
      from: line.clusters.lowerBound, top: top, startsParagraph: startsParagraph, nil)
    return below.bottom <= bounds.height.limit + ShapedText.tolerance ? below : nil
  }

  /// Returns whether another line fits below a line.
  private mutating func hasSpace(
    after line: TypesetLine, _ limit: CGFloat, _ exclusion: TextExclusion?
  ) -> Bool {
    guard limit < .infinity else { return true }
    if text.hasUniformMetrics, exclusion == nil {
      return line.nextTop + line.metrics.lineHeight <= limit + ShapedText.tolerance
    }
    let current = (paragraphStart, style)
    defer { (paragraphStart, style) = current }
    let next = setLine(
      from: line.clusters.upperBound, top: line.nextTop, startsParagraph: line.endsWithNewline,
      exclusion)
    return next.bottom <= limit + ShapedText.tolerance
  }

  private mutating func truncated(_ line: TypesetLine) -> TypesetLine {
    var result = text.truncatedLine(from: line.clusters.lowerBound, at: line.place, mode)
    result.metrics = metrics(of: result)
    return result
  }
}

extension Typesetter {
  /// Moves a word to the last line of a paragraph, where a single word would be alone.
  ///
  /// The word comes from the line before. It moves only if that line keeps a word and the last line
  /// has space for it, so the number of lines stays the same (inferred). White space separates
  /// words (decided). A line with tabs keeps its words (decided).
  private mutating func pushWordOut(of last: inout TypesetLine?, to line: inout TypesetLine) {
    guard style.lineBreakStrategy.contains(.pushOut), mode.wrapsWords, line.endsParagraph,
      !line.place.isBesideExclusion, let previous = last, !previous.endsParagraph,
      !previous.place.isBesideExclusion, !previous.breaksWord, !previous.hasTab,
      !text.hasTab(in: line.clusters), text.isSingleWord(line),
      let (start, shorter) = text.withoutLastWord(
        previous, in: line.place.available - line.width + ShapedText.tolerance)
    else { return }
    var longer = text.line(from: start, at: line.place, mode)
    guard longer.endsParagraph, longer.clusters.upperBound == line.clusters.upperBound else {
      return
    }
    longer.metrics = metrics(of: longer)
    var changed = shorter
    changed.metrics = metrics(of: changed)
    // The word stays if moving it would change the metrics of either line.
    guard changed.metrics == previous.metrics, longer.metrics == line.metrics else { return }
    last = changed
    line = longer
  }
}

extension TextLayoutOptions {
  /// The maximum number of lines, which includes empty lines at the end.
  fileprivate var largestNumberOfLines: Int { numberOfLines > 0 ? numberOfLines : .max }

  /// Returns the maximum number of lines up to the end of the visible text in a mode.
  ///
  /// Empty lines at the end of a text count in all modes that truncate (decided).
  func lineLimit(_ mode: LineBreakMode) -> Int {
    mode == .byTruncatingMiddle ? 1 : largestNumberOfLines
  }
}

extension LineBreakMode {
  /// Whether lines break between words.
  var wrapsWords: Bool { self != .byCharWrapping && self != .byClipping }

  /// Whether an ellipsis replaces text that does not fit.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
