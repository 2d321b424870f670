import CellConfiguration
import Foundation

/// A text with its clusters measured, before any lines are made of it.
///
/// A text of which not all may be shown is read and measured as far as it is asked for: lines and
/// everything else here call ``extend()`` where they come to the end of ``clusters``.
struct ShapedText: Sendable {
  /// A run as clusters, with the metrics of its font.
  struct Run: Sendable {
    var clusters: Range<Int>
    var attributes: TextAttributes
    var metrics: LineMetrics
    /// Which of the text's runs it is.
    var number: Int
  }

  /// What a text that is not measured at once is read by, in UTF-8 code units.
  ///
  /// Decided: some lines of a phone; twice as much each time, so that a long line takes few steps.
  static let firstStep = 512
  static let longestStep = 16_384

  let text: StyledText
  let styles: ParagraphStyles
  /// What all fonts are made smaller by, for their advances; lines keep their heights.
  let scale: CGFloat
  let shaper: any TextShaper
  /// Whether not all of the text may be shown; a long one is not read at once then.
  private let isLimited: Bool

  var buffer = TextClusters()
  /// The runs of the clusters that have been measured; at least one.
  var runs: [Run] = []

  var segmenter: TextSegmenter
  /// The cluster behind those that have been measured, which they were measured with: the next one.
  var next: TextCluster?
  /// How much is read the next time.
  var step: Int
  /// Where the paragraph begins that is being measured.
  var paragraphStart = 0
  var widths = NaturalWidth()
  /// Whether the clusters are all that will be read.
  var isComplete = false
  /// Whether text is missing between or behind the clusters.
  var hasGaps = false

  /// Divides a text into clusters and has a shaper measure them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - styles: The styles of its paragraphs.
  ///   - shaper: What measures, once for each stretch of one font in a paragraph.
  ///   - scale: What fonts are made smaller by.
  ///   - isLimited: Whether not all of it may be shown.
  init(
    _ text: consuming StyledText, _ styles: ParagraphStyles, _ shaper: any TextShaper,
    scale: CGFloat = 1,
    isLimited: Bool
  ) {
    step = isLimited && text.string.utf8.count > 2 * Self.firstStep ? Self.firstStep : .max
    self.text = text
    self.styles = styles
    self.shaper = shaper
    self.scale = scale
    self.isLimited = isLimited
    segmenter = TextSegmenter(styles)
    widths.begin(styles.style(at: 0))
    extend()
  }

  /// The same text measured in fonts made smaller by a factor.
  func scaled(by scale: CGFloat) -> ShapedText {
    ShapedText(text, styles, shaper, scale: scale, isLimited: isLimited)
  }

  /// The clusters that have been measured.
  var clusters: ContiguousArray<TextCluster> {
    _read { yield buffer.storage }
    _modify { yield &buffer.storage }
  }

  /// The width of the text where no line is wrapped, that of its widest paragraph; a least width
  /// unless all of it has been measured.
  var naturalWidth: CGFloat { widths.total }

  /// Whether all of the text has been measured.
  var isWhole: Bool { isComplete && !hasGaps }

  /// Whether all lines are equally high.
  var hasUniformMetrics: Bool {
    text.runs.isEmpty && text.paragraphs.count <= 1 && !shaper.metricsDependOnText
  }

  /// Whether there is a cluster at an index.
  mutating func hasCluster(at index: Int) -> Bool {
    while index >= buffer.count { if !extend() { return false } }
    return true
  }

  /// Where the text goes on that has not been measured.
  var readEnd: Int { next?.utf8Offset ?? segmenter.end }
}

/// The width of a text's widest paragraph, added up as clusters come.
struct NaturalWidth: Sendable {
  private var widest: CGFloat = 0
  private var paragraph: CGFloat = 0

  var total: CGFloat { max(widest, paragraph) }

  mutating func begin(_ style: CellParagraphStyle) {
    widest = total
    paragraph = style.indent(ofFirstLine: true)
  }

  mutating func add(_ advance: CGFloat) { paragraph += advance }
}
