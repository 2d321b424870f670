import CellText
import Foundation

/// How large a text is in some width, in points.
struct LabelMeasure: Equatable, Sendable {
  /// The width on one line, rounded up to a pixel (G7).
  var naturalWidth: CGFloat

  /// The distance from the start of the room to the end of the widest line.
  var extent: CGFloat

  /// The height of all lines, rounded up to a pixel.
  var height: CGFloat

  var firstBaseline: CGFloat
  var lastBaseline: CGFloat
  var firstLineHeight: CGFloat
  var lineCount: Int

  /// Whether nothing is left out.
  var isWhole: Bool

  init(_ measurement: TextMeasurement, _ grid: PixelGrid) {
    naturalWidth = grid.up(measurement.naturalWidth)
    extent = measurement.size.width
    height = measurement.size.height
    firstBaseline = measurement.firstBaseline
    lastBaseline = grid.nearest(measurement.lastBaseline)
    firstLineHeight = measurement.firstLineHeight
    lineCount = measurement.lineCount
    isWhole = !measurement.isTruncated && measurement.fontScale == 1
  }

  /// Whether the whole text stands on one line.
  var isOneLine: Bool { lineCount <= 1 && isWhole }

  /// The last baseline that is seen if only so much of the height is.
  func lastBaseline(inHeight height: CGFloat) -> CGFloat {
    guard height < self.height, lineCount > 1 else { return lastBaseline }
    let pitch = (lastBaseline - firstBaseline) / CGFloat(lineCount - 1)
    guard pitch > 0 else { return lastBaseline }
    let following = ((height - firstLineHeight) / pitch).rounded(.down)
    return firstBaseline + pitch * max(0, following)
  }
}
