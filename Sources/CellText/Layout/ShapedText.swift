import CellConfiguration
import Foundation

/// A text with measured clusters, before it is divided into lines.
///
/// A text that may not be shown completely is read and measured on demand: lines, and all other
/// users, call ``extend()`` when they reach the end of ``clusters``.
struct ShapedText: Sendable {
  /// A run as a range of clusters, with the metrics of its font.
  struct Run: Sendable {
    var clusters: Range<Int>
    var attributes: TextAttributes
    var metrics: LineMetrics
    /// The index of the run among the text's runs.
    var number: Int
  }

  /// The length of the first step when reading a text in steps, in UTF-8 code units.
  ///
  /// Decided: a few lines on a phone. Each step is twice as long as the one before, so a long line
  /// takes few steps.
  static let firstStep = 512
  static let longestStep = 16_384
  /// The length of the longest text that is read in one step, even if only a part of it is shown.
  static let longestWhole = 2 * firstStep

  let text: StyledText
  let styles: ParagraphStyles
  /// The factor that scales all fonts down for measuring advances; lines keep their heights.
  let scale: CGFloat
  let shaper: any TextShaper
  /// Whether the text may not be shown completely; a long one is then read in steps.
  private let isLimited: Bool

  var buffer = TextClusters()
  /// The runs of the measured clusters; at least one.
  var runs: [Run] = []

  var segmenter: TextSegmenter
  /// The cluster after the measured ones; they were measured together with it.
  var next: TextCluster?
  /// The length of the next step.
  var step: Int
  /// The offset where the current paragraph begins.
  var paragraphStart = 0
  /// The search for the direction of the paragraph that was last needed.
  var direction = DirectionSearch(from: 0)
  var widths = NaturalWidth()
  /// Whether any cluster is a tab.
  var hasTabs = false
  /// The tab stops of the paragraph whose line was last made, if it has a tab.
  var tabStops: (paragraphStart: Int, stops: TabStops)?
  /// Whether no more clusters will be read.
  var isComplete = false
  /// Whether text is missing between or after the clusters.
  var hasGaps = false

  /// Divides a text into clusters and lets a shaper measure them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - styles: The styles of its paragraphs.
  ///   - shaper: The shaper, which measures each stretch of one font in a paragraph once.
  ///   - scale: The factor that scales fonts down.
  ///   - isLimited: Whether the text may not be shown completely.
  init(
    _ text: consuming StyledText, _ styles: ParagraphStyles, _ shaper: any TextShaper,
    scale: CGFloat = 1,
    isLimited: Bool
  ) {
    step = isLimited && text.string.utf8.count > Self.longestWhole ? Self.firstStep : .max
    self.text = text
    self.styles = styles
    self.shaper = shaper
    self.scale = scale
    self.isLimited = isLimited
    segmenter = TextSegmenter(styles)
    if !styles.areAllEqual {
      widths.begin(styles.style(at: 0), at: 0)
      direction = DirectionSearch(from: 0, explicit: styles.direction(at: 0))
    }
    extend()
  }

  /// Returns the same text measured in fonts scaled by a factor.
  func scaled(by scale: CGFloat) -> ShapedText {
    ShapedText(text, styles, shaper, scale: scale, isLimited: isLimited)
  }

  /// The measured clusters.
  var clusters: ContiguousArray<TextCluster> {
    _read { yield buffer.storage }
    _modify { yield &buffer.storage }
  }

  /// The width of the text without wrapping, which is the width of its widest paragraph.
  ///
  /// It is a lower bound unless the whole text has been measured.
  var naturalWidth: CGFloat { widths.total }

  /// Whether the whole text has been measured.
  var isWhole: Bool { isComplete && !hasGaps }

  /// Whether all lines have the same height.
  var hasUniformMetrics: Bool {
    text.runs.isEmpty && text.paragraphs.count <= 1 && !shaper.metricsDependOnText
  }

  /// Returns whether there is a cluster at an index.
  mutating func hasCluster(at index: Int) -> Bool {
    while index >= buffer.count { if !extend() { return false } }
    return true
  }

  /// The offset where the unread text begins.
  var readEnd: Int { next?.utf8Offset ?? segmenter.end }
}
