package import CellConfiguration
package import CellText
package import Foundation

/// The layout of a text by an engine, as values that a liar can change.
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
    package var baseDirection: LayoutDirection
    package var pieces: [TextFragment]
    /// The parts of all pieces, each as a separate piece.
    package var parts: [TextFragment]
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
      let pieces = layout.fragments(of: line)
      return Line(
        range: line.utf8Range, shown: line.shownRange, tail: line.tailRange,
        hasEllipsis: line.hasEllipsis, hasHyphen: line.hasHyphen, x: line.x, width: line.width,
        top: line.top,
        baseline: line.baseline, metrics: line.metrics,
        baseDirection: layout.baseDirection(of: line), pieces: pieces,
        parts: pieces.flatMap { $0.divided(into: layout.parts(of: $0, in: line)) })
    }
    size = layout.size
    isTruncated = layout.isTruncated
    fontScale = layout.measurement.fontScale
    tightening = layout.tightening
    measured = measurement.size
    measuredLineCount = measurement.lineCount
  }
}

extension TextFragment {
  /// Returns the parts as pieces, each with its range in the text.
  fileprivate func divided(into parts: [Part]) -> [TextFragment] {
    // An ellipsis or hyphen, which is not in the text, comes before or after the rest.
    let addedCount = string.utf8.count - utf8Range.count
    let ellipsis = Array(TextLine.ellipsis.utf8)
    let isAddedBefore = addedCount > 0 && Array(string.utf8.prefix(addedCount)) == ellipsis
    let own = isAddedBefore ? addedCount..<string.utf8.count : 0..<utf8Range.count
    var start = 0
    return parts.map { part in
      let bytes = start..<start + part.string.utf8.count
      start = bytes.upperBound
      let inside = bytes.clamped(to: own)
      var piece = self
      (piece.string, piece.x, piece.width) = (part.string, part.x, part.width)
      let shift = utf8Range.lowerBound - own.lowerBound
      piece.utf8Range = inside.lowerBound + shift..<inside.upperBound + shift
      return piece
    }
  }
}
