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
  /// The top of the first line, larger than 0 where its first word is too long to be beside the image.
  var firstLineTop: CGFloat
  var firstLineHeight: CGFloat
  var lineCount: Int

  /// Whether nothing is left out.
  var isWhole: Bool

  init(_ measurement: TextMeasurement, _ grid: PixelGrid) {
    naturalWidth = grid.ceil(measurement.naturalWidth)
    extent = measurement.size.width
    height = measurement.size.height
    firstBaseline = grid.round(measurement.firstBaseline)
    lastBaseline =
      measurement.lineCount > 1 ? grid.round(measurement.lastBaseline) : firstBaseline
    firstLineTop = measurement.firstLineTop == 0 ? 0 : grid.round(measurement.firstLineTop)
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
    let following = ((height - firstLineTop - firstLineHeight) / pitch).rounded(.down)
    return firstBaseline + pitch * max(0, following)
  }
}
