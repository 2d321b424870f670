import CellConfiguration
import Foundation

/// Combines lines into a measurement.
struct LineSummary {
  private var measurement = TextMeasurement()

  private let options: TextLayoutOptions
  private let bounds: TextBounds
  private let grid: PixelGrid
  /// The width that the widest line takes, including the space before and behind it.
  private var extent: CGFloat = 0
  private let exclusion: TextExclusion?
  /// The bottom of the last line.
  private var bottom: CGFloat = 0

  init(_ options: TextLayoutOptions, _ bounds: TextBounds) {
    self.options = options
    self.bounds = bounds
    grid = PixelGrid(scale: options.displayScale)
    exclusion = bounds.effectiveExclusion
  }

  /// Adds the next line.
  mutating func add(_ line: TypesetLine) {
    // A justified line takes all of its space if that is finite.
    let fillsSpace = line.isJustified && line.place.available < .infinity
    let width = fillsSpace ? max(line.place.available, line.width) : line.width
    measurement.lastBaseline = line.place.top + grid.round(line.metrics.ascender)
    if measurement.lineCount == 0 {
      measurement.firstBaseline = measurement.lastBaseline
      measurement.firstLineTop = line.place.top
      measurement.firstLineHeight = line.metrics.lineHeight
    }
    measurement.lineCount += 1
    extent = max(extent, line.place.head + width + line.place.tail)
    bottom = line.bottom
  }

  /// Returns the measurement, with the size of all lines and the typesetter's changes.
  func total(of typesetter: Typesetter) -> TextMeasurement {
    var total = measurement
    total.size.width =
      bounds.width.fixed ?? min(grid.ceil(extent).nonNegative, bounds.width.limit)
    total.size.height =
      bounds.height.fixed ?? min(grid.ceil(bottom).nonNegative, bounds.height.limit)
    if let exclusion {
      total.exclusionSize = CGSize(
        width: exclusion.width, height: min(exclusion.height, .largestLength))
      total.isExclusionAtLeft =
        (exclusion.corner == .topLeading) != (options.layoutDirection == .rightToLeft)
    }
    let natural = typesetter.naturalWidth
    // If only a part was measured, the natural width is at least the visible width.
    total.naturalWidth = natural.isExact ? natural.points : max(natural.points, extent)
    total.isNaturalWidthExact = natural.isExact
    total.isTruncated = typesetter.isTruncated
    total.fontScale = typesetter.fitting.scale
    return total
  }
}
