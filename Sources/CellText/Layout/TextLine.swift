public import Foundation

/// A line of a laid-out text, in logical order.
///
/// ```diagram
///   top ────────┬──────────────────
///               │ ascender
///   baseline ───┼─ A line of text …
///               │ -descender
///   bottom ─────┴──────────────────
///               x              x + width
/// ```
public struct TextLine: Hashable, Sendable {
  /// The ellipsis character, which replaces text that does not fit.
  package static let ellipsis = "\u{2026}"

  /// The hyphen character, shown by a line that ends at a soft hyphen (assumed).
  package static let hyphen = "-"

  /// The text of the line in UTF-8 code units, including hanging spaces and newline.
  ///
  /// The ranges of all lines follow each other and cover the text, unless it is cut without an
  /// ellipsis.
  public let utf8Range: Range<Int>

  /// The visible text, up to the ellipsis or hyphen if there is one.
  package let shownRange: Range<Int>

  /// The visible text after the ellipsis.
  ///
  /// It is empty unless the ellipsis is at the start or in the middle.
  package let tailRange: Range<Int>

  /// Whether the line shows an ellipsis between ``shownRange`` and ``tailRange``.
  package var hasEllipsis: Bool { inserted?.character == .ellipsis }

  /// Whether the line ends at a soft hyphen and shows a hyphen after ``shownRange``.
  package var hasHyphen: Bool { inserted?.character == .hyphen }

  /// The left edge of the line, in points from the left edge of the layout.
  public let x: CGFloat

  /// The width of the visible text in points, including an ellipsis or hyphen.
  public let width: CGFloat

  /// The top edge, in points below the top of the layout; not rounded.
  public let top: CGFloat

  /// The baseline, in points below the top of the layout.
  ///
  /// It is the line's top plus the rounded ascender; round it to a pixel when drawing.
  public let baseline: CGFloat

  /// The metrics of the line: the metrics of its highest font, adjusted for the paragraph style.
  ///
  /// An ellipsis counts as a part of the line.
  public let metrics: LineMetrics

  /// The space added to every white space of a justified line, in points.
  package let wordSpacing: CGFloat

  let clusters: Range<Int>
  let shown: Range<Int>
  let tail: Range<Int>
  let inserted: TypesetLine.Inserted?

  /// The bottom edge, in points below the top of the layout; not rounded.
  public var bottom: CGFloat { top + metrics.lineHeight }

  /// Creates a line at its position; without clusters, each of them is one UTF-8 code unit.
  init(
    _ line: TypesetLine, x: CGFloat, width: CGFloat, wordSpacing: CGFloat,
    in laidOut: LaidOutClusters?, _ grid: PixelGrid
  ) {
    let range = laidOut?.text.utf8Range(of: line.clusters) ?? line.clusters
    utf8Range = range.lowerBound..<(line.utf8End ?? range.upperBound)
    shownRange = laidOut?.text.utf8Range(of: line.shown) ?? line.shown
    tailRange = laidOut?.text.utf8Range(of: line.tail) ?? line.tail
    self.x = x
    self.width = width
    top = line.place.top
    baseline = line.place.top + grid.round(line.metrics.ascender)
    metrics = line.metrics
    self.wordSpacing = wordSpacing
    clusters = line.clusters
    shown = line.shown
    tail = line.tail
    inserted = line.inserted
  }
}
