import CellConfiguration
import Foundation

/// Makes all lines of a text, one after the other, and hands each to whoever wants it.
///
/// Measuring and laying out run the same code: one keeps a few numbers of every line, the other the
/// lines.
struct Typesetter {
  private(set) var text: ShapedText
  let fitting: SingleLineFitting
  private(set) var isTruncated = false

  private let options: TextLayoutOptions
  private let bounds: TextBounds
  private let width: CGFloat
  /// The style of the paragraph whose lines are being made.
  private var style: CellParagraphStyle
  private var paragraphStart = 0
  /// The line that was made last, if what is behind it may change it.
  private var last: TypesetLine?
  /// Lines before that, which may have to give way for what is behind them.
  private var kept: [TypesetLine] = []

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
    let beside = (bounds.effectiveObstacle?.width ?? 0) + style.indent(ofFirstLine: true)
    fitting = SingleLineFitting(
      &shaped, options, styles.lineBreakMode, available: (width - beside).nonNegative)
    self.text = shaped
    self.options = options
    self.bounds = bounds
    self.width = width
  }

  /// The width of the text with nothing done to it, and whether all of it has been measured.
  var naturalWidth: (points: CGFloat, isExact: Bool) {
    fitting.naturalWidth ?? (text.naturalWidth, text.isWhole)
  }

  private var styles: ParagraphStyles { text.styles }

  private var mode: LineBreakMode { styles.lineBreakMode }

  private var lineLimit: Int { options.lineLimit(mode) }

  /// Makes the lines from the top down.
  mutating func forEachLine(_ body: (TypesetLine) -> Void) {
    let heightLimit = bounds.height.limit
    let lineLimit = lineLimit
    guard !text.clusters.isEmpty else { return }
    guard heightLimit > 0 else {
      isTruncated = text.hasVisibleText(from: 0)
      return
    }
    var obstacle = bounds.effectiveObstacle
    var top: CGFloat = 0
    var number = 0
    var start = 0
    var startsParagraph = true
    // A shortened line may show higher fonts than a wrapped one.
    let keepsAll = !text.hasUniformMetrics && heightLimit < .infinity && mode.truncates
    while true {
      // 1. Once a line is not beside the obstacle, no later one is.
      if let height = obstacle?.height, top >= height - ShapedText.tolerance { obstacle = nil }
      // 2. As many clusters as fit.
      var line = setLine(from: start, top: top, startsParagraph: startsParagraph, obstacle)
      number += 1
      if line.isClipped { isTruncated = true }
      // 3. What is left goes to the next line, if there is one.
      let rest = line.clusters.upperBound
      let hasNext = line.endsWithNewline || text.hasCluster(at: rest)
      let isLast =
        !hasNext || number == lineLimit || !hasSpace(after: line, heightLimit, obstacle)
      // 4. The last permitted line stands for the whole rest of the text.
      if isLast, hasNext, text.hasVisibleText(from: rest) {
        isTruncated = true
        if mode.truncates { line = truncated(line) }
        while line.bottom > heightLimit + ShapedText.tolerance, let previous = last {
          line = truncated(previous)
          last = kept.popLast()
        }
      } else {
        pushWordOut(to: &line)
      }
      // 5. The line before it is final, unless it may have to give way.
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
    from start: Int, top: CGFloat, startsParagraph: Bool, _ obstacle: TextObstacle?
  ) -> TypesetLine {
    if startsParagraph {
      paragraphStart = text.utf8Offset(of: start)
      style = styles.style(at: paragraphStart)
    }
    let indent = style.indent(ofFirstLine: startsParagraph)
    let available = (width - (obstacle?.width ?? 0) - indent).nonNegative
    var line = text.line(from: start, available: available, mode)
    line.available = available
    line.indent = indent + (obstacle?.corner == .topLeading ? obstacle?.width ?? 0 : 0)
    line.isBesideObstacle = obstacle != nil
    line.alignment = style.alignment ?? .natural
    line.paragraphStart = paragraphStart
    if line.endsWithNewline {
      let end = line.utf8End ?? text.utf8Offset(of: line.clusters.upperBound)
      line.paragraphSpacing = style.spacing(before: styles.style(at: end))
    }
    line.top = top
    line.metrics = metrics(of: line)
    if let obstacle, line.breaksWord || line.width > available + ShapedText.tolerance,
      let below = lineBelow(obstacle, instead: line, startsParagraph)
    {
      return below
    }
    return line
  }

  /// The metrics of a line, with what the style of its paragraph says.
  private func metrics(of line: TypesetLine) -> LineMetrics {
    let metrics = text.metrics(of: line)
    if text.text.paragraphs.isEmpty { return metrics }
    return styles.style(at: line.paragraphStart).metrics(of: metrics)
  }

  /// The line that begins below an obstacle because its first word is too long to be beside it.
  ///
  /// The lines beside the obstacle stay empty: were the text to move up to the obstacle itself, it
  /// could end higher than in more width. A text whose number of lines is limited is shortened
  /// anyway and stays; it would use up its lines before it gets to that word.
  private mutating func lineBelow(
    _ obstacle: TextObstacle, instead line: TypesetLine, _ startsParagraph: Bool
  ) -> TypesetLine? {
    let pitch = line.nextTop - line.top
    guard lineLimit == .max, pitch > 0 else { return nil }
    let emptyLines = ((obstacle.height - ShapedText.tolerance - line.top) / pitch).rounded(.up)
    let top = line.top + emptyLines * pitch
    guard top.isFinite else { return nil }
    let below = setLine(
      from: line.clusters.lowerBound, top: top, startsParagraph: startsParagraph, nil)
    return below.bottom <= bounds.height.limit + ShapedText.tolerance ? below : nil
  }

  /// Whether another line fits under a line.
  private mutating func hasSpace(
    after line: TypesetLine, _ limit: CGFloat, _ obstacle: TextObstacle?
  ) -> Bool {
    guard limit < .infinity else { return true }
    if text.hasUniformMetrics, obstacle == nil {
      return line.nextTop + line.metrics.lineHeight <= limit + ShapedText.tolerance
    }
    let current = (paragraphStart, style)
    defer { (paragraphStart, style) = current }
    let next = setLine(
      from: line.clusters.upperBound, top: line.nextTop, startsParagraph: line.endsWithNewline,
      obstacle)
    return next.bottom <= limit + ShapedText.tolerance
  }

  private mutating func truncated(_ line: TypesetLine) -> TypesetLine {
    var result = text.truncatedLine(
      from: line.clusters.lowerBound, available: line.available, mode)
    result.takePlace(of: line)
    result.metrics = metrics(of: result)
    return result
  }
}

