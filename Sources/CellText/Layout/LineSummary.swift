import CellConfiguration
import Foundation

/// Sums up lines to a measurement.
struct LineSummary {
  private var measurement = TextMeasurement()

  private let options: TextLayoutOptions
  private let bounds: TextBounds
  private let grid: PixelGrid
  /// How far the widest line reaches from the leading edge, an obstacle at its end included.
  private var extent: CGFloat = 0
  private let obstacle: TextObstacle?
  /// The bottom of the last line.
  private var bottom: CGFloat = 0

  init(_ options: TextLayoutOptions, _ bounds: TextBounds) {
    self.options = options
    self.bounds = bounds
    grid = PixelGrid(scale: options.displayScale)
    obstacle = bounds.effectiveObstacle
  }

  /// Adds the next line.
  mutating func add(_ line: TypesetLine) {
    // A justified line takes all of its space, as long as that is finite.
    let fillsSpace = line.isJustified && line.available < .infinity
    let width = fillsSpace ? max(line.available, line.width) : line.width
    measurement.lastBaseline = line.top + grid.round(line.metrics.ascender)
    if measurement.lineCount == 0 {
      measurement.firstBaseline = measurement.lastBaseline
      measurement.firstLineTop = line.top
      measurement.firstLineHeight = line.metrics.lineHeight
    }
    measurement.lineCount += 1
    let behind = line.isBesideObstacle && obstacle?.corner == .topTrailing ? obstacle?.width : nil
    extent = max(extent, line.indent + width + (behind ?? 0))
    bottom = line.bottom
  }

  /// The measurement with the size of all lines and what the typesetter did to them.
  func total(of typesetter: Typesetter) -> TextMeasurement {
    var total = measurement
    total.size.width =
      bounds.width.fixed ?? min(grid.ceil(extent).nonNegative, bounds.width.limit)
    total.size.height =
      bounds.height.fixed ?? min(grid.ceil(bottom).nonNegative, bounds.height.limit)
    if let obstacle {
      total.obstacleSize = CGSize(
        width: obstacle.width, height: min(obstacle.height, .largestLength))
      total.isObstacleAtLeft =
        (obstacle.corner == .topLeading) != (options.layoutDirection == .rightToLeft)
    }
    let natural = typesetter.naturalWidth
    // No less than what is shown, where all is not known.
    total.naturalWidth = natural.isExact ? natural.points : max(natural.points, extent)
    total.isNaturalWidthExact = natural.isExact
    total.isTruncated = typesetter.isTruncated
    total.fontScale = typesetter.fitting.scale
    return total
  }
}
