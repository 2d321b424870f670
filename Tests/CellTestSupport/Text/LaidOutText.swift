package import CellConfiguration
package import CellText
package import Foundation

/// What an engine says about a text, open to being changed by a liar.
package struct LaidOutText: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package var range: Range<Int>
    package var shown: Range<Int>
    package var tail: Range<Int>
    package var hasEllipsis: Bool
    package var hasHyphen: Bool
    package var x: CGFloat
    package var width: CGFloat
    package var top: CGFloat
    package var baseline: CGFloat
    package var metrics: LineMetrics
    package var baseDirection: TraitEnvironmentLayoutDirection
    package var pieces: [TextFragment]
  }

  package var lines: [Line]
  package var size: CGSize
  package var isTruncated: Bool
  package var fontScale: CGFloat
  package var tightening: CGFloat
  package var measured: CGSize
  package var measuredLineCount: Int

  package init(_ layout: TextLayout, _ measurement: TextMeasurement) {
    lines = layout.lines.map { line in
      Line(
        range: line.utf8Range, shown: line.shownRange, tail: line.tailRange,
        hasEllipsis: line.hasEllipsis, hasHyphen: line.hasHyphen, x: line.x, width: line.width,
        top: line.top,
        baseline: line.baseline, metrics: line.metrics,
        baseDirection: layout.baseDirection(of: line), pieces: layout.fragments(of: line))
    }
    size = layout.size
    isTruncated = layout.isTruncated
    fontScale = layout.measurement.fontScale
    tightening = layout.tightening
    measured = measurement.size
    measuredLineCount = measurement.lineCount
  }
}
