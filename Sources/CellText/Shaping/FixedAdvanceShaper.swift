public import CellConfiguration
public import Foundation

/// A shaper that gives all clusters the same width, for tests and as an example.
///
/// Every grapheme cluster is ``advance`` ems wide in any font; newlines have no width. Vertical
/// metrics come from the font, and clusters have no tracking.
///
/// ```swift
/// let shaper = FixedAdvanceShaper(advance: 0.5)
/// // Eight clusters of half an em.
/// let text = StyledText("eight ch", font: ResolvedFont(pointSize: 10))
/// let width = TextMeasurement(of: text, shaper: shaper).naturalWidth  // 40
/// ```
public struct FixedAdvanceShaper: TextShaper, Hashable {
  /// The width of a cluster in ems.
  public var advance: CGFloat

  /// Creates a shaper; an advance that is negative or not finite counts as 0.
  public init(advance: CGFloat) {
    self.advance = advance.finite.nonNegative
  }

  /// Returns the metrics given by the font itself.
  public func metrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(font)
  }

  /// Sets the same advance for every cluster except newlines.
  public func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    let width = advance * run.font.pointSize
    for index in run.clusters where !clusters[index].isNewline {
      clusters[index].advance = width
    }
  }
}