extension Typesetter {
  /// Moves a word from the line that was made last to the last one of its paragraph, where a single
  /// word would stand alone.
  ///
  /// Only where the line keeps a word and the other one has space for it, so that the number of
  /// lines stays (inferred); words are what white space separates (decided).
  private mutating func pushWordOut(to line: inout TypesetLine) {
    guard style.lineBreakStrategy.contains(.pushOut), mode.wrapsWords, line.endsParagraph,
      !line.isBesideObstacle, let previous = last, !previous.endsParagraph,
      !previous.isBesideObstacle, !previous.breaksWord, text.isSingleWord(line),
      let (start, shorter) = text.withoutLastWord(previous)
    else { return }
    var longer = text.line(from: start, available: line.available, mode)
    guard longer.endsParagraph, longer.clusters.upperBound == line.clusters.upperBound else {
      return
    }
    longer.takePlace(of: line)
    longer.metrics = metrics(of: longer)
    var changed = shorter
    changed.takePlace(of: previous)
    changed.metrics = metrics(of: changed)
    // A higher font stays where it is.
    guard changed.metrics == previous.metrics, longer.metrics == line.metrics else { return }
    last = changed
    line = longer
  }
}

extension TypesetLine {
  /// Stands where another line stood.
  fileprivate mutating func takePlace(of other: TypesetLine) {
    available = other.available
    indent = other.indent
    isBesideObstacle = other.isBesideObstacle
    alignment = other.alignment
    paragraphStart = other.paragraphStart
    paragraphSpacing = other.paragraphSpacing
    top = other.top
  }
}

extension TextLayoutOptions {
  /// The largest number of lines in a mode.
  fileprivate func lineLimit(_ mode: LineBreakMode) -> Int {
    if mode == .byTruncatingMiddle { return 1 }
    return numberOfLines > 0 ? numberOfLines : .max
  }
}

extension LineBreakMode {
  /// Whether lines break between words.
  var wrapsWords: Bool { self != .byCharWrapping && self != .byClipping }

  /// Whether an ellipsis stands for what does not fit.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
