import CellConfiguration
import Foundation

/// Makes all lines of a text, one after the other, and hands each to whoever wants it.
///
/// Measuring and laying out run the same code: one keeps a few numbers of every line, the other the
/// lines.
struct Typesetter {
  private(set) var text: ShapedText
  let naturalWidth: CGFloat
  let fitting: SingleLineFitting
  private(set) var isTruncated = false

  private let options: TextLayoutOptions
  private let bounds: TextBounds
  private let shaper: any TextShaper
  private let width: CGFloat

  init(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) {
    var shaped = ShapedText(text, shaper)
    naturalWidth = shaped.naturalWidth
    let width = bounds.width.limit
    let beside = bounds.effectiveObstacle?.width ?? 0
    fitting = SingleLineFitting(shaped, options, available: (width - beside).nonNegative)
    fitting.apply(to: &shaped)
    self.text = shaped
    self.options = options
    self.bounds = bounds
    self.shaper = shaper
    self.width = width
  }

  /// Makes the lines from the top down.
  mutating func forEachLine(_ body: (TypesetLine) -> Void) {
    let count = text.clusters.count
    let heightLimit = bounds.height.limit
    let lineLimit = options.numberOfLines > 0 ? options.numberOfLines : Int.max
    guard count > 0 else { return }
    guard heightLimit > 0 else {
      isTruncated = text.hasVisibleText(from: 0)
      return
    }
    var obstacle = bounds.effectiveObstacle
    var top: CGFloat = 0
    var number = 0
    var start = 0
    // Lines that may have to give way, because a shortened line shows higher fonts than a wrapped one.
    let keepsLines =
      text.runs.count > 1 && heightLimit < .infinity && options.lineBreakMode.truncates
    var kept: [TypesetLine] = []
    while true {
      // 1. Once a line is not beside the obstacle, no later one is.
      if let height = obstacle?.height, top >= height - ShapedText.tolerance { obstacle = nil }
      // 2. As many clusters as fit.
      var line = setLine(from: start, top: top, obstacle)
      number += 1
      if options.lineBreakMode == .byClipping, cuts(line) { isTruncated = true }
      // 3. What is left goes to the next line, if there is one.
      let rest = line.clusters.upperBound
      let hasNext = rest < count || endsWithNewline(line)
      guard hasNext else {
        kept.forEach(body)
        body(line)
        return
      }
      let isLast = number == lineLimit || !hasWidth(after: line, from: rest, heightLimit, obstacle)
      guard isLast else {
        if keepsLines { kept.append(line) } else { body(line) }
        top = line.nextTop
        start = rest
        continue
      }
      // 4. The last permitted line stands for the whole rest of the text.
      if rest < count, text.hasVisibleText(from: rest) {
        isTruncated = true
        if options.lineBreakMode.truncates { line = truncated(line) }
        while line.bottom > heightLimit + ShapedText.tolerance, let previous = kept.popLast() {
          line = truncated(previous)
        }
      }
      kept.forEach(body)
      body(line)
      return
    }
  }

  private func setLine(from start: Int, top: CGFloat, _ obstacle: TextObstacle?) -> TypesetLine {
    let available = (width - (obstacle?.width ?? 0)).nonNegative
    var line = text.line(from: start, available: available, options.lineBreakMode)
    line.available = available
    line.indent = obstacle?.corner == .topLeading ? obstacle?.width ?? 0 : 0
    line.top = top
    line.metrics = text.metrics(of: line)
    if let obstacle, line.breaksWord || line.width > available + ShapedText.tolerance,
      let below = lineBelow(obstacle, instead: line)
    {
      return below
    }
    return line
  }

  /// The line that begins below an obstacle because its first word is too long to be beside it.
  ///
  /// The lines beside the obstacle stay empty: were the text to move up to the obstacle itself, it
  /// could end higher than in more width. A text whose number of lines is limited is shortened anyway
  /// and stays; it would use up its lines before it gets to that word.
  private func lineBelow(_ obstacle: TextObstacle, instead line: TypesetLine) -> TypesetLine? {
    let pitch = line.nextTop - line.top
    guard options.numberOfLines <= 0, pitch > 0 else { return nil }
    let emptyLines = ((obstacle.height - ShapedText.tolerance - line.top) / pitch).rounded(.up)
    let top = line.top + emptyLines * pitch
    guard top.isFinite else { return nil }
    let below = setLine(from: line.clusters.lowerBound, top: top, nil)
    return below.bottom <= bounds.height.limit + ShapedText.tolerance ? below : nil
  }

  /// Whether clipping hides something of a line.
  private func cuts(_ line: TypesetLine) -> Bool {
    let hidden = line.shown.upperBound..<line.clusters.upperBound
    return text.clusters[hidden].contains { !$0.isWhiteSpace && !$0.isNewline }
  }

  private func endsWithNewline(_ line: TypesetLine) -> Bool {
    guard line.clusters.upperBound > line.clusters.lowerBound else { return false }
    return text.clusters[line.clusters.upperBound - 1].isNewline
  }

  /// Whether another line fits under a line.
  private func hasWidth(
    after line: TypesetLine, from start: Int, _ limit: CGFloat, _ obstacle: TextObstacle?
  ) -> Bool {
    guard limit < .infinity else { return true }
    let bottom =
      text.runs.count == 1 && obstacle == nil
      ? line.nextTop + line.metrics.lineHeight
      : setLine(from: start, top: line.nextTop, obstacle).bottom
    return bottom <= limit + ShapedText.tolerance
  }

  private func truncated(_ line: TypesetLine) -> TypesetLine {
    var known: (clusters: Range<Int>, width: CGFloat)?
    var result = text.truncatedLine(
      from: line.clusters.lowerBound, available: line.available, options.lineBreakMode
    ) { cluster in
      if let known, known.clusters.contains(cluster) { return known.width }
      let run = text.run(at: cluster)
      let width = ShapedText.ellipsisWidth(run.attributes, shaper) * fitting.scale
      known = (run.clusters, width)
      return width
    }
    result.available = line.available
    result.indent = line.indent
    result.top = line.top
    result.metrics = text.metrics(of: result)
    return result
  }
}

extension LineBreakMode {
  /// Whether an ellipsis stands for what does not fit.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
