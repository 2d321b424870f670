import CellConfiguration
public import Foundation

/// A text divided into lines, each with its position.
///
/// ```swift
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
/// let layout = TextLayout(
///   of: StyledText("Known networks are joined automatically.", font: font),
///   in: .width(atMost: 200))
/// for line in layout.lines {
///   print(layout.string(of: line), line.x, line.baseline)
/// }
/// ```
///
/// An empty text has no lines and a size of zero. Lines follow these rules:
///
/// 1. A word stays whole unless it is wider than the line. A cluster always stays whole.
/// 2. White space at a soft break hangs over the end of the line and does not count in its width.
/// 3. A newline begins a new line, also at the end of the text.
/// 4. No line is wider than its space, unless it is a single cluster or ellipsis.
/// 5. `height = ceilToPixel(sum of line heights + leadings between them)`.
/// 6. `baseline = line top + roundToPixel(ascender)`.
/// 7. The strategy `pushOut`, which labels use, avoids a single word on the last line of a
///    paragraph. It moves another word down if the line before keeps a word and the last line has
///    space for it.
/// 8. With the strategy `hangulWordPriority`, which labels use, Korean breaks at spaces only.
/// 9. The heights and distances of a paragraph style apply to each of its lines. The space between
///    paragraphs appears neither above the first line nor below the last one.
/// 10. A tab moves the text that follows it to the next tab stop of its paragraph, or without tab
///    stops to the next multiple of 28 points. A line with tabs is not justified, its letters do
///    not move closer together, and `pushOut` does not change it (decided). Behind an ellipsis at
///    the start or in the middle of a line, a tab is as wide as a space (decided).
///
/// The taller labels of some languages are not modeled: their scripts need taller lines than the
/// system font's. A shaper may return such metrics.
///
/// Clipping does not wrap: each paragraph is one line, which shows the clusters that fit.
///
/// Lines keep text in its logical order. ``fragments(of:)`` divides a line into pieces that run in
/// one direction, and returns the position of each.
public struct TextLayout: Sendable {
  /// The text.
  public let text: StyledText

  /// The options that the text was laid out with.
  public let options: TextLayoutOptions

  /// The lines from top to bottom.
  public let lines: [TextLine]

  /// The size and baselines of the text.
  ///
  /// It equals a separate measurement of the same text, up to rounding in the last bits of
  /// ``TextMeasurement/naturalWidth``.
  public let measurement: TextMeasurement

  /// The amount by which letters are moved closer together to fit the width, in ems.
  package let tightening: CGFloat

  /// The clusters of the text; `nil` if each is a character of printable ASCII on one line.
  let clusters: LaidOutClusters?

  /// The size, rounded up to whole pixels.
  public var size: CGSize { measurement.size }

  /// Whether a part of the text is not shown.
  public var isTruncated: Bool { measurement.isTruncated }

  /// Lays out a text.
  ///
  /// - Complexity: O(*n*) in the length of the visible text; in the length of the whole text if
  ///   nothing limits its height and number of lines, or if it does not run from left to right.
  public init(
    of text: StyledText, options: TextLayoutOptions = TextLayoutOptions(),
    in bounds: TextBounds = .unbounded, shaper: any TextShaper = .embedded
  ) {
    self.options = options
    if let width = Self.widthOfSimpleLine(text, options, bounds, shaper) {
      let metrics = LineMetrics(text.attributes.font)
      measurement = TextMeasurement(ofLine: width, metrics, options.displayScale, bounds)
      let line = TypesetLine(
        ofSimpleText: 0..<text.string.utf8.count, width, metrics, options, bounds)
      let placing = LinePlacing(options, width: measurement.size.width)
      lines = [placing.line(line, in: nil)]
      clusters = nil
      tightening = 0
      // Stored last, so that it is not copied.
      self.text = text
      return
    }
    var typesetter = Typesetter(text, options, bounds, shaper)
    var setLines: [TypesetLine] = []
    // Most texts have few lines, and growing an array copies them.
    setLines.reserveCapacity(options.numberOfLines == 1 ? 1 : 8)
    var tally = LineSummary(options, bounds)
    typesetter.forEachLine { line in
      setLines.append(line)
      tally.add(line)
    }
    measurement = tally.total(of: typesetter)
    let placing = LinePlacing(options, width: measurement.size.width)
    let clusters = LaidOutClusters(typesetter.text, options)
    lines = setLines.map { placing.line($0, in: clusters) }
    self.clusters = clusters
    tightening = typesetter.fitting.tightening
    self.text = text
  }

  /// Returns the width of a text of printable ASCII that fits on a line.
  ///
  /// The width is the same sum as for clusters. The result is `nil` for other texts, for shapers
  /// other than the embedded one, and if the text does not fit on a line.
  ///
  /// This is a function because functions, unlike initializers, do not copy their parameters.
  private static func widthOfSimpleLine(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> CGFloat? {
    guard text.runs.isEmpty, text.paragraphs.isEmpty, text.attributes.kern == 0,
      text.attributes.baselineOffset == 0, bounds.exclusion == nil, bounds.height.limit > 0,
      type(of: shaper) == EmbeddedShaper.self, options.layoutDirection != .rightToLeft
    else { return nil }
    return EmbeddedShaper().width(
      ofClustersIn: text.string, text.attributes.font,
      atMost: bounds.width.limit + ShapedText.tolerance)
  }

  /// The clusters of the text and their advances.
  var shaped: ShapedText {
    clusters?.text
      ?? ShapedText(text, ParagraphStyles(options), .embedded, isLimited: false)
  }

  /// The embedding levels, or `nil` if the whole text runs from left to right.
  var levels: ClusterLevels? { clusters?.levels }
}

/// The clusters of a text that has been laid out.
///
/// This is a class, so that copies of a layout share it. It belongs to them and never changes.
final class LaidOutClusters: Sendable {
  let text: ShapedText
  let levels: ClusterLevels?

  init(_ text: ShapedText, _ options: TextLayoutOptions) {
    self.text = text
    levels = ClusterLevels(
      text.text.string, text.clusters, text.styles, options.layoutDirection)
  }
}

extension TypesetLine {
  /// Creates the only line of a text of printable ASCII, whose code units are its clusters.
  fileprivate init(
    ofSimpleText all: Range<Int>, _ width: CGFloat, _ metrics: LineMetrics,
    _ options: TextLayoutOptions, _ bounds: TextBounds
  ) {
    self.init(
      clusters: all, shown: all, width: width, endsParagraph: true,
      at: Place(available: bounds.width.limit, alignment: options.alignment))
    self.metrics = metrics
  }
}
